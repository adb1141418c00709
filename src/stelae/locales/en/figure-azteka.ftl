### What the figures for the rules of Azteka show.

figure-AZ-1 = Rings a to d, sectors 1 to 8: the marked socket is c5.
figure-AZ-2 = The neighbours of c2 are marked, four of them; and those of d6, on the outer ring, three.
figure-AZ-3 = Life has 14 pieces, and Death has 14.
figure-AZ-4 = Life’s first piece may go to any of the 32 sockets.
figure-AZ-5 = Place a piece on one of the dashed sockets, next to Life – or turn a ring by one sector.
figure-AZ-6 = The piece on d3 has filled sector 3, Death’s piece and all. Life may place one more, on a dashed socket.
figure-AZ-7 = Death’s piece on d4 closes the last gap around d3: Life withers, and Death stands there.
figure-AZ-8 = Life in every sector and on every ring; a sector full of Death; a ring full of Death.
figure-AZ-9 = Two rounds: whoever was Life is Death then.
figure-AZ-10 = Life has three pieces on ring c, Death one: Life may turn it by 90°.
figure-AZ-11 = Life, Death and Mummies: 12 pieces each.
figure-AZ-12 = Every free socket is open – or any ring turns by one sector.
figure-AZ-13 = The Mummies win both ways: everywhere at once, or with all of sector 3.
figure-AZ-14 = All 32 sockets are full: each may turn one ring one last time.
figure-AZ-15 = The last Life piece has withered on a1. Nobody can place any more: drawn.
