"""What a seat sees of Azteka: everything."""

from stelae.core.bits import members, popcount
from stelae.core.contract import View
from stelae.core.open import determinize, mask, mask_code
from stelae.games.azteka.notation import rings_text, supplies
from stelae.games.azteka.rules import full_sectors, of_seat
from stelae.games.azteka.state import FIRST_SECTOR, NO_LAST_TURNS, PIECES, RING, RINGS, THREE, Azteka

__all__ = ["board", "determinize", "mask", "mask_code"]


def board(state: Azteka, trail: tuple[()]) -> View:
    return {
        "rings": rings_text(state),
        "side": PIECES[state.seat],
        "birth": bool(state.birth),
        "last_turns": None if state.last_turns == NO_LAST_TURNS else state.last_turns,
        "supplies": supplies(state),
        "reach": [_reach(of_seat(state, seat)) for seat in range(3 if state.variant == THREE else 2)],
    }


def _reach(sockets: int) -> View:
    """How far pieces on these sockets are from the goals: where they stand, and the fullest sector and ring."""
    return {
        "sectors": [sector + 1 for sector in range(8) if sockets & FIRST_SECTOR << sector],
        "rings": [RINGS[ring] for ring in range(4) if sockets & RING << 8 * ring],
        "fullest_sector": max(popcount(sockets & FIRST_SECTOR << sector) for sector in range(8)),
        "fullest_ring": max(popcount(sockets & RING << 8 * ring) for ring in range(4)),
        "full_sectors": [sector + 1 for sector in members(full_sectors(sockets))],
    }
