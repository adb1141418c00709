### Menara

## Saját adatfájlok
menara-data-file = A(z) { $file } fájl nem olvasható: { $detail }
menara-data-json = A(z) { $file } fájl nincs jól megírva: { $detail }
menara-data-slabs = A slabs.json fájlban { $slabs } lapnak kell lennie 1-től számozva; { $found } van, vagy más a számozásuk.
menara-data-corners = { $slab }. lap: a körvonalhoz legalább három sarok kell, és egyik sem lehet kétszer (most: { $corners }).
menara-data-crossing =
    { $slab }. lap: a körvonal keresztezi önmagát: a(z) { $one }. és a(z) { $other }. sarok utáni él összeér.
menara-data-size =
    A(z) { $slab }. lap területe { $found } cm²; { $least } és { $most } között kell lennie. A hosszak milliméterben értendők.
menara-data-reach = A(z) { $slab }. lap { $found } mm-re nyúlik a közepétől; legfeljebb { $most } lehet.
menara-data-marks = { $slab }. lap, { $side } oldal: { $found } jel van rajta; { $fewest }–{ $most } kell.
menara-data-colour =
    { $slab }. lap, { $side } oldal, { $mark } jel: nincs „{ $colour }” szín. Ezek vannak: { $known }.
menara-data-mark-edge =
    { $slab }. lap, { $side } oldal, { $mark } jel: a jel közepe a körvonalon belül legyen, a szélétől legalább
    { $least } mm-re.
menara-data-mark-close =
    { $slab }. lap, { $side } oldal: a(z) { $mark } és a(z) { $other } jel közelebb van egymáshoz, mint { $least } mm.
menara-data-stack = { $card }. kártya: nincs „{ $stack }” pakli. Ezek vannak: { $known }.
menara-data-kind = { $card }. kártya: nincs „{ $kind }” fajta. Ezek vannak: { $known }.
menara-data-frame = { $card }. kártya: nincs „{ $frame }” keret. Ezek vannak: { $known }.
menara-data-count =
    { $card }. kártya: a „{ $kind }” fajtánál a szám { $least } és { $most } közötti lehet, nem { $found }.
menara-data-cards = A cards.json fájlban { $size } kártya kell a(z) „{ $stack }” pakliba; { $found } van.
