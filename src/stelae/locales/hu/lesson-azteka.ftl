### Az Azteka leckéje.

lesson-azteka-begin = Négy gyűrű, nyolc szektor, 32 foglalat. Egyikőtök az Élet, a másik a Halál; az Élet kezd.
    .title = Kőből faragott kerék
lesson-azteka-begin-first = Te vagy az Élet. Rakd le az első bábudat bármelyik foglalatba!
    .done = Az Élet gyökeret vert. A Halál válaszol, és rögtön melléd telepszik.
lesson-azteka-begin-second = Most rakj le még egy bábut az első mellé!
    .done = Így terjed az Élet: foglalatról foglalatra.

lesson-azteka-beside = Minden az Életből indul: mindkét fél csak Élet-bábu mellé rakhat. Szomszéd a gyűrűn az előző és a következő
    foglalat, a szektorban pedig az eggyel beljebb és az eggyel kijjebb lévő.
    .title = Mindig az Élet mellé
lesson-azteka-beside-far = Próbáld ki: koppints egy foglalatra, amely minden Élet-bábutól messze van!
    .done = Na ugye. Ha valamit nem szabad, mindig megtudod, miért, és azt is, melyik szabály tiltja.
lesson-azteka-beside-death = Most te vagy a Halál, és neked is az Élet közelsége kell. Rakj le egy bábut egy Élet-bábu mellé!
    .done = A Halál az Életből él: ahol nincs Élet, oda a Halál sem juthat.

lesson-azteka-turn = Lerakás helyett elfordíthatsz egy gyűrűt egy szektornyit, mindig az óramutató járása szerint. Minden vele fordul,
    ami rajta áll: a tiéd is, a másiké is.
    .title = Forognak a gyűrűk
lesson-azteka-turn-any = Fordíts el egy gyűrűt: húzd el, koppints egy rajta álló bábura, vagy használd a kerék alatti gombokat!
    .done = Az egész gyűrű továbbfordult. Új szomszédok, új tervek!
lesson-azteka-turn-rescue = A d5-ön álló bábudat a Halál már majdnem bekerítette. Fordítsd el a c vagy a d gyűrűt, és húzd ki a csapdából!
    .done = Megmenekült! De a forgatás az egész köröd: új bábut most nem raktál le.

lesson-azteka-birth = Ha az Élet bábujával betelik a szektora, vagyis mind a négy foglalat a közepétől a széléig, új születés következik:
    az Élet azonnal lerakhat még egy bábut. Mindegy, kinek a bábui töltik meg a szektort.
    .title = Új születés
lesson-azteka-birth-fill = Te vagy az Élet. Tölts meg egy szektort: a 3. szektorban már csak egy foglalat szabad.
    .done = Betelt a 3. szektor: új születés! Még mindig te jössz.
lesson-azteka-birth-again = Rakd úgy az újszülött bábut, hogy a következő szektor is beteljen!
    .done = Születésre születés. Egy ilyen láncolat az egész játszmát megfordíthatja.
lesson-azteka-birth-decline = A születést nem kötelező kihasználni. Most hagyj mindent úgy, ahogy van!
    .done = Most a Halál következik.

lesson-azteka-wither = A Halál bekerít. Ha egy Halál-bábu betömi az utolsó rést a mellette álló Élet-bábu körül, az elhervad, és Halál lesz
    belőle.
    .title = Hervadás
lesson-azteka-wither-close = Te vagy a Halál. Tömd be az utolsó rést a d5-ön álló Élet-bábu körül!
    .done = Az Élet-bábu visszakerült a készletébe, a helyén a te bábud áll.

lesson-azteka-life = Az Élet akkor nyer, ha mindenütt ott van: a nyolc szektor mindegyikében és mind a négy gyűrűn. A kerék körüli kis
    fények mutatják, melyik szektorba jutott már el.
    .title = Az Élet célja
lesson-azteka-life-spread = Te vagy az Élet, és már csak egyetlen fény nem ég. Nyerd meg!
    .done = Mind a nyolc szektor, mind a négy gyűrű: a játszmát az Élet nyerte.

lesson-azteka-death = A Halál akkor nyer, ha egy egész gyűrűt vagy egy egész szektort csupa Halál-bábu tölt meg.
    .title = A Halál célja
lesson-azteka-death-ring = Te vagy a Halál. A b gyűrűn már csak egy foglalat szabad. Nyerd meg!
    .done = A gyűrűn csak Halál áll: tiéd a játszma.
lesson-azteka-death-sector = És itt, a 6. szektorban? Keress egy jó forgatást, vagy egy helyet, ahol elhervad az Élet!
    .done = Az egész szektor a Halálé. A cél forgatás után is számít, akkor is, ha a másik fél forgatott.

lesson-azteka-all = Van egy harmadik út is, mindkét félnek: az nyer, akinek mind a 14 bábuja a táblán áll.
    .title = Az utolsó bábu
lesson-azteka-all-last = Te vagy az Élet, és egyetlen bábud maradt. Rakd le, ahová szabad!
    .done = Mind a 14 bábu a keréken áll: az Élet nyert, pedig a kerék feléig el sem jutott.

lesson-azteka-drawn = Nem minden játszmának van győztese.
    .title = Amikor senki sem nyer
lesson-azteka-drawn-extinct = Te vagy a Halál, és ez az utolsó Élet-bábu. Tömd be a rést az a2-n, és nézd meg, mi történik!
    .done = Nincs több Élet, így már soha senki nem rakhatna le bábut: döntetlen. A Halál jobban teszi, ha hagy magának miből
        élni!
lesson-azteka-drawn-thrice = Mindketten csak a c gyűrűt forgattátok: egyszer egészen körbe, aztán majdnem még egyszer. Fordítsd el megint!
    .done = Harmadszor is ugyanaz az állás: döntetlen. Egy mérkőzés két játszma, és közben szerepet cseréltek.

lesson-azteka-more = Még két másik játékmód vár rád.
    .title = Agresszíven és Múmiákkal
lesson-azteka-more-aggressive = Az agresszív játékban bárhova rakhatsz. Ha pedig egy gyűrűn neked több bábud van, mint a másiknak, kétszer
    akkorát fordíthatsz rajta. Fordítsd el a c gyűrűt 90°-kal!
    .done = Kétszer akkora fordulat egyszerre. Ebben a játékban nincs se születés, se hervadás.
lesson-azteka-more-mummies = Hárman, Múmiákkal: mindenki bárhova rakhat, és mindenkinek ugyanaz a célja: mindenütt ott lenni, vagy betölteni
    egy szektort. A Múmiákkal vagy. Nyerj a 3. szektorban!
    .done = Négy Múmia egy szektorban: győzelem.
lesson-azteka-more-full = Ha az egész kerék megtelt, mindenki elfordíthat még egyszer utoljára egy gyűrűt. Most te jössz, te vagy az utolsó:
    fordíts el egy gyűrűt, vagy hagyj mindent, ahogy van.
    .done = Senki sem nyert: döntetlen. Most már mindent tudsz az Aztekáról.
