### The board of Tayü on the page.

tayu-board-label = The land of Tayü. Arrows move over the squares, R turns the tile, N goes to the next place where it fits, Enter lays it.
tayu-direction = { $direction ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
tayu-cell = { $square }: { $here ->
    [tile] tile { $tile }
    [fits] the tile fits, pointing { $ways }
   *[free] free, the tile does not fit (now pointing { $pointing })
}.
tayu-turn-left = Turn the tile to the left
tayu-turn-right = Turn the tile to the right
tayu-back = { $back ->
    [ring] with a ring
   *[plain] without a ring
}
tayu-choose = Which kind of tile do you draw?
tayu-auction-now = { $bid ->
    [0] Which score would you prevent as the saboteur? No bid yet.
   *[other] The bid is { $bid }: prevent less, or pass.
}
tayu-bid-label = Your bid
tayu-bid-less = One less
tayu-bid-more = One more
tayu-bid = Bid { $bid }
tayu-pass = Pass
tayu-has-passed = Has passed
tayu-target-label = To be kept below
tayu-side = { $side ->
    [north] North side
    [east] East side
    [south] South side
   *[west] West side
}
