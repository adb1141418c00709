### Tayü

tayu-seat-0 = seat 1
tayu-seat-1 = seat 2
tayu-seat-2 = seat 3
tayu-seat-3 = seat 4
tayu-role-north-south = North–South
tayu-role-east-west = East–West
tayu-role-saboteur = Saboteur

## What can be played
tayu-variant-two = for two
tayu-variant-two-backs = for two, open backs: you say which kind of tile you draw
tayu-variant-two-kosmos = for two, the kosmos edition: 112 tiles, 19 × 19 squares
tayu-variant-two-kosmos-backs = for two, the kosmos edition, open backs
tayu-variant-three = for three: one is the saboteur
tayu-variant-three-auction = for three: an auction says who is the saboteur
tayu-variant-three-kosmos-auction-backs = for three, with everything: the kosmos edition, the auction, open backs
tayu-variant-four = for four, in two teams

## Options
tayu-option-players = How many play
tayu-option-edition = Edition
    .goliath = Goliath: 84 tiles, 18 × 18 squares
    .kosmos = Kosmos: 112 tiles, 19 × 19 squares
tayu-option-backs = Open backs: before drawing, say ring or plain
tayu-option-target = With three players: the score that the saboteur has to prevent
tayu-option-auction = With three players: bid for the part of the saboteur

## What happened
tayu-event-bid = Seat { SEAT($seat) } bids { $bid }.
tayu-event-passed = Seat { SEAT($seat) } passes.
tayu-event-roles =
    Seat { SEAT($saboteur) } is the saboteur and has to keep both below { $target }; seat { SEAT($north_south) } plays
    north–south and begins, seat { SEAT($east_west) } east–west.
tayu-event-chosen = { $back ->
    [ring] A tile with a ring is to be drawn.
   *[plain] A tile without a ring is to be drawn.
}
tayu-event-drawn = Tile { $tile } is drawn, { $left ->
    [0] the last one.
   *[other] { $left } are left.
}
tayu-event-no_place = Tile { $tile } fits nowhere.
tayu-event-laid = Tile { $tile } is laid: { $move }.
tayu-event-reached = { $side ->
    [north] Water reaches the north side
    [east] Water reaches the east side
    [south] Water reaches the south side
   *[west] Water reaches the west side
} at { $square }{ $points ->
    [2] , at a double point.
   *[other] .
}
tayu-event-scored = { $role ->
    [north_south] North–south
   *[east_west] East–west
} now has { $score } ({ $was } before).
tayu-event-bag_empty = The bag is empty.

## How it ended
tayu-ending-bag_empty = The last tile has been laid
tayu-ending-no_place = The drawn tile fits nowhere

## Beside the board
tayu-panel-seats = { $count ->
    [1] seat { $seats }
   *[other] seats { $seats }
}
tayu-panel-target = target { $target }
tayu-panel-bid = bid: { $bid }
tayu-panel-passed = passed: { $seats }
tayu-panel-hand = tile { $tile }
tayu-panel-bag = in the bag: { $left }
tayu-moves-help =
    j9e lays the tile with its first square on j9 and the others east of it (e, s, w, n); ring or plain before
    a draw; a number or pass in the auction. ● water at the edge, ◇ double point, ◆ reached, x lost, • can grow

## Why not
tayu-move-text =
    “{ $move }” is no move of Tayü. Write j9e to lay the tile (e, s, w, n: where it points), ring or plain to choose
    before a draw, a number or pass in the auction.
tayu-type-text = “{ $tile }” is no tile: it needs three different edges from 0 to 7.
tayu-type-form = The tile “{ $tile }” is written { $form }.
tayu-none-left = No tile { $tile } is left; there are only { $copies } of it.
tayu-other-back = { $back ->
    [ring] A tile with a ring was asked for, and { $tile } has none.
   *[plain] A tile without a ring was asked for, and { $tile } has one.
}
tayu-must-bid = The first seat has to bid; it cannot pass.
tayu-bid-first = The auction is not over: bid a number, or pass.
tayu-bid-range = { $bid } cannot be bid: give a number from 1 to { $most }.
tayu-bid-not-lower = { $bid } is not lower than the last bid, { $lowest }.
tayu-choose-first = First say what you want to draw: ring or plain.
tayu-no-auction = No auction is going on.
tayu-no-passing = There is no passing: the tile has to be laid.
tayu-nothing-to-choose = The tile is drawn already; lay it.
tayu-off-board = The tile would leave the board, which has { $size } × { $size } squares.
tayu-occupied = A tile lies on { $square } already.
tayu-not-in-centre = The first tile has to cover a square of the centre: { $centre }.
tayu-outlet-at-wall = { $side ->
    [north] The outlet on the north side of
    [east] The outlet on the east side of
    [south] The outlet on the south side of
   *[west] The outlet on the west side of
} { $square } would run into the tile on { $neighbour }, which has none there.
tayu-wall-at-outlet = The outlet of the tile on { $neighbour } would be blocked: this tile has none on the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
} side of { $square }.
tayu-not-joined = No outlet of the tile would meet an outlet of another one.

## Positions
tayu-position-text =
    A position of Tayü is: edition, what is to be done, seat, tiles and roles, as in goliath draw 1 013@j9e -
tayu-edition = There is no edition “{ $edition }”. There are: { $known }.
tayu-auction-roles = Bids and passed seats belong to the auction, and only together: bid:28 and passed=1.
tayu-auction = So the auction cannot stand: no tile lies yet, one seat at most has passed, and it is another one's turn.
tayu-auction-bid = The bid cannot be { $bid } here: so many bids were made that it is { $most } at most.
tayu-roles =
    With seat { $saboteur } as the saboteur, seat { $ns } plays north–south and seat { $ew } east–west.
tayu-target = The target can be { $most } at most, not { $found }.
tayu-seat = It would be the turn of seat { $expected }, not of seat { $found }.
tayu-too-many = There are only { $copies } tiles { $tile }.
tayu-laid-wrongly = Tile number { $number }, { $tile }, could not be laid so.
tayu-not-over = The game is not over: tiles are left, and all of them fit somewhere.
tayu-bag-empty = The bag is empty, so the game is over: end.
tayu-no-choice = There is nothing to choose: only tiles with one kind of back are left.
tayu-fits-nowhere = Tile { $tile } fits nowhere, so the game is over: end.
