### The terminal.

## Choosing
choose-game = What would you like to play?
choose-variant = Which game of it?
choose-against = Who plays?
choose-people = people, all on this screen
choose-novice = you against a novice, who sees little and overlooks much
choose-casual = you against a casual player
choose-club = you against a club player
choose-expert = you against an expert
choose-master = you against a master, as strong as we can make one
pick = 1–{ $most }, Enter for 1:
pick-wrong = Give a number from 1 to { $most }.
player-name = Player { $number }
games-designers = by { $names }
games-default = default { $value }

## Playing
prompt = (? lists the moves, “help” the commands)
chance = Chance
legal = { $count ->
    [one] One move is legal:
   *[other] { $count } moves are legal:
}
is-legal = { $move } is legal.
see-clause = “rules { $clause }” shows the rule.
stood = This position has stood { $count } times.
undone = Taken back.
nothing-to-undo = There is no move of yours to take back.
cards-alone = { $name }: press Enter when only you are looking.
cards-hide = Press Enter to hide it again.
draw-two-sides = A draw is agreed between two sides; here there are more.
draw-agree = { $name }: do you agree to a draw? (y/n)
draw-declined = The draw is declined; the game goes on.
resign-sure = Do you really resign? (y/n)
yes = yes
saved = The record: { $file }
left = The game is saved. “stelae play --resume” goes on with it ({ $file }).
left-unsaved = The game is not saved: { $file } cannot be written ({ $detail }).
resumed = { $plies ->
    [one] Going on after { $plies } ply: { $file }
   *[other] Going on after { $plies } plies: { $file }
}
help =
    A move is written as above. Besides:
      ?             the legal moves         why MOVE       why a move is not legal
      hint          the best moves          undo           take back
      rules [AZ-5]  the rules, or a clause  board          show the board again
      cards         show your hidden cards  draw           offer a draw
      resign        give the game up
      quit          leave; the game is saved and goes on with “stelae play --resume”
command-help = help
command-why = why
command-hint = hint
command-undo = undo
command-board = board
command-cards = cards
command-rules = rules
command-draw = draw
command-resign = resign
command-quit = quit

## How it ended
match-on = Game { $number } of { $length } of the match follows.
match-go-on = Go on? (y/n)
replay-prompt = { $number }/{ $last } — Enter: next, b: back, a number, q: leave ›
replay-unfinished = The game is not finished.

## What went wrong
nothing-to-resume = There is no unfinished game. “stelae play” begins one.
resume-redacted = { $file } leaves out what a seat may not see, so it cannot be played on.
resume-alone = Going on with a game, you cannot say anew what was settled when it began: leave out { $flags }.
resume-finished = The game in { $file } is finished. “stelae replay { $file }” shows it.
save-exists = { $file } is there already. Give another name, or go on with it: “stelae play --resume { $file }”.
no-match = { $game } is not played as a match with these options.
seat-flag = “{ $flag }” does not say who sits where. Write --seat 0=human or --seat 1=expert; the last seat is { $last }.
deal-too-much = No outcome of chance is wanted where “{ $outcome }” would come.
clause-unknown = { $game } has no clause “{ $wanted }”. It has: { $known }.
bench-seconds = One measures for some seconds, up to an hour, not for { $seconds }.
record-json = This is no record: it is not whole JSON ({ $detail }).
record-foreign = This is no record of Stelae.
record-newer = This record was written by a newer Stelae (form { $found }; this one knows { $known }). Update Stelae.
record-fields = The record is damaged: { $detail }.
record-file = { $file } cannot be read: { $detail }.
record-size = { $file } is too large for a record.
record-save = { $file } cannot be saved: { $detail }. The game goes on; the next move tries again.
record-rules = The game was played by version { $found } of the rules; this Stelae knows version { $known }.
record-seats = The record names { $found } players, the game has { $expected }.
record-turn = Ply { $ply } of the record is by { $seat }, but it is the turn of { $turn }.
record-ply = Ply { $ply } of the record, “{ $move }”, cannot be played.
record-result = The result in the record is not that of its moves ({ $expected }).
record-unfinished = The record says that the game ended ({ $reason }), but its moves do not end it.
record-match = The earlier games of the match do not fit together.
