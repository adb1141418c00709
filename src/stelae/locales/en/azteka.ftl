### Azteka

azteka-seat-0 = Life
azteka-seat-1 = Death
azteka-seat-2 = Mummies
azteka-role-life = Life
azteka-role-death = Death
azteka-role-mummies = Mummies
# Names of the pieces in sentences.
azteka-piece = { $piece ->
    [L] Life
    [D] Death
   *[M] Mummies
}

## Ways to play
azteka-variant-classic = classic, for two: Life grows, Death surrounds
azteka-variant-classic-life-births = classic, a birth only from a sector that Life alone has filled
azteka-variant-aggressive = aggressive, for two: place anywhere, turn by 90°
azteka-variant-mummies = with Mummies, for three
azteka-variant-mummies-rings = with Mummies, for three, where a full ring wins, too

## Options
azteka-option-variant = Variant
    .classic = Classic: placing next to Life, births and withering
    .aggressive = Aggressive: placing anywhere, double turns
    .mummies = Mummies: three players
azteka-option-birth = What gives Life a birth
    .any = a sector filled by anybody's pieces
    .life = a sector filled by Life alone
azteka-option-fill = What else wins with Mummies
    .sector = a sector of one's own
    .sector_or_ring = a sector or a ring of one's own

## What happened
azteka-event-placed = { $piece ->
    [L] Life is placed on { $socket }.
    [D] Death is placed on { $socket }.
   *[M] A Mummy is placed on { $socket }.
}
azteka-event-withered = Life withers on { $sockets }: Death stands there now.
azteka-event-turned = { $piece ->
    [L] Life turns
    [D] Death turns
   *[M] The Mummies turn
} ring { $ring } by { $degrees }°.
azteka-event-declined = { $piece ->
    [L] Life lets it be.
    [D] Death lets it be.
   *[M] The Mummies let it be.
}
azteka-event-birth = The sector is full: Life may place one more piece.
azteka-event-last_turns = { $left ->
    [one] The board is full: { $left } last turn is left.
   *[other] The board is full: { $left } last turns are left.
}

## How it ended
azteka-ending-spread = Pieces in every sector and on every ring
azteka-ending-sector = A whole sector filled
azteka-ending-ring = A whole ring filled
azteka-ending-all_placed = All pieces placed
azteka-ending-extinct = The last Life piece has withered, nobody can place any more
azteka-ending-full = The board is full and the last turns are over
azteka-match-absolute = Both rounds won
azteka-match-one_win = One round won, the other drawn
azteka-match-fewer_pieces = A round each; fewer pieces were needed
azteka-match-level = Level after two rounds

## Beside the board
azteka-panel-left = pieces left: { $left }
azteka-panel-spread = sectors { $sectors }/8, rings { $rings }/4
azteka-panel-sector = fullest sector { $filled }/4
azteka-panel-fill = sector { $sector }/4, ring { $ring }/8
azteka-panel-birth = A birth: place one more, or -
azteka-panel-last = Last turns left: { $left }
azteka-moves-help = c5 places on ring c, sector 5; c+ turns ring c by 45°, c++ by 90°; - lets a birth or a last turn be

## Why not
azteka-move-text = “{ $move }” is no move of Azteka. Write c5 to place, c+ or c++ to turn a ring, - to decline.
azteka-nothing-to-decline = There is nothing to decline now: place a piece or turn a ring.
azteka-only-last-turn = The board is full: turn a ring one last time, or let it be with -.
azteka-occupied = { $piece ->
    [L] A Life piece
    [D] A Death piece
   *[M] A Mummy
} stands on { $socket } already.
azteka-no-piece-left = No piece is left to place.
azteka-not-beside-life = { $socket } is not next to a Life piece.
azteka-birth-or-decline = This is a birth: place one more Life piece, or decline with -.
azteka-no-double-turn = Rings turn by 45° only; 90° belongs to the aggressive game.
azteka-begin-by-placing = Life begins the game by placing a piece.
azteka-ring-not-yours = Ring { $ring } turns by 90° only when you have more pieces on it: you have { $mine }, the other side { $theirs }.

## Positions
azteka-position-text = This is no position of Azteka: it needs four rings of .LDM joined by /, the side to move, and the supplies, as in ......../..LD..../......../........ L 13 13
azteka-supplies = The game with Mummies has { $expected } supplies, the position names { $found }.
azteka-no-mummies = Only the game of three has Mummies; it needs three supplies.
azteka-supply = The supply of { azteka-piece } should be { $expected }, so that { $total } pieces are there in all, but it says { $found }.
azteka-life-begins = On an empty board it is Life's turn.
azteka-no-birth = No sector is full, so there is no birth to decide.
azteka-last-turns-early = Last turns are counted only when every socket is filled.
azteka-last-turns-missing = Every socket is filled: the position must say how many last turns are left.
azteka-birth-over = The round is over ({ $reason }), so there is no birth to decide.
