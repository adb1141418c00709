### Az Azteka táblája az oldalon.

azteka-board-label = Az Azteka kereke. A nyilakkal a foglalatok közt lépkedsz, az Enter lerak egy bábut, a + elforgatja a gyűrűt.
# A bábukon álló betű.
azteka-letter = { $piece ->
    [L] É
    [D] H
   *[M] M
}
azteka-cell = { $ring }{ $sector }: { $held ->
    [L] Élet
    [D] Halál
    [M] Múmia
   *[none] { $free ->
        [yes] szabad, ide rakhatsz
       *[no] szabad
    }
}.
azteka-turns = Gyűrű forgatása
azteka-turn = A(z) { $ring } gyűrű elforgatása { $degrees }°-kal
azteka-let-be = Marad, ahogy van

## Célok a játékosok mellett
azteka-goal-sectors = Elért szektorok
azteka-goal-rings = Elért gyűrűk
azteka-goal-sector = A legteltebb szektor
azteka-goal-ring = A legteltebb gyűrű
azteka-supply-left = Bábuk a készletben
azteka-count = { $count } / { $of }
