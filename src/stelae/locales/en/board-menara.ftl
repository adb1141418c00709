### The board of Menara on the page.

menara-scene-label =
    The temple. Arrows turn it, plus and minus bring it closer or farther. While a slab is held, arrows move it by a
    millimetre (with Shift by five), comma and full stop turn it, N takes it to the next good place, Enter lays it.
    The view from above can be played by keyboard alone.
menara-plan-label =
    { $level ->
        [0] The foundation
       *[other] Level { $level }
    } from above. Arrows move over the marks, N goes to the next that is offered, Enter chooses, Page Up and Page Down
    change the level. While a slab is held, arrows move it, comma and full stop turn it, N takes it to the next good place.
menara-plan-say =
    { $level ->
        [0] Foundation
       *[other] Level { $level }
    }: { $slabs ->
        [one] { $slabs } slab
       *[other] { $slabs } slabs
    }, { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    }, { $free ->
        [one] { $free } free mark
       *[other] { $free } free marks
    }.
menara-colour = { $colour ->
    [y] yellow
    [r] red
    [k] black
    [w] white
   *[b] blue
}
menara-mark-say = { $mark }, { $colour ->
    [y] yellow
    [r] red
    [k] black
    [w] white
   *[b] blue
}: { $here ->
    [offered] free, a column can go here
    [take] a column that can be moved
    [column] a column stands here
   *[free] free
}.
menara-load = { $grams } g
menara-columns = { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
} in hand
menara-none = none

## How it is looked at
menara-looks = What is shown
menara-look-space = Temple
menara-look-plan = From above
menara-look-weigh = Stability
menara-weighing = The temple is being weighed…
menara-weighed = { $stands ->
    [yes] It stands, with { $margin } mm of support to spare; the table could be tilted by { $tilt }°.
   *[no] It does not hold: { $margin } mm of support are missing.
}
menara-weighed-slab = balances { $margin } mm inside its columns, { $grams } g rest on it and in it
menara-weighed-columns = What each column carries
menara-film-skip = Skip
menara-film-again = Watch again

## What is to be done
menara-waiting = The others are at work.
menara-settling = The hand lets go…
menara-together = { $won ->
    [yes] The temple is as high as it had to be: you have all won.
   *[no] The temple is not high enough: you have all lost.
}
menara-do-swap = Swap columns with the camp, as many for as many, or go on.
menara-swap-give = You give
menara-swap-take = You take
menara-swap-nothing = Swap nothing
menara-do-draw = Choose a stack: its top card is your task.
menara-stack = { $stack ->
    [blue] blue, mostly easy
    [yellow] yellow, medium
   *[red] red, mostly hard
}
menara-stack-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
menara-do-put = Tap a mark for a column of your hand, or drag a column there.
menara-do-move = Tap the column to be moved.
menara-do-move-to = Now tap the mark that it goes to, on a higher slab.
menara-do-nothing = Nothing can be done for this card any more: give the task up.
menara-hand = Your hand
menara-fail = Give the task up
menara-do-failed = The card becomes a storey card. Swap the whole camp for six new columns?
menara-renew = Take six new columns
menara-keep = Leave the camp as it is
menara-do-lay = { $what ->
    [base] Lay a slab as foundation. The slabs have to touch one another.
    [lift] Move a slab to another level, with what stands on it.
   *[lay] Lay the new slab on three columns at least, or beside the foundation (that costs a storey card).
}
menara-which-slab = Which slab
menara-slab = Slab { $slab }
menara-slab-side = Slab { $slab }, { $side ->
    [light] light side
   *[dark] dark side
}
menara-which-side = Which side
menara-side = { $side ->
    [light] light side
   *[dark] dark side
}
menara-which-level = Which level
menara-level = { $level ->
    [0] Foundation
   *[other] Level { $level }
}
menara-places-coming = Looking for good places…
menara-places = Good places
menara-places-none = No good place known here: try yourself
menara-place = Place { $number } for slab { $slab }, { $side ->
    [light] light side
   *[dark] dark side
}, { $level ->
    [0] as foundation
   *[other] on level { $level }
}
menara-next-place = The next good place
menara-margin = { $margin } mm
menara-nudge = Move the slab a little
menara-nudge-to = { $way ->
    [left] to the left
    [up] up
    [down] down
    [right] to the right
    [round] turn to the left
   *[back] turn to the right
}
menara-nudge-fine = finely
menara-outlook-fits = It can lie here.
menara-outlook = { $state ->
    [asking] Looking…
    [stands] It will stand, with { $margin } mm to spare.
   *[falls] The rules allow it, but it would fall: { $margin } mm of support are missing.
}
menara-forecast = { $mark }: { $state ->
    [asking] looking…
    [fits] the temple will stand.
    [stands] the temple will stand, with { $margin } mm to spare.
    [no] this cannot be.
   *[falls] this would bring the temple down.
}

## Cards and supplies
menara-card-task = { $kind ->
    [any] { $count ->
        [one] { $count } column on any slab
       *[other] { $count } columns on any slabs
    }
    [one] { $count ->
        [one] { $count } column on one slab
       *[other] { $count } columns on one slab
    }
    [move] { $count ->
        [one] move { $count } column higher
       *[other] move { $count } columns higher
    }
    [fill] fill one slab
   *[lift] move a slab to another level
}
menara-card-frame = { $frame ->
    [light] a new slab: light side up
    [dark] a new slab: dark side up
   *[free] a new slab: either side
}
menara-card-done = { $done } of { $count }
menara-camp = Camp
menara-hands = Hands
menara-next = Next slab
menara-next-none = No slab is left.
menara-stacks = Cards
menara-bag = Bag

## A move before it is sent
menara-phrase-slab = { $act ->
    [base] Slab { $slab } as foundation, { $side ->
        [light] light side up
       *[dark] dark side up
    }
    [lift] Slab { $slab } to level { $level }
   *[lay] Slab { $slab } on level { $level }, { $side ->
        [light] light side up
       *[dark] dark side up
    }
}
menara-phrase-column = { $colour ->
    [y] A yellow column on { $mark }
    [r] A red column on { $mark }
    [k] A black column on { $mark }
    [w] A white column on { $mark }
    [b] A blue column on { $mark }
   *[other] The column on { $from } to { $mark }
}
menara-phrase-swap = Give: { $give }; take: { $take }
menara-phrase-draw = Draw a card: { $stack ->
    [blue] blue
    [yellow] yellow
   *[red] red
}

## A ply in the list of moves
menara-listed-slab = { $level ->
    [0] slab { $slab }: foundation
   *[other] slab { $slab }: level { $level }
}
menara-listed-put = { $colour } on { $mark }
menara-listed-taken = { $from } to { $mark }
menara-listed-swap = gives { $give }, takes { $take }
menara-listed-draw = { $stack ->
    [blue] a blue card
    [yellow] a yellow card
   *[red] a red card
}
menara-listed-bag = from the bag: { $columns }
menara-listed-slabs = from the stack: { $slabs }
menara-listed-word = { $word ->
    [fail] task given up
    [renew] camp renewed
    [keep] camp kept
   *[none] no exchange
}
menara-listed-back = put back: { $columns }
menara-listed-fell = fallen: { $pieces }
