### The lesson of Tayü.

lesson-tayu-first = Dry land, and a bag of tiles with canals. You all build one network together – but one side wants to lead the
    water from north to south, the other from east to west. Every tile covers three squares and has three outlets.
    .title = Water for dry land
lesson-tayu-first-edge = The first tile belongs in the middle. Try to lay it elsewhere all the same: tap a square
    far from it.
    .done = At least one square of the first tile has to lie in the outlined centre.
lesson-tayu-first-centre = Now lay it over the centre: tap one of the marked places, and once more to lay it.
    .done = The spring is set. The half circles show where the network can grow.

lesson-tayu-join = Each turn you draw a tile and lay it. One of its outlets has to meet an outlet that is there already, and nowhere may
    an outlet run into an edge without one.
    .title = Canals that meet
lesson-tayu-join-wall = Try a place where the tile does not fit: next to another tile, but not at one of the marked places.
    .done = Outlets meet outlets, edges meet edges. All that fits is marked for you.
lesson-tayu-join-fit = Lay the tile where it fits.
    .done = The water flows on. The other side draws a tile and lays it, too.

lesson-tayu-turn = Tiles can be turned: with the arrows beside the tile, the mouse wheel or the key R.
    .title = Turning the tile
lesson-tayu-turn-upright = Lay this tile upright, pointing north or south.
    .done = There is often more than one way to lay a tile. You may not pass: what fits somewhere has to be laid.

lesson-tayu-shore = An outlet at the edge of the land brings water to the shore. You play north–south: the shores in the north and in the
    south are yours.
    .title = To the shore
lesson-tayu-shore-reach = The water is close to the north. Lead an outlet to the northern shore!
    .done = One outlet at the northern shore: it counts 1.
lesson-tayu-shore-double = The lozenges are double points: an outlet there counts 2. With this tile you reach two outlets at once, one of
    them double. Where?
    .done = Two outlets, and one of them counts twice: 3 for the north.

lesson-tayu-score = Your score is the one side times the other: north times south. Where one side has nothing, the score is nothing.
    .title = Side times side
lesson-tayu-score-both = In the north you have 3, in the south nothing: 3 × 0 = 0. Lead the water to the southern shore!
    .done = 3 × 1 = 3. Water that has found its way flows in the colour of your direction.
lesson-tayu-score-best = Now the north has 3 and the south 1. With this tile you can reach either. Which brings more?
    .done = 3 × 2 = 6 – in the north it would have been only 4 × 1. The weaker side is worth more.

lesson-tayu-end = The game ends when a drawn tile fits nowhere, or when the bag is empty. The higher score wins.
    .title = The end of the game
lesson-tayu-end-nowhere = Hardly any room is left. You are North–South, and there is just one place for this tile. Find it!
    .done = The next tile fits nowhere: the game is over, and you win by 42 to 35.
lesson-tayu-end-empty = It is rare, but it happens: the last tile of all. You are East–West; lay it.
    .done = The bag is empty and all 84 tiles lie. North–South wins.

lesson-tayu-backs = For experienced players: open backs. Tiles with outlets on three sides have a ring on the back, the others have none.
    Before you draw you say which you want.
    .title = Ring or plain
lesson-tayu-backs-ask = Ask for a tile with a ring.
    .done = You have drawn one: its outlets are on three sides.
lesson-tayu-backs-lay = And lay it.
    .done = A ring opens to three sides, a plain tile to two at most. You now know a little more before you draw.

lesson-tayu-saboteur = When three play, one is the saboteur and has no direction: it wins if neither of the others reaches the target.
    Four play in two teams.
    .title = The saboteur
lesson-tayu-saboteur-bid = Who is it? In the auction everyone bids the score that they would prevent; the lowest bid gets the part. You
    begin: make a bid.
    .done = The others pass: you are the saboteur, and nobody may reach what you have bid.
lesson-tayu-saboteur-hinder = You are the saboteur, and the target is 24. The others have 18 and 20, and your tile fits in three
    places. Where does it help neither?
    .done = The next tile fits nowhere, and nobody has reached 24: you win. Now you know all of Tayü.
