### Menara: what stands and what falls

menara-no-physics = To know what stands and what falls, Stelae needs its “menara” extra: pip install 'stelae[menara]'.

## A temple that cannot be
menara-temple-twice = There are two pieces called { $piece }. Each slab and each mark can be there only once.
menara-temple-number = The pose of { $piece } is not seven ordinary numbers. It needs x, y and z in millimetres and a turn as a quaternion.
menara-temple-outside = { $piece } would be outside the world. Keep within { $most } mm of the middle of the table, and above it.
menara-temple-turn = The turn of { $piece } is no quaternion of length 1.
menara-temple-slab = There is no slab { $piece } with a side “{ $side }”.
menara-temple-mark = There is no such mark or column: { $piece }. Name a slab that lies in the temple, one of its marks, and a colour of column.
menara-temple-floating = { $piece } would float: nothing is under it where it is. Put a column on its mark, and a slab on columns.
menara-temple-overlap = { $piece } and { $other } would be in each other. Move them apart.

## An act that cannot be tried
menara-act-hand = There is no hand called “{ $hand }”. Known are: { $known }.
menara-act-number = The act has numbers that are not ordinary numbers. Give millimetres and degrees.
menara-act-release = Nobody lets go like that. Stay over the table, and below { $most } mm a second.
menara-act-slab = Slab { $piece } cannot be taken for this: a new slab must not lie in the temple yet, and one to be moved must.
menara-act-taken = On { $piece } there is a column already.
menara-act-nothing = On { $piece } there is no column to take.

## An act told for those who do not see it
menara-event-film-fell = { $what ->
    [slab] Slab
   *[column] Column
} { $piece } falls after { $seconds } s.
menara-event-film-more = Then there fall { $slabs ->
    [0] no slabs
    [one] one more slab
   *[other] { $slabs } more slabs
} and { $columns ->
    [0] no columns
    [one] one more column
   *[other] { $columns } more columns
}.
menara-event-film-shifted = { $what ->
    [slab] Slab
   *[column] Column
} { $piece } shifts by { $by } mm.
menara-event-film-shifts = { $pieces ->
    [one] One more piece shifts
   *[other] { $pieces } more pieces shift
} by up to { $by } mm.
menara-event-film-stood = { $sway ->
    [0] Nothing stirs: the temple stands.
   *[other] The temple stirs by { $sway } mm and is at rest after { $seconds } s.
}

## Pictures
render-file = This is neither a record nor a position of Menara: { $file }.
render-game = Pictures are drawn of Menara only; this is a game of { $game }.
render-ply = There is no ply { $ply } in this record; it has { $most }.
render-size = A picture is { $least } to { $most } pixels wide.
render-write = The picture cannot be written to { $file }: { $detail }.
render-done = { $file }: { $storeys ->
    [one] one storey
   *[other] { $storeys } storeys
}, { $columns ->
    [one] one column
   *[other] { $columns } columns
}.
