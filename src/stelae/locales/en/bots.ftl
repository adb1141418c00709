### The bots.

bot-compiling = Getting ready: the rules are being compiled, which is only needed once …
budget-empty = A budget is a number of simulations or of seconds, above 0.
budget-threads = { $threads } threads cannot be had: 1 to { $most }.
budget-memory = { $memory } megabytes are too little for a search: at least 1.
search-cancelled = The search was cancelled.

## Arena
arena-entrant = “{ $text }” is no player for an arena. Write a bot (expert), with simulations (expert@2000) or seconds a move (expert@0.5s).
arena-number = { $games } games in { $processes } processes cannot be played: both must be at least 1.
arena-exists = { $file } is there already. Give another name with --out.
arena-save = { $file } cannot be written: { $detail }.
arena-process = A process that played games was ended from outside (perhaps the memory ran out). Try fewer with --processes.
arena-progress = { $done }/{ $total } games, { $left } left
arena-score = { $first } against { $second }, { $games ->
    [one] one game
   *[other] { $games } games
}: { $wins } won, { $draws } shared, { $losses } lost ({ $score })
arena-elo = Difference: { $elo } Elo, 95 % sure between { $low } and { $high }
arena-together = In { $game } all win or lose together, so bots are not set against each other: see docs/menara-play.md.
arena-file = The results: { $file }
no-ray = Ray is not installed. Install Stelae with the extra “ray”: pip install 'stelae[ray]'.
ray-unreachable = No Ray cluster answers at { $address }: { $detail }
ray-failed = The Ray cluster could not play a game: { $detail }

## Hints and analyses
proven-win = proven win
proven-draw = proven draw
proven-loss = proven loss
proven-within = in { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
hint = { $move }: { $value }
hint-then = then perhaps { $line }
analyse-progress = Analysing: { $done }/{ $total }
analyse-head-two = How the game stood for { $name } after each move, from 0 % (lost) to 100 % (won):
analyse-head-three = How the game stood for the one who moved, after the move, from 0 % (lost) to 100 % (won):
analyse-cost = costs { $cost }, better: { $best }
analyse-summary = { $name }: { $moves ->
    [one] one move
   *[other] { $moves } moves
}, { $cost } lost with each on average; slips (?): { $slips }, blunders (??): { $blunders }
analyse-worst = Most was lost at { $ply } with { $move }; { $best } was better.
bot-endless = { $bot } cannot play { $game }, whose moves are endless: no search can look through them.
