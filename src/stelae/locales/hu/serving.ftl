### A szerver futtatása: amit csak a terminál mond.

server-listens = A Stelae itt érhető el: { $address } (leállítás: Ctrl-C).
no-server = A szervernek szüksége van erre a csomagra: { $module }. Telepítse a Stelae-t a „server” kiegészítéssel.
port-busy = A { $port } port itt foglalt: { $host }. Egy másik program figyel rajta. Adjon meg másikat a --port kapcsolóval, vagy 0-t, ha bármelyik jó.
port-wrong = A szerver itt nem tud figyelni: { $host }, { $port } port. Az ok: { $detail }.
setting-yes-no = { $setting } értéke yes vagy no lehet, ez nem: „{ $value }”.
setting-number = { $setting } értéke szám, ez nem az: „{ $value }”.
setting-range = { $setting } értéke { $least } és { $most } között lehet, ez nem: { $value }.
setting-choice = { $setting } lehetséges értékei: { $choices }; ez nem az: „{ $value }”.
setting-address = { $setting }: ide címek (10.0.0.1) vagy hálózatok (10.0.0.0/8) kellenek, ez nem az: „{ $value }”.
setting-bot-threads = Ha itt egy szál sem jut a botoknak, más folyamatoknak kell gondolkodniuk, ehhez pedig PostgreSQL-ben kell lenniük az asztaloknak: adjon meg legalább --bot-threads 1 értéket.
database-folder = Ez a mappa nem hozható létre vagy nem használható: { $folder }. Az ok: { $detail }. Adjon meg másik fájlt a --database kapcsolóval.
database-folder-file = Ez az adatbázis nem írható: { $file }. Az ok: { $detail }. Nézze meg a mappa jogosultságait, vagy adjon meg másik fájlt a --database kapcsolóval.
database-damaged = Ez az adatbázis sérült, vagy nem a Stelae adatbázisa: { $file }. Az ok: { $detail }. Tegyen a helyére biztonsági másolatot, vagy adjon meg másik fájlt.
database-locked = Ezt az adatbázist egy másik program zárolja: { $file }. Az ok: { $detail }. Nem fut egy másik szerver?
database-failed = Ez az adatbázis nem működik: { $file }. Az ok: { $detail }.
database-newer = Ezt az adatbázist egy újabb Stelae készítette ({ $version } változat): { $file }. Ez a Stelae legfeljebb a { $newest } változatot ismeri. Telepítse a legújabb Stelae-t, vagy adjon meg másik adatbázist.
database-kind = A Stelae fájlban vagy postgresql://… adatbázisban tartja az asztalokat, itt nem: { $name }://.
database-address = A PostgreSQL nem engedi be a Stelae-t ide: { $file }. Az ok: { $detail }. Ellenőrizze az adatbázis nevét, a felhasználót és a jelszót a STELAE_DATABASE változóban.
database-away = Ez az adatbázis nem érhető el: { $file }. Az ok: { $detail }. Fut a PostgreSQL, és jó a STELAE_DATABASE értéke?
