"""What can be set for a server, each by a flag of `stelae serve` or a STELAE_ variable."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from stelae.core.contract import StelaeError, complain


class BadSettings(StelaeError):
    """A flag or variable has a value that it cannot have."""


def own_folder() -> Path:
    import platformdirs

    return platformdirs.user_data_path("stelae")


def setting(
    default: Any, about: str, *, least: float = 0, most: float = float("inf"), choices: tuple[str, ...] = ()
) -> Any:
    return field(default=default, metadata={"about": about, "least": least, "most": most, "choices": choices})


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting with what it is without being set."""

    host: str = setting("127.0.0.1", "the address to listen on; 0.0.0.0 for everybody in the network")
    port: int = setting(8765, "the port; 0: any that is free", most=65535)
    database: str = setting(
        "", "the file of the tables, or postgresql://… (else: stelae.sqlite in your own data folder)"
    )
    origin: str = setting("", "further origins that pages may come from, separated by commas, as https://play.example")
    domain: str = setting(
        "", "the domain that passkeys are made for, where pages come from several below it (else: that of the page)"
    )
    proxies: str = setting(
        "", "addresses or networks of proxies whose X-Forwarded-For and -Proto are believed, separated by commas"
    )
    secure: bool = setting(False, "cookies only over https")
    grace: float = setting(60.0, "seconds that somebody may be away before the others may decide")
    come_back: float = setting(1.0, "seconds after which clients come back when the server restarts")
    unload_after: float = setting(60.0, "seconds after which a table without visitors leaves memory")
    abandoned_after: float = setting(180.0, "days after which a table at which nothing happens is closed", least=1)
    bot_threads: int = setting(2, "how many bots think at the same time; 0: only `stelae work` thinks", most=64)
    analyses: int = setting(1, "how many analyses run at the same time; more wait for their turn", least=1, most=64)
    act_threads: int = setting(
        2, "how many acts of Menara settle at the same time, and how many questions about them; one for each core",
        least=1, most=64,
    )  # fmt: skip
    max_message: int = setting(16_384, "bytes of the largest message of a client", least=1024, most=2**24)
    messages_per_second: float = setting(20.0, "messages of one socket, over a while", least=1)
    requests_per_second: float = setting(20.0, "HTTP requests from one address, over a while", least=1)
    chats_per_minute: float = setting(20.0, "lines of chat of one person", least=1)
    sign_ins_per_hour: float = setting(30.0, "attempts to sign in or to make an account from one address", least=1)
    tables_per_guest: int = setting(50, "tables that one guest may open in a day", least=1)
    sockets_per_address: int = setting(100, "sockets from one address", least=1)
    metrics_token: str = setting(
        "", "who asks for /metrics with this bearer token gets them (else: this machine alone)"
    )
    log_level: str = setting("info", "how much is logged", choices=("debug", "info", "warning", "error"))
    log_format: str = setting("auto", "auto: text on a terminal, else JSON", choices=("auto", "text", "json"))

    @property
    def path(self) -> Path:
        return Path(self.database) if self.database else own_folder() / "stelae.sqlite"


def read(given: Mapping[str, str | None], environ: Mapping[str, str] = os.environ) -> Settings:
    """The settings: flags first, then variables, then defaults."""
    values: dict[str, Any] = {}
    for one in fields(Settings):
        variable = f"STELAE_{one.name.upper()}"
        text = given.get(one.name)
        source = "--" + one.name.replace("_", "-") if text is not None else variable
        text = environ.get(variable) if text is None else text
        if text is not None:
            values[one.name] = _value(text, one.default, one.metadata, source)
    _check_proxies(values.get("proxies", ""))
    return Settings(**values)


def _check_proxies(text: str) -> None:
    """A mistyped proxy would mean that everybody seems to come from one address."""
    for one in filter(None, (part.strip() for part in text.split(","))):
        try:
            ipaddress.ip_network(one)
        except ValueError:
            raise complain(BadSettings, "setting-address", setting="--proxies", value=one) from None


def _value(text: str, default: object, about: Mapping[str, Any], source: str) -> object:
    if isinstance(default, bool):
        if text.lower() in YES + NO:
            return text.lower() in YES
        raise complain(BadSettings, "setting-yes-no", setting=source, value=text)
    if isinstance(default, (int, float)):
        try:
            number = type(default)(text)
        except ValueError:
            raise complain(BadSettings, "setting-number", setting=source, value=text) from None
        if not about["least"] <= number <= about["most"]:
            raise complain(
                BadSettings, "setting-range", setting=source, value=text, least=_plain(about["least"]),
                most=_plain(about["most"]),
            )  # fmt: skip
        return number
    if about["choices"] and text not in about["choices"]:
        raise complain(BadSettings, "setting-choice", setting=source, value=text, choices=", ".join(about["choices"]))
    return text


def _plain(number: float) -> str:
    return "∞" if number == float("inf") else f"{number:g}"


YES = ("1", "yes", "true", "on")
NO = ("0", "no", "false", "off")
