### Miért teszi a társ a Menarában azt, amit tesz.

menara-because-base = A { $slab }. lap { $side ->
    [light] világos
   *[dark] sötét
} oldalának jelei hamar betelnek.
menara-because-storey = A { $slab }. lap itt { $storeys } emeletet ad, és { $balance } mm-re van attól, hogy billenjen.
menara-because-lower = Magasabban a { $slab }. lap sehol sem állna jól; itt { $balance } mm a tartaléka.
menara-because-beside = Oszlopokon a { $slab }. lap sehol sem állna meg, ezért az alapzatba kerül.
menara-because-swap = Ezekkel az oszlopokkal { $of } { $stack ->
    [blue] kék
    [yellow] sárga
   *[red] piros
} kártyából { $can } teljesíthető.
menara-because-no-swap = A készlet így is jó: { $of } { $stack ->
    [blue] kék
    [yellow] sárga
   *[red] piros
} kártyából { $can } teljesíthető.
menara-because-draw = A megmaradt { $of } { $stack ->
    [blue] kék
    [yellow] sárga
   *[red] piros
} kártyából { $can } teljesíthető.
menara-because-full = Ezzel a { $slab }. lap betelik, és új lap jön.
menara-because-on-the-way = A { $slab }. lap ebben a körben betelik; ezután { $left } jele marad szabadon.
menara-because-begin = Így a feladat teljesíthető; a { $slab }. lapon { $left } szabad jel marad.
menara-because-lift = A { $slab }. lap a { $level }. szinten jól áll, és a feladat kész.
menara-because-before-fail = A feladat nem teljesíthető, de egy oszlop itt akkor is segít: { $piece }.
menara-because-fail = Nincs több olyan lépés, amely megállna és befejezné a feladatot: most már { $goal } emelet kell.
menara-because-renew = Más oszlopok a táborban többet ígérnek.
menara-because-keep = A tábor így is jó.
menara-because-weaker = Lehet, de más többet ígér.
menara-because-falls = Ettől ledőlne a templom.
