### A Maya leckéje.

lesson-maya-exchange = Kilenc torony, mindegyik öt elemből: Fű, Fák, Madarak, Felhők és Nap. A körödben két szomszédos torony felső
    része helyet cserél. Te választod a tornyokat és a szintet, ahol mindkettőt elvágod: a 2.-tól az 5.-ig.
    .title = A csere
lesson-maya-exchange-any = Cserélj tetszés szerint: koppints egy elemre (minden vele megy, ami fölötte van), aztán egy szomszédos
    toronyra!
    .done = A két rész helyet cserélt. Az 1. szint mindig a helyén marad.

lesson-maya-monolith = A Monolit, egy álló kő, azt a két tornyot őrzi, amelyik utoljára cserélt.
    .title = A Monolit
lesson-maya-monolith-touch = A Monolit az 5. és a 6. torony között áll. Próbálj levenni egy részt valamelyikről!
    .done = Egyikük sem vehet részt a cserében, egy harmadik toronnyal sem.
lesson-maya-monolith-move = Most cserélj valahol máshol, és figyeld a Monolitot!
    .done = Most a te két tornyod közt áll. Aztán a fekete cserél, és a Monolit megint továbbmegy.

lesson-maya-raven = A kétszemélyes játékban a Holló azon a szinten ül, amelyet utoljára választottak. Azt senki sem választhatja.
    .title = A Holló
lesson-maya-raven-touch = A Holló a 4. szinten ül. Próbálj a 4. szinttől cserélni két olyan torony között, amelyet a Monolit nem zavar!
    .done = A 4. szint zárva van, mindegyik tornyon.
lesson-maya-raven-below = Egy lejjebb vágott részben viszont a 4. szint elemei is utazhatnak. Vágj a 2. vagy a 3. szinten!
    .done = A negyedik szint elemei a többivel együtt átmentek, a Holló pedig átrepült az általad választott szintre.

lesson-maya-harmony = Ha egy toronyban két egyforma színű elem összeér, akkor csatlakoztak. Ezért folyik az egész játék.
    .title = Csatlakozás
lesson-maya-harmony-join = Te vagy a fehér. Keress egy cserét, amely összehoz két egyforma színű elemet: nézd meg a 7. és a 8., vagy az 1.
    és a 2. tornyot!
    .done = Csatlakoztak! Két arany kapocs tartja össze őket, és egy létrád már a toronynak támaszkodik.
lesson-maya-harmony-part = Ami csatlakozott, az együtt marad. A 4. torony két alsó eleme rózsaszín: próbáld meg köztük elvágni!
    .done = A csatlakozást sosem szabad szétválasztani. Ezért lesz egyre kevesebb lehetséges csere.

lesson-maya-ladders = Minden torony, ahol a cseréd csatlakozást hozott, kap egyet a létráidból. Ahol több létrád áll, mint a másiknak, ott
    tiéd a fölény: ez egy pont.
    .title = Létrák
lesson-maya-ladders-two = Te vagy a fehér. Az 1. és a 6. torony a 3. szinten összeillik: szerezz egyszerre két létrát!
    .done = Mindkét toronynál áll egy létrád, és mindkettőnél tiéd a fölény: két pont.
lesson-maya-ladders-full = Egy toronynál annyi létrának van hely, ahány szomszédja van. A 3., a sarkon, kettőt fogad, és mindkettő a
    feketéé. Azért csak hozd össze ott a barna elemeket!
    .done = A csatlakozás megvan, de létrának nem jutott hely: a 3. torony a feketéé marad.

lesson-maya-priest = A torony be van fejezve, ha az aljától a tetejéig egyszínű. Aki befejezi, papot állít a tetejére: ez még egy pont, és
    már örökre.
    .title = A pap
lesson-maya-priest-crown = Te vagy a fehér. A 9. torony alapja piros, és a szomszédjánál van az összes többi piros elem. Fejezd be!
    .done = Csupa piros! Jár érte a pap, és még egy létra is.

lesson-maya-end = A kétszemélyes játszmának akkor van vége, ha annak, aki következik, nincs több lehetséges cseréje. Pontot a
    létrafölény és a papok érnek.
    .title = A játszma vége
lesson-maya-end-stuck = Te vagy a fehér, és már alig van mit cserélni. Tedd meg az utolsó cserét!
    .done = A fekete nem léphet: vége, nyolc–kettőre nyertél. Egyenlő pontoknál a több pap dönt, aztán a több létra.
lesson-maya-end-thrice = Itt pedig mindketten csak oda-vissza léptetek. Cseréld meg még egyszer az 1. és a 2. tornyot az 5. szinttől!
    .done = Harmadszor is ugyanaz az állás: vége a játszmának, és úgy számoltok, ahogy most minden áll.

lesson-maya-begin = A fehér első cseréje előtt a fekete két akadályt helyezhet el. Ha pedig kedvetek tartja, még előbb ti magatok építitek
    fel a tornyokat, elemről elemre.
    .title = A játszma előtt
lesson-maya-begin-black = Te vagy a fekete. Tedd a Monolitot bármelyik két szomszéd közé, a Hollót pedig bármelyik szintre!
    .done = Most a fehér kezd, de e két torony és e szint nélkül.
lesson-maya-begin-twice = Épülnek a tornyok: egy narancs elemet húztál a 2. szintről. Próbáld a 4. toronyra tenni, amelynek az alapja is
    narancs!
    .done = Kezdéskor egyetlen szín sem ismétlődhet egy toronyban.
lesson-maya-begin-draft = Akkor tedd olyan toronyra, ahová illik!
    .done = Így nő körről körre mind a kilenc torony ötszintesre.

lesson-maya-cards = Hárman vagy négyen nincsenek létrák és papok. Mindenkinek két titkos színkártyája van, és a végén a saját színeid
    összeérő elemei érnek pontot: kettő 1-et, három 3-at, négy 6-ot, öt 10-et.
    .title = Titkos kártyák
lesson-maya-cards-group = A kártyáid: piros és lila. Az 5. toronyban két piros elem ér össze. Vigyél oda egy harmadikat!
    .done = Három piros elem csatlakozik: 1 helyett 3 pont. De ne mutasd meg túl korán, mit gyűjtesz!

lesson-maya-stop = A három- vagy négyszemélyes játszmának akkor van vége, ha valaki Stopot mond. Ezt a körödben teheted meg, ha az egyik
    színed tornya vagy a középső torony be van fejezve.
    .title = Stop!
lesson-maya-stop-own = A kártyáid: narancs és barna. Fejezd be a barna 7. tornyot, és mielőtt meglépnéd, nyomd meg a „Stopot mondok”
    gombot!
    .done = Tíz pont az öt barna elemért: nyertél.
lesson-maya-stop-centre = A közép színe senkinek a kártyáján sincs rajta. De aki befejezi, és ugyanabban a körben Stopot mond, további 5
    pontot kap. Tedd meg!
    .done = Még öt pont, és tiéd a győzelem. Négyen két pár játszik egymás ellen, és a társak pontjai összeadódnak. Most már
        mindent tudsz a Mayáról.
