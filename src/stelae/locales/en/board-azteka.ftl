### The board of Azteka on the page.

azteka-board-label = The wheel of Azteka. Arrows move over the sockets, Enter places a piece, + turns the ring.
# The letter on a piece.
azteka-letter = { $piece ->
    [L] L
    [D] D
   *[M] M
}
azteka-cell = { $ring }{ $sector }: { $held ->
    [L] Life
    [D] Death
    [M] Mummy
   *[none] { $free ->
        [yes] free, you can place here
       *[no] free
    }
}.
azteka-turns = Turn a ring
azteka-turn = Turn ring { $ring } by { $degrees }°
azteka-let-be = Let it be

## Goals, beside the seats
azteka-goal-sectors = Sectors reached
azteka-goal-rings = Rings reached
azteka-goal-sector = Fullest sector
azteka-goal-ring = Fullest ring
azteka-supply-left = Pieces left
azteka-count = { $count } of { $of }
