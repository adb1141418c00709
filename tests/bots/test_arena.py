"""An arena is fair, and its games are not all the same one."""

from __future__ import annotations

from itertools import islice

import pytest

import stelae
from stelae.bots.arena import OPENING, Job, jobs, opened


def some(name: str, options: dict[str, object], number: int) -> list[Job]:
    of = stelae.game(name)
    return list(islice(jobs(of, of.info.settle(options), ("club", "random"), seed=1), number))


@pytest.mark.parametrize("variant", ["classic", "aggressive", "mummies"])
def test_where_luck_deals_nothing_games_begin_in_many_ways(variant: str) -> None:
    """Strong bots open alike: without this a hundred games of Azteka were one opening played a hundred times."""
    games = some("azteka", {"variant": variant}, 240)
    by_deal: dict[int, set[str]] = {}
    for job in games:
        by_deal.setdefault(job.deal, set()).add(str(opened(job)))
    # Swapped sides begin alike.
    assert all(len(positions) == 1 for positions in by_deal.values())
    assert len(set.union(*by_deal.values())) > 0.7 * len(by_deal)


@pytest.mark.parametrize(("name", "options"), [("maya", {}), ("maya", {"players": 4}), ("tayu", {})])
def test_where_luck_deals_bots_play_from_the_start(name: str, options: dict[str, object]) -> None:
    for job in some(name, options, 4):
        assert str(opened(job)) == str(stelae.game(name).start(job.options))


def test_an_opening_decides_nothing() -> None:
    for job in some("azteka", {"variant": "aggressive"}, 100):
        state = opened(job)
        assert isinstance(state.to_move, int)
        assert len(str(state).split()[0].replace(".", "").replace("/", "")) <= OPENING
