### A terminál.

## Választás
choose-game = Mit játsszunk?
choose-variant = Melyik változatát?
choose-against = Kik játszanak?
choose-people = emberek, mind ennél a képernyőnél
choose-novice = te egy kezdő ellen, aki keveset lát és sokat elnéz
choose-casual = te egy alkalmi játékos ellen
choose-club = te egy klubjátékos ellen
choose-expert = te egy szakértő ellen
choose-master = te egy mester ellen, akinél erősebbet nem tudunk
pick = 1–{ $most } (Enter: 1):
pick-wrong = Adj meg egy számot 1 és { $most } között.
player-name = { $number }. játékos
games-designers = Tervezte: { $names }
games-default = alapesetben { $value }

## Játék közben
prompt = (?: lépések, „súgó”: parancsok)
chance = Véletlen
legal = { $count ->
    [one] Egyetlen megengedett lépés van:
   *[other] { $count } megengedett lépés van:
}
is-legal = Így szabad lépni: { $move }
see-clause = A „szabály { $clause }” parancs megmutatja a szabályt.
stood = Ez az állás { $count ->
    [2] másodszor
    [3] harmadszor
   *[other] { $count }. alkalommal
} állt elő.
undone = Visszavonva.
nothing-to-undo = Nincs mit visszavonni: még nem léptél.
cards-alone = { $name }: nyomj Entert, ha már csak te nézed a képernyőt.
cards-hide = Nyomj Entert, és megint elrejtjük.
draw-two-sides = Döntetlenben két fél egyezhet meg, itt pedig többen vannak.
draw-agree = { $name }: rendben van a döntetlen? (i/n)
draw-declined = Nem fogadták el a döntetlent, a játék folytatódik.
resign-sure = Biztosan feladod? (i/n)
yes = igen
saved = A játszma feljegyzése: { $file }
left = A játszmát elmentettük. Így folytathatod: „stelae play --resume” ({ $file }).
left-unsaved = A játszma nincs elmentve: { $file } nem írható ({ $detail }).
resumed = Folytatjuk { $plies } lépés után: { $file }
help =
    A lépés írásmódját fent láthatod. Ezenkívül:
      ?          megengedett lépések    miért LÉPÉS     miért nem szabad így lépni
      vissza     lépés visszavonása     szabály [AZ-5]  a szabályok vagy egy pont
      tábla      a tábla még egyszer    kártyák         a rejtett kártyáid
      döntetlen  döntetlent ajánlasz    feladom         feladod a játszmát
      tipp       a legjobb lépések
      kilép      kilépsz; a mentett játszmát „stelae play --resume” folytatja
    Az angol szavak is jók:
      why, hint, undo, board, cards, rules, draw, resign, quit
command-help = súgó
command-why = miért
command-hint = tipp
command-undo = vissza
command-board = tábla
command-cards = kártyák
command-rules = szabály
command-draw = döntetlen
command-resign = feladom
command-quit = kilép

## Mi lett a vége
match-on = Jön a mérkőzés következő játszmája: { $number }/{ $length }.
match-go-on = Folytatjuk? (i/n)
replay-prompt = { $number }/{ $last } – Enter: tovább, b: vissza, szám: ahhoz a lépéshez, q: kilépés ›
replay-unfinished = A játszma nem ért véget.

## Mi a baj
nothing-to-resume = Nincs befejezetlen játszma. Újat így kezdhetsz: „stelae play”.
resume-redacted = { $file }: hiányzik belőle, amit az egyik hely nem láthat, ezért nem lehet folytatni.
resume-alone = A folytatott játszmán már nem lehet állítani. Ezt hagyd el: { $flags }.
resume-finished = { $file }: ennek a játszmának már vége. Így nézheted meg: „stelae replay { $file }”.
save-exists = { $file } már létezik. Adj meg más nevet, vagy folytasd: „stelae play --resume { $file }”.
no-match = Ilyen beállításokkal itt nincs mérkőzés: { $game }.
seat-flag =
    Ebből nem derül ki, ki hol ül: „{ $flag }”. Írd így: --seat 0=human vagy --seat 1=expert; az utolsó hely: { $last }.
deal-too-much = Ahol ez állna: „{ $outcome }”, ott már nem a véletlen dönt, hanem egy játékos.
clause-unknown = Nincs ilyen pont itt ({ $game }): „{ $wanted }”. Ezek vannak: { $known }.
bench-seconds = Mérni legfeljebb egy óráig lehet, és nullánál tovább; ennyi ideig nem: { $seconds }.
record-json = Ez nem feljegyzés: nem ép JSON ({ $detail }).
record-foreign = Ez nem a Stelae feljegyzése.
record-newer = Ezt egy újabb Stelae jegyezte fel (forma: { $found }; itt ismert: { $known }). Frissítsd a Stelae-t!
record-fields = A feljegyzés sérült: { $detail }.
record-file = Nem olvasható: { $file } ({ $detail }).
record-size = { $file }: túl nagy ahhoz, hogy feljegyzés legyen.
record-save = Nem sikerült menteni: { $file } ({ $detail }). A játék megy tovább, a következő lépésnél újra próbáljuk.
record-rules = A játszmához tartozó szabályok változata { $found }; ez a Stelae ezt ismeri: { $known }.
record-seats = A feljegyzésben { $found } játékos van, a játékban { $expected }.
record-turn = A feljegyzés { $ply }. lépésénél { $seat } szerepel, pedig { $turn } következik.
record-ply = A feljegyzés { $ply }. lépése („{ $move }”) nem játszható le.
record-result = A feljegyzésben nem az az eredmény áll, amely a lépésekből következik ({ $expected }).
record-unfinished = A feljegyzés szerint a játszma véget ért ({ $reason }), de a lépésekből ez nem következik.
record-match = A mérkőzés korábbi játszmái nem illenek össze.
