### The rules in our own words.

## Common rules

C-1 = A game is written down step by step. Each step (a “ply”) is one choice by one seat, or one thing that luck
    decides: a deal, a draw, a shuffle. What luck brought is noted down too. So you can replay a record on any computer
    and with any version of the program, whatever made its random numbers: it always comes out the same.
    .title = Every step is kept

C-2 = You see what you would see at a real table: no less and no more. What your seat may not know is never sent to you
    at all. The page does not just cover it up: it isn’t there. Once the game is over, everything is shown to everybody.
    .title = What you can see

C-3 = By their printed rules Azteka and Maya could go round in circles without end, in all their variants. So as soon as
    one position has come up three times, the round is over. In Azteka this is a draw; in Maya you count your points as
    they are at that moment.

    A position is “the same” if everything matches that matters for what comes next: the pieces and their places, the
    supplies, the monolith, in Maya for two the raven as well (there it blocks a level), whose turn it is, and how many
    last turns remain. The position at the start counts as the first time. But a position in which the whole board is
    merely turned round is a different one.

    The option `repetition` is 3 unless you change it, and 0 switches this rule off. Only the program library can do
    that: at a table on the server the rule is always on.
    .title = Third time, same position

C-4 = In every game that you play against each other you may resign, and two sides may agree on a draw. Either of these
    ends the game. You say it at the table and it is kept in the record, but it is not one of the game’s moves.
    .title = Resigning and agreed draws

C-5 = Seats are numbered in the order of turns. Seat 1 goes first, unless another rule says something else. (Where
    positions and records write seats, they count from 0.) Who sits where is up to you before the game: draw lots, agree on
    it, or let the loser choose.
    .title = Seats and who begins

C-6 = You can write a position down as a line of text. Everything is in it, except which positions there were before
    (C-3 needs to know that). When such a text is read in, the counting of repetitions starts afresh.
    .title = Positions as text

## Azteka

AZ-1 = The board is cut like a cake into 8 sectors, so a turn by one sector is 45°. Its four rings lie one inside the
    other. Together that makes 32 sockets for your pieces. The rings are called `a` (the innermost) to `d` (the
    outermost), and the sectors `1` to `8`, clockwise. Put both together and you have the name of a socket, such as
    `c5`.
    .title = The board

AZ-2 = Which sockets are neighbours of yours? The one just before it and the one just after it on the same ring (sector
    1 comes after sector 8), and in the same sector the one a ring further in and the one a ring further out. So a
    socket has 3 neighbours if it is on ring a or d, and 4 on ring b or c.
    .title = Neighbouring sockets

AZ-3 = In the classic game for two (`variant = classic`) one of you plays Life and one plays Death. You have 14 pieces
    each. Life takes the first turn.
    .title = Life and Death

AZ-4 = If you play Life, your very first turn has to put a piece on the board. Choose any socket you like. It is no
    different with `variant = aggressive`.
    .title = The first piece

AZ-5 = On your turn do exactly one thing: place one of your pieces on a free socket next to a Life piece (`c5`), or turn
    any one ring 45° clockwise (`c+`). Both of you place next to Life, so Death must too. You may even turn an empty
    ring. You may not pass.
    .title = Your turn

AZ-6 = You play Life and have just placed a piece. Is its sector now full, no matter whose pieces are in it? Then there
    is a birth: you may place one more piece, as AZ-5 says, or decline with `-`. If this extra piece fills its sector,
    there is a birth again. Even when no socket is open to the extra piece you are asked, but then `-` is all you can
    answer.

    Option `birth`: with `any`, which is the default and what the rulebook says, pieces of both kinds may fill the
    sector. With `birth = life`, taken from another edition, they must all be Life pieces.
    .title = New birth

AZ-7 = You play Death and place a piece. Look at the Life pieces right beside it. If you have just closed the last gap
    around one of them, so that Death now stands on every one of its neighbours, this Life piece withers: it goes back
    to Life’s supply, and a Death piece from your supply takes over its socket.

    If your one piece closed several such circles, all these Life pieces wither, as long as your supply lasts. They are
    taken in order from a1 to d8.

    A Life piece that was surrounded by turning a ring stays where it is. Only a Death piece placed beside it can make
    it wither.

    The words of the rulebook could also mean more than that. We read them this way because they are built just like
    those about birth (AZ-6), so that the two belong together like twins.
    .title = Withering

AZ-8 = Life wants to be everywhere: no sector and no ring may be without a Life piece. Death wants one sector or one
    ring that is full of Death pieces and of nothing else. And both sides have a third way to win: have all 14 of your
    own pieces on the board.

    We look at the goals whenever a piece has been placed (and the withering it causes is done) and whenever a ring has
    been turned. The player who moved is looked at first, then the other one (house rule). As soon as one goal turns out
    to be reached, the round is over. Take care: whoever gets there first wins, so your own turn can make your opponent
    win.
    .title = Goals

AZ-15 = With `variant = classic`: if withering takes the very last Life piece off the board, no piece could ever be
    placed again by anyone. The round ends in a draw then and there (reason `extinct`).
    .title = No Life left

AZ-9 = You play two rounds and swap roles in between; together they are a match. If you win both, you are the absolute
    winner. If you win one each, think back: how many own pieces did the winner of each round have on the board when
    winning it? Whoever had fewer wins the match (another edition puts it so); if the numbers are equal, it is a draw.

    A drawn round counts for neither of you. So one win and one draw are enough to win the match, and after two draws
    the match is drawn (house rule).
    .title = A match of two rounds

AZ-10 = With `variant = aggressive` you play as in the classic game, but on your turn you choose one of three things.
    Place a piece on any free socket you like (`c5`). Or turn any ring 45° clockwise (`c+`). Or turn a ring 90°
    clockwise (`c++`), if there are more pieces of yours on it than of your opponent’s. There are no births, and nothing
    withers.
    .title = The aggressive variant

AZ-11 = With `variant = mummies` three of you play, with 12 pieces each. Life has the first turn, then Death, then the
    Mummies, and so on round the table.
    .title = Life, Death and Mummies

AZ-12 = When three play, you either place a piece on any free socket you like (`c5`) or turn any ring 45° clockwise
    (`c+`). There are no births, and nothing withers. Once all your pieces are used up, turning is all you can do.
    .title = Your turn with Mummies

AZ-13 = All three of you have the same goal. You win if no sector and no ring is without a piece of yours, or if your
    pieces fill one sector completely.

    Option `fill`: `sector` is the default, as in the rulebook. With `fill = sector_or_ring`, taken from another
    edition, a ring full of your pieces wins too.

    After each action we look at the player who moved first, and then at the others in the order of turns.
    .title = Goals for three

AZ-14 = Three of you play, all sockets are full and nobody has won? Then everybody gets one more try. It begins with the
    next seat (house rule) and goes on in the order of turns: each of you may turn one ring one last time (`c+`) or
    leave things as they are (`-`). If nobody wins by that, the game is a draw.
    .title = One last turn each

## Maya

MY-1 = Nine towers stand in a square of three by three. Their numbers wind along like a snake: 1 2 3 in the top row,
    6 5 4 in the middle row, 7 8 9 in the bottom row. That makes 3 and 4 neighbours, and 5 and 6, and 6 and 7. Towers
    are neighbours if they stand side by side; meeting at a corner is not enough. In all there are 12 pairs of
    neighbours.
    .title = Nine towers

MY-2 = There are 45 floors in nine colours. On each of the five levels you find every colour exactly once; that is why
    there are nine cards and nine bases. From the ground up the levels are called Grass (1), Trees (2), Birds (3),
    Clouds (4) and Sun (5).
    .title = Floors and levels

MY-3 = When you begin, no colour appears twice in the same tower. The towers are dealt at random, and every arrangement
    of this kind is equally likely (house rule).
    .title = A random start

MY-4 = With `draft = true` (it is `false` unless you change it) you build the towers yourselves, however many of you
    play. When it is your turn, you draw a floor at random; it comes from the lowest level where some are still missing.
    Put it on any tower that has neither this level nor this colour yet (`7` puts it on tower 7).

    You may not put it where it would leave the other floors of this level without enough towers to go on. That way you
    can never get stuck (house rule).
    .title = Building the towers yourselves

MY-5 = Your turn starts with one exchange. There is one exception only: Stop (MY-17). Choose two neighbouring towers and
    a level from 2 to 5, say `56/4`. Cut both towers below that level; the two upper parts swap towers. Level 1 always
    stays where it is.
    .title = The exchange

MY-6 = Look where the monolith stands. The two towers on either side of it must stay out of your exchange, both of them,
    even if you would swap with some third tower.
    .title = Leave the monolith alone

MY-7 = This is for two players only. Look where the raven points: that level is closed, and you cannot choose it for
    your exchange, whichever towers you take. But you may cut lower down, and then floors of that level can travel along
    inside the block.
    .title = Respect the raven

MY-8 = If floors of the same colour touch in a tower, they are in harmony, and you must not separate them. Say you want
    to exchange at level k. Check the floors k−1 and k in both towers: if they share a colour in even one of the towers,
    this exchange is forbidden.
    .title = Keep the harmony

MY-9 = When the exchange is done, the monolith moves between the two towers that took part. With two players the raven
    now points to the level you chose. With three or four players the raven may be anywhere; it has no effect.
    .title = Moving monolith and raven

MY-10 = When two play, the first exchange belongs to White (seat 1). But first Black (seat 2) prepares: Black picks any
    two neighbours to put the monolith between, and any of the five levels for the raven. `m34/2` means the monolith
    between towers 3 and 4 and the raven at level 2.
    .title = Black prepares, White begins

MY-11 = After your exchange two floors meet at the cut in each of the two towers. Where these two have the same colour,
    the tower gets one of your ladders, as long as it has a free place for it. So an exchange can bring you one ladder,
    or two, or none. You do not get to choose: a ladder you have earned is placed.

    A tower has one place for each of its neighbours: 2 at the corners (towers 1, 3, 7, 9), 3 at the edges (2, 4, 6, 8)
    and 4 in the centre (5).
    .title = Ladders

MY-12 = If your exchange makes a tower all one colour, from bottom to top, one of your priests climbs onto it. You still
    get the ladder of MY-11 as well, if there is a place for it.
    .title = Priests

MY-13 = Each side starts with 15 ladders and 5 priests. When you run out of one kind, you place no more of it. If you
    earn two with one exchange and have only one left, the one of the two towers with the smaller number gets it (house
    rule).
    .title = Your supply

MY-14 = A game for two is over when the player whose turn it is cannot make any exchange, or when C-3 (the third
    repetition) ends it.
    .title = How two-player games end

MY-15 = You score 1 point for each tower where your ladders outnumber your opponent’s, and 1 point for each of your
    priests. The higher score wins. If it is level, the one with more priests wins; if that is level too, the one with
    more ladders; and if even that is level, the game is a draw.
    .title = Points for two

MY-16 = When three play, leave out the ladders and the priests. See what colour the base of tower 5 has, the one in the
    centre: the card of that colour is put down face up. Eight cards remain. Each of you gets two of them, face down,
    and two are put aside without anyone looking at them. The monolith waits beside the board, so MY-6 does not limit
    the very first exchange. Who goes first is decided by lot or as you agree; at a table here it is seat 1.
    .title = Getting ready for three

MY-17 = With three or four players you may call Stop on your turn: right after your own exchange (`56/4!`), or instead
    of one (`!`; this second way is a house rule). One of two things must be true: a tower in the colour of one of your
    own cards is complete, or the tower in the centre is complete.

    Option `stop`: `either` is the default, and one of the two is enough, as in the Russian edition. With `stop = both`,
    as in the Hungarian edition, both must be true.
    .title = Calling Stop

MY-18 = A game for three ends when someone calls Stop, when C-3 (the third repetition) ends it, or when the player whose
    turn it is cannot make any exchange. In this last case it is over immediately, and that player does nothing more.
    .title = How three-player games end

MY-19 = Take each of your cards and look for its colour in all the towers. Floors of that colour that touch are a group,
    and it does not matter in which tower they are. A group of five scores 10, a group of four 6, a group of three 3 and
    a group of two 1. Two groups of two make 2 together, so we simply add up all groups (house rule): three and two make
    3 + 1.

    Option `three`: a group of three is worth 3 by default, as in the Russian edition. With `three = 2` it is worth 2,
    as in the Hungarian edition.
    .title = Points for your cards

MY-20 = Nobody holds the card with the centre’s colour. But if you complete the tower in the centre and in that very
    turn call Stop too, you get 5 extra points.
    .title = The centre bonus

MY-21 = When three play, whoever has the most points wins. If several of you have equally many, you share the win (house
    rule).
    .title = The winner

MY-22 = With three or four players, a match is three games, and you add up the points of all three. Whoever won a game
    begins the next one. If the win was shared, or a pair won, go round in the order of turns, starting just after the
    seat that began: the first winner you come to will begin (house rule). If totals are equal at the end, you share the
    match (house rule too).
    .title = A match of three games

MY-23 = Four play as three do, with a few changes. All eight cards are dealt out. Seats 1 and 3 team up against seats 2
    and 4, and the points of two partners are added together. You do not get to see your partner’s cards.
    .title = Four players

## Menara

MN-1 = There are 76 columns: 30 yellow, 20 red, 12 black, 8 white and 6 blue. The 18 floors of the temple, the slabs, have
    a light and a dark side, and on each side 3 to 6 marks in the colours of the columns. The 35 construction cards lie
    in three stacks: 9 blue ones, mostly easy, 12 yellow ones in between, and 14 red ones, mostly hard.
    .title = What there is

MN-2 = The rulebook shows neither the outlines of the slabs, nor their marks, nor each card. All of these are our own
    (house rule), made so that their proportions are like those in the box. Nothing is laid beyond the table, which is
    one metre wide and deep.
    .title = Our slabs and cards

MN-3 = You build with 1 to 4 players, and all of you are on one side. Your columns lie open: everybody sees them, and you
    may talk about everything.
    .title = All together

MN-4 = At the start, storey cards are laid out: 3 for `difficulty = easy`, 4 for `medium`, 5 for `hard`. There have to be
    as many storeys at the end as there are storey cards then.
    .title = Storey cards

MN-5 = Six columns are drawn from the bag and stand in the camp. Then each of you draws a hand, alone, as one of two, three
    or four:

    - easy: 8, 7, 6 or 5 columns;

    - medium: 7, 6, 5 or 4;

    - hard: 6, 5, 4 or 4.

    With `hands = other` it is as in another edition: 9, 7, 6, 5; then 8, 6, 5, 4; then 7, 5, 4, 3.
    .title = Camp and hands

MN-6 = The slabs are shuffled into a stack. The three on top become the foundation. You choose which side is up and lay
    them so that each touches those before it at two points or more, and none overlaps another. (`base 07 light 12 -40
    135` lays slab 07 with its middle at x 12, y −40 millimetres, turned by 135°. A gap of up to 1 mm counts as touching,
    and two points are at least 10 mm apart.)
    .title = The foundation

MN-7 = Your turn begins with an exchange, if you want one: any number of your own columns for as many from the camp (`swap
    yy rb`, or `-` for none). A colour that would both go and come is left out.
    .title = Exchange

MN-8 = Then you choose one of the three stacks that still has cards, and its top card is turned up (`draw blue`).
    .title = Card

MN-9 = Now you carry out the task of the card. A column always stands on a mark of its own colour, wholly inside it. There
    are five kinds of task:

    - put 1, 2, 3 or 4 columns from your hand on free marks of any slabs;

    - choose one slab and put 2 or 3 columns on it;

    - move 1, 2 or 3 columns that stand in the temple, free or under a slab, each to a free mark of its colour on a slab
    that lies higher; no column is moved twice in a turn;

    - choose one slab and put columns on all its free marks;

    - move one slab that is not foundation by one or more storeys, up or down. The columns on it go with it, and if they
    fall, the task counts as failed.

    You may push a column under a slab, onto a mark that is covered.
    .title = Building

MN-10 = If you cannot finish the task, or do not want to (`fail`), the card becomes a storey card: one more storey is
    needed. What was built stays. You may then swap all six columns of the camp for six new ones from the bag (`renew`,
    else `keep`); the old ones go back into the bag afterwards. With fewer than six in the bag this is not possible. Then
    your turn ends.
    .title = Failure

MN-11 = At the moment when the last free mark of a slab is filled, the task is interrupted: the slab on top of the stack
    is laid. The frame of the card says which side is up: `light`, `dark`, or as you like (`free`). Lay it on at least
    three columns of one level, under which it lies with the middle of their heads (`lay 07 dark 2 12 -40 135`, 2 being the
    level that it makes), where it does not overlap another slab of its level. Or make it more foundation, touching the
    foundation at two points or more; that costs one more storey card: the card in play, at the end of the turn. Then the
    task goes on, and the new marks may be used. This can happen several times in a turn.
    .title = A new slab

MN-12 = At the end of your turn you draw as many columns from the bag as you have used from your hand.
    .title = Refilling

MN-13 = A storey is a level on which at least one slab rests on columns. The foundation is none, and several slabs on one
    level are one storey.
    .title = Storeys

MN-14 = When a slab falls, the game is over at once. A column that falls is put back on its mark; if that is not possible,
    the game is over too.
    .title = Collapse

MN-15 = The game is also over when a hand cannot be refilled in full, when the last of all cards has been dealt with, and
    when the last slab has been laid. Nothing else ends it: a temple that is high enough may not be so at the end.
    .title = The end

MN-16 = You all win if at the end the temple has at least as many storeys as there are storey cards, even if something has
    just fallen. If it has fewer, you all lose.
    .title = Won or lost

MN-17 = What stands and what falls is worked out by simulating the bodies, with their weight and friction, the same for
    everybody and repeatable: the same actions give the same temple (house rule).
    .title = What stands, what falls

MN-18 = How exactly things are set down is for you to choose (house rule). With `hand = sure` a piece comes down exactly
    where you say. With `steady` or `shaky` it comes down as your own pointer let it go: where, how fast and how still
    (`put y 07b @ 0.5 -1 20 0`: millimetres off, and millimetres a second). Without a pointer chance says how.
    .title = Your hand

## Tayü

TY-1 = `edition = goliath` is the default; it is the one in the rulebook. You play with 84 tiles. Its board is made of
    two halves, has 18 × 18 squares, and in the centre 2 × 2 of them are outlined (another edition says so). On each
    side there are four double points, which we have put at squares 3, 7, 12 and 16 (house rule).
    .title = The goliath edition

TY-2 = With `edition = kosmos` there are 112 tiles, four of each type, and a board of 19 × 19 squares whose centre is a
    single square. Each side has only three double points: one at the middle square and one at the third square from
    each end, so at squares 3, 10 and 17.
    .title = The kosmos edition

TY-3 = A tile lies over three squares in a row. Around it there are 8 edges, each as long as a square, and exactly three
    of these are outlets for the water. You can pick three edges in 56 ways, but a tile stays the same tile when you
    give it a half turn, so there are 28 types. You never flip a tile over. 12 types have their outlets on three sides,
    15 on two sides and 1 on a single side. There are three tiles of each type (four with `edition = kosmos`, TY-2).
    Inside a tile all three outlets are connected.
    .title = The tiles

TY-4 = Seat 1 plays from north to south and goes first; seat 2 plays from east to west (house rule). You do not each
    build your own canals: there is one network, and all of you build it together.
    .title = Two directions

TY-5 = The first tile is drawn without looking. Lay it so that one or more of its squares are in the outlined centre.
    .title = The first tile

TY-6 = On your turn you draw a tile and lay it on free squares, all of it inside the board. At least one of its outlets
    has to join an outlet of a tile that is there already. And where it touches other tiles, no outlet may run into an
    edge without one: neither yours into theirs nor theirs into yours. An outlet that points over the edge of the board
    is all right. You may not pass; if your tile fits anywhere, you have to lay it (another edition says so).
    .title = Drawing and laying

TY-7 = Once you have drawn your tile, all players may look at it. The rulebook tells you just to draw it blindly, so
    this is our addition.
    .title = Everybody sees your tile

TY-8 = The game is over when the bag is empty and there is nothing left to draw, or when the tile just drawn fits
    nowhere. The program can tell for sure, so you do not have to agree about it.
    .title = The end

TY-9 = Count the outlets at one of your two sides, then those at the opposite one; any that ends at a double point is
    worth 2. Multiply the two numbers, and you have your score. The higher score wins, and equal scores make a draw
    (house rule).
    .title = Scoring

TY-10 = `backs = true` is for experienced players (the default is `false`). Tiles with outlets on three sides then show
    a ring on their back. Before each draw, even the very first, you say `ring` or `plain`, as long as there are tiles
    of both sorts left. You then get a random tile of the sort you named.
    .title = Open backs

TY-11 = When four play, seats 1 and 3 build north–south together and seats 2 and 4 build east–west. Turns go clockwise,
    and each of you lays one tile when your turn comes.
    .title = Four players

TY-12 = When three play, seat 1 builds north–south, seat 2 builds east–west, and seat 3 is the saboteur. Agree on a
    target beforehand: the option `target` is 24 unless you change it. The saboteur wins if both of the others stay
    below the target. If not, the better score of those two wins; if their scores are equal, they share the win (house
    rule).
    .title = The saboteur

TY-13 = With `auction = true` (the default is `false`) you bid for the part of the saboteur. The first seat has to make
    a bid: it names the target with which it would play the saboteur. Going round, each of you then names a lower number
    or says `pass`, and whoever passes is out for good. As soon as two have passed, the last one to bid becomes the
    saboteur, and that bid is the target. Of the other two, the one whose turn comes first after the saboteur builds
    north–south, and the other builds east–west.

    You bid in whole numbers, no higher than 484, because no direction can score more, and no lower than 1. North–south
    lays the first tile, then comes east–west, then the saboteur, and so on. (House rules: the limits of the bids, that
    the first seat must bid, and the order of turns.)
    .title = The auction
