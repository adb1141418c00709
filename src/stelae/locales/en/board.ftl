### What all boards on the page say.

board-closer = Look closer
board-farther = Look from farther away
