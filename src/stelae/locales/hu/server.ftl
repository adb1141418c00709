### Az asztalok szervere: mit mond, amikor valami nem lehetséges.

## Hogyan ér véget egy játszma az asztalnál

ending-time = Lejárt az idő
ending-left = Egy játékos elment

## Az asztalnál

not-your-seat = Nem ön ül ezen a helyen: { SEAT($seat) }.
not-begun = A játszma még nem kezdődött el.
not-now = { $status ->
    [waiting] Ez csak akkor lehetséges, ha már elkezdődött a játszma.
    [playing] Ez játszma közben nem lehetséges.
    [between] Ez egy mérkőzés két játszmája között nem lehetséges.
   *[over] Itt már mindennek vége, ez többé nem lehetséges.
}
move-late = Ez a lépés egy másik álláshoz szólt: a játszmában akkor { $ply } lépés volt, most { $now } van. Nézze meg újra, aztán lépjen.
host-only = Ezt csak az teheti meg, aki az asztalt nyitotta.
seat-taken = Ez a hely foglalt: { SEAT($seat) }. Itt { $name } ül.
order-wrong = Minden helyet pontosan egyszer nevezzen meg; összesen { $seats } hely van.
undo-nothing = Még nem tett olyan lépést, amelyet vissza lehetne venni.
offer-bot = Bot soha nem egyezik bele döntetlenbe.
swap-whom = Mondja meg, melyik másik hellyel szeretne cserélni.
swap-secrets = Nem lehet helyet cserélni, amíg valaki olyat tud, amit a többiek nem.
no-offer = Ilyen ajánlat nincs, vagy már nem érvényes.
own-offer = Ezt az ajánlatot ön tette; a többieknek kell válaszolniuk.
not-asked = Önt erről nem kérdezték.
hints-already = Itt már lehet tippet kérni.
still-here = A játékos nem ment el erről a helyről: { SEAT($seat) }.
muted = Aki az asztalt nyitotta, elnémította önt.
other-room = A játékosok az egyik szobában beszélgetnek, a nézők egy másikban; ez nem az öné.
chat-empty = Ebben az üzenetben nincs mit olvasni.
chat-fast = Túl gyorsan ír. Várjon egy kicsit.
name-empty = Egy névben legalább egy betű kell.
no-such-ply = Ez a játszma nem jutott el eddig a lépésig: { $ply }.
token-wrong = Ez a kulcs (már) nem jogosít helyre ennél az asztalnál.

## Asztal nyitása

no-such-table = Nincs „{ $table }” nevű asztal.
no-such-game = Ennél az asztalnál { $games } játszma van, ilyen nincs: { $game }; nullától számozzuk őket.
table-repetition = Asztalnál a játszmának véget kell érnie, ha az állások ismétlődnek: a repetition legyen legalább 2.
start-settling = Ebben az állásban az elemek még nem nyugodtak meg; kezdje a lépés előtt vagy után.
start-over = Ebben az állásban a játszma már véget ért, innen nem lehet játszani.
clock-empty = Ez az óra egyáltalán nem ad időt: adjon meg perceket, többletidőt vagy napokat.
seats-many = Ennek a játéknak { $seats } helye van; ennél többet nevezett meg.
tables-many = Nagyon sok asztalt nyitott (a napi határ { $most }). Próbálja meg később.

## Ahol az elemek állnak és dőlnek

settling = Az elemek még nem nyugodtak meg. Várjon egy pillanatot.
act-unsettled = Nem sikerült megállapítani, mi lesz ebből, ezért a lépés visszavonódott. Próbálja másképp; a szerver naplójában több áll róla.
resign-together = Itt mindenki együtt nyer vagy veszít: kérdezze meg a többieket, feladják-e közösen.
resign-alone = Itt senkit sem kell megkérdezni: egyszerűen feladhatja.
no-acts = Ebben a játékban semmi sem áll és semmi sem dől el, így nincs mit kérdezni: { $game }.
overtaken = Ennek a kérdésnek a helyét egy újabb vette át.
enquiries-busy = Most nagyon sok a kérdés. Kérdezzen kicsit később.
film-none = Ehhez a lépéshez nincs film: { $ply }. Semmi sem nyugodott meg benne, vagy más változatban történt.
study-settles = Egyszerre legfeljebb ennyi lépés próbálható ki: { $most }; a többinél adja meg, mi lett belőlük.

## Üzenetek

hello-first = Az első üzenetnek hello üzenetnek kell lennie.
hello-again = Már köszönt egyszer.
protocol-other = Ön a { $theirs } számú protokollt beszéli, ez a szerver a { $ours } számút. Töltse be újra az oldalt.
message-wrong = Ez az üzenet nem olvasható: { $detail }.
message-large = Ez az üzenet túl nagy; a határ { $most } bájt.
id-used = A(z) „{ $id }” azonosítót itt már viselte egy másik üzenet. Mindegyikhez válasszon újat.
server-fault = Magában a szerverben történt hiba. Semmi sem változott; a naplójában több áll róla.
too-fast = Túl sokat küld. Várjon egy kicsit, aztán küldje újra.
not-in-lobby = Ezt asztalnál lehet mondani, az előtérben nem.
analysis-none = Ez a szerver nem tudja elemezni ezt az állást.
analysis-fair = Amíg emberek játszanak egymás ellen, senki sem kap tippet, hacsak mindannyian bele nem egyeznek.
analysis-busy = Már nagyon sokan várnak elemzésre. Próbálja meg kicsit később.
analysis-long = Ez több mint { $most } döntés: ennyit egyszerre nem lehet elemezni.
foreign-origin = Ez a kérés egy másik webhely oldaláról jött.
request-json = JSON-t küldjön, ezzel a fejléccel: Content-Type: application/json.
parameter-number = A(z) { $name } egész szám, nem „{ $value }”.
no-such-page = Ezen a címen nincs semmi: { $path }.
study-what = Mondja meg, melyik játékról van szó, vagy adjon meg egy játszmajegyzéket.
study-running = Ez a játszma még tart; tanulmányozni akkor lehet, amikor véget ért.
study-long = Ez több mint { $most } állás; csak az utolsót kérje.
database-conflict = Ugyanebben a pillanatban egy másik szerver is módosította ezt az asztalt. Küldje el újra.
disk-full = Megtelt a lemez, ahol ez van: { $file }. Nem lehet menteni. Szabadítson fel helyet; semmi nem veszett el, amit visszaigazoltunk.

## Biztonsági másolatok, és folyamatok a botoknak

backup-made = Elkészült és ellenőrzött biztonsági másolat: { $file }. { $tables } asztal van benne.
backup-restored = Visszaállítva ide: { $file }. { $tables } asztal van benne. Indítsa el a szervert.
backup-none = Nincs ilyen adatbázis, nincs mit másolni: { $file }. Adja meg a --database kapcsolóval.
backup-there = Már létezik: { $file }. Semmit nem írunk felül. Adjon meg másik fájlt.
backup-write = Nem írható: { $file }. Az ok: { $detail }. Semmi nem változott.
backup-postgres = A PostgreSQL maga készít biztonsági másolatot: pg_dump --format=custom --file=stelae.dump "$STELAE_DATABASE".
restore-none = Nincs ilyen biztonsági másolat: { $file }.
restore-there = Már létezik: { $file }. Semmit nem írunk felül. Állítsa le a szervert, tegye félre a fájljait, és próbálja újra.
restore-postgres = A PostgreSQL maga állítja vissza a másolatait, üres adatbázisba: pg_restore --dbname="$STELAE_DATABASE" stelae.dump.
worker-works = Itt gondolkodnak az adatbázis összes szerverének botjai, egyszerre { $threads }. Leállítás: Ctrl-C.
worker-alone = Nincs kinek gondolkodni: a munkafolyamatnak a szerverek PostgreSQL-adatbázisa kell: --database postgresql://….
worker-threads = Szálak nélkül a munkafolyamat semmit nem tesz: adjon meg legalább --bot-threads 1 értéket.
