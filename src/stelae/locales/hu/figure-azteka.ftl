### Mit mutatnak az Azteka szabályaihoz készült rajzok.

figure-AZ-1 = A gyűrűk a-tól d-ig, a szektorok 1-től 8-ig: a megjelölt foglalat a c5.
figure-AZ-2 = A c2 szomszédai vannak megjelölve, négyen vannak; meg a d6-éi a külső gyűrűn, ők hárman.
figure-AZ-3 = Az Életnek 14 bábuja van, a Halálnak is 14.
figure-AZ-4 = Az Élet első bábuja a 32 foglalat bármelyikébe kerülhet.
figure-AZ-5 = Rakj le egy bábut valamelyik szaggatott foglalatba, az Élet mellé, vagy fordíts el egy gyűrűt egy szektornyit.
figure-AZ-6 = A d3-on álló bábuval betelt a 3. szektor, a Halállal együtt. Az Élet lerakhat még egyet, ahol szaggatott a szél.
figure-AZ-7 = A Halál bábuja a d4-en betömte az utolsó rést a d3 körül: az Élet elhervad, és a Halál áll ott.
figure-AZ-8 = Élet minden szektorban és minden gyűrűn; egy szektor tele Halállal; egy gyűrű tele Halállal.
figure-AZ-9 = Két játszma: aki az Élet volt, most a Halál.
figure-AZ-10 = A c gyűrűn az Életnek három bábuja van, a Halálnak egy: az Élet elfordíthatja 90°-kal.
figure-AZ-11 = Élet, Halál és Múmiák: fejenként 12 bábu.
figure-AZ-12 = Bármelyik szabad foglalatba lehet rakni, vagy bármelyik gyűrűt el lehet fordítani egy szektornyit.
figure-AZ-13 = A Múmiák így is, úgy is nyernek: mindenütt ott vannak, vagy övék az egész 3. szektor.
figure-AZ-14 = Mind a 32 foglalat tele van: mindenki elfordíthat még egyszer utoljára egy gyűrűt.
figure-AZ-15 = Az a1-en elhervadt az utolsó Élet-bábu. Már senki sem rakhat le többet: döntetlen.
