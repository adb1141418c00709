### Menara: what stands and what falls

menara-no-physics = Ahhoz, hogy kiderüljön, mi áll meg és mi dől le, a „menara” kiegészítő kell: pip install 'stelae[menara]'.

## A temple that cannot be
menara-temple-twice = Két elemnek is { $piece } a neve. Minden lap és minden jel csak egyszer szerepelhet.
menara-temple-number = A(z) { $piece } helyzete nem hét közönséges szám. Kell x, y és z milliméterben, és az elfordulás kvaternióként.
menara-temple-outside = A(z) { $piece } kívül esne a világon. Maradj az asztal közepétől { $most } mm-en belül, és az asztal fölött.
menara-temple-turn = A(z) { $piece } elfordulása nem egységnyi hosszú kvaternió.
menara-temple-slab = Nincs { $piece } számú lap „{ $side }” oldallal.
menara-temple-mark = Nincs ilyen jel vagy oszlop: { $piece }. Nevezz meg egy lapot a templomban, egy jelet rajta és egy oszlopszínt.
menara-temple-floating = A(z) { $piece } a levegőben lógna: nincs alatta semmi. Az oszlop a jelére, a lap oszlopokra kerül.
menara-temple-overlap = A(z) { $piece } és a(z) { $other } egymásba érne. Told őket szét.

## An act that cannot be tried
menara-act-hand = Nincs „{ $hand }” nevű kéz. Ezek vannak: { $known }.
menara-act-number = A lépésben vannak számok, amelyek nem közönséges számok. Millimétereket és fokokat adj meg.
menara-act-release = Így senki sem enged el semmit. Maradj az asztal fölött, és { $most } mm/s alatt.
menara-act-slab = A(z) { $piece } lap erre nem jó: az új lap még nem lehet a templomban, az áthelyezettnek viszont ott kell lennie.
menara-act-taken = A(z) { $piece } jelen már áll oszlop.
menara-act-nothing = A(z) { $piece } jelen nincs oszlop, amelyet el lehetne venni.

## An act told for those who do not see it
menara-event-film-fell = { $what ->
    [slab] Lap
   *[column] Oszlop
} ({ $piece }): { $seconds } s után ledől.
menara-event-film-more = Utána ledől még { $slabs ->
    [0] nulla
   *[other] { $slabs }
} lap és { $columns ->
    [0] nulla
   *[other] { $columns }
} oszlop.
menara-event-film-shifted = { $what ->
    [slab] Lap
   *[column] Oszlop
} ({ $piece }): { $by } mm-t elmozdul.
menara-event-film-shifts = Még { $pieces ->
    [one] egy
   *[other] { $pieces }
} elem elmozdul, legfeljebb { $by } mm-t.
menara-event-film-stood = { $sway ->
    [0] Semmi sem rezdül: a templom áll.
   *[other] A templom { $sway } mm-t mozdul, és { $seconds } s után nyugalomba jut.
}

## Pictures
render-file = Ez se nem Menara-játszma, se nem Menara-állás: { $file }.
render-game = Kép csak a Menaráról készül; ez egy { $game }-játszma.
render-ply = Ebben a játszmában nincs { $ply }. lépés; összesen { $most } van.
render-size = A kép szélessége { $least } és { $most } képpont közé eshet.
render-write = A kép nem írható ide: { $file }: { $detail }.
render-done = { $file }: { $storeys ->
    [one] egy emelet
   *[other] { $storeys } emelet
}, { $columns ->
    [one] egy oszlop
   *[other] { $columns } oszlop
}.
