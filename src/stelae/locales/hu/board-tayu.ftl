### A Tayü táblája az oldalon.

tayu-board-label = A Tayü földje. A nyilakkal a mezők közt lépkedsz, az R forgatja a lapkát, az N a következő helyre visz, ahová illik, az Enter lerakja.
tayu-direction = { $direction ->
    [n] észak
    [e] kelet
    [s] dél
   *[w] nyugat
}
tayu-cell = { $square }: { $here ->
    [tile] { $tile } lapka
    [fits] ide illik a lapka, ha erre mutat: { $ways }
   *[free] szabad, de a lapka nem illik ide (most erre mutat: { $pointing })
}.
tayu-turn-left = A lapka elforgatása balra
tayu-turn-right = A lapka elforgatása jobbra
tayu-back = { $back ->
    [ring] gyűrűs
   *[plain] gyűrű nélküli
}
tayu-choose = Milyen lapkát húzol?
tayu-auction-now = { $bid ->
    [0] Szabotőrként milyen pontszámot akadályoznál meg? Még nincs licit.
   *[other] A licit { $bid }: mondj kevesebbet, vagy passzolj.
}
tayu-bid-label = A licited
tayu-bid-less = Eggyel kevesebb
tayu-bid-more = Eggyel több
tayu-bid = Licit: { $bid }
tayu-pass = Passz
tayu-has-passed = Passzolt
tayu-target-label = Ez alatt kell tartani
tayu-side = { $side ->
    [north] Északi oldal
    [east] Keleti oldal
    [south] Déli oldal
   *[west] Nyugati oldal
}
