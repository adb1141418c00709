"""The pieces that texts of Maya are made of: towers, hands of cards, pairs of towers."""

from collections.abc import Iterable

from stelae.core.bits import members
from stelae.core.contract import StelaeError, complain
from stelae.games.maya.state import COLOURS, NOWHERE, NUMBERS, UNKNOWN, pair_name

TOWER_PATTERN = f"(?:[{COLOURS}]{{1,5}}|-)"
HAND_PATTERN = rf"(?:[{COLOURS}]{{2}}|\?\?)"
PAIR_OF = {pair_name(pair): pair for pair in range(NOWHERE)}


def colour_letter(colour: int) -> str:
    return COLOURS[colour - 1]


def letters(floors: int) -> str:
    """A tower from the bottom, as `RGBYO`."""
    text = ""
    while floors:
        text += colour_letter(floors & 15)
        floors >>= 4
    return text


def hand_letters(hand: int) -> str:
    """The cards of a seat: `RO`, `??` if unknown, `-` if not dealt."""
    return "??" if hand == UNKNOWN else "".join(map(colour_letter, members(hand))) or "-"


def by_number(towers: Iterable[object]) -> str:
    """Texts of the towers in reading order, in the order of their numbers."""
    texts = list(towers)
    return "/".join(str(texts[NUMBERS.index(number)]) for number in sorted(NUMBERS))


def floors_from(text: str) -> int:
    return sum(COLOURS.index(letter) + 1 << 4 * level for level, letter in enumerate(text.replace("-", "")))


def towers_from(text: str) -> list[int]:
    texts = text.split("/")
    return [floors_from(texts[int(number) - 1]) for number in NUMBERS]


def cards_from(text: str, error: type[StelaeError]) -> int:
    cards = 0
    for seat, hand in enumerate(text.split("/")):
        if hand == "??":
            cards |= UNKNOWN << 10 * seat
        elif hand != "-":
            first, second = (COLOURS.index(letter) + 1 for letter in hand)
            if first >= second:
                raise complain(error, "maya-cards-order", "MY-16", cards=hand, order=COLOURS)
            cards |= (1 << first | 1 << second) << 10 * seat
    return cards


def pair_from(text: str, error: type[StelaeError]) -> int:
    low, high = sorted(text)
    if low + high not in PAIR_OF:
        raise complain(error, "maya-not-neighbours", "MY-1", first=int(low), second=int(high))
    if text != low + high:
        raise complain(error, "maya-smaller-first", "MY-1", found=text, expected=low + high)
    return PAIR_OF[text]
