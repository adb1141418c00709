### Az oldal a táblák körül.

page-home = A kezdőlapra
page-skip = A tartalomhoz
page-close = Bezárás
page-loading = Betöltés…
page-reload = Újratöltés
page-settings = Beállítások
page-learn = Lecke: { $game }
page-not-found = Itt nincs semmi
page-not-found-help = Ez a cím sehová sem vezet. Talán hiányzik egy betű a hivatkozásból.
page-unreachable = A szerver nem érhető el. Semmi sem veszett el; próbálja meg kicsit később.
page-refused = A szerver nem engedi: { $code }.
page-broken = Valami elromlott ezen az oldalon. Töltse be újra; az asztalnál semmi sem veszett el.

## A kezdőlap
home-title = Régi kövek, új játszmák
home-lead = Már nem kapható társasjátékok, megterítve: bot ellen, barátokkal egy hivatkozással, vagy ketten egy képernyőnél. Fiók nem kell hozzá.
home-games = A játékok
home-play = Játék
home-learn = Megtanulom
home-players = { $least ->
    [one] { $least }–{ $most } játékos
   *[other] { $least }–{ $most } játékos
}
home-yours = Az ön játszmái
home-here = mindenki ennél az eszköznél
home-status =
    .waiting = játékosokra vár
    .playing = mások lépnek
    .between = két játszma között
    .over = véget ért
home-away = A szerver most nem érhető el. Az asztalai ott biztonságban vannak; az oldal magától újra próbálkozik.
home-offline = Nincs hálózat. Az asztalai a szerveren vannak; mihelyt visszajön a kapcsolat, itt lesznek.
home-again = Újra
home-open = Nyitott asztalok
home-open-none = Most senki sem vár játékosokra. Nyisson asztalt bárkinek, és itt fog állni.
home-seats = { $of } helyből { $taken } foglalt
home-join = Leülök
home-watch = Nézem
home-whose = Az Aztekát Andrea Mainini, a Mayát Andrea Mainini és Alberto Branciaro, a Tayüt Niek Neuwahl alkotta. A nevek csak azt mondják meg, kinek a szabályai szerint játszunk; a szavak és a képek a sajátjaink.

## Új asztal
new-title = { $game }: új asztal
new-variant = Melyik változat
new-go = Játék
new-bot = Bot ellen
    .help = Rögtön kezdődik.
new-alone = Egyedül
    .help = Rögtön kezdődik.
new-partner = Botokkal közösen
    .help = Együtt építetek; rögtön kezdődik.
new-friend = Barátokkal
    .help = Kap egy hivatkozást és egy QR-kódot, amit elküldhet.
new-device = Ennél az eszköznél
    .help = Mindenki egy képernyőnél játszik; a titkos lapok titokban maradnak.
new-anybody = Bárkivel
    .help = Az asztal a kezdőlapon áll, amíg valaki le nem ül.
new-details = Minden részlet beállítása
new-seats = Ki hol ül
new-seat = { $seat }. hely
new-seat-me = én, vagy valaki ennél az eszköznél
new-seat-open = szabad: hivatkozással
new-seat-bot = bot: { $level }
new-seat-name = Név a(z) { $seat }. helyen
new-player = { $number }. játékos
new-clock = Óra
    .none = óra nélkül
    .live = percek
    .days = napok lépésenként
new-minutes = Perc fejenként
new-increment = Többletidő lépésenként, másodperc
new-days = Nap lépésenként
new-visibility = Ki találja meg az asztalt
    .link = akinél a hivatkozás van
    .public = mindenki a kezdőlapon
new-begin = Kezdés
    .full = ha minden hely foglalt
    .ready = ha mindenki kész
new-match = { $games ->
    [one] Mérkőzés, { $games } játszma
   *[other] Mérkőzés, { $games } játszma
}
new-open = Asztal nyitása
option-yes = igen
option-no = nem

## Botok
level-choose = Milyen erős
level-random = Véletlen
level-novice = Kezdő
level-casual = Alkalmi
level-club = Klubjátékos
level-expert = Szakértő
level-master = Mester

## Órák
clock-days = { $days } nap { $hours } óra
clock-is-none = óra nélkül
clock-is-live = { $minutes } perc + { $increment } mp lépésenként
clock-is-days = { $days ->
    [one] { $days } nap lépésenként
   *[other] { $days } nap lépésenként
}

## Kezdés előtt
waiting-title = { $free ->
    [0] Mindenki itt van
    [one] Egy hely szabad
   *[other] { $free } hely szabad
}
waiting-help = Küldje el ezt a hivatkozást annak, akivel játszani szeretne. Bármelyik böngészőben megnyitja az asztalt, telefonon is.
waiting-copy = Hivatkozás másolása
waiting-copied = Kimásolva
waiting-copy-by-hand = A böngésző nem enged másolni: jelölje ki a hivatkozást, és másolja ki kézzel.
waiting-share = Megosztás
waiting-share-title = Játsszunk: { $game }
waiting-qr = QR-kód az asztal címével
waiting-terms = Mit játszunk
waiting-sit = Ide ülök
waiting-stand = Felállok
waiting-free = A hely felszabadítása
waiting-bot = Egy bot
waiting-up = A(z) { $seat }. hely feljebb
waiting-down = A(z) { $seat }. hely lejjebb
waiting-ready = Kezdhetjük
waiting-not-ready = Még ne kezdjük
waiting-is-ready = kész

## Az asztalnál
table-nobody = szabad
table-you = ön
table-seats = Játékosok
table-board = A tábla
table-goal = Miről szól
table-rules = Szabályok
table-more = Továbbiak
table-prepares = felkészül
table-thinks = gondolkodik
table-away = nincs kapcsolat
table-left = elment
table-to-move = ő lép
table-your-turn = Ön lép
table-turn-of = { $name } lép
table-chance = A szerencse dönt
table-over = A játszma véget ért
table-sending = Küldés…
table-watching = Ön nézőként van itt.
table-proposed = { $move }: meg lehet lépni.
table-confirm-say = { $move }: erősítse meg.
table-play-it = Meglépem
table-take-back = Mégsem
table-undo = Visszavonás
table-hint = Tipp
table-hint-coming = Gondolkodunk…
table-hint-say = Tipp: { $move }
table-offer-draw = Döntetlent ajánlok
table-ask-hints = Tippek engedélyezése mindenkinek
table-offer-swap = Helycsere vele: { $name }
table-resign = Feladom
table-notation = Vagy írja be a lépést
table-notation-go = Lépés
table-offers = Amit kérnek
table-bot-sits-in = Amíg távol volt, egy bot ült az ön helyére.
table-seat-back = Visszaülök
table-gone = { $name } elment. Várjon, vagy döntsön:
table-claim-bot = Bot játsszon helyette
table-claim-end = A játszma befejezése
table-moves = Lépések
table-no-moves = Még egy sincs.
table-steps = A játszma végiglépkedése
table-step-first = Az elejére
table-step-back = Egyet vissza
table-step-forward = Egyet előre
table-step-last = A végére
table-looking-back = A(z) { $ply }. lépés után
table-to-present = Vissza a játékhoz
table-games-of-match = A mérkőzés játszmái
table-game-number = { $number }. játszma
table-chat = Beszélgetés
table-spectators = { $count ->
    [one] { $count } néző
   *[other] { $count } néző
}
chat-empty-players = Ezt csak a játékosok olvassák.
chat-empty-spectators = Ezt a játszma végéig csak a nézők olvassák.
chat-say-players = Üzenet a játékosoknak
chat-say-spectators = Üzenet a nézőknek
chat-from-spectators = néző
chat-send = Küldés
chat-mute = { $muted ->
    [true] Újra szólhasson: { $name }
   *[false] Elnémítás: { $name }
}
resign-title = Feladja a játszmát?
resign-means = A többiek rögtön nyernek.
resign-not = Játszom tovább
cover-pass = Most { $name } kezében van az eszköz.
cover-hold = Tartsa lenyomva, hogy lássa a lapjait
match-score = A mérkőzés: { $length } játszmából { $played } lement

## Amit ajánlanak
offer-theirs = { $kind ->
    [undo] { $name } vissza szeretne vonni egy lépést.
    [draw] { $name } döntetlent ajánl.
    [swap] { $name } helyet szeretne cserélni vele: { $other }.
    [rematch] { $name } újra játszana.
   *[hints] { $name } mindenkinek engedélyezné a tippeket.
}
offer-own = { $kind ->
    [undo] Ön kérte, hogy visszavonhasson egy lépést.
    [draw] Ön döntetlent ajánlott.
    [swap] Ön helycserét kért tőle: { $other }.
    [rematch] Ön új játszmát kért.
   *[hints] Ön kérte, hogy mindenki kaphasson tippet.
}
offer-declined = { $kind ->
    [undo] { $name } nem egyezik bele a visszavonásba.
    [draw] { $name } nem fogadja el a döntetlent.
    [swap] { $name } nem szeretne helyet cserélni.
    [rematch] { $name } nem szeretne újra játszani.
   *[hints] { $name } nem kér tippeket.
}
offer-accept = Elfogadom
offer-decline = Nem
offer-withdraw = Visszavonom
told-took-back = { $name } visszavont egy lépést.
told-seated = { $name } leül.
told-began = Kezdődik a játszma.
told-returned = { $name } visszajött.
told-hints = Mindenki beleegyezett: ebben a játszmában lehet tippet kérni.

## Ha vége
over-won = Ön nyert!
over-shared = Együtt nyertek!
over-closed = Az asztalt bezárták
over-next-game = A következő játszma
over-waits-for = Várunk rá: { $names }
over-rematch = Új játszma
over-to-rematch = Az új játszmához
over-record = A jegyzék mentése
over-review = Elemzés

## A kapcsolat
link-away = Megszakadt a kapcsolat; mindjárt visszajön…
link-offline = Nincs hálózat. Az asztal a kapcsolattal együtt visszatér.
link-back = Újra van kapcsolat.

## A szabályok
rules-title = A játék szabályai: { $game }
rules-search = Keresés a szabályokban
rules-none = Ilyen pont nincs.
rules-designers = Alkotó: { $names }

## Beállítások
settings-name = Az ön neve
settings-account = Fiók
settings-save = Mentés
settings-saved = Elmentve.
settings-language = Nyelv
settings-theme = Fény
    .auto = mint az eszközön
    .light = nappal
    .dark = éjszaka
settings-motion = Mozgás
    .auto = mint az eszközön
    .full = be
    .still = ki
settings-confirm = Kérdezzen rá lépés előtt
    .small = kis képernyőn
    .always = mindig
    .never = soha
settings-sound = Kövek hangjai
settings-notify = Szóljon, ha én lépek
