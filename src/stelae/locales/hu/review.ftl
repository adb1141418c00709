### Egy befejezett játszma vagy egy állás, még egyszer megnézve.

review-title = { $game }: elemzés
review-course = A játszma menete
review-ply = { $ply } / { $of }
review-try = Kipróbálom
review-trying = Most saját lépéseket próbál; a játszma másképp folyt.
review-leave = Vissza a játszmához
review-judge-game = Minden lépés értékelése
review-judge-position = Az állás értékelése
review-judged = Mit gondolnak a botok
review-stop = Elég
review-played = A lépés { $move } volt: { $worth }.
review-worth = { $percent } %
review-cost =
    .slip = pontatlanság
    .blunder = súlyos hiba
review-chart = Mennyire áll jól ez az oldal: { $side }, lépésről lépésre; minél feljebb, annál közelebb a győzelem.
review-chart-three = Mennyire állnak jól az egyes játékosok, lépésről lépésre; minél feljebb, annál közelebb a győzelem. Az első vonala folytonos, a másodiké szaggatott, a harmadiké pontozott.
review-link-game = Hivatkozás erre a pillanatra
review-link-position = Hivatkozás erre az állásra
