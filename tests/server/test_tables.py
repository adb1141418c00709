"""Tables: opened, joined by link, code or lobby, seats taken and changed, bots, several people on one screen."""

import pytest

from tests.server.bench import Server

pytestmark = pytest.mark.anyio


async def test_two_people_play_by_link(server: Server) -> None:
    ann, ben = await server.pair()
    assert ann.seats.keys() == {"0"}
    assert ben.seats.keys() == {"1"}
    await ann.move(0, "c5")
    assert (await ben.told("plied"))["move"] == "c5"
    assert ben.seen[1]["view"]["to_move"] == 1
    assert await ann.refused("move", seat=0, ply=1, move="c6") == "not-your-turn"
