### A botok.

bot-compiling = Előkészület: a szabályok fordítása folyik, erre csak egyszer van szükség…
budget-empty = A keret szimulációk vagy másodpercek száma, és nagyobb 0-nál.
budget-threads = A szálak száma 1 és { $most } között lehet, { $threads } nem.
budget-memory = A kereséshez legalább 1 megabájt memória kell, { $memory } kevés.
search-cancelled = A keresés megszakadt.

## Aréna
arena-entrant = „{ $text }” nem indulhat az arénában. Adj meg egy botot (expert), akár lépésenkénti szimulációkkal (expert@2000) vagy másodpercekkel (expert@0.5s).
arena-number = { $games } parti { $processes } folyamatban nem játszható le: mindkettőből legalább 1 kell.
arena-exists = A { $file } fájl már létezik. Adj meg másik nevet: --out.
arena-save = A { $file } fájl nem írható: { $detail }.
arena-process = Egy játszó folyamatot kívülről leállítottak (talán elfogyott a memória). Próbáld kevesebbel: --processes.
arena-progress = { $done }/{ $total } parti, hátra van { $left }
arena-score = { $first } – { $second }, { $games } parti: { $wins } győzelem, { $draws } osztozás, { $losses } vereség ({ $score })
arena-elo = Különbség: { $elo } Élő-pont, 95 %-os biztonsággal { $low } és { $high } között
arena-together = A { $game } játékban mindenki együtt nyer vagy veszít, ezért a botok nem mérkőznek egymással: lásd docs/menara-play.md.
arena-file = Az eredmények: { $file }
no-ray = A Ray nincs telepítve. Telepítsd a Stelae-t a „ray” kiegészítővel: pip install 'stelae[ray]'.
ray-unreachable = A Ray-fürt nem válaszol itt: { $address } ({ $detail })
ray-failed = A Ray-fürt nem tudott lejátszani egy partit: { $detail }

## Tippek és elemzés
proven-win = bizonyított győzelem
proven-draw = bizonyított döntetlen
proven-loss = bizonyított vereség
proven-within = { $plies } lépésben
hint = { $move }: { $value }
hint-then = a folytatás talán { $line }
analyse-progress = Elemzés: { $done }/{ $total }
analyse-head-two = Hogyan állt a játszma { $name } szemszögéből az egyes lépések után, 0 %-tól (vesztett) 100 %-ig (nyert):
analyse-head-three = Hogyan állt a játszma annak, aki lépett, a lépése után, 0 %-tól (vesztett) 100 %-ig (nyert):
analyse-cost = ára { $cost }, jobb volt: { $best }
analyse-summary = { $name }: { $moves } lépés, egyenként átlagosan { $cost } veszteséggel; pontatlanság (?): { $slips }, hiba (??): { $blunders }
analyse-worst = A legtöbbe a { $ply }. lépés került: { $move }; jobb volt { $best }.
bot-endless = { $bot } nem tud { $game } játékot játszani, mert a lépései végtelenek: nem lehet végignézni őket.
