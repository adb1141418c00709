### A botok.

bot-compiling = Előkészület: a szabályok fordítása folyik, erre csak egyszer van szükség…
budget-empty = A keret szimulációk vagy másodpercek száma, és nagyobb 0-nál.
budget-threads = A szálak száma 1 és { $most } között lehet, { $threads } nem.
budget-memory = A kereséshez legalább 1 megabájt memória kell, { $memory } kevés.
search-cancelled = A keresés megszakadt.
