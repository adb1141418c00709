### The lesson of Menara.

lesson-menara-foundation = In Menara you do not play against each other: you all build one temple of slabs and columns. It begins with three
    slabs on the table, the foundation. You choose which side is up; each slab touches those before it at two points or
    more.
    .title = The foundation
lesson-menara-foundation-lay = Two slabs lie there already. Lay slab 03 beside them: choose a good place, or drag the slab and turn it.
    .done = The foundation lies. The coloured rings are the marks on which columns will stand.

lesson-menara-turn = Beside the temple, six columns stand in the camp for everybody, and you have some of your own. A turn begins with an
    exchange, if you like. Then you draw a card: that is your task.
    .title = Exchange and card
lesson-menara-turn-swap = Swap one or more of your columns for as many from the camp.
    .done = Think of the free marks: a colour for which there is no mark is of no use now.
lesson-menara-turn-draw = Blue cards are mostly easy, red ones mostly hard. Draw a blue one.
    .done = Three columns, on any slabs you like. The frame of the card says which side a new slab would show.

lesson-menara-columns = Most cards want you to put columns on free marks: on any slabs, on one slab, or on all free marks of a slab.
    .title = Columns
lesson-menara-columns-colour = A column stands only on its own colour. Take up a yellow column from your hand, and try a red mark.
    .done = Red marks are for red columns.
lesson-menara-columns-put = Now put a column where it belongs: tap a mark, and tap it again, or drag the column there.
    .done = It stands. At the end of your turn you refill your hand from the bag.

lesson-menara-slab = When the last free mark of a slab is filled, the top slab of the stack has to be laid at once. So the temple grows.
    .title = A new slab
lesson-menara-slab-fill = On slab 01 only one red mark is free. Fill it!
    .done = Slab 01 is full, and now slab 06 has to go somewhere.
lesson-menara-slab-storey = Lay it on at least three columns. The page tells you beforehand whether it will stand.
    .done = The first storey! Everything that you build now stands on these columns.
lesson-menara-slab-wider = The same again: this time lay the slab on the table, touching the foundation.
    .done = Safe, and more room for columns – but the card becomes a storey card: four storeys are needed now instead of
        three.

lesson-menara-higher = Some cards do not give you a new column: you move one that stands in the temple to a higher slab, to a mark of its
    colour. You may even pull it out from under a slab.
    .title = Moving a column
lesson-menara-higher-take = Move a column from the foundation up to slab 06.
    .done = The temple has held. “Stability” shows what each column carries: look there first.

lesson-menara-lift = The hardest cards move a whole slab to another level, with all that stands on it. The foundation stays where it is.
    .title = Moving a slab
lesson-menara-lift-up = Slab 04 lies beside slab 06, on the same level. Take it one level up, on the columns of slab 06.
    .done = Two storeys instead of one. Several slabs on one level are only one storey.

lesson-menara-fail = Nobody has to do everything. A task that cannot be finished, or that is too dangerous, can be given up.
    .title = Giving up
lesson-menara-fail-up = The card wants a slab moved, but no slab lies on columns yet. Give the task up.
    .done = The card becomes a storey card: the temple has to be one storey higher.
lesson-menara-fail-camp = There is a consolation: you may renew the camp. Renew it, or leave it as it is.
    .done = What was built stays, and the turn is over.

lesson-menara-win = At the end you all win together, if the temple has as many storeys as there are storey cards. The game ends, for
    example, when the task of the last card has been carried out.
    .title = Won together
lesson-menara-win-last = This is the last card, and the temple has two storeys of three. Lay slab 08 on top!
    .done = Three storeys stand, and no card is left: you have all won.

lesson-menara-loss = When a slab falls, the game is over at once, and only what still stands is counted.
    .title = Fallen
lesson-menara-loss-pull = Slab 06 lies on three columns only. See what happens: pull one of them out and move it up.
    .done = The slab falls, no storey is left, and you all lose. Even then you would have won if enough storeys stood.
lesson-menara-loss-column = A column that falls is put back on its mark. If that cannot be done, as it was here, the game is over, too.

lesson-menara-ends = In two more ways a game can end. A temple that is high enough ends nothing: it has to last until then.
    .title = The other endings
lesson-menara-ends-slabs = Slab 18 is the last of the stack, and one storey is lacking. Lay it on columns, on level 3.
    .done = With the last slab the game ends. Three storeys of three: won!
lesson-menara-ends-bag = And here the bag is empty. Put a column anywhere.
    .done = Your hand cannot be refilled any more, so the game ends: two storeys of three, lost. Whoever builds too slowly
        runs out of columns. Now you know all of Menara.
