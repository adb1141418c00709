"""Maya once more, as plainly as can be: the packed rules have to agree with this in every position.

Towers are strings of colour letters from the bottom up, so floor number `level` is `tower[level - 1]`.
Nothing is changed in place after a game has been handed out: `play` works on a copy.
"""

from __future__ import annotations

import random
from operator import eq

COLOURS = "ROYGTBVPN"
COLOUR_SET = set(COLOURS)
LEVELS = 5

# MY-1: the numbering winds like a snake through the square.
SQUARE = [
    [1, 2, 3],
    [6, 5, 4],
    [7, 8, 9],
]
TOWERS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
CENTRE = 5

LADDERS_EACH = 15  # MY-13
PRIESTS_EACH = 5  # MY-13
CENTRE_BONUS = 5  # MY-20
MOST_OUTCOMES_LISTED = 100

Pair = tuple[int, int]
Exchange = tuple[int, int, int]  # the two towers, the smaller number first, and the level of the cut


def _neighbouring_pairs() -> list[Pair]:
    """MY-1: towers that share a side, found on the drawn square rather than typed in."""
    pairs = []
    for row in range(3):
        for column in range(3):
            here = SQUARE[row][column]
            if column + 1 < 3:
                pairs.append((here, SQUARE[row][column + 1]))
            if row + 1 < 3:
                pairs.append((here, SQUARE[row + 1][column]))
    return sorted((min(pair), max(pair)) for pair in pairs)


PAIRS = _neighbouring_pairs()
# MY-11: a tower has one ladder place for each of its neighbours.
LADDER_PLACES = {tower: sum(tower in pair for pair in PAIRS) for tower in TOWERS}


def _complete(tower: str) -> bool:
    """Five floors, all of one colour."""
    return len(tower) == LEVELS and len(set(tower)) == 1


def _groups(tower: str, colour: str) -> list[int]:
    """Sizes of the runs of `colour` in a tower, single floors left out."""
    sizes = []
    run = 0
    for floor in tower + " ":  # the blank ends a run that reaches the top
        if floor == colour:
            run += 1
        else:
            if run >= 2:
                sizes.append(run)
            run = 0
    return sizes


def _exchanged(towers: dict[int, str], exchange: Exchange) -> dict[int, str]:
    """MY-5: everything from the level up changes places."""
    first, second, level = exchange
    below = level - 1
    after = dict(towers)
    after[first] = towers[first][:below] + towers[second][below:]
    after[second] = towers[second][:below] + towers[first][below:]
    return after


def _level_can_be_finished(towers: dict[int, str], colours: list[str], free: list[int]) -> bool:
    """MY-4: can each of these colours still get a tower of its own, among those still without this level?"""
    if not colours:
        return True
    places = {colour: [tower for tower in free if colour not in towers[tower]] for colour in colours}
    # The colour with the fewest places first: a dead end shows at once.
    colour = min(colours, key=lambda each: len(places[each]))
    other_colours = [other for other in colours if other != colour]
    for tower in places[colour]:
        if _level_can_be_finished(towers, other_colours, [other for other in free if other != tower]):
            return True
    return False


def _random_deal(rng: random.Random) -> dict[int, str]:
    """MY-3, exactly uniform: levels are drawn until no tower has a colour twice.

    Each upper level is first drawn alone until it avoids level 1 everywhere. The number of permutations that do so is
    the same whatever level 1 is, so all fives whose upper four avoid the first are equally likely; then those are
    thrown away in which two upper levels clash. Giving up at the first clash changes nothing, as the whole is begun
    anew. Of 1,600 draws or so one is kept, and most of the others fail early.
    """
    while True:
        levels = [_shuffled_level(rng)]
        while len(levels) < LEVELS:
            level = _shuffled_level(rng)
            while _clash(level, levels[0]):
                level = _shuffled_level(rng)
            if any(_clash(level, lower) for lower in levels[1:]):
                break
            levels.append(level)
        if len(levels) == LEVELS:
            return {tower: "".join(level[tower - 1] for level in levels) for tower in TOWERS}


def _shuffled_level(rng: random.Random) -> list[str]:
    level = list(COLOURS)
    rng.shuffle(level)
    return level


def _clash(level: list[str], other: list[str]) -> bool:
    """Has any tower one colour on both levels?"""
    return any(map(eq, level, other))


class Naive:
    """One game of Maya, at one moment."""

    def __init__(self, options: dict[str, object]) -> None:
        unknown = set(options) - {"players", "draft", "stop", "three", "repetition"}
        assert not unknown, f"no such option: {sorted(unknown)}"
        players = options.get("players", 2)
        draft = options.get("draft", False)
        stop = options.get("stop", "either")  # MY-17
        three = options.get("three", 3)  # MY-19
        repetition = options.get("repetition", 3)  # C-3
        assert isinstance(players, int)
        assert players in (2, 3, 4)
        assert isinstance(draft, bool)
        assert isinstance(stop, str)
        assert stop in ("either", "both")
        assert isinstance(three, int)
        assert three in (2, 3)
        assert isinstance(repetition, int)
        assert repetition >= 0
        self._players = players
        self._stop = stop
        self._group_points = {2: 1, 3: three, 4: 6, 5: 10}
        self._repetition = repetition

        # "deal" or ("draw" and "place", 45 times); then "setup" (two players) or "cards" (more); "exchange"; "over"
        self._phase = "draw" if draft else "deal"
        # At a chance ply, this is the seat that decides next after it.
        self._seat = 1 if players == 2 and not draft else 0
        self._towers = dict.fromkeys(TOWERS, "")
        self._hand = ""  # the floor drawn in a draft
        self._monolith: Pair | None = None
        self._raven: int | None = None  # only for two players: else it means nothing (MY-9)
        self._ladders = {tower: [0, 0] for tower in TOWERS}  # White's and Black's
        self._priests: dict[int, int] = {}  # tower -> seat
        self._cards = ["" for _ in range(players)]
        self._seen: dict[str, int] = {}  # position -> how often it stood (C-3)
        self._reason = ""
        self._called = ""  # "!" after Stop, "!+" if it completed the centre in the same turn

    def _copy(self) -> Naive:
        twin = Naive.__new__(Naive)
        twin.__dict__.update(self.__dict__)
        twin._towers = dict(self._towers)
        twin._ladders = {tower: list(pair) for tower, pair in self._ladders.items()}
        twin._priests = dict(self._priests)
        twin._cards = list(self._cards)
        twin._seen = dict(self._seen)
        return twin

    # ------------------------------------------------------------------ whose turn, and what may be done

    @property
    def to_move(self) -> int | str | None:
        if self._phase == "over":
            return None
        if self._phase in ("deal", "draw", "cards"):
            return "chance"
        return self._seat

    def legal(self) -> list[str]:
        if self._phase == "draw":
            outcomes = ["=" + colour for colour in self._colours_left()]
            assert len(outcomes) <= MOST_OUTCOMES_LISTED
            return sorted(outcomes)
        if self._phase == "place":
            return sorted(str(tower) for tower in self._places_for_hand())
        if self._phase == "setup":  # MY-10: Black is free to choose, the raven may even point to level 1
            return sorted(f"m{a}{b}/{level}" for a, b in PAIRS for level in range(1, LEVELS + 1))
        if self._phase == "exchange":
            return sorted(self._turns())
        return []  # over; or a deal (very many) or the cards (8! / 2^4 = 2520 ways), too many to list

    def _turns(self) -> list[str]:
        turns = []
        if self._may_stop(self._towers):
            turns.append("!")  # MY-17: Stop in place of an exchange
        for exchange in self._exchanges():
            first, second, level = exchange
            turn = f"{first}{second}/{level}"
            turns.append(turn)
            if self._may_stop(_exchanged(self._towers, exchange)):
                turns.append(turn + "!")
        return turns

    def _exchanges(self) -> list[Exchange]:
        found = []
        for first, second in PAIRS:
            if self._monolith is not None and (first in self._monolith or second in self._monolith):
                continue  # MY-6: a tower beside the monolith takes no part, with no neighbour at all
            for level in range(2, LEVELS + 1):  # MY-5: level 1 stays
                if level == self._raven:
                    continue  # MY-7: at every tower, but only as the cut
                if self._in_harmony(self._towers[first], level) or self._in_harmony(self._towers[second], level):
                    continue  # MY-8
                found.append((first, second, level))
        return found

    @staticmethod
    def _in_harmony(tower: str, level: int) -> bool:
        """Is the floor at this level of the colour of the one it lies on?"""
        return tower[level - 1] == tower[level - 2]

    def _may_stop(self, towers: dict[int, str]) -> bool:
        """MY-17, for the seat in turn; its partner's cards do not help (MY-23)."""
        if self._players == 2:
            return False
        own = any(_complete(tower) and tower[0] in self._cards[self._seat] for tower in towers.values())
        centre = _complete(towers[CENTRE])
        if self._stop == "both":
            return own and centre
        return own or centre

    # ------------------------------------------------------------------ the draft (MY-4)

    def _level_being_built(self) -> int:
        # One level after the other is completed, so the lowest tower tells.
        return min(len(tower) for tower in self._towers.values()) + 1

    def _colours_left(self) -> list[str]:
        """Colours of this level neither placed nor in hand (MY-2: each is there once)."""
        level = self._level_being_built()
        placed = {tower[level - 1] for tower in self._towers.values() if len(tower) == level}
        return [colour for colour in COLOURS if colour not in placed and colour != self._hand]

    def _places_for_hand(self) -> list[int]:
        """MY-4: towers without this level and this colour, where the rest of the level still finds room.

        There is always one. When a level begins with k levels below, each tower lacks 9 - k colours and each colour
        is lacking in 9 - k towers (it lies once on each level, in different towers), and such a regular pairing can
        be completed. After that every placement allowed leaves a way to place all colours that are left; in this
        way the colour drawn next has its tower, and putting it there leaves the others theirs.
        """
        level = self._level_being_built()
        free = [tower for tower in TOWERS if len(self._towers[tower]) < level]
        rest = self._colours_left()
        places = []
        for tower in free:
            if self._hand in self._towers[tower]:
                continue
            if _level_can_be_finished(self._towers, rest, [other for other in free if other != tower]):
                places.append(tower)
        assert places
        return places

    # ------------------------------------------------------------------ playing

    def play(self, move: str) -> Naive:
        game = self._copy()
        if self._phase == "deal":
            game._play_deal(move)
        elif self._phase == "cards":
            game._play_cards(move)
        else:
            # That moves are legal is the caller's business; what the other one draws is checked here.
            if self._phase == "draw":
                assert move in self.legal(), f"{move} is not legal in {self.position()}"
                game._hand = move[1]
                game._phase = "place"
            elif self._phase == "place":
                game._play_place(int(move))
            elif self._phase == "setup":
                game._monolith = (int(move[1]), int(move[2]))
                game._raven = int(move[4])
                game._begin_turn(0)  # MY-10: White opens
            else:
                game._play_turn(move)
        return game

    def _play_deal(self, move: str) -> None:
        assert move.startswith("=")
        towers = move[1:].split("/")
        assert len(towers) == len(TOWERS)
        assert all(len(tower) == LEVELS and len(set(tower)) == LEVELS for tower in towers), "MY-3"
        for level in range(LEVELS):
            assert {tower[level] for tower in towers} == COLOUR_SET, "MY-2"
        self._towers = dict(zip(TOWERS, towers, strict=True))
        self._towers_stand()

    def _play_place(self, tower: int) -> None:
        self._towers[tower] += self._hand
        self._hand = ""
        floors = sum(len(each) for each in self._towers.values())
        if floors == len(TOWERS) * LEVELS:
            self._towers_stand()
        else:
            self._phase = "draw"
            self._seat = floors % self._players

    def _towers_stand(self) -> None:
        if self._players == 2:
            self._phase = "setup"
            self._seat = 1
        else:
            self._phase = "cards"
            self._seat = 0

    def _play_cards(self, move: str) -> None:
        assert move.startswith("=")
        hands = move[1:].split("/")
        assert len(hands) == self._players
        dealt = [colour for hand in hands for colour in hand]
        assert len(set(dealt)) == len(dealt), "MY-16"
        assert set(dealt) <= set(self._colours_of_cards()), "MY-16"
        for hand in hands:
            assert len(hand) == 2
            assert COLOURS.index(hand[0]) < COLOURS.index(hand[1])
        self._cards = hands
        self._begin_turn(0)

    def _colours_of_cards(self) -> list[str]:
        """MY-16: all but the colour on which the centre tower is built."""
        return [colour for colour in COLOURS if colour != self._towers[CENTRE][0]]

    def _play_turn(self, move: str) -> None:
        calls = move.endswith("!")
        centre_before = _complete(self._towers[CENTRE])
        if move != "!":
            self._play_exchange((int(move[0]), int(move[1]), int(move[3])))
        if calls:
            # MY-20: the bonus is for this very turn only
            completed_now = _complete(self._towers[CENTRE]) and not centre_before
            self._called = "!+" if completed_now else "!"
            self._reason = "stop"
            self._phase = "over"
        else:
            self._begin_turn((self._seat + 1) % self._players)

    def _play_exchange(self, exchange: Exchange) -> None:
        first, second, level = exchange
        self._towers = _exchanged(self._towers, exchange)
        self._monolith = (first, second)  # MY-9
        if self._players > 2:
            return
        self._raven = level  # MY-9
        for tower in (first, second):  # MY-13: in this order where the supply is short
            # MY-8 saw to it that no harmony was here before, so one that is here now is new.
            if self._in_harmony(self._towers[tower], level):
                self._give_ladder(tower)
                if _complete(self._towers[tower]):
                    self._give_priest(tower)

    def _give_ladder(self, tower: int) -> None:
        has_place = sum(self._ladders[tower]) < LADDER_PLACES[tower]  # MY-11
        if has_place and self._ladders_of(self._seat) < LADDERS_EACH:
            self._ladders[tower][self._seat] += 1

    def _give_priest(self, tower: int) -> None:
        assert tower not in self._priests  # a complete tower cannot be cut any more (MY-8)
        if self._priests_of(self._seat) < PRIESTS_EACH:
            self._priests[tower] = self._seat  # MY-12

    def _begin_turn(self, seat: int) -> None:
        self._phase = "exchange"
        self._seat = seat
        position = self.position()  # says all that C-3 asks for: the supplies follow from what is on the board
        self._seen[position] = self._seen.get(position, 0) + 1
        if not self._exchanges():  # MY-14, MY-18: at once, even where Stop could be called
            self._reason = "no_exchange"
            self._phase = "over"
        elif self._repetition > 0 and self._seen[position] >= self._repetition:
            self._reason = "repetition"
            self._phase = "over"

    # ------------------------------------------------------------------ chance

    def sample(self, rng: random.Random) -> str:
        assert self.to_move == "chance"
        if self._phase == "draw":
            return rng.choice(self.legal())
        if self._phase == "deal":
            return "=" + "/".join(_random_deal(rng).values())
        cards = self._colours_of_cards()
        rng.shuffle(cards)
        hands = [cards[2 * seat : 2 * seat + 2] for seat in range(self._players)]  # MY-16, MY-23
        return "=" + "/".join("".join(sorted(hand, key=COLOURS.index)) for hand in hands)

    # ------------------------------------------------------------------ the end

    @property
    def result(self) -> tuple[tuple[int, ...], tuple[int, ...], str] | None:
        if self._phase != "over":
            return None
        if self._players == 2:
            scores = tuple(self._points_of(seat) for seat in range(2))
            winners = self._winners_of_two()
        else:
            scores = tuple(self._card_points_of(seat) for seat in range(self._players))
            winners = self._winners_by_cards(scores)
        return winners, scores, self._reason

    def _ladders_of(self, seat: int) -> int:
        return sum(pair[seat] for pair in self._ladders.values())

    def _priests_of(self, seat: int) -> int:
        return list(self._priests.values()).count(seat)

    def _points_of(self, seat: int) -> int:
        """MY-15"""
        other = 1 - seat
        towers_led = sum(pair[seat] > pair[other] for pair in self._ladders.values())
        return towers_led + self._priests_of(seat)

    def _winners_of_two(self) -> tuple[int, ...]:
        """MY-15: points, then priests, then ladders, compared in this order."""
        white, black = ((self._points_of(seat), self._priests_of(seat), self._ladders_of(seat)) for seat in (0, 1))
        if white == black:
            return ()
        return (0,) if white > black else (1,)

    def _card_points_of(self, seat: int) -> int:
        """MY-19, and MY-20 for the seat that called Stop."""
        points = 0
        for colour in self._cards[seat]:
            for tower in self._towers.values():
                points += sum(self._group_points[size] for size in _groups(tower, colour))
        if self._called == "!+" and seat == self._seat:
            points += CENTRE_BONUS
        return points

    def _winners_by_cards(self, scores: tuple[int, ...]) -> tuple[int, ...]:
        # MY-23: partners sit opposite and add up
        sides: list[list[int]] = [[0, 2], [1, 3]] if self._players == 4 else [[0], [1], [2]]
        totals = [sum(scores[seat] for seat in side) for side in sides]
        best = max(totals)  # MY-21: whoever has as many shares the win
        return tuple(sorted(seat for side, total in zip(sides, totals, strict=True) if total == best for seat in side))

    # ------------------------------------------------------------------ as text

    def position(self) -> str:
        fields = [
            "/".join(self._towers[tower] or "-" for tower in TOWERS),
            f"{self._monolith[0]}{self._monolith[1]}" if self._monolith else "-",
            str(self._raven) if self._raven else "-",
            f"{self._seat}{self._called}",
        ]
        if self._players == 2:
            fields.append("".join(f"{self._ladders[tower][0]}{self._ladders[tower][1]}" for tower in TOWERS))
            fields.append("".join("WB"[self._priests[tower]] if tower in self._priests else "." for tower in TOWERS))
        else:
            fields.append("/".join(hand or "-" for hand in self._cards))
        if self._hand:
            fields.append("=" + self._hand)
        return " ".join(fields)
