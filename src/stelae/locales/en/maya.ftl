### Maya

maya-seat-0 = { $seats ->
    [2] White
   *[other] Seat 1
}
maya-seat-1 = { $seats ->
    [2] Black
   *[other] Seat 2
}
maya-seat-2 = Seat 3
maya-seat-3 = Seat 4
maya-role-white = White
maya-role-black = Black
maya-role-player = Player
maya-colour = { $colour ->
    [R] red
    [O] orange
    [Y] yellow
    [G] green
    [T] turquoise
    [B] blue
    [V] violet
    [P] pink
   *[N] brown
}

## What can be played
maya-variant-two = two players: ladders and priests
maya-variant-two-draft = two players who build the towers themselves first
maya-variant-three = three players with secret cards
maya-variant-three-hungarian = three players; Stop is harder to call and three floors score 2
maya-variant-three-draft = three players who build the towers themselves first
maya-variant-four = four players: two pairs with secret cards
maya-variant-four-hungarian-draft =
    four players who build the towers themselves; Stop is harder to call, three floors score 2

## Options
maya-option-players = Players
maya-option-draft = How the towers are built
    .false = at random
    .true = by the players, floor by floor
maya-option-stop = When Stop may be called
    .either = when a tower of one's own or the centre is complete
    .both = when a tower of one's own and the centre are complete
maya-option-three = Points for three touching floors

## What happened
maya-event-dealt = Nine towers stand ready; no tower has a colour twice.
maya-event-drawn = Drawn: the { maya-colour } floor of level { $level }.
maya-event-placed = The { maya-colour } floor of level { $level } goes on tower { $tower }.
maya-event-centre = The card of the centre lies open: { maya-colour }.
maya-event-cards = Seat { SEAT($seat) } gets the cards { $colours }.
maya-event-set_up = The monolith goes between towers { $first } and { $second }, the raven to level { $raven }.
maya-event-exchanged = Towers { $first } and { $second } exchange from level { $level } up.
maya-event-joined = On tower { $tower } levels { $below } and { $level } are both { maya-colour } now: harmony.
maya-event-completed = Tower { $tower } is complete, { maya-colour } throughout!
maya-event-ladder = { $seat ->
    [0] White
   *[1] Black
} puts a ladder at tower { $tower }.
maya-event-no_ladder = { $lacking ->
    [place] Tower { $tower } has no place left for a ladder.
   *[ladder] No ladder is left for tower { $tower }.
}
maya-event-priest = { $seat ->
    [0] A white
   *[1] A black
} priest climbs tower { $tower }.
maya-event-no_priest = No priest is left for tower { $tower }.
maya-event-stopped = { $bonus ->
    [0] Stop!
   *[other] Stop! The centre was completed this turn: { $bonus } points more.
}
maya-event-shown = Seat { SEAT($seat) } shows the cards { $colours }.

## How it ended
maya-ending-no_exchange = No exchange is possible any more
maya-ending-stop = Stop was called
maya-match-points = The points of all three games count

## Beside the board
maya-panel-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
maya-panel-left = left: ladders { $ladders }, priests { $priests }
maya-panel-bonus = centre +{ $points }
maya-panel-centre = The centre: { $card }
maya-panel-worth = Colours score now:
maya-panel-monolith = Monolith between { $first } and { $second }
maya-panel-raven = The raven closes level { $level }
maya-panel-level = Level { $level } is being built
maya-panel-drawn = To be placed: { $card }
maya-panel-floors = Still to be drawn: { $count }
maya-moves-help =
    56/4: towers 5 and 6 exchange from level 4 up; 56/4!: and Stop; !: Stop alone
    m34/2: Black sets monolith and raven; 7: the floor in hand goes on tower 7
    Floors in braces are in harmony; w and b are ladders, W and B priests

## Why not
maya-move-text =
    “{ $move }” is no move of Maya. Write 56/4 to exchange, 56/4! or ! for Stop, m34/2 to set up, 7 to place.
maya-not-neighbours = Towers { $first } and { $second } are not neighbours: they must share a side.
maya-smaller-first = The smaller number comes first: { $expected }, not { $found }.
maya-base-stays = Level 1 never moves: cut at a level from 2 to 5.
maya-monolith = Tower { $tower } stands beside the monolith (between { $first } and { $second }) and cannot take part.
maya-raven = The raven closes level { $level }: choose another one.
maya-harmony = On tower { $tower }, levels { $below } and { $level } are both { maya-colour }: harmony cannot be parted.
maya-no-stop = With two players there is no Stop.
maya-stop-early = { $when ->
    [now] You may not call Stop now:
   *[after] You may not call Stop after this exchange:
} { $lacking ->
    [own] no tower of a colour on your cards is complete.
    [centre] the centre tower is not complete.
    [both] neither a tower of a colour on your cards nor the centre tower is complete, and both must be.
   *[either] neither a tower of a colour on your cards nor the centre tower is complete.
}
maya-set-up-first = Black sets monolith and raven first, for example m34/2.
maya-set-up-over = Monolith and raven are set already; exchange parts of two towers, for example 56/4.
maya-place-first = First put the floor in hand on a tower: give its number.
maya-draft-over = The towers are finished; no floor is left to be placed.
maya-tower-has-level = Tower { $tower } has its level { $level } already.
maya-tower-has-colour = Tower { $tower } has { maya-colour } already.
maya-would-be-stuck = Tower { $tower } must stay free: { $colours } of this level can only stand on { $towers }.
maya-deal-text = A deal is = and nine towers of five colours each, joined by /.
maya-tower-twice = Tower { $tower } has { maya-colour } twice; at the start all its colours differ.
maya-level-lacks = Level { $level } has no { maya-colour } floor; every level has each of the nine colours once.
maya-draw-text = The floor drawn is = and its colour, as in =R.
maya-floor-gone = The { maya-colour } floor of level { $level } is placed already.
maya-cards-text = The cards are = and two colours for each of { $seats } seats, joined by /.
maya-cards-order = Write the colours of a hand in the order { $order }, not { $cards }.
maya-card-of-centre = The { maya-colour } card lies open: it is the colour of the centre.
maya-card-twice = There is only one { maya-colour } card.

## Positions
maya-position-text = This is no position of Maya: towers, monolith, raven, seat, then ladders and priests, or the cards.
maya-level-order = Level { $level } must be complete before a floor goes higher.
maya-level-twice = Level { $level } has two { maya-colour } floors; each colour is there once.
maya-other-seat = Seat { $expected } decides here, not seat { $found }.
maya-no-seat = There is no seat { $seat } with { $players } players.
maya-monolith-early = The monolith and the raven are not on the board yet.
maya-monolith-missing = With two players the position names the monolith's place and the raven's level.
maya-no-raven = The raven counts with two players only; write - for it.
maya-ladders-early = Nobody can have ladders or priests before the first exchange.
maya-cards-early = The cards are dealt only when the towers stand.
maya-cards-missing = The cards must be dealt before the first exchange.
maya-cards-hidden = When the game is over all cards are open.
maya-stuck = The floors left of level { $level } cannot all be placed.
maya-draft-unfinished = The towers are not finished.
maya-too-many-ladders = Tower { $tower } has { $places } places for ladders, not { $found }.
maya-priest-unearned = A priest stands on tower { $tower }, which is not one colour throughout.
maya-ladder-supply = { $seat ->
    [0] White
   *[1] Black
} has { $total } ladders, not { $found }.
maya-priest-supply = { $seat ->
    [0] White
   *[1] Black
} has { $total } priests, not { $found }.
maya-stop-unearned = Seat { $seat } could not call Stop: neither a tower of its own nor the centre tower is complete.
maya-bonus-unearned = Seat { $seat } did not complete the centre tower with the last exchange.
