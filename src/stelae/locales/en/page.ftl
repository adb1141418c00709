### The page around the boards.

page-home = To the front page
page-skip = To the content
page-close = Close
page-loading = Coming …
page-reload = Load again
page-settings = Settings
page-learn = Learn { $game }
page-not-found = There is nothing here
page-not-found-help = This address leads nowhere. Perhaps a letter is missing from the link.
page-unreachable = The server cannot be reached. Nothing is lost; try again in a moment.
page-refused = The server refuses: { $code }.
page-broken = Something on this page went wrong. Load it again; nothing at the table is lost.

## The front page
home-title = Old stones, new games
home-lead = Board games that are out of print, set up for you: against a bot, with friends by a link, or two at one screen. No account needed.
home-games = The games
home-play = Play
home-learn = Learn it
home-players = { $least ->
    [one] { $least } player
   *[other] { $least }–{ $most } players
}
home-yours = Your games
home-here = all at this device
home-status =
    .waiting = waiting for players
    .playing = the others’ turn
    .between = between two games
    .over = over
home-away = The server cannot be reached right now. Your tables are safe there; this page tries again by itself.
home-offline = You are offline. Your tables are on the server; as soon as the network is back, they are here.
home-again = Try again
home-open = Open tables
home-open-none = Nobody is waiting for players right now. Open a table for anybody, and it will stand here.
home-seats = { $taken } of { $of } seats taken
home-join = Sit down
home-watch = Watch
home-whose = Azteka is by Andrea Mainini, Maya by Andrea Mainini and Alberto Branciaro, Tayü by Niek Neuwahl. The names only say whose rules are played here; words and pictures are our own.

## A new table
new-title = { $game }: a new table
new-variant = Which game of it
new-go = Play
new-bot = Against a bot
    .help = Begins at once.
new-alone = Alone
    .help = Begins at once.
new-partner = With bots as partners
    .help = You build together; begins at once.
new-friend = With friends
    .help = You get a link and a QR code to send.
new-device = At this device
    .help = All of you play at one screen; hidden cards stay hidden.
new-anybody = With anybody
    .help = The table stands on the front page until somebody sits down.
new-details = Settle everything in detail
new-seats = Who sits where
new-seat = Seat { $seat }
new-seat-me = I, or somebody at this device
new-seat-open = open: by link
new-seat-bot = bot: { $level }
new-seat-name = Name at seat { $seat }
new-player = Player { $number }
new-clock = Clock
    .none = no clock
    .live = minutes
    .days = days for each move
new-minutes = Minutes for each
new-increment = Seconds more for each move
new-days = Days for each move
new-visibility = Who may find the table
    .link = whoever has the link
    .public = everybody on the front page
new-begin = It begins
    .full = when all seats are taken
    .ready = when everybody is ready
new-match = { $games ->
    [one] A match of one game
   *[other] A match of { $games } games
}
new-open = Open the table
option-yes = yes
option-no = no

## Bots
level-choose = How strong
level-random = Random
level-novice = Novice
level-casual = Casual
level-club = Club
level-expert = Expert
level-master = Master

## Clocks
clock-days = { $days } d { $hours } h
clock-is-none = no clock
clock-is-live = { $minutes } min + { $increment } s a move
clock-is-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}

## Before it begins
waiting-title = { $free ->
    [0] Everybody is here
    [one] One seat is free
   *[other] { $free } seats are free
}
waiting-help = Send this link to whoever shall play. It opens the table in any browser, on a phone too.
waiting-copy = Copy the link
waiting-copied = Copied
waiting-copy-by-hand = The browser does not let us copy: mark the link and copy it by hand.
waiting-share = Share
waiting-share-title = Let’s play { $game }
waiting-qr = A QR code with the address of this table
waiting-terms = What is played
waiting-sit = Sit here
waiting-stand = Stand up
waiting-free = Free the seat
waiting-bot = A bot
waiting-up = Move seat { $seat } up
waiting-down = Move seat { $seat } down
waiting-ready = I am ready
waiting-not-ready = Not ready yet
waiting-is-ready = ready

## At the table
table-nobody = free
table-you = you
table-seats = Players
table-board = The board
table-goal = What it is about
table-rules = Rules
table-more = More
table-prepares = is getting ready
table-thinks = is thinking
table-away = not connected
table-left = has left
table-to-move = to move
table-your-turn = Your turn
table-turn-of = { $name } to move
table-chance = Luck decides
table-over = The game is over
table-sending = Sending …
table-watching = You are watching.
table-proposed = { $move } is ready to be played.
table-confirm-say = { $move }: confirm it.
table-play-it = Play it
table-take-back = Take back
table-undo = Undo
table-hint = Hint
table-hint-coming = Thinking …
table-hint-say = Hint: { $move }
table-offer-draw = Offer a draw
table-ask-hints = Allow hints for everybody
table-offer-swap = Swap seats with { $name }
table-resign = Resign
table-notation = Or write your move
table-notation-go = Go
table-offers = What is asked
table-bot-sits-in = While you were away a bot has taken your seat.
table-seat-back = Take it back
table-gone = { $name } has left. Wait, or decide:
table-claim-bot = A bot takes over
table-claim-end = End the game
table-moves = Moves
table-no-moves = None yet.
table-steps = Step through the game
table-step-first = To the beginning
table-step-back = A step back
table-step-forward = A step forward
table-step-last = To the end
table-looking-back = After step { $ply }
table-to-present = Back to the game
table-games-of-match = The games of the match
table-game-number = Game { $number }
table-chat = Talk
table-spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
chat-empty-players = Only the players read this.
chat-empty-spectators = Only those who watch read this until the game is over.
chat-say-players = Say something to the players
chat-say-spectators = Say something to those who watch
chat-from-spectators = watching
chat-send = Send
chat-mute = { $muted ->
    [true] Let { $name } speak again
   *[false] Silence { $name }
}
resign-title = Give the game up?
resign-means = The others win at once.
resign-not = Play on
cover-pass = { $name } has the device now.
cover-hold = Hold to see your cards
match-score = The match: { $played } of { $length } games played

## What is offered
offer-theirs = { $kind ->
    [undo] { $name } would like to take a move back.
    [draw] { $name } offers a draw.
    [swap] { $name } would like to swap seats with { $other }.
    [rematch] { $name } would like to play again.
   *[hints] { $name } would like to allow hints for everybody.
}
offer-own = { $kind ->
    [undo] You asked to take a move back.
    [draw] You offered a draw.
    [swap] You asked { $other } to swap seats.
    [rematch] You asked for another game.
   *[hints] You asked to allow hints for everybody.
}
offer-declined = { $kind ->
    [undo] { $name } does not want a move taken back.
    [draw] { $name } declines the draw.
    [swap] { $name } does not want to swap seats.
    [rematch] { $name } does not want another game.
   *[hints] { $name } wants no hints.
}
offer-accept = Agree
offer-decline = Decline
offer-withdraw = Withdraw
told-took-back = { $name } took a move back.
told-seated = { $name } sits down.
told-began = The game begins.
told-returned = { $name } is back.
told-hints = Everybody agreed: hints are allowed in this game.

## When it is over
over-won = You win!
over-shared = You win, together!
over-closed = The table was closed
over-next-game = The next game
over-waits-for = Waiting for { $names }
over-rematch = Play again
over-to-rematch = To the new game
over-record = Save the record
over-review = Look at it again

## The connection
link-away = The connection is gone; coming back …
link-offline = You are offline. The table comes back with the network.
link-back = Connected again.

## The rules
rules-title = The rules of { $game }
rules-search = Search the rules
rules-none = No clause says that.
rules-designers = By { $names }

## Settings
settings-name = Your name
settings-account = Your account
settings-save = Save
settings-saved = Saved.
settings-language = Language
settings-theme = Light
    .auto = as the device
    .light = day
    .dark = night
settings-motion = Motion
    .auto = as the device
    .full = on
    .still = off
settings-confirm = Ask before a move is sent
    .small = on small screens
    .always = always
    .never = never
settings-sound = Sounds of stone
settings-notify = Tell me when it is my turn
