### Emberek: fiókok, értékszámok, ami az övék.

## Fiókok

sign-in-wrong = A felhasználónév és a jelszó nem illik össze. Próbáld újra, vagy használj belépőkulcsot.
sign-in-fast = Túl sok próbálkozás. Várj néhány percet, aztán próbáld újra.
sign-in-again = Ehhez újra igazolnod kell, hogy te vagy az: jelentkezz be még egyszer, aztán ismételd meg.
sign-in-what = Adj meg felhasználónevet és jelszót, vagy használj belépőkulcsot.
account-needed = Ehhez fiók kell: jelentkezz be, vagy hozz létre egyet.
account-already = Már van fiókod, és be is vagy jelentkezve.
account-keyless = Egy fiókhoz jelszó vagy belépőkulcs kell.
login-form = A felhasználónév egy szó, legalább { $least } jel: betűk, számjegyek és . _ - @ +.
login-taken = A(z) „{ $login }” felhasználónév foglalt. Válassz másikat.
password-short = A jelszó legalább { $least } karakter legyen.
password-weak = Ezt a jelszót azonnal kitalálnák. Válassz másikat.
passkey-wrong = Ez a belépőkulcs itt ismeretlen. Jelentkezz be jelszóval vagy másik belépőkulccsal.
passkey-late = Ez túl sokáig tartott, vagy már megtörtént. Kezdd elölről.
passkey-known = Ez a belépőkulcs már egy fiókhoz tartozik.
passkey-host = A belépőkulcshoz név kell a címben, nem „{ $host }”: például https://play.example.
passkeys-many = Egy fióknak legfeljebb { $most } belépőkulcsa lehet. Előbb törölj egyet.
key-last = Nem maradna mivel bejelentkezni. Előbb állíts be jelszót, vagy adj hozzá másik belépőkulcsot.
no-such-passkey = Ilyen belépőkulcsod (már) nincs.
no-such-session = Ott (már) nem vagy bejelentkezve.
no-such-bot = Ilyen botod (már) nincs.
bots-many = Egy fióknak legfeljebb { $most } botja lehet. Előbb törölj egyet.
bot-may-not = Ezt egy bot nem teheti meg, csak a gazdája.
bearer-wrong = Ez a token itt (már) ismeretlen.

## Ami az övék

after-wrong = Itt egyetlen oldal sem ért véget: az előző oldal „after” értékével kérdezz.
parameter-yes-no = { $name }: true vagy false, nem „{ $value }”.
nothing-kept = Rólad még semmit sem őrzünk.
no-such-person = Ilyen azonosítójú fiók (már) nincs.

## Aki a szervert üzemelteti

ratings-recounted = { $games } játszma újraszámolva.
recount-busy = Számolás közben is értek véget játszmák. Próbáld újra, amikor kisebb a forgalom.
password-new = { $login } jelszava mostantól { $password }; mindent nyit, másnak ne mondd el. A korábbi bejelentkezések lejártak.
login-which = Add meg, kinek a jelszava: stelae accounts password NÉV.
login-none = Nincs „{ $login }” felhasználónevű fiók.
