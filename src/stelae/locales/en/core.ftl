### What is said in every game.

## How it can end
ending-repetition = The same position came once too often
ending-resigned = { $who } resigned
ending-agreed = Both sides agreed
result-drawn = Drawn.
result-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
result-all-won = You have all won.
result-all-lost = You have all lost.
result-points = Points: { $points }
match-won = { $count ->
    [one] { $names } wins the match.
   *[other] { $names } win the match.
}
match-drawn = The match is drawn.

## Options of every game
option-repetition = The game ends when a position stands so many times; 0: never

## Why not
game-over = The game is over.
move-text = A move is a text, not { $move }.
chance-first = Chance comes first: give its outcome, which begins with =.
no-chance = It is a player's turn, not chance's.
no-such-seat = There is no seat { $seat }; the seats are numbered from 0 and there are { $seats }.
game-unknown = There is no game “{ $name }”. There are: { $known }.
option-unknown = { $game } has no option “{ $option }”. Its options: { $known }.
option-value = The option { $option } cannot be “{ $value }”. It can be: { $allowed }.
option-other = The position shows that { $option } is { $shown }, not { $value }.
position-text = A position is one line of printable text.
no-numba = This needs compiled rules: install Stelae with its “search” extra (numba).
not-compiled = There is no search in { $game }: its moves are endless and its rules are not compiled.
perft-endless = The moves of { $game } are endless; they cannot be counted.
perft-depth = The depth cannot be { $depth }; give 0 or more.
perft-chance = Chance has too many outcomes here to count them all: begin after the deal, for example with a seed.
match-over = The match is over.
match-unfinished = The game is not finished yet.
match-other = This game does not belong to the match: another game or other options.
not-your-turn = It is not the turn of seat { SEAT($seat) } but of { SEAT($turn) }.
bot-unknown = There is no bot “{ $name }”. There are: { $known }.
