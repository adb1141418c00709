### A Menara táblája az oldalon.

menara-scene-label =
    A templom. A nyilak forgatják, a plusz és a mínusz közelebb hozza vagy távolítja. Amíg lap van a kézben, a nyilak egy
    milliméterrel tolják (Shifttel öttel), a vessző és a pont forgatja, az N a következő jó helyre viszi, az Enter leteszi.
    A felülnézet billentyűzettel egymagában is játszható.
menara-plan-label =
    { $level ->
        [0] Az alapzat
       *[other] A(z) { $level }. szint
    } felülről. A nyilak a jelek között lépnek, az N a következő felkínálthoz ugrik, az Enter választ, a Page Up és a Page
    Down szintet vált. Amíg lap van a kézben, a nyilak tolják, a vessző és a pont forgatja, az N a következő jó helyre viszi.
menara-plan-say =
    { $level ->
        [0] Alapzat
       *[other] { $level }. szint
    }: { $slabs } lap, { $columns } oszlop, { $free } szabad jel.
menara-colour = { $colour ->
    [y] sárga
    [r] piros
    [k] fekete
    [w] fehér
   *[b] kék
}
menara-mark-say = { $mark }, { $colour ->
    [y] sárga
    [r] piros
    [k] fekete
    [w] fehér
   *[b] kék
}: { $here ->
    [offered] szabad, ide kerülhet oszlop
    [take] áthelyezhető oszlop
    [column] oszlop áll rajta
   *[free] szabad
}.
menara-load = { $grams } g
menara-columns = { $columns } oszlop a kézben
menara-none = nincs

## Hogyan látszik
menara-looks = Mi látszik
menara-look-space = Templom
menara-look-plan = Felülről
menara-look-weigh = Szilárdság
menara-weighing = Megmérjük a templomot…
menara-weighed = { $stands ->
    [yes] Áll, { $margin } mm tartalék alátámasztással; az asztal { $tilt }°-kal dönthető meg.
   *[no] Nem tart meg: { $margin } mm alátámasztás hiányzik.
}
menara-weighed-slab = { $margin } mm-rel az oszlopain belül egyensúlyoz, terhével együtt { $grams } g
menara-weighed-columns = Mit hordoznak az oszlopok
menara-film-skip = Átugrás
menara-film-again = Még egyszer

## Mi a teendő
menara-waiting = Most a többiek építenek.
menara-settling = A kéz elengedi…
menara-together = { $won ->
    [yes] A templom elérte a kellő magasságot: mindannyian nyertetek.
   *[no] A templom nem elég magas: mindannyian vesztettetek.
}
menara-do-swap = Cserélj oszlopokat a táborral, ahányat adsz, annyit kapsz, vagy menj tovább.
menara-swap-give = Adod
menara-swap-take = Kéred
menara-swap-nothing = Nem cserélek
menara-do-draw = Válassz paklit: a felső lapja a feladatod.
menara-stack = { $stack ->
    [blue] kék, többnyire könnyű
    [yellow] sárga, közepes
   *[red] piros, többnyire nehéz
}
menara-stack-left = { $count } kártya
menara-do-put = Érints meg egy jelet, amelyhez van oszlopod, vagy húzd oda az oszlopot.
menara-do-move = Érintsd meg az oszlopot, amelyet áthelyezel.
menara-do-move-to = Most érintsd meg a jelet egy magasabban fekvő lapon, ahová kerül.
menara-do-nothing = Ezzel a kártyával már semmi sem tehető: add fel a feladatot.
menara-hand = A kezed
menara-fail = Feladom a feladatot
menara-do-failed = A kártyából emeletkártya lesz. Kicseréled az egész tábort hat új oszlopra?
menara-renew = Hat új oszlopot kérek
menara-keep = Maradjon a tábor
menara-do-lay = { $what ->
    [base] Tegyél le egy lapot alapzatnak. A lapoknak érinteniük kell egymást.
    [lift] Vigyél át egy lapot másik szintre mindazzal, ami rajta áll.
   *[lay] Tedd az új lapot legalább három oszlopra, vagy az alapzat mellé (ez egy emeletkártyába kerül).
}
menara-which-slab = Melyik lap
menara-slab = { $slab } lap
menara-slab-side = { $slab } lap, { $side ->
    [light] világos oldal
   *[dark] sötét oldal
}
menara-which-side = Melyik oldal
menara-side = { $side ->
    [light] világos oldal
   *[dark] sötét oldal
}
menara-which-level = Melyik szint
menara-level = { $level ->
    [0] Alapzat
   *[other] { $level }. szint
}
menara-places-coming = Jó helyeket keresünk…
menara-places = Jó helyek
menara-places-none = Itt nem ismerünk jó helyet: próbáld meg magad
menara-place = { $number }. hely a(z) { $slab } lapnak, { $side ->
    [light] világos oldal
   *[dark] sötét oldal
}, { $level ->
    [0] alapzatnak
   *[other] a(z) { $level }. szinten
}
menara-next-place = A következő jó hely
menara-margin = { $margin } mm
menara-nudge = A lap kis mozdítása
menara-nudge-to = { $way ->
    [left] balra
    [up] fel
    [down] le
    [right] jobbra
    [round] forgatás balra
   *[back] forgatás jobbra
}
menara-nudge-fine = finoman
menara-outlook-fits = Itt elfekhet.
menara-outlook = { $state ->
    [asking] Megnézzük…
    [stands] Állni fog, { $margin } mm tartalékkal.
   *[falls] A szabályok megengedik, de leesne: { $margin } mm alátámasztás hiányzik.
}
menara-forecast = { $mark }: { $state ->
    [asking] megnézzük…
    [fits] a templom állni fog.
    [stands] a templom állni fog, { $margin } mm tartalékkal.
    [no] ez nem lehet.
   *[falls] ettől összedőlne a templom.
}

## Kártyák és készletek
menara-card-task = { $kind ->
    [any] { $count } oszlop bármely lapra
    [one] { $count } oszlop egyetlen lapra
    [move] { $count } oszlop áthelyezése feljebb
    [fill] egy lap betöltése
   *[lift] egy lap áthelyezése másik szintre
}
menara-card-frame = { $frame ->
    [light] új lap: világos oldalával felfelé
    [dark] új lap: sötét oldalával felfelé
   *[free] új lap: bármelyik oldalával
}
menara-card-done = { $done } / { $count }
menara-camp = Tábor
menara-hands = Kezek
menara-next = Következő lap
menara-next-none = Nincs több lap.
menara-stacks = Kártyák
menara-bag = Zsák

## Egy lépés, mielőtt elmegy
menara-phrase-slab = { $act ->
    [base] A(z) { $slab } lap alapzatnak, { $side ->
        [light] világos oldalával felfelé
       *[dark] sötét oldalával felfelé
    }
    [lift] A(z) { $slab } lap a(z) { $level }. szintre
   *[lay] A(z) { $slab } lap a(z) { $level }. szintre, { $side ->
        [light] világos oldalával felfelé
       *[dark] sötét oldalával felfelé
    }
}
menara-phrase-column = { $colour ->
    [y] Sárga oszlop ide: { $mark }
    [r] Piros oszlop ide: { $mark }
    [k] Fekete oszlop ide: { $mark }
    [w] Fehér oszlop ide: { $mark }
    [b] Kék oszlop ide: { $mark }
   *[other] Az oszlop innen: { $from }, ide: { $mark }
}
menara-phrase-swap = Adsz: { $give }; kapsz: { $take }
menara-phrase-draw = Kártya a pakliból: { $stack ->
    [blue] kék
    [yellow] sárga
   *[red] piros
}

## Egy lépés a lépések listájában
menara-listed-slab = { $level ->
    [0] { $slab } lap: alapzat
   *[other] { $slab } lap: { $level }. szint
}
menara-listed-put = { $colour } ide: { $mark }
menara-listed-taken = { $from } → { $mark }
menara-listed-swap = ad: { $give }; kap: { $take }
menara-listed-draw = { $stack ->
    [blue] kék kártya
    [yellow] sárga kártya
   *[red] piros kártya
}
menara-listed-bag = a zsákból: { $columns }
menara-listed-slabs = a lapok közül: { $slabs }
menara-listed-word = { $word ->
    [fail] feladat feladva
    [renew] új tábor
    [keep] a tábor marad
   *[none] nincs csere
}
menara-listed-back = visszaállítva: { $columns }
menara-listed-fell = leesett: { $pieces }
