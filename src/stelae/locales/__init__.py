"""The words of Stelae in its languages: Fluent files, one set for the page and the command line."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from stelae.core.contract import Reason

LANGUAGES = ("en", "ru", "hu")


class Words:
    """All messages in one language. What a language lacks (a stranger's game, say) is shown as its id."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], functions={"SEAT": _seat}, use_isolating=False)
        for file in sorted(files(__package__).joinpath(language).iterdir(), key=lambda file: file.name):
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def __call__(self, message: str, /, **params: Any) -> str:
        """The text of a message, or of an attribute of one (`AZ-5.title`)."""
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return f"{message} {dict(params)}" if params else message
        found = self._bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        return str(self._bundle.format_pattern(pattern, params)[0]) if pattern else message

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def reason(self, reason: Reason) -> str:
        """Why something cannot be, and which clause says so."""
        text = self(reason.code, **reason.params)
        return f"{text} ({reason.clause})" if reason.clause else text


def _seat(seat: Any) -> Any:
    """SEAT($seat) in a message: people count seats from 1, notation and records from 0 (C-5)."""
    return str(int(seat) + 1) if str(seat).isdecimal() else seat


@cache
def words(language: str) -> Words:
    return Words(language)


def preferred(wish: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The language wished for or set in the environment, else English."""
    settings = [wish, environ.get("STELAE_LANG"), *(environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))]
    first = next((setting for setting in settings if setting), "")
    return first[:2].lower() if first[:2].lower() in LANGUAGES else "en"
