### Menara

menara-seat-0 = seat 1
menara-seat-1 = seat 2
menara-seat-2 = seat 3
menara-seat-3 = seat 4
menara-role-player = Builder

## What can be played
menara-variant-one = alone, easy
menara-variant-two = two together, easy
menara-variant-three-medium-steady = three together, medium, with a steady hand of your own
menara-variant-four-hard-shaky = four together, hard, with a shaky hand

## Options
menara-option-players = How many build together
menara-option-difficulty = How hard it is
    .easy = easy: three storeys
    .medium = medium: four storeys
    .hard = hard: five storeys
menara-option-hands = How many columns there are in a hand
    .seed = as the rulebook says
    .other = as in another edition
menara-option-hand = How exactly pieces are set down
    .sure = sure: exactly where you say
    .steady = steady: nearly as exact as your pointer
    .shaky = shaky: just as exact as your pointer

## What happened
menara-event-camp = In the camp there are now { $columns }.
menara-event-dealt = Seat { SEAT($seat) } draws { $columns }.
menara-event-refilled = Seat { SEAT($seat) } refills with { $columns }.
menara-event-foundation = The foundation is made of the slabs { $slabs }. On top of the stack lies { $next }.
menara-event-revealed = Slab { $slab } is now on top of the stack.
menara-event-swapped = Seat { SEAT($seat) } leaves { $gave } in the camp and takes { $took }.
menara-event-kept = Seat { SEAT($seat) } swaps nothing.
menara-event-chose = Seat { SEAT($seat) } chooses the { $stack ->
    [blue] blue
    [yellow] yellow
   *[red] red
} stack.
menara-event-drawn = Card { $card }: { $task ->
    [any] { $columns ->
        [one] put one column on any slab
       *[other] put { $columns } columns on any slabs
    }
    [one] put { $columns } columns on one slab
    [move] { $columns ->
        [one] move one column higher
       *[other] move { $columns } columns higher
    }
    [fill] fill all free marks of one slab
   *[lift] move a slab to another level
}. A new slab shows { $frame ->
    [light] its light side.
    [dark] its dark side.
   *[free] either side.
}
menara-event-put = Seat { SEAT($seat) } puts a { $colour ->
    [y] yellow
    [r] red
    [k] black
    [w] white
   *[b] blue
} column on { $mark }.
menara-event-taken = Seat { SEAT($seat) } moves the column on { $from } to { $mark }.
menara-event-laid = Seat { SEAT($seat) } lays slab { $slab } on columns, at level { $level }.
menara-event-founded = Seat { SEAT($seat) } lays slab { $slab } as foundation.
menara-event-lifted = Seat { SEAT($seat) } moves slab { $slab } to level { $level }.
menara-event-settled = { $fell ->
    [0] The temple stands.
   *[other] It does not hold.
}
menara-event-put_back = { $count ->
    [one] The column on { $columns } falls over and is put back.
   *[other] The columns on { $columns } fall over and are put back.
}
menara-event-columns_fell = { $count ->
    [one] The column on { $columns } falls, and cannot be put back.
   *[other] The columns on { $columns } fall, and cannot be put back.
}
menara-event-slabs_fell = { $count ->
    [one] Slab { $slabs } falls!
   *[other] The slabs { $slabs } fall!
}
menara-event-storey = The temple has { $storeys ->
    [one] { $storeys } storey
   *[other] { $storeys } storeys
} now, of { $goal }.
menara-event-new_slab = That was the last free mark of the slab: now slab { $slab } is to be laid.
menara-event-storey_card = The card becomes a storey card: { $goal ->
    [one] { $goal } storey is needed.
   *[other] { $goal } storeys are needed.
}
menara-event-failed = Seat { SEAT($seat) } gives the task up.
menara-event-camp_kept = The camp stays as it is.
menara-event-camp_renewed = The camp is renewed.

## How it ended
menara-ending-collapse = A slab has fallen
menara-ending-column = A fallen column cannot be put back on its mark
menara-ending-refill = The bag holds too few columns for a full hand
menara-ending-cards = The last card has been dealt with
menara-ending-slabs = The last slab has been laid

## Beside the plan
menara-panel-storeys = { $storeys ->
    [one] { $storeys } storey
   *[other] { $storeys } storeys
} of { $goal }
menara-panel-camp = camp:
menara-panel-bag = bag:
menara-panel-cards = cards: { $blue } blue, { $yellow } yellow, { $red } red
menara-panel-next = next slab: { $slab }
menara-panel-stack = slabs in the stack: { $count }
menara-panel-card = card { $card }
menara-panel-task = { $kind ->
    [any] columns on any slabs: { $done } of { $count }
    [one] columns on one slab: { $done } of { $count }
    [move] columns moved higher: { $done } of { $count }
    [fill] fill one slab: { $done } so far
   *[lift] move a slab to another level
}
menara-panel-frame = new slab: { $frame ->
    [light] light side
    [dark] dark side
   *[free] either side
}
menara-panel-slab = on slab { $slab }
menara-panel-extended = foundation extended: this card becomes a storey card
menara-plan-foundation = Foundation
menara-plan-level = Level { $level }
menara-plan-choice = To lay
menara-plan-marks = { $slab } { $side ->
    [light] light
   *[dark] dark
}:
menara-moves-help =
    base 07 light 12 -40 135: slab 07 as foundation, light side up, its middle at x 12, y -40 (millimetres), turned by
    135°; lay 07 dark 2 12 -40 135: on columns, as level 2; swap yy rb: your two yellow for red and blue of the
    camp; - swaps nothing; draw blue; put y 07b; take 03a 07b; lift 07 3 12 -40 135; fail; renew or keep.
    The plan: small letters are free marks and capitals are columns of a colour: y k r w b are yellow, black, red,
    white, blue. The places listed for a slab are suggestions: any place that the rules allow will do.

## Why not
menara-now = { $phase ->
    [base] First the foundation: base 07 light 0 0 0 lays a slab.
    [swap] First swap with the camp, as in swap yy rb, or swap nothing: -
    [draw] Now choose a stack: draw blue, draw yellow or draw red.
    [build] Now the task of the card is to be done, or given up: fail
    [lay] Now the new slab is to be laid: lay it on columns, or base it beside the foundation.
   *[failed] Now say whether to renew the camp: renew or keep
}
menara-no-passing = A task is carried out or given up: fail
menara-move-text =
    “{ $move }” is no move of Menara. Write for example put y 07b, take 03a 07b, lay 07 dark 2 12 -40 135, swap yy rb,
    draw blue or fail.
menara-columns-text = “{ $columns }” is no set of columns. Write a letter for each: { $known }.
menara-slab-text = “{ $slab }” is no slab. They are numbered 01 to { $most }.
menara-mark-text = “{ $mark }” is no mark. Write a slab and its mark, as in 07b.
menara-level-text = “{ $level }” is no level. Levels on columns are 1, 2, 3 and so on.
menara-number-text = “{ $number }” is no number that can be used. Write millimetres or degrees as in 12, -40 or 7.5.
menara-release-text = How the hand let go is said by four numbers, as in { $move }: put y 07b @ 0.5 -1 20 0
menara-outcome-text = “{ $move }” is no outcome of Menara. There are =bag yyr, =card B3, =slabs 07 02 and =settled.
menara-settled-text = “{ $piece }” does not say what became of a piece. It is written like 07b:12,-3 or 07b^ or 07b!
menara-swap-uneven = As many columns come back as you give: here they are { $give } and { $take }.
menara-swap-same = { $colour } would go and come back: leave it out on both sides.
menara-not-in-hand = You do not have { $columns } in your hand ({ $hand }).
menara-not-in-camp = There is no { $columns } in the camp ({ $camp }).
menara-no-stack = There is no stack “{ $stack }”. There are: { $known }.
menara-stack-empty = The { $stack ->
    [blue] blue
    [yellow] yellow
   *[red] red
} stack is empty.
menara-foundation-first = The first three slabs are the foundation: base, not lay.
menara-not-foundation = Slab { $slab } is not one to be laid as foundation now. These are: { $known }.
menara-not-top = Slab { $slab } is not on top of the stack; { $top } is.
menara-wrong-side = The frame of the card says that the { $side ->
    [light] light
   *[dark] dark
} side is up.
menara-sure-hand = A sure hand sets down exactly: leave out what follows the @.
menara-base-release = The foundation is laid at leisure: leave out what follows the @.
menara-off-table = The slab would not lie wholly on the table, which ends { $most } mm from its middle.
menara-overlap = The slab would overlap slab { $slab } on level { $level }.
menara-touch = The slab has to touch the foundation at two points or more; here it touches at { $found }.
menara-no-level = For level { $level } three columns have to stand one level lower; there { $found ->
    [one] is { $found }
   *[other] are { $found }
}.
menara-few-columns = The slab has to lie on three columns at least, over the middle of their heads; here { $found ->
    [one] there is { $found }
   *[other] there are { $found }
}.
menara-outside-mark = The column would not stand wholly inside its mark: { $most } mm off its middle is the most.
menara-release-far = Nobody lets go so far off or so fast: { $most } mm and { $fastest } mm a second are the most.
menara-other-task = The card wants something else: { $kind ->
    [lift] to move a slab (lift 07 3 12 -40 135).
    [move] to move columns higher (take 03a 07b).
   *[other] to put columns from your hand (put y 07b).
}
menara-no-slab = Slab { $slab } is not in the temple.
menara-lift-foundation = Slab { $slab } is foundation and stays where it is.
menara-lift-same = Slab { $slab } is at level { $level } already: it has to go up or down.
menara-lift-down = A slab is moved by storeys; it does not become foundation.
menara-no-mark = Slab { $slab } has no mark { $mark } on this side.
menara-mark-taken = A column stands on { $slab }{ $mark } already.
menara-other-colour = The mark { $slab }{ $mark } is for { $wanted ->
    [y] yellow
    [r] red
    [k] black
    [w] white
   *[b] blue
} columns.
menara-one-slab = The card is about one slab, and that is { $slab } now.
menara-no-column = No column stands on { $slab }{ $mark }.
menara-moved-already = The column on { $slab }{ $mark } was moved in this turn already.
menara-not-higher = The column has to come higher: it stands at level { $here }, and that slab is at level { $there }.
menara-outcome = Chance has something else to say here: { $phase ->
    [settle] what comes of the act (=settled).
    [card] the card on top (=card B3).
    [slabs] the slabs on top (=slabs 07 02 11 05).
    [reveal] the slab on top (=slabs 07).
   *[other] columns from the bag (=bag yyr).
}
menara-settled-unknown = There is no piece { $piece } in the temple.
menara-settled-twice = Piece { $piece } is told of twice.
menara-settled-slab = Slab { $piece } cannot be put back once it has fallen.
menara-settled-pose = Piece { $piece } cannot be there: its pose is out of the world, or no turn.
menara-settled-missing = Where piece { $piece } has come to is not told.
menara-slabs-number = { $found } slabs are shown; there have to be { $wanted }.
menara-slabs-gone = Only slabs that are in the stack can be shown, each once.
menara-bag-number = { $found } columns are drawn; there have to be { $wanted }.
menara-bag-lacks = The bag holds { $left } of the colour { $colour }, not so many.
menara-no-card = There is no card { $card }.
menara-other-stack = Card { $card } is not in the { $stack ->
    [blue] blue
    [yellow] yellow
   *[red] red
} stack.
menara-card-gone = Card { $card } has been drawn before.

## Positions
menara-position-text =
    “{ $position }” is no position of Menara: it has fifteen fields joined by single blanks, as the notation page says.
menara-position-field = The field { $field } cannot be “{ $value }” here.
menara-position-order = A set of columns is written in the order y r k w b: { $ordered }, not { $columns }.
menara-position-cards = “{ $cards }” are not cards in their order, each once.
menara-position-piece = “{ $piece }” describes no piece of the temple.
menara-position-pose = “{ $piece }”: the pose is out of the world, or no turn.
menara-position-column = No { $colour } column can stand on { $mark }.
menara-position-floating = { $piece } would float: nothing carries it there.
menara-position-slabs = The slabs do not add up: each of the { $slabs } is in one place, and three make the foundation first.
menara-position-many = There are only { $most } columns { $colour }, not { $found }.
menara-position-early = The game has not begun, so there can be no columns in the temple and no cards drawn.
menara-position-camp = The camp cannot have { $found } columns here.
menara-position-hand = The hand of seat { $seat } cannot have { $found } columns; it has { $wanted }.
menara-position-over = No card is left, so the game is over.
menara-position-task = The task { $task } does not fit the position.
menara-position-bag = The bag does not hold the { $wanted } columns that are drawn now, or none are.
menara-position-act = “{ $act }” cannot have been done here.

## Data files of one's own
menara-data-file = { $file } cannot be read: { $detail }
menara-data-json = { $file } is not written as it should be: { $detail }
menara-data-slabs = slabs.json needs { $slabs } slabs, numbered from 1; it has { $found }, or numbers them otherwise.
menara-data-corners = Slab { $slab }: an outline needs three corners at least, and none of them twice ({ $corners } found).
menara-data-crossing = Slab { $slab }: the outline crosses itself: the edges after corner { $one } and corner { $other } meet.
menara-data-size = Slab { $slab } has { $found } cm²; that has to be from { $least } to { $most }. Lengths are in millimetres.
menara-data-reach = Slab { $slab } reaches { $found } mm from its middle; { $most } is the most.
menara-data-marks = Slab { $slab }, { $side } side: { $found } marks; there have to be { $fewest } to { $most }.
menara-data-colour = Slab { $slab }, { $side } side, mark { $mark }: there is no colour “{ $colour }”. There are: { $known }.
menara-data-mark-edge =
    Slab { $slab }, { $side } side, mark { $mark }: the middle of a mark has to lie { $least } mm or more inside the outline.
menara-data-mark-close =
    Slab { $slab }, { $side } side: the marks { $mark } and { $other } are nearer to each other than { $least } mm.
menara-data-stack = Card { $card }: there is no stack “{ $stack }”. There are: { $known }.
menara-data-kind = Card { $card }: there is no kind “{ $kind }”. There are: { $known }.
menara-data-frame = Card { $card }: there is no frame “{ $frame }”. There are: { $known }.
menara-data-count =
    Card { $card }: the count of the kind “{ $kind }” has to be from { $least } to { $most }, not { $found }.
menara-data-cards = cards.json needs { $size } cards in the stack “{ $stack }”; it has { $found }.
