### The lesson of Azteka.

lesson-azteka-begin = Four rings, eight sectors, 32 sockets. One of you plays Life, the other plays Death; Life begins.
    .title = A wheel of stone
lesson-azteka-begin-first = You are Life. Place your first piece on any socket you like.
    .done = Life has taken root. Death answers – and settles right beside you.
lesson-azteka-begin-second = Now place another piece next to the first.
    .done = That is how Life grows: socket by socket.

lesson-azteka-beside = Life is where everything comes from: both sides may place only next to a Life piece. Neighbours are the
    sockets before and behind on the same ring, and the ones further in and further out in the same sector.
    .title = Always next to Life
lesson-azteka-beside-far = Try it: tap a socket far away from every Life piece.
    .done = There you are. Whenever something is not allowed, you are told why, and which rule says so.
lesson-azteka-beside-death = Now you are Death, and you too need Life beside you. Place a piece next to a Life piece.
    .done = Death lives off Life: where no Life is, Death cannot go either.

lesson-azteka-turn = Instead of placing you may turn one ring by one sector, always clockwise. Everything on it travels along –
    your pieces and the others’.
    .title = The rings turn
lesson-azteka-turn-any = Turn any ring: drag it, tap a piece on it, or use the buttons below the wheel.
    .done = The whole ring has moved on. New neighbours, new plans!
lesson-azteka-turn-rescue = Your Life piece on d5 is almost surrounded by Death. Turn ring c or ring d and pull it out of the trap.
    .done = Saved! But a turn is your whole move: you have placed nothing.

lesson-azteka-birth = If Life’s piece fills its sector, all four sockets from the hub to the rim, there is a birth: Life may place
    one more piece at once. It does not matter whose pieces fill the sector.
    .title = New birth
lesson-azteka-birth-fill = You are Life. Fill a sector: only one socket of sector 3 is free.
    .done = Sector 3 is full: a birth! You are still to move.
lesson-azteka-birth-again = Place the newborn piece so that it fills the next sector.
    .done = One birth leads to another. A chain like this can turn a round.
lesson-azteka-birth-decline = You do not have to use a birth. This time let it be.
    .done = Now it is Death’s turn.

lesson-azteka-wither = Death surrounds. If Death’s piece closes the last gap around a Life piece beside it, that Life withers and
    becomes Death.
    .title = Withering
lesson-azteka-wither-close = You are Death. Close the last gap around the Life piece on d5.
    .done = The Life piece is back in its supply, and a Death piece of yours has taken over its socket.

lesson-azteka-life = Life wins when it is everywhere: a piece in each of the eight sectors and on each of the four rings. Small lamps
    around the wheel show the sectors that Life has reached.
    .title = Life’s goal
lesson-azteka-life-spread = You are Life, and one lamp is still dark. Win!
    .done = All eight sectors, all four rings: Life wins the round.

lesson-azteka-death = Death wins when it fills one whole ring or one whole sector with its own pieces.
    .title = Death’s goal
lesson-azteka-death-ring = You are Death. One socket of ring b is still open. Win!
    .done = A ring of nothing but Death: the round is yours.
lesson-azteka-death-sector = And here, with sector 6? Look for a turn – or for a place where Life withers.
    .done = The sector is all Death’s. Goals count after a turn, too – even if it was the other side that turned.

lesson-azteka-all = There is a third way, for both sides: whoever has all 14 own pieces on the board wins.
    .title = The last piece
lesson-azteka-all-last = You are Life with one piece left. Place it anywhere you may.
    .done = All 14 pieces stand on the wheel: Life wins, although half of it was never reached.

lesson-azteka-drawn = Not every round has a winner.
    .title = Nobody wins
lesson-azteka-drawn-extinct = You are Death, and this is the last Life piece. Close the gap on a2 and see what happens.
    .done = No Life is left, so nobody could ever place again: drawn. Death should leave itself something to live off!
lesson-azteka-drawn-thrice = You both have done nothing but turn ring c, all the way round and nearly round again. Turn it once more.
    .done = The same position for the third time: the round is drawn. A match has two rounds, and you swap roles in
        between.

lesson-azteka-more = Two more ways to play wait for you.
    .title = Aggressive, and with Mummies
lesson-azteka-more-aggressive = In the aggressive game you place anywhere. And you may turn a ring twice as far if you have more
    pieces on it than the other side. Turn ring c by 90°!
    .done = Twice as far in one go. In this game there are no births and no withering.
lesson-azteka-more-mummies = Three of you, with Mummies: everyone places anywhere, and everyone has the same goal – to be everywhere, or
    to fill one sector. You are the Mummies. Win in sector 3!
    .done = Four Mummies in one sector: you win.
lesson-azteka-more-full = If the whole wheel is full, everyone may turn one ring one last time. It is your turn, the last one: turn a
    ring, or let it be.
    .done = Nobody has won: drawn. Now you know all of Azteka.
