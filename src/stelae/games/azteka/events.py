"""What happened in a ply of Azteka."""

from stelae.core.bits import members
from stelae.core.contract import Event
from stelae.games.azteka.state import DECLINE, NO_LAST_TURNS, PIECES, RINGS, TURN, TWICE, Azteka, socket_name


def events(before: Azteka, code: int, after: Azteka) -> list[Event]:
    told: list[Event] = []
    piece = PIECES[before.seat]
    if code < TURN:
        told.append({"kind": "placed", "piece": piece, "socket": socket_name(code)})
        taken = before.life & ~after.life
        if taken:
            told.append({"kind": "withered", "sockets": [socket_name(socket) for socket in members(taken)]})
    elif code == DECLINE:
        told.append({"kind": "declined", "piece": piece})
    else:
        ring, degrees = (code - TURN, 45) if code < TWICE else (code - TWICE, 90)
        told.append({"kind": "turned", "piece": piece, "ring": RINGS[ring], "degrees": degrees})
    if after.birth:
        told.append({"kind": "birth"})
    if after.last_turns != NO_LAST_TURNS and not after.ending:
        told.append({"kind": "last_turns", "left": after.last_turns})
    return told
