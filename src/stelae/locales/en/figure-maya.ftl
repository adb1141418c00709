### What the figures for the rules of Maya show.

figure-MY-1 = The numbers wind like a snake; lines join the twelve pairs of neighbours.
figure-MY-2 = A tower from the side, with the signs of its five levels.
figure-MY-3 = At the start five colours in a tower – never one of them twice.
figure-MY-4 = An orange floor fits on the tower on the left; the one on the right has orange already.
figure-MY-5 = Two neighbours exchange from level 4 up.
figure-MY-6 = The monolith stands between 5 and 6, so both lie in its shadow. Tower 4 is free.
figure-MY-7 = The raven has closed level 4. But from level 3 up the fourth floor may come along.
figure-MY-8 = The two violet floors are in harmony: no cut between them. Below them you may cut.
figure-MY-9 = Towers 1 and 2 have exchanged from level 4 up: the monolith stands between them, the raven sits on 4.
figure-MY-10 = Black has chosen the place between 3 and 4; the circles show where else the monolith could stand.
figure-MY-11 = Dotted are the places for ladders: two at the corners, three at the edges, four in the centre. White leads tower 5, Black tower 8.
figure-MY-12 = All red: White’s priest stands on tower 9, with a ladder beside it.
figure-MY-15 = White has two points, for tower 7 and the priest on 9; Black has one, for tower 8. On 9 the ladders are level.
figure-MY-16 = The card of the centre lies open; each of the three has two cards that nobody else sees.
figure-MY-17 = With the turquoise card and a whole turquoise tower you may call Stop.
figure-MY-19 = Two touching floors of your colour score 1, three 3, four 6, five 10.
figure-MY-20 = Complete the tower in the centre, call Stop in the same turn: 5 points more.
figure-MY-23 = Seats 1 and 3 against 2 and 4. You see your own cards alone, not even your partner’s.
