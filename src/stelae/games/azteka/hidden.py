"""What a seat sees of Azteka: everything."""

from stelae.core.contract import View
from stelae.core.open import determinize, mask, mask_code
from stelae.games.azteka.notation import rings_text, supplies
from stelae.games.azteka.rules import of_seat
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
    by_sector = [(sockets >> sector & FIRST_SECTOR).bit_count() for sector in range(8)]
    by_ring = [(sockets >> 8 * ring & RING).bit_count() for ring in range(4)]
    return {
        "sectors": [sector for sector, held in enumerate(by_sector, 1) if held],
        "rings": [ring for ring, held in zip(RINGS, by_ring, strict=True) if held],
        "fullest_sector": max(by_sector),
        "fullest_ring": max(by_ring),
        "full_sectors": [sector for sector, held in enumerate(by_sector, 1) if held == len(RINGS)],
    }
