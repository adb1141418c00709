### Ami minden játékban elhangzik.

## Hogyan érhet véget
ending-repetition = Ugyanaz az állás túl sokszor állt elő
ending-resigned = { $who } feladta
ending-agreed = A felek megegyeztek a döntetlenben
result-drawn = Döntetlen.
result-won = { $count ->
    [one] { $names } nyert.
   *[other] { $names } nyertek.
}
result-all-won = Mindannyian nyertetek.
result-all-lost = Mindannyian vesztettetek.
result-points = Pontok: { $points }
match-won = { $count ->
    [one] { $names } nyerte a mérkőzést.
   *[other] { $names } nyerték a mérkőzést.
}
match-drawn = A mérkőzés döntetlen.

## Minden játék beállításai
option-repetition = Ha ugyanaz az állás ennyiszer előáll, vége a játszmának; 0: soha

## Miért nem lehet
game-over = A játszmának vége.
move-text = A lépés szöveg, nem pedig { $move }.
chance-first = Előbb a véletlen jön: add meg, mit hozott (= jellel kezdődik).
no-chance = Most egy játékos jön, nem a véletlen.
no-such-seat = Nincs ilyen hely: { $seat }. A helyeket nullától számozzuk, és összesen { $seats } van.
game-unknown = Nincs „{ $name }” nevű játék. Ezek vannak: { $known }.
option-unknown = Ebben a játékban ({ $game }) nincs „{ $option }” beállítás. Ezek vannak: { $known }.
option-value = Ez a beállítás nem lehet ilyen: { $option } = „{ $value }”. Ami lehet: { $allowed }.
option-other = Az állásból az látszik, hogy { $option } = { $shown }, nem pedig { $value }.
position-text = Az állás egyetlen sornyi szöveg, csupa nyomtatható jelből.
no-numba = Ehhez lefordított szabályok kellenek: telepítsd a Stelae-t a „search” kiegészítéssel (numba).
not-compiled = A(z) { $game } játékban nincs keresés: a lépései végtelenek, és a szabályai nincsenek lefordítva.
perft-endless = A(z) { $game } lépései végtelenek, nem lehet őket megszámolni.
perft-depth = A mélység nem lehet { $depth }; adj meg 0-t vagy többet.
perft-chance = Itt a véletlen túl sokfélét hozhat, nem számolható végig. Kezdd az osztás után, például seed megadásával.
match-over = A mérkőzésnek vége.
match-unfinished = A játszma még nem ért véget.
match-other = Ez a játszma nem ehhez a mérkőzéshez tartozik: más a játék, vagy mások a beállítások.
not-your-turn = Most nem ez a hely jön: { SEAT($seat) }. Aki jön: { SEAT($turn) }.
bot-unknown = Nincs „{ $name }” nevű bot. Ezek vannak: { $known }.
