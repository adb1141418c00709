### Azteka

azteka-seat-0 = Élet
azteka-seat-1 = Halál
azteka-seat-2 = Múmiák
azteka-role-life = Élet
azteka-role-death = Halál
azteka-role-mummies = Múmiák
# A felek neve mondatokban.
azteka-piece = { $piece ->
    [L] Élet
    [D] Halál
   *[M] Múmiák
}

## Mit lehet játszani
azteka-variant-classic = klasszikus, két játékosnak: az Élet terjed, a Halál bekerít
azteka-variant-classic-life-births = klasszikus, de születés csak ott van, ahol az Élet egyedül töltötte meg a szektort
azteka-variant-aggressive = agresszív, két játékosnak: bárhova lehet rakni, és 90°-kal is lehet fordítani
azteka-variant-mummies = Múmiákkal, három játékosnak
azteka-variant-mummies-rings = Múmiákkal, három játékosnak, és egy egész gyűrű is győzelem

## Beállítások
azteka-option-variant = Változat
    .classic = Klasszikus: lerakás az Élet mellé, születés és hervadás
    .aggressive = Agresszív: lerakás bárhova, dupla fordítás
    .mummies = Múmiákkal: három játékos
azteka-option-birth = Mi hoz születést az Életnek
    .any = bárki bábuival betelt szektor
    .life = csupa Élet-bábuval betelt szektor
azteka-option-fill = Mi hoz még győzelmet hármasban
    .sector = egy csupa saját bábus szektor
    .sector_or_ring = egy csupa saját bábus szektor vagy gyűrű

## Mi történt
azteka-event-placed = { $piece ->
    [L] Az Élet ide rak bábut: { $socket }.
    [D] A Halál ide rak bábut: { $socket }.
   *[M] A Múmiák ide raknak bábut: { $socket }.
}
azteka-event-withered = { $count ->
    [one] Elhervad egy Élet-bábu ({ $sockets }), a helyére Halál-bábu kerül.
   *[other] Elhervad { $count } Élet-bábu ({ $sockets }), a helyükre Halál-bábuk kerülnek.
}
azteka-event-turned = { $piece ->
    [L] Az Élet elfordítja
    [D] A Halál elfordítja
   *[M] A Múmiák elfordítják
} { $ring ->
    [a] az a
   *[other] a { $ring }
} gyűrűt { $degrees }°-kal.
azteka-event-declined = { $piece ->
    [L] Az Élet mindent úgy hagy, ahogy van.
    [D] A Halál mindent úgy hagy, ahogy van.
   *[M] A Múmiák mindent úgy hagynak, ahogy van.
}
azteka-event-birth = Betelt a szektor: az Élet lerakhat még egy bábut.
azteka-event-last_turns = Betelt a tábla: még { $left } utolsó kör van hátra.

## Mi lett a vége
azteka-ending-spread = Minden szektorban és minden gyűrűn áll bábu
azteka-ending-sector = Egy egész szektor megtelt
azteka-ending-ring = Egy egész gyűrű megtelt
azteka-ending-all_placed = Minden bábu a táblán van
azteka-ending-extinct = Elhervadt az utolsó Élet-bábu, már senki sem rakhat le többet
azteka-ending-full = Betelt a tábla, és az utolsó körök is elfogytak
azteka-match-absolute = Mindkét játszma győzelem
azteka-match-one_win = Az egyik játszma győzelem, a másik döntetlen
azteka-match-fewer_pieces = Egy-egy győzelem, de kevesebb bábu is elég volt hozzá
azteka-match-level = Két játszma után minden egyenlő

## A tábla mellett
azteka-panel-left = bábu a készletben: { $left }
azteka-panel-spread = szektorok { $sectors }/8, gyűrűk { $rings }/4
azteka-panel-sector = legteltebb szektor { $filled }/4
azteka-panel-fill = szektor { $sector }/4, gyűrű { $ring }/8
azteka-panel-birth = Születés: még egy bábu, vagy -
azteka-panel-last = Hátralévő utolsó körök: { $left }
azteka-moves-help =
    c5: bábu a c gyűrű 5. szektorába; c+: a c gyűrű 45°-kal, c++: 90°-kal; -: lemondás születésről, utolsó körről

## Miért nem lehet
azteka-move-text =
    Ez nem Azteka-lépés: „{ $move }”. Bábu lerakása: c5, gyűrű elfordítása: c+ vagy c++, lemondás: -.
azteka-nothing-to-decline = Most nincs miről lemondani: rakj le egy bábut, vagy fordíts el egy gyűrűt.
azteka-only-last-turn = Betelt a tábla: fordíts el még egyszer utoljára egy gyűrűt, vagy hagyj mindent, ahogy van (-).
azteka-occupied = { $piece ->
    [L] Élet-bábu
    [D] Halál-bábu
   *[M] Múmia
} áll már itt: { $socket }.
azteka-no-piece-left = Nincs több lerakható bábu.
azteka-not-beside-life = { $socket } mellett nincs Élet-bábu.
azteka-birth-or-decline = Ez most születés: rakj le még egy Élet-bábut, vagy mondj le róla (-).
azteka-no-double-turn = A gyűrűk csak 45°-kal fordulnak; a 90° az agresszív változathoz tartozik.
azteka-begin-by-placing = Az Élet azzal kezdi a játékot, hogy lerak egy bábut.
azteka-ring-not-yours = { $ring ->
    [a] Az a
   *[other] A { $ring }
} gyűrűt csak akkor fordíthatod 90°-kal, ha neked van rajta több bábud: neked { $mine } van, a másiknak { $theirs }.

## Állások
azteka-position-text =
    Az állást így írd: 4 gyűrű (.LDM, köztük /), ki jön, készletek, például ......../..LD..../......../........ L 13 13
azteka-supplies = A Múmiákkal { $expected } készlet van, az állásban viszont { $found }.
azteka-no-mummies = Múmiák csak hármasban vannak, és ahhoz három készlet kell.
azteka-supply =
    { azteka-piece }: a készletbe { $expected } bábu kell, hogy összesen { $total } legyen, de itt { $found } áll.
azteka-life-begins = Üres táblán az Élet jön.
azteka-no-birth = Egyik szektor sincs tele, így nincs születés, amelyről dönteni kellene.
azteka-last-turns-early = Az utolsó köröket csak akkor számoljuk, ha minden foglalat tele van.
azteka-last-turns-missing = Minden foglalat tele van: az állásban benne kell lennie, hány utolsó kör van még hátra.
azteka-birth-over = A játszmának vége ({ $reason }), így nincs születés, amelyről dönteni kellene.
