### A Maya táblája az oldalon.

maya-board-label =
    A Maya kilenc tornya. A nyilakkal a tornyok közt lépkedsz, az 1–5 számok szintet választanak, az Enter onnantól
    fölfelé felveszi az elemeket, majd kijelöli a cserélő tornyot, a V oldalról mutatja, a ! Stopot mond.
# Az elemen álló betű; két színnek nem lehet ugyanaz.
maya-letter = { $colour ->
    [R] P
    [O] N
    [Y] S
    [G] Z
    [T] T
    [B] K
    [V] L
    [P] R
   *[N] B
}
maya-cell = { $tower }. torony, { $level }. szint: { $here ->
    [none] még üres
   *[other] { $here }
}. Alulról fölfelé: { $floors }.
maya-cell-monolith = A Monolit mellett áll.
maya-cell-raven = Ezt a szintet a Holló zárja.
maya-cell-joined = Csatlakozik az alatta lévő elemhez.
maya-cell-ladders = Létrák: { $white } fehér, { $black } fekete, összesen { $places } hely.
maya-cell-priest = { $seat ->
    [0] Fehér
   *[1] Fekete
} pap áll rajta.
maya-cell-free = Ezt választhatod.
maya-gap = { $first }. és { $second }. torony között; a Holló szintje: { $level }.
maya-choose-partner = { $tower }. torony, a { $level }. szinttől fölfelé: most válaszd ki a szomszédot: { $partners }.
maya-levels = A szintek
maya-level-name = { $level ->
    [1] Fű
    [2] Fák
    [3] Madarak
    [4] Felhők
   *[5] Nap
}
maya-level = { $level }. szint, { maya-level-name }{ $closed ->
    [yes] , a Holló zárja
   *[no] { "" }
}
maya-set-up-help = Tedd a Monolitot két torony közé, a Hollót pedig bármelyik szintre.
maya-draft-hand = { $level }. szint, { maya-colour } elem: válassz tornyot
maya-in-space = Körbejárás
maya-from-plan = Vissza az alaprajzhoz
maya-no-space = Körbejárás: ebben a böngészőben nem megy (nincs WebGL)
maya-space-label = A tér a tornyokkal, térben. A nyilakkal körbejárható, a plusz és a mínusz közelít és távolít; koppintással torony választható. Billentyűkkel mindez az alaprajzon is megtehető.
maya-from-side = Oldalnézet
maya-from-above = Felülnézet
maya-call-stop = Stopot mondok

## Kártyák
maya-cards = A feladatkártyák
maya-cards-own = A kártyáid
maya-card-covered = Letakart kártya
maya-card-show = Mutasd, hol van: { maya-colour }
maya-centre = Közép

## Pontok a játékosok mellett
maya-score-ladders = { $count ->
    [0] Tornyok létrafölénnyel
   *[other] Létrafölény itt: { $towers }. torony
}
maya-score-priests = { $count ->
    [0] Papok
   *[other] Pap itt: { $towers }. torony
}
maya-score-ladders-left = Maradék létra
maya-score-priests-left = Maradék pap
maya-score-card = { maya-colour }: { $where }
maya-score-group = { $tower }. torony, { $from }–{ $to }. szint
maya-score-none = még semmi sem ér össze
maya-score-bonus = Kész a közép, és Stopot mondtak
