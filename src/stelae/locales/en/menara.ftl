### Menara

## Data files of one's own
menara-data-file = { $file } cannot be read: { $detail }
menara-data-json = { $file } is not written as it should be: { $detail }
menara-data-slabs = slabs.json needs { $slabs } slabs, numbered from 1; it has { $found }, or numbers them otherwise.
menara-data-corners = Slab { $slab }: an outline needs three corners at least, and none of them twice ({ $corners } found).
menara-data-crossing = Slab { $slab }: the outline crosses itself: the edges after corner { $one } and corner { $other } meet.
menara-data-size = Slab { $slab } has { $found } cm²; that has to be from { $least } to { $most }. Lengths are in millimetres.
menara-data-reach = Slab { $slab } reaches { $found } mm from its middle; { $most } is the most.
menara-data-marks = Slab { $slab }, { $side } side: { $found } marks; there have to be { $fewest } to { $most }.
menara-data-colour = Slab { $slab }, { $side } side, mark { $mark }: there is no colour “{ $colour }”. There are: { $known }.
menara-data-mark-edge =
    Slab { $slab }, { $side } side, mark { $mark }: the middle of a mark has to lie { $least } mm or more inside the outline.
menara-data-mark-close =
    Slab { $slab }, { $side } side: the marks { $mark } and { $other } are nearer to each other than { $least } mm.
menara-data-stack = Card { $card }: there is no stack “{ $stack }”. There are: { $known }.
menara-data-kind = Card { $card }: there is no kind “{ $kind }”. There are: { $known }.
menara-data-frame = Card { $card }: there is no frame “{ $frame }”. There are: { $known }.
menara-data-count =
    Card { $card }: the count of the kind “{ $kind }” has to be from { $least } to { $most }, not { $found }.
menara-data-cards = cards.json needs { $size } cards in the stack “{ $stack }”; it has { $found }.
