### The table server: what it says when something cannot be.

## How a table can end a game

ending-time = The time ran out
ending-left = A player left

## At the table

not-your-seat = You do not sit in seat { SEAT($seat) }.
not-begun = The game has not begun yet.
not-now = { $status ->
    [waiting] That can be done once the game has begun.
    [playing] That cannot be done while the game is being played.
    [between] That cannot be done between two games of a match.
   *[over] That cannot be done any more: it is over here.
}
move-late = This move was meant for another position: the game then had { $ply } steps, now it has { $now }. Look again, then move.
host-only = Only the one who opened the table can do that.
seat-taken = Seat { SEAT($seat) } is taken by { $name }.
order-wrong = Name each of the { $seats } seats once.
undo-nothing = You have made no move yet that could be taken back.
offer-bot = A bot never agrees to a draw.
swap-whom = Say with which other seat you want to swap.
swap-secrets = Seats cannot be swapped while somebody knows what others do not.
no-offer = Nothing of the kind has been offered, or it has lapsed.
own-offer = You made this offer yourself; the others have to answer it.
not-asked = You were not asked.
hints-already = Hints are allowed here already.
still-here = The player in seat { SEAT($seat) } has not left.
muted = The one who opened this table has muted you.
other-room = The players talk in one room, those who watch in another; this is not yours.
chat-empty = There is nothing to read in that message.
chat-fast = You are writing too fast. Wait a little.
name-empty = A name needs at least one letter.
no-such-ply = This game has not got to step { $ply }.
token-wrong = This token proves no seat at this table (any more).

## Opening a table

no-such-table = There is no table “{ $table }”.
no-such-game = This table has { $games } games, so there is no game { $game }; they are counted from 0.
table-repetition = At a table a game must end when positions keep coming back: set repetition to 2 or more.
start-settling = In this position pieces are still coming to rest; begin before the act or after it.
start-over = This position is the end of a game; nothing can be played from it.
clock-empty = This clock leaves no time at all: give minutes, an increment or days.
seats-many = This game has { $seats } seats; more were named.
tables-many = You have opened very many tables (the limit is { $most } a day). Try again later.

## Where pieces stand and fall

settling = The pieces are still coming to rest. Wait a moment.
act-unsettled = What comes of this could not be found out, so it was taken back. Try it another way; the server’s log tells more.
resign-together = All win or lose as one here: ask the others whether you give up together.
resign-alone = Nobody else has to be asked here: you may resign.
no-acts = Nothing stands or falls in { $game }, so there is nothing to ask.
overtaken = A newer question has taken the place of this one.
enquiries-busy = Very much is being asked just now. Ask again in a moment.
film-none = There is no film of step { $ply }: no act settled in it, or not in this version.
study-settles = At most { $most } acts are tried out at a time; give what came of the others.

## Messages

hello-first = The first message must be hello.
hello-again = You have said hello already.
protocol-other = You speak protocol { $theirs }, this server speaks { $ours }. Load the page again.
message-wrong = This message cannot be read: { $detail }.
message-large = This message is too large; the limit is { $most } bytes.
id-used = The id “{ $id }” was used here before, for another message. Choose a new one for each.
server-fault = Something went wrong in the server itself. Nothing has changed; its log tells more.
too-fast = You are sending too much. Wait a little, then send this again.
not-in-lobby = That can be said at a table, not in the lobby.
analysis-none = This server cannot analyse this position.
analysis-fair = While people play against each other nobody gets hints, unless all of them agree to it.
analysis-busy = Very many analyses are waiting already. Try again a little later.
analysis-long = These are more than { $most } decisions: too many to analyse at once.
foreign-origin = This request comes from a page of another site.
request-json = Send JSON, with Content-Type: application/json.
parameter-number = { $name } is a whole number, not “{ $value }”.
no-such-page = There is nothing at { $path }.
study-what = Say which game, or give a record.
study-running = This game is still being played; a table's game can be studied when it is over.
study-long = These are more than { $most } positions; ask for the last one only.
database-conflict = Another server has changed this table at the same moment. Send it again.
disk-full = The disk with { $file } is full: nothing can be stored. Make room; nothing that was confirmed is lost.

## Backups, and processes for bots

backup-made = { $tables ->
    [one] { $tables } table is
   *[other] { $tables } tables are
} in the backup { $file }, and it was checked.
backup-restored = { $tables ->
    [one] { $tables } table was
   *[other] { $tables } tables were
} restored into { $file }. Start the server.
backup-none = There is no database { $file } to copy. Name it with --database.
backup-there = { $file } is there already, and nothing is overwritten. Name another file.
backup-write = { $file } cannot be written: { $detail }. Nothing was changed.
backup-postgres = PostgreSQL makes its own backups: pg_dump --format=custom --file=stelae.dump "$STELAE_DATABASE".
restore-none = There is no backup { $file }.
restore-there = { $file } is there already, and nothing is overwritten. Stop the server and move its files away, then restore again.
restore-postgres = PostgreSQL restores its own backups, into an empty database: pg_restore --dbname="$STELAE_DATABASE" stelae.dump.
worker-works = Bots think here for all servers over this database, { $threads ->
    [one] one at a time
   *[other] { $threads } at a time
}. Ctrl-C ends it.
worker-alone = There is nobody to think for: worker processes need the PostgreSQL database of the servers, as --database postgresql://….
worker-threads = A worker process without threads does nothing: give --bot-threads 1 or more.
