### Maya

maya-seat-0 = { $seats ->
    [2] Fehér
   *[other] 1. hely
}
maya-seat-1 = { $seats ->
    [2] Fekete
   *[other] 2. hely
}
maya-seat-2 = 3. hely
maya-seat-3 = 4. hely
maya-role-white = Világos
maya-role-black = Sötét
maya-role-player = Játékos
maya-colour = { $colour ->
    [R] piros
    [O] narancs
    [Y] sárga
    [G] zöld
    [T] türkiz
    [B] kék
    [V] lila
    [P] rózsaszín
   *[N] barna
}

## Mit lehet játszani
maya-variant-two = két játékosnak: létrák és papok
maya-variant-two-draft = két játékosnak, és a tornyokat ti építitek fel
maya-variant-three = három játékosnak, titkos kártyákkal
maya-variant-three-hungarian = három játékosnak: nehezebb Stopot mondani, és három elem 2 pontot ér
maya-variant-three-draft = három játékosnak, és a tornyokat ti építitek fel
maya-variant-four = négy játékosnak: két pár, titkos kártyákkal
maya-variant-four-hungarian-draft = négy játékosnak: ti építitek a tornyokat, nehezebb a Stop, három elem 2 pontot ér

## Beállítások
maya-option-players = Hány játékos
maya-option-draft = Hogyan épülnek fel a tornyok
    .false = véletlenszerűen
    .true = a játékosok rakják, elemről elemre
maya-option-stop = Mikor lehet Stopot mondani
    .either = ha egy saját kártyás torony vagy a középső torony kész
    .both = ha egy saját kártyás torony és a középső torony is kész
maya-option-three = Hány pontot ér három összeérő elem

## Mi történt
maya-event-dealt = Áll a kilenc torony; egyikben sincs két egyforma színű elem.
maya-event-drawn = Kihúzva: { maya-colour } elem, { $level }. szint.
maya-event-placed = A { maya-colour } elem helye: { $tower }. torony, { $level }. szint.
maya-event-centre = A középső torony kártyája nyíltan fekszik: { maya-colour }.
maya-event-cards = { SEAT($seat) }. hely, kapott kártyák: { $colours }.
maya-event-set_up = A Monolit helye: { $first }. és { $second }. torony között; a Holló szintje: { $raven }.
maya-event-exchanged = Csere: { $first }. és { $second }. torony, { $level }. szint és minden fölötte.
maya-event-joined = { $tower }. torony, { $below }. és { $level }. szint: csatlakozás ({ maya-colour }).
maya-event-completed = { $tower }. torony: befejezve, az alapjától a tetejéig { maya-colour }!
maya-event-ladder = { $seat ->
    [0] Fehér
   *[1] Fekete
} létra kerül ide: { $tower }. torony.
maya-event-no_ladder = { $lacking ->
    [place] { $tower }. torony: nincs több hely létrának.
   *[ladder] { $tower }. torony: létra járna, de elfogyott.
}
maya-event-priest = { $seat ->
    [0] Fehér
   *[1] Fekete
} pap lép ide: { $tower }. torony.
maya-event-no_priest = { $tower }. torony: pap járna, de elfogyott.
maya-event-stopped = { $bonus ->
    [0] Stop!
   *[other] Stop! A középső torony ebben a körben készült el: még { $bonus } pont.
}
maya-event-shown = { SEAT($seat) }. hely, felfedett kártyák: { $colours }.

## Mi lett a vége
maya-ending-no_exchange = Nincs több megengedett csere
maya-ending-stop = Stopot mondtak
maya-match-points = Mindhárom játszma pontjai összeadva

## A tábla mellett
maya-panel-points = { $points } pont
maya-panel-left = készlet: létra { $ladders }, pap { $priests }
maya-panel-bonus = közép +{ $points }
maya-panel-centre = Középen: { $card }
maya-panel-worth = A színek most ennyit érnek:
maya-panel-monolith = Monolit: { $first } és { $second } között
maya-panel-raven = A Holló zárja: { $level }. szint
maya-panel-level = Épül: { $level }. szint
maya-panel-drawn = Kézben: { $card }
maya-panel-floors = Még húzható elemek: { $count }
maya-moves-help =
    56/4: az 5. és 6. torony cserél a 4. szinttől fölfelé; 56/4!: és Stop; !: csak Stop
    m34/2: a fekete leteszi a Monolitot és a Hollót; 7: a kézben lévő elem a 7. toronyra
    Kapcsos zárójelben csatlakozott elemek; w és b: létra, W és B: pap

## Miért nem lehet
maya-move-text =
    Ez nem Maya-lépés: „{ $move }”. Csere: 56/4, Stop: 56/4! vagy !, előkészítés: m34/2, építés: 7.
maya-not-neighbours = { $first }. és { $second }. torony: nem szomszédok, mert nincs közös oldaluk.
maya-smaller-first = A kisebb szám áll elöl: { $expected }, nem { $found }.
maya-base-stays = Az 1. szint sosem mozdul: a 2., 3., 4. vagy 5. szinten cserélj.
maya-monolith =
    { $tower }. torony: a Monolit mellett áll ({ $first } és { $second } között), ezért nem vehet részt a cserében.
maya-raven = A Holló erre a szintre mutat: { $level }. Válassz másikat.
maya-harmony =
    { $tower }. torony: { $below }. és { $level }. szintje is { maya-colour }; a csatlakozást tilos szétválasztani.
maya-no-stop = Két játékosnál nincs Stop.
maya-stop-early = { $when ->
    [now] Most nem mondhatsz Stopot:
   *[after] E csere után nem mondhatsz Stopot:
} { $lacking ->
    [own] egyik kártyád tornya sincs befejezve.
    [centre] a középső torony nincs befejezve.
    [both] sem valamelyik kártyád tornya, sem a középső nincs befejezve, pedig mindkettő kell.
   *[either] sem valamelyik kártyád tornya, sem a középső nincs befejezve.
}
maya-set-up-first = Előbb a fekete teszi le a Monolitot és a Hollót, például m34/2.
maya-set-up-over = A Monolit és a Holló már a helyén van; két torony között cserélj, például 56/4.
maya-place-first = Előbb tedd a kihúzott elemet egy toronyra: add meg a számát.
maya-draft-over = A tornyok készen állnak, nincs több lerakható elem.
maya-tower-has-level = { $tower }. torony: { $level }. szintje már megvan.
maya-tower-has-colour = { $tower }. torony: ilyen színű elem már van benne ({ maya-colour }).
maya-would-be-stuck =
    { $tower }. torony: másoknak kell. E szint { $colours } elemei csak ezeken a tornyokon férnek el: { $towers }.
maya-deal-text = Az osztás: = és kilenc torony öt-öt színnel, köztük /.
maya-tower-twice = { $tower }. torony: kétszer szerepel benne ez a szín: { maya-colour }. Kezdéskor minden színe más.
maya-level-lacks =
    { $level }. szint: nincs { maya-colour } elem, pedig minden szinten egyszer szerepel mind a kilenc szín.
maya-draw-text = A kihúzott elem: = és a színe, például =R.
maya-floor-gone = { $level }. szint: a { maya-colour } elem már toronyra került.
maya-cards-text = A kártyák: = és mindenkinek két szín, köztük /; a helyek száma itt { $seats }.
maya-cards-order = A kártyák színeit ebben a sorrendben írd: { $order }, ne így: { $cards }.
maya-card-of-centre = A { maya-colour } kártya nyíltan fekszik: ez a középső torony színe.
maya-card-twice = Csak egyetlen { maya-colour } kártya van.

## Állások
maya-position-text = Ez nem Maya-állás: tornyok, Monolit, Holló, hely, aztán létrák és papok vagy kártyák kellenek bele.
maya-level-order = Előbb be kell fejezni ezt a szintet: { $level }. Csak utána lehet följebb építeni.
maya-level-twice = { $level }. szint: két { maya-colour } elem van rajta, pedig egy színből csak egy lehet.
maya-other-seat = Itt ez a hely dönt: { $expected }, nem pedig { $found }.
maya-no-seat = Nincs ilyen hely: { $seat }. A játékosok száma { $players }.
maya-monolith-early = A Monolit és a Holló még nincs a táblán.
maya-monolith-missing = Két játékosnál az állásban benne van a Monolit helye és a Holló szintje.
maya-no-raven = A Holló csak két játékosnál számít; a helyére - kerül.
maya-ladders-early = Az első csere előtt senkinek sem lehet létrája vagy papja.
maya-cards-early = A kártyákat csak akkor osztják ki, amikor a tornyok már állnak.
maya-cards-missing = A kártyákat az első csere előtt ki kell osztani.
maya-cards-hidden = Ha vége a játszmának, minden kártya nyílt.
maya-stuck = { $level }. szint: a maradék elemeket már nem lehet mind elhelyezni.
maya-draft-unfinished = A tornyok még nincsenek készen.
maya-too-many-ladders = { $tower }. torony: { $places } helye van létrának, nem pedig { $found }.
maya-priest-unearned = { $tower }. torony: pap áll rajta, pedig nem egyszínű.
maya-ladder-supply = { $seat ->
    [0] Fehér
   *[1] Fekete
} létrából { $total } van, nem { $found }.
maya-priest-supply = { $seat ->
    [0] Fehér
   *[1] Fekete
} papból { $total } van, nem { $found }.
maya-stop-unearned =
    { $seat }. hely: nem mondhatott Stopot, mert sem saját kártyás torony, sem a középső nincs befejezve.
maya-bonus-unearned = { $seat }. hely: nem fejezte be a középső tornyot az utolsó cserével.
