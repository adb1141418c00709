### Mit mutatnak a Tayü szabályaihoz készült rajzok.

figure-TY-1 = A goliath tábla: 18 × 18 mező, bekeretezett közép, oldalanként négy duplázó pötty.
figure-TY-2 = A kosmos tábla: 19 × 19 mező, a közepe egyetlen mező, oldalanként három duplázó pötty.
figure-TY-3 = Lapkák három oldalon, két oldalon nyíló kifolyókkal, és az egyetlen fajta, amelynek mindhárom egy oldalon van.
figure-TY-4 = Észak–Délé a folytonos, Kelet–Nyugaté a szaggatott part.
figure-TY-5 = Az első lapka a bekeretezett közép egy mezőjét is lefedi. A félkörök a kifolyói.
figure-TY-6 = Balra: kifolyó kifolyóval találkozik. Jobbra: a kifolyók kifolyó nélküli élbe ütköznek, ide nem kerülhet a lapka.
figure-TY-7 = A kihúzott lapkát mindannyian látjátok.
figure-TY-8 = Ha a kihúzott lapka sehová sem illik, vége a játéknak.
figure-TY-9 = Északon két kifolyó, az egyik duplázó pöttynél: ez 3; délen egy: ez 1. A pontszám 3 × 1.
figure-TY-10 = Gyűrűvel a hátán: három oldalra nyílik. Nélküle: kettőre vagy egyre.
figure-TY-11 = Az 1. és a 3. hely észak–déli, a 2. és a 4. kelet–nyugati irányban épít.
figure-TY-12 = Egyikük sem érte el a 24-et: a szabotőr nyer.
figure-TY-13 = A licit egyre kisebb, amíg ketten nem passzolnak. Az utolsó licitáló a szabotőr.
