### A Tayü leckéje.

lesson-tayu-first = Száraz föld és egy zsák csatornás lapka. Mindannyian egyetlen hálózatot építetek, de az egyik fél északról délre
    vezetné a vizet, a másik keletről nyugatra. Minden lapka három mezőt fed le, és három kifolyója van.
    .title = Vizet a száraz földre
lesson-tayu-first-edge = Az első lapka helye középen van. Próbáld azért máshová tenni: koppints egy
    mezőre jó messze onnan!
    .done = Az első lapka legalább egy mezőjének a bekeretezett középre kell esnie.
lesson-tayu-first-centre = Most rakd a középre: koppints az egyik megjelölt helyre, aztán még egyszer, és már le is raktad.
    .done = Megfakadt a forrás. A félkörök mutatják, merre nőhet tovább a hálózat.

lesson-tayu-join = A körödben húzol egy lapkát, és lerakod. Legalább egy kifolyójának találkoznia kell egy már meglévő kifolyóval, és
    kifolyó sehol sem ütközhet kifolyó nélküli élbe.
    .title = Találkozó csatornák
lesson-tayu-join-wall = Próbálj ki egy helyet, ahová a lapka nem illik: egy másik mellett, de nem ott, ahol jelölés van!
    .done = Kifolyó kifolyóhoz, él élhez. Minden megfelelő helyet bejelölünk neked.
lesson-tayu-join-fit = Rakd le a lapkát, ahová illik!
    .done = A víz továbbfolyik. A másik fél is húz egy lapkát, és lerakja.

lesson-tayu-turn = A lapkákat el lehet forgatni: a lapka melletti nyilakkal, az egér görgőjével vagy az R billentyűvel.
    .title = A lapka forgatása
lesson-tayu-turn-upright = Rakd le ezt a lapkát állítva, északnak vagy délnek!
    .done = Egy lapkát sokszor többféleképpen is le lehet rakni. Passzolni nem szabad: ami bárhová illik, azt le kell rakni.

lesson-tayu-shore = Ahol egy kifolyó a föld széléhez ér, ott a víz elérte a partot. Te északról délre játszol: az északi és a déli part a
    tiéd.
    .title = Irány a part
lesson-tayu-shore-reach = Észak már közel van. Vezess egy kifolyót az északi partra!
    .done = Egy kifolyó az északi parton: ez 1-nek számít.
lesson-tayu-shore-double = A rombuszok duplázó pöttyök: az ottani kifolyó 2-t ér. Ezzel a lapkával egyszerre két kifolyót is kivezethetsz, és
    az egyik dupla. Hol?
    .done = Két kifolyó, és az egyik kettőt ér: északon már 3-nál tartasz.

lesson-tayu-score = A pontod az egyik oldal szorozva a másikkal: észak szorozva déllel. Ahol az egyik oldalon nincs semmi, ott a szorzat is
    nulla.
    .title = Oldal szorozva oldallal
lesson-tayu-score-both = Északon 3-nál tartasz, délen semmi: 3 × 0 = 0. Vezesd el a vizet a déli partra!
    .done = 3 × 1 = 3. Az a víz, amely célba ért, a te irányod színével folyik.
lesson-tayu-score-best = Most északon 3, délen 1 van. Ezzel a lapkával bármelyiket elérheted. Melyik hoz többet?
    .done = 3 × 2 = 6, északon csak 4 × 1 lett volna. A gyengébb oldal többet ér.

lesson-tayu-end = A játéknak akkor van vége, ha a kihúzott lapka sehová sem illik, vagy ha kiürült a zsák. A több pont nyer.
    .title = A játék vége
lesson-tayu-end-nowhere = Alig van már hely. Te vagy Észak–Dél, és ennek a lapkának egyetlen helye maradt. Találd meg!
    .done = A következő lapka sehová sem illik: vége a játéknak, 42 : 35-re nyertél.
lesson-tayu-end-empty = Ritka, de előfordul: a legeslegutolsó lapka. Te vagy Kelet–Nyugat; rakd le!
    .done = Kiürült a zsák, mind a 84 lapka lent van. Észak–Dél nyert.

lesson-tayu-backs = Tapasztalt játékosoknak: látható hátlapok. Amelyik lapkának három oldalon van kifolyója, annak gyűrű van a hátán, a
    többinek nincs. Húzás előtt megmondod, melyiket kéred.
    .title = Gyűrűs vagy sima
lesson-tayu-backs-ask = Kérj egy gyűrűs lapkát!
    .done = Itt is van: három oldalra nyílik.
lesson-tayu-backs-lay = És rakd is le!
    .done = A gyűrűs lapka három oldalra nyílik, a sima legfeljebb kettőre. Így már húzás előtt is tudsz valamit.

lesson-tayu-saboteur = Ha hárman vagytok, egyikőtök a szabotőr. Neki nincs iránya: akkor nyer, ha a másik kettő közül senki sem éri el a
    célszámot. Négyen két csapat játszik.
    .title = A szabotőr
lesson-tayu-saboteur-bid = Ki legyen az? A licitben mindenki megmondja, milyen pontszámot akadályozna meg; a szerep azé, aki a legkevesebbet
    mondja. Te kezdesz: licitálj!
    .done = A többiek passzolnak: te vagy a szabotőr, és senki sem érheti el, amit licitáltál.
lesson-tayu-saboteur-hinder = Te vagy a szabotőr, a célszám 24. A többieknek 18 és 20 pontja van, a lapkád pedig három helyre illik. Hol nem
    segít senkinek?
    .done = A következő lapka sehová sem illik, és senki sem érte el a 24-et: nyertél. Most már mindent tudsz a Tayüről.
