### What the figures for the rules of Tayü show.

figure-TY-1 = The goliath board: 18 × 18 squares, the outlined centre, four double points on each side.
figure-TY-2 = The kosmos board: 19 × 19 squares, one square as the centre, three double points on each side.
figure-TY-3 = Tiles with outlets on three sides, on two sides, and the only type with all three on one.
figure-TY-4 = North–South has the solid shores, East–West the dashed ones.
figure-TY-5 = The first tile covers a square of the outlined centre. The half circles are its outlets.
figure-TY-6 = Left: outlet meets outlet. Right: outlets end at an edge without one, so the tile may not lie there.
figure-TY-7 = All of you see the tile that was drawn.
figure-TY-8 = When the tile that was drawn fits nowhere, the game is over.
figure-TY-9 = Two outlets in the north, one at a double point, make 3; one in the south makes 1. The score is 3 × 1.
figure-TY-10 = With a ring on the back: outlets on three sides. Without: on two sides or one.
figure-TY-11 = Seats 1 and 3 play north–south, seats 2 and 4 east–west.
figure-TY-12 = Neither has reached 24: the saboteur wins.
figure-TY-13 = The bids go down until two have passed. The last bidder is the saboteur.
