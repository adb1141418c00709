### A játékok, és a feliratok arról, honnan való egy pont.

azteka = Azteka
    .tagline = Az Élet terjed, a Halál bekeríti, és közben forognak alattuk a gyűrűk.
    .designers = Andrea Mainini
    .goal =
        Ketten játszva az Élet minden szektorban és minden gyűrűn ott akar lenni, a Halál pedig egy egész szektort
        vagy egy egész gyűrűt akar megtölteni. Az is nyer, akinek mind a 14 bábuja felkerült a táblára. Hármasban a
        Múmiák is beszállnak, és mindenkinek ugyanaz a célja.

maya = Maya
    .tagline = Kilenc torony, körönként egy csere, és egy Holló, aki mindig útban van.
    .designers = Andrea Mainini és Alberto Branciaro
    .goal =
        Cseréld ki szomszédos tornyok felső részét úgy, hogy egyforma színű elemek találkozzanak. Ketten játszva
        ezért létrák és papok járnak, ezek pedig pontot hoznak. Hárman vagy négyen titokban a kártyáid színeit
        gyűjtöd össze.

tayu = Tayü
    .tagline = Egyetlen csatornahálózat, két irány: kinek a partjáig jut el a víz?
    .designers = Niek Neuwahl
    .goal =
        Mindannyian ugyanazt a csatornahálózatot építitek, de van, aki észak–déli, és van, aki kelet–nyugati irányba
        vinné a vizet. A pontod az egyik oldaladon lévő kifolyók száma szorozva a szemközti oldaladon lévőkével,
        tehát mindkettő kell. A több pont nyer.

menara = Menara
    .tagline = Építsétek fel együtt az elveszett templomot emeletről emeletre, és semmi se dőljön le.
    .designers = Oliver Richtberg
    .goal =
        Mindannyian egy templomot építetek. A kártyák azt kérik, hogy tegyetek oszlopokat a színük szerinti jelekre,
        vigyétek őket magasabbra, töltsetek be egy lapot; minden betöltött lap után új lap jön. Együtt nyertek, ha a
        végén annyi emelete van a templomnak, ahány emeletkártya kint van, és minden feladott feladat eggyel többet kér.

## Honnan való a pont

source-rulebook = szabályfüzet
source-figure = a szabályfüzet egyik ábrájából
source-edition = másik kiadás vagy a kiadó
source-house = házi szabály
