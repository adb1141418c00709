### The board of Maya on the page.

maya-board-label =
    The nine towers of Maya. Arrows move over the towers, 1 to 5 choose a level, Enter takes the floors from that level
    up and then the tower to exchange with, V looks from the side, ! calls Stop.
# The letter on a floor; no two colours may share one.
maya-letter = { $colour ->
    [R] R
    [O] O
    [Y] Y
    [G] G
    [T] T
    [B] B
    [V] V
    [P] P
   *[N] N
}
maya-cell = Tower { $tower }, level { $level }: { $here ->
    [none] still empty
   *[other] { $here }
}. From the base up: { $floors }.
maya-cell-monolith = Beside the monolith.
maya-cell-raven = The raven closes this level.
maya-cell-joined = In harmony with the floor below.
maya-cell-ladders = Ladders: { $white } white, { $black } black, { $places } places.
maya-cell-priest = { $seat ->
    [0] A white
   *[1] A black
} priest stands on it.
maya-cell-free = You can choose this.
maya-gap = Between towers { $first } and { $second }; the raven would go to level { $level }.
maya-choose-partner = Tower { $tower } from level { $level } up: now choose the neighbour, { $partners }.
maya-levels = The levels
maya-level-name = { $level ->
    [1] Grass
    [2] Trees
    [3] Birds
    [4] Clouds
   *[5] Sun
}
maya-level = Level { $level }, { maya-level-name }{ $closed ->
    [yes] , closed by the raven
   *[no] { "" }
}
maya-set-up-help = Put the monolith between two towers, and the raven on a level.
maya-draft-hand = Level { $level }, { maya-colour }: choose a tower
maya-in-space = Walk around it
maya-from-plan = Back to the plan
maya-no-space = Walk around it: not in this browser (it lacks WebGL)
maya-space-label = The plaza with its towers in space. Arrow keys walk around it, plus and minus come closer and go back; a tap on a tower chooses it. All of it can be done with keys on the plan.
maya-from-side = From the side
maya-from-above = From above
maya-call-stop = Call Stop

## Cards
maya-cards = The task cards
maya-cards-own = Your cards
maya-card-covered = A covered card
maya-card-show = Show where { maya-colour } stands
maya-centre = Centre

## Scores, beside the seats
maya-score-ladders = { $count ->
    [0] Towers led by ladders
    [one] Tower led: { $towers }
   *[other] Towers led: { $towers }
}
maya-score-priests = { $count ->
    [0] Priests
    [one] Priest on tower { $towers }
   *[other] Priests on towers { $towers }
}
maya-score-ladders-left = Ladders left
maya-score-priests-left = Priests left
maya-score-card = { maya-colour }: { $where }
maya-score-group = tower { $tower }, levels { $from }–{ $to }
maya-score-none = nothing touches yet
maya-score-bonus = Centre completed with Stop
