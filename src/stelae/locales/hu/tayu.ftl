### Tayü

tayu-seat-0 = 1. hely
tayu-seat-1 = 2. hely
tayu-seat-2 = 3. hely
tayu-seat-3 = 4. hely
tayu-role-north-south = Észak–Dél
tayu-role-east-west = Kelet–Nyugat
tayu-role-saboteur = Szabotőr

## Mit lehet játszani
tayu-variant-two = két játékosnak
tayu-variant-two-backs = két játékosnak, látható hátlapokkal: megmondod, milyen lapkát húzol
tayu-variant-two-kosmos = két játékosnak, kosmos kiadás: 112 lapka, 19 × 19 mező
tayu-variant-two-kosmos-backs = két játékosnak, kosmos kiadás, látható hátlapokkal
tayu-variant-three = három játékosnak: egyikőtök a szabotőr
tayu-variant-three-auction = három játékosnak: licit dönti el, ki a szabotőr
tayu-variant-three-kosmos-auction-backs = három játékosnak, mindennel: kosmos kiadás, licit, látható hátlapok
tayu-variant-four = négy játékosnak, két csapatban

## Beállítások
tayu-option-players = Hányan játszotok
tayu-option-edition = Kiadás
    .goliath = Goliath: 84 lapka, 18 × 18 mező
    .kosmos = Kosmos: 112 lapka, 19 × 19 mező
tayu-option-backs = Látható hátlapok: húzás előtt megmondod, gyűrűset (ring) vagy simát (plain)
tayu-option-target = Hármasban: az a pontszám, amelyet a szabotőrnek meg kell akadályoznia
tayu-option-auction = Hármasban: licitálás a szabotőr szerepére

## Mi történt
tayu-event-bid = { SEAT($seat) }. hely licitje: { $bid }.
tayu-event-passed = { SEAT($seat) }. hely passzol.
tayu-event-roles =
    { SEAT($saboteur) }. hely a szabotőr, a másik kettő közül senki sem érheti el ezt a célszámot: { $target }.
    Észak–déli irányban épít és kezd: { SEAT($north_south) }. hely; kelet–nyugati irányban: { SEAT($east_west) }. hely.
tayu-event-chosen = { $back ->
    [ring] Gyűrűs hátú lapka következik.
   *[plain] Sima hátú lapka következik.
}
tayu-event-drawn = A kihúzott lapka: { $tile }, { $left ->
    [0] az utolsó.
   *[other] még { $left } van a zsákban.
}
tayu-event-no_place = A { $tile } lapka sehová sem illik.
tayu-event-laid = Lekerül a { $tile } lapka: { $move }.
tayu-event-reached = { $side ->
    [north] A víz eléri az északi oldalt
    [east] A víz eléri a keleti oldalt
    [south] A víz eléri a déli oldalt
   *[west] A víz eléri a nyugati oldalt
} itt: { $square }{ $points ->
    [2] , duplázó pöttynél.
   *[other] .
}
tayu-event-scored = { $role ->
    [north_south] Észak–dél
   *[east_west] Kelet–nyugat
} pontja most { $score } (eddig { $was }).
tayu-event-bag_empty = Kiürült a zsák.

## Mi lett a vége
tayu-ending-bag_empty = Lekerült az utolsó lapka
tayu-ending-no_place = A kihúzott lapka sehová sem illik

## A tábla mellett
tayu-panel-seats = { $count ->
    [1] hely: { $seats }
   *[other] helyek: { $seats }
}
tayu-panel-target = célszám: { $target }
tayu-panel-bid = licit: { $bid }
tayu-panel-passed = passz: { $seats }
tayu-panel-hand = lapka: { $tile }
tayu-panel-bag = a zsákban: { $left }
tayu-moves-help =
    j9e: a lapka első mezője j9, a többi tőle keletre (e, s, w, n: kelet, dél, nyugat, észak); húzás előtt ring vagy
    plain; licitnél szám vagy pass. ● víz a szélen, ◇ duplázó pötty, ◆ elérve, x elveszett, • itt bővülhet

## Miért nem lehet
tayu-move-text =
    Ez nem Tayü-lépés: „{ $move }”. Lapka lerakása: j9e (e, s, w, n: merre mutat), húzás előtt: ring vagy plain,
    licitnél: szám vagy pass.
tayu-type-text = Nincs ilyen lapka: „{ $tile }”. Három különböző él kell, 0-tól 7-ig.
tayu-type-form = A „{ $tile }” lapkát így írjuk: { $form }.
tayu-none-left = Nincs több { $tile } lapka; összesen csak { $copies } van belőle.
tayu-other-back = { $back ->
    [ring] Gyűrűs lapkát kértek, de a { $tile } hátán nincs gyűrű.
   *[plain] Sima lapkát kértek, de a { $tile } hátán gyűrű van.
}
tayu-must-bid = Az első helynek muszáj licitálnia, nem passzolhat.
tayu-bid-first = Még tart a licit: mondj egy számot, vagy passzolj (pass).
tayu-bid-range = Ezt nem licitálhatod: { $bid }. Egy szám kell 1 és { $most } között.
tayu-bid-not-lower = Ez nem kisebb az utolsó licitnél: { $bid }, az utolsó { $lowest } volt.
tayu-choose-first = Előbb mondd meg, mit húzol: gyűrűset (ring) vagy simát (plain).
tayu-no-auction = Most nincs licit.
tayu-no-passing = Passzolni nem lehet: a lapkát le kell rakni.
tayu-nothing-to-choose = A lapka már ki van húzva; rakd le.
tayu-off-board = A lapka lelógna a tábláról, amely { $size } × { $size } mezős.
tayu-occupied = Itt már van lapka: { $square }.
tayu-not-in-centre = Az első lapkának le kell fednie a közép legalább egy mezőjét: { $centre }.
tayu-outlet-at-wall = { $side ->
    [north] Az északi oldalon
    [east] A keleti oldalon
    [south] A déli oldalon
   *[west] A nyugati oldalon
} lévő kifolyó itt: { $square }, falba ütközne, mert a szomszéd lapkán ({ $neighbour }) ott nincs kifolyó.
tayu-wall-at-outlet = A szomszéd lapka ({ $neighbour }) kifolyója el lenne zárva: ennek a lapkának { $side ->
    [north] az északi
    [east] a keleti
    [south] a déli
   *[west] a nyugati
} oldalon nincs kifolyója itt: { $square }.
tayu-not-joined = A lapka egyik kifolyója sem találkozna másik lapka kifolyójával.

## Állások
tayu-position-text =
    A Tayü állását így írd: kiadás, mi a teendő, hely, lapkák és szerepek, például goliath draw 1 013@j9e -
tayu-edition = Nincs ilyen kiadás: „{ $edition }”. Ezek vannak: { $known }.
tayu-auction-roles = A licit és a passzolók csak együtt, licitáláskor szerepelhetnek: bid:28 és passed=1.
tayu-auction = Így nem állhat a licit: lapka még nincs lent, legfeljebb egy hely passzolt, és nem az következik.
tayu-auction-bid = A licit itt nem lehet { $bid }: annyian licitáltak már, hogy legfeljebb { $most } lehet.
tayu-roles =
    Ha a { $saboteur }. hely a szabotőr, akkor a { $ns }. hely épít észak–déli, a { $ew }. hely kelet–nyugati irányban.
tayu-target = A célszám legfeljebb { $most } lehet, nem { $found }.
tayu-seat = Most a { $expected }. hely jönne, nem a { $found }. hely.
tayu-too-many = Összesen csak { $copies } lapka van ebből: { $tile }.
tayu-laid-wrongly = A { $number }. lapkát ({ $tile }) nem lehetett így lerakni.
tayu-not-over = Nincs vége a játéknak: van még lapka, és mindegyik illik valahová.
tayu-bag-empty = Kiürült a zsák, tehát vége a játéknak: end.
tayu-no-choice = Nincs miből választani: már csak egyféle hátú lapka maradt.
tayu-fits-nowhere = A { $tile } lapka sehová sem illik, tehát vége a játéknak: end.
