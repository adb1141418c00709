### The lesson of Maya.

lesson-maya-exchange = Nine towers, each of five floors: Grass, Trees, Birds, Clouds and Sun. In your turn the upper parts of two
    neighbouring towers change places. You choose the towers and the level at which both are cut, 2 to 5.
    .title = The exchange
lesson-maya-exchange-any = Make any exchange: tap a floor – everything from there up comes along – then a tower next to it.
    .done = The two blocks have changed places. Level 1 always stays where it is.

lesson-maya-monolith = The monolith, a standing stone, guards the two towers that exchanged last.
    .title = The monolith
lesson-maya-monolith-touch = The monolith stands between towers 5 and 6. Try to take a block from one of them.
    .done = Neither of the two may take part, not even with a third tower.
lesson-maya-monolith-move = Now exchange somewhere else and watch the monolith.
    .done = It stands between your two towers now. Then Black exchanges – and it moves on again.

lesson-maya-raven = In the game for two the raven perches on the level that was chosen last. Nobody may choose that level.
    .title = The raven
lesson-maya-raven-touch = The raven sits on level 4. Try to exchange from level 4 up, at two towers that the monolith leaves alone.
    .done = Level 4 is closed – at every tower.
lesson-maya-raven-below = But a block from lower down may carry floors of level 4 along. Cut at level 2 or 3.
    .done = The fourth floors went along inside the block, and the raven has flown to the level that you chose.

lesson-maya-harmony = Two floors of one colour that touch in a tower are in harmony. That is what everything here is about.
    .title = Harmony
lesson-maya-harmony-join = You are White. Find an exchange that brings two floors of one colour together: look at towers 7 and 8, or 1 and
    2.
    .done = Harmony! Two golden clamps hold the floors together, and one of your ladders leans at the tower.
lesson-maya-harmony-part = What is in harmony stays together. On tower 4 the two lowest floors are pink: try to cut between them.
    .done = Harmony may never be parted. So the towers fill up, and exchanges become scarce.

lesson-maya-ladders = Each tower where your exchange makes a harmony gets a ladder of yours. Where you have more ladders than the other
    side, you lead the tower: that is one point.
    .title = Ladders
lesson-maya-ladders-two = You are White. Towers 1 and 6 fit together at level 3: earn two ladders at once.
    .done = A ladder at each tower, and you lead both: two points.
lesson-maya-ladders-full = A tower has as many places for ladders as it has neighbours. Corner 3 has two, and Black holds both. Join the
    brown floors there all the same.
    .done = The harmony counts, but no ladder finds a place: tower 3 will stay Black’s.

lesson-maya-priest = A tower that is one colour from the ground to the top is complete. Whoever completes it puts a priest on top: one
    more point, and for good.
    .title = The priest
lesson-maya-priest-crown = You are White. Tower 9 stands on red, and its neighbour has all the other red floors. Complete it!
    .done = All red! You get the priest, and a ladder, too.

lesson-maya-end = The game for two ends when the player to move has no exchange left. Towers led and priests are the points.
    .title = The end of the game
lesson-maya-end-stuck = You are White, and hardly anything can be exchanged any more. Make the last exchange.
    .done = Black cannot move: the game is over, and you win by eight to two. If it is level, more priests win, then more
        ladders.
lesson-maya-end-thrice = And here both have gone back and forth. Exchange towers 1 and 2 from level 5 up once more.
    .done = The same position for the third time: the game ends, and the points count as they are.

lesson-maya-begin = Before White’s first exchange Black may set two traps. And if you like, you build the towers yourselves before
    that, floor by floor.
    .title = Before the game
lesson-maya-begin-black = You are Black. Put the monolith between any two neighbours, and the raven on any level.
    .done = Now White begins – without those two towers and that level.
lesson-maya-begin-twice = Building the towers: you have drawn an orange floor of level 2. Try it on tower 4, whose ground floor is
    orange.
    .done = At the start no colour may occur twice in a tower.
lesson-maya-begin-draft = Then put it on a tower that fits.
    .done = Turn by turn all nine towers grow to five floors.

lesson-maya-cards = With three or four players there are no ladders and no priests. Each of you holds two secret cards with colours, and
    at the end touching floors of your colours score: two 1, three 3, four 6, five 10.
    .title = Secret cards
lesson-maya-cards-group = Your cards are red and violet. On tower 5 two red floors touch. Bring them a third one!
    .done = Three red floors in harmony: 3 points instead of 1. But do not show too early what you collect!

lesson-maya-stop = The game of three or four ends when somebody calls Stop. You may do that in your turn if a tower of one of your
    colours is complete, or the tower in the centre.
    .title = Stop!
lesson-maya-stop-own = Your cards are orange and brown. Complete the brown tower 7, and press “Call Stop” before you play.
    .done = Ten points for five brown floors: you win.
lesson-maya-stop-centre = The colour of the centre is nobody’s. But who completes it and calls Stop in the same turn gets 5 points more.
    Do it!
    .done = Five points more, and the game is yours. With four, two pairs play, and partners add up their points. Now you
        know all of Maya.
