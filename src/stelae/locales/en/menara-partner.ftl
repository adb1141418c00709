### Why a partner in Menara does what it does.

menara-because-base = The { $side ->
    [light] light side
   *[dark] dark side
} of slab { $slab } has marks that are soon filled.
menara-because-storey = There slab { $slab } makes { $storeys ->
    [one] the first storey
   *[other] { $storeys } storeys
}, with { $balance } mm to spare before it tips.
menara-because-lower = Nowhere higher would slab { $slab } stand well; here it has { $balance } mm to spare.
menara-because-beside = On columns slab { $slab } would not stand anywhere, so it becomes foundation.
menara-because-swap = With these columns { $can } of the { $of } { $stack ->
    [blue] blue
    [yellow] yellow
   *[red] red
} cards could be done.
menara-because-no-swap = The hand is good as it is: { $can } of the { $of } { $stack ->
    [blue] blue
    [yellow] yellow
   *[red] red
} cards could be done.
menara-because-draw = Of the { $of } { $stack ->
    [blue] blue
    [yellow] yellow
   *[red] red
} cards that are left { $can } could be done.
menara-because-full = That fills slab { $slab }, and a new slab comes.
menara-because-on-the-way = Slab { $slab } will be filled in this turn; { $left ->
    [one] one mark is left
   *[other] { $left } marks are left
} after this.
menara-because-begin = The task can be done like this; slab { $slab } then has { $left ->
    [one] one free mark
   *[other] { $left } free marks
}.
menara-because-lift = Slab { $slab } stands well at level { $level }, and the task is done.
menara-because-before-fail = The task cannot be done, but a column on { $piece } helps all the same.
menara-because-fail = Nothing more that would stand brings the task to its end: { $goal ->
    [one] one storey is needed now.
   *[other] { $goal } storeys are needed now.
}
menara-because-renew = Other columns in the camp promise more.
menara-because-keep = The camp is good as it is.
menara-because-weaker = Possible, but something else promises more.
menara-because-falls = This would bring the temple down.
