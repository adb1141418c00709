### Emberek: fiókok, értékszámok, ami az övék.

## Fiókok

sign-in-wrong = A felhasználónév és a jelszó nem illik össze. Próbálja újra, vagy használjon azonosítókulcsot.
sign-in-fast = Túl sok próbálkozás. Várjon néhány percet, aztán próbálja újra.
sign-in-again = Ehhez újra igazolnia kell, hogy Ön az: lépjen be még egyszer, aztán ismételje meg.
sign-in-what = Adjon meg felhasználónevet és jelszót, vagy használjon azonosítókulcsot.
account-needed = Ehhez fiók kell: lépjen be, vagy hozzon létre egyet.
account-already = Már van fiókja, és be is lépett.
account-keyless = Egy fiókhoz jelszó vagy azonosítókulcs kell.
login-form = A felhasználónév egy szó, legalább { $least } jel: betűk, számjegyek és . _ - @ +.
login-taken = A(z) „{ $login }” felhasználónév foglalt. Válasszon másikat.
password-short = A jelszó legalább { $least } karakter legyen.
password-weak = Ezt a jelszót azonnal kitalálnák. Válasszon másikat.
passkey-wrong = Ez a azonosítókulcs itt ismeretlen. Lépjen be jelszóval vagy másik azonosítókulccsal.
passkey-late = Ez túl sokáig tartott, vagy már megtörtént. Kezdje elölről.
passkey-known = Ez a azonosítókulcs már egy fiókhoz tartozik.
passkey-host = A azonosítókulcshoz név kell a címben, nem „{ $host }”: például https://play.example.
passkeys-many = Egy fióknak legfeljebb { $most } azonosítókulcsa lehet. Előbb töröljön egyet.
key-last = Nem maradna mivel belépni. Előbb állítson be jelszót, vagy adjon hozzá másik azonosítókulcsot.
no-such-passkey = Ilyen azonosítókulcsa (már) nincs.
no-such-session = Ott (már) nincs belépve.
no-such-bot = Ilyen botja (már) nincs.
bots-many = Egy fióknak legfeljebb { $most } botja lehet. Előbb töröljön egyet.
bot-may-not = Ezt egy bot nem teheti meg, csak a gazdája.
bearer-wrong = Ez a token itt (már) ismeretlen.

## Ami az övék

after-wrong = Itt egyetlen oldal sem ért véget: az előző oldal „after” értékével kérdezzen.
parameter-yes-no = { $name }: true vagy false, nem „{ $value }”.
nothing-kept = Önről még semmit sem őrzünk.
no-such-person = Ilyen azonosítójú fiók (már) nincs.

## Aki a szervert üzemelteti

ratings-recounted = { $games } játszma újraszámolva.
recount-busy = Számolás közben is értek véget játszmák. Próbálja újra, amikor kisebb a forgalom.
password-new = { $login } jelszava mostantól { $password }; mindent nyit, másnak ne mondja el. A korábbi bejelentkezések lejártak.
login-which = Adja meg, kinek a jelszava: stelae accounts password NÉV.
login-none = Nincs „{ $login }” felhasználónevű fiók.
