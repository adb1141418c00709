"""A server with the built page, and people with browsers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.player import Player
from tests.server.process import Process, process

CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
# Many people come from this one address.
LIMITS = (
    "--tables-per-guest=1000", "--sockets-per-address=1000", "--requests-per-second=1000", "--messages-per-second=1000",
)  # fmt: skip
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

NewPlayer = Callable[..., Player]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """For these tests alone: as long as Playwright is there, asyncio takes its loop for a running one."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with process(tmp_path_factory.mktemp("server"), *LIMITS) as running:
        yield running


@pytest.fixture
def player(browser: Browser, serving: Process) -> Iterator[NewPlayer]:
    """Makes people; when they leave, nothing may have gone wrong on their pages."""
    people: list[Player] = []

    def new(url: str | None = None, **context: Any) -> Player:
        settings = {"viewport": DESKTOP, "locale": "en", "reduced_motion": "reduce", **context}
        people.append(Player(browser.new_context(**settings), url or serving.url))
        return people[-1]

    yield new
    for one in people:
        one.context.close()
    assert [one.faults for one in people if one.faults] == []


@pytest.fixture(autouse=True)
def _built() -> None:
    page = Path(__file__).parents[2] / "src" / "stelae" / "page" / "index.html"
    assert page.exists(), "The page is not built: run `make page`."
