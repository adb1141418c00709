### A szabályok a mi szavainkkal.

## Közös szabályok

C-1 = A játszmát lépésről lépésre írjuk fel. Egy-egy lépés vagy valamelyik hely egyetlen döntése, vagy a véletlen
    egyetlen műve: osztás, húzás, keverés. Az is bekerül a feljegyzésbe, hogy mit hozott a véletlen. Ezért bármelyik
    gépen és a program bármelyik változatával visszajátszhatod: akármi állította is elő a véletlen számokat, mindig
    ugyanaz lesz a vége.
    .title = Minden lépés megmarad

C-2 = Annyit látsz, amennyit egy igazi asztalnál látnál: se többet, se kevesebbet. Amiről a te helyeden nem szabad
    tudni, azt el sem küldjük neked. Nem a lap takarja el: ott sincs. A játszma végén minden kiderül.
    .title = Amit láthatsz

C-3 = A nyomtatott szabályok szerint az Aztekában és a Mayában, bármelyik változatban, a végtelenségig lehetne
    körbe-körbe járni. Ezért mihelyt ugyanaz az állás harmadszor is előáll, vége a játszmának. Az Aztekában ez
    döntetlen, a Mayában pedig úgy számoltok pontot, ahogy akkor éppen minden áll.

    Az állás „ugyanaz”, ha minden egyezik, amitől a folytatás függ: a bábuk és a helyük, a készletek, a Monolit, a Holló
    ott, ahol tilt (a kétszemélyes Mayában), hogy ki következik, és hogy hány utolsó kör van még hátra. A kezdőállás is
    beleszámít. Ha az egész állás csak el van forgatva, az már egy másik állás.

    A `repetition` beállítás értéke 3, ha nem változtatod meg; a 0 kikapcsolja ezt a szabályt. Erre csak a
    programkönyvtárban van mód: a szerver asztalainál a szabály mindig érvényes.
    .title = Harmadszor ugyanaz az állás

C-4 = Minden játékban, amelyben egymás ellen játszotok, fel lehet adni a játszmát, és két fél megegyezhet a
    döntetlenben. Mindkettő véget vet a játszmának. Az asztalnál kell kimondani, és a feljegyzésben is benne lesz, de a
    játékban nem számít lépésnek.
    .title = Feladás és megegyezéses döntetlen

C-5 = A helyeket abban a sorrendben számozzuk, ahogy sorra kerülnek. Az 1. hely kezd, hacsak egy másik pont mást nem
    mond. (Állások és feljegyzések leírásában a helyek nullától számozódnak.) Hogy kié melyik hely, azt a játszma előtt
    döntsétek el: sorsoljatok, egyezzetek meg, vagy válasszon a vesztes.
    .title = Helyek és kezdés

C-6 = Az állást szövegként is le lehet írni. Minden benne van, csak az nincs, hogy milyen állások voltak már korábban
    (ez a C-3 ponthoz kellene). Amikor a program beolvas egy ilyen szöveget, az ismétlődéseket elölről kezdi számolni.
    .title = Az állás szövegként

## Azteka

AZ-1 = A tábla 8 szektorra van felvágva, mint egy torta, így egy szektornyi fordulat 45°. Négy gyűrűje egymáson belül
    fekszik. Ez összesen 32 foglalat a bábuknak. A gyűrűk neve `a` (legbelül), `b`, `c` és `d` (legkívül), a szektoroké
    az óramutató járása szerint `1`-től `8`-ig. A kettőből áll össze egy foglalat neve, például `c5`.
    .title = A tábla

AZ-2 = Melyek egy foglalat szomszédai? A saját gyűrűjén az előtte és az utána lévő (a 8. szektor után megint az 1. jön),
    a saját szektorában pedig az eggyel beljebb és az eggyel kijjebb fekvő gyűrűn lévő. Így az a és a d gyűrűn 3
    szomszéd van, a b és a c gyűrűn 4.
    .title = Szomszédos foglalatok

AZ-3 = A klasszikus kétszemélyes játékban (`variant = classic`) egyikőtök az Élet, másikotok a Halál. Mindkettőtöknek 14
    bábuja van. Az Élet kezd.
    .title = Élet és Halál

AZ-4 = Ha te vagy az Élet, a legelső körödben kötelező lerakni egy bábut. A foglalatot szabadon választod. A
    `variant = aggressive` változatban is ugyanígy van.
    .title = Az első bábu

AZ-5 = Ha te jössz, pontosan egy dolgot tegyél. Vagy rakd le egy bábudat egy olyan szabad foglalatba, amely egy
    Élet-bábuval szomszédos (`c5`); ez mindkettőtökre áll, a Halálra is. Vagy fordíts el egy tetszőleges gyűrűt 45°-kal
    az óramutató járása szerint (`c+`); üres gyűrűt is lehet. Passzolni nem szabad.
    .title = A te köröd

AZ-6 = Te vagy az Élet, és épp leraktál egy bábut. Betelt ettől a szektora, mindegy, kinek a bábuival? Akkor új születés
    következik: lerakhatsz még egy bábut úgy, ahogy az AZ-5 mondja, vagy lemondhatsz róla (`-`). Ha ez az újabb bábu is
    betölti a szektorát, megint születés jön. Akkor is megkérdezünk, ha nincs hova raknod, de ilyenkor csak `-` lehet a
    válasz.

    A `birth` beállítás értéke alapesetben `any`, ahogy a szabályfüzetben áll: a szektort mindkét fél bábui
    megtölthetik. A `birth = life` egy másik kiadásból való: ott csupa Élet-bábunak kell benne állnia.
    .title = Új születés

AZ-7 = Te vagy a Halál, és lerakod egy bábudat. Nézd meg, milyen Élet-bábuk állnak közvetlenül mellette! Ha most tömted
    be az utolsó rést valamelyik körül, és így már minden szomszédos foglalatában a Halál áll, az az Élet-bábu elhervad:
    visszamegy az Élet készletébe, a foglalatát pedig egy Halál-bábu foglalja el a te készletedből.

    Ha az az egy bábu több ilyen kört is bezárt, mindegyik bekerített Élet-bábu elhervad, amíg a készletedből futja. A
    sorrend a1-től d8-ig halad.

    Az az Élet-bábu, amelyet egy gyűrű elfordítása kerített be, a helyén marad. Csak akkor hervadhat el, amikor valaki
    Halál-bábut rak le mellé.

    A szabályfüzet szavait tágabban is lehetne érteni. Mi azért olvassuk őket így, mert ugyanúgy vannak megfogalmazva,
    mint a születésről szólók (AZ-6): a két szabály egymás ikertestvére.
    .title = Hervadás

AZ-8 = Az Élet mindenütt ott akar lenni: nem maradhat se szektor, se gyűrű Élet-bábu nélkül. A Halál egy olyan szektort
    vagy gyűrűt akar, amely végig Halál-bábukkal van tele, és semmi mással. És van egy közös cél is: az nyer, akinek
    mind a 14 bábuja a táblán áll.

    A célokat minden lerakás után (a vele járó hervadás után) és minden forgatás után megnézzük: először annál, aki
    lépett, aztán a másiknál (ez a sorrend házi szabály). Az első elért cél lezárja a játszmát. Vigyázz! Az nyer, akinek
    a célja előbb teljesül, tehát a te köröd az ellenfelednek is meghozhatja a győzelmet.
    .title = Célok

AZ-15 = A `variant = classic` változatban: ha a hervadás a legutolsó Élet-bábut is levette a tábláról, már soha senki
    nem rakhatna le bábut. A játszma azon nyomban döntetlen (az ok neve `extinct`).
    .title = Nincs több Élet

AZ-9 = Egy mérkőzés két játszma; a kettő között szerepet cseréltek. Ha mindkettőt te nyered, te vagy az abszolút
    győztes. Ha egyet-egyet nyertek, gondoljatok vissza: hány saját bábuja állt a táblán az egyes győzteseknek a
    győzelem pillanatában? Akinek kevesebb, az nyeri a mérkőzést (így mondja egy másik kiadás); ha ugyanannyi,
    döntetlen.

    A döntetlen játszma senkinek sem számít. Egy győzelemmel és egy döntetlennel tehát megnyered a mérkőzést, két
    döntetlen után pedig a mérkőzés is döntetlen (házi szabály).
    .title = Mérkőzés két játszmából

AZ-10 = A `variant = aggressive` változat olyan, mint a klasszikus játék, csak a körödben három dolog közül választasz
    egyet. Rakj le egy bábut akármelyik szabad foglalatba (`c5`). Vagy fordíts el egy tetszőleges gyűrűt 45°-kal (`c+`).
    Vagy fordíts el 90°-kal (`c++`) egy olyan gyűrűt, amelyen neked több bábud van, mint az ellenfelednek. Mindig az
    óramutató járása szerint fordíts. Születés és hervadás nincs.
    .title = Az agresszív változat

AZ-11 = A `variant = mummies` változatban hárman játszotok, fejenként 12 bábuval. Először az Élet jön, aztán a Halál,
    végül a Múmiák, és így tovább körbe.
    .title = Élet, Halál és Múmiák

AZ-12 = Ha hárman vagytok, vagy leraksz egy bábut akármelyik szabad foglalatba (`c5`), vagy elfordítasz egy tetszőleges
    gyűrűt 45°-kal az óramutató járása szerint (`c+`). Születés és hervadás nincs. Ha elfogytak a bábuid, már csak
    forgathatsz.
    .title = A te köröd hármasban

AZ-13 = Mindhármótoknak ugyanaz a célja. Akkor nyersz, ha minden szektorban és minden gyűrűn ott a bábud, vagy ha egy
    szektort egészen megtöltenek a bábuid.

    A `fill` beállítás értéke alapesetben `sector`, mint a szabályfüzetben. A `fill = sector_or_ring` egy másik
    kiadásból való: ott az is győzelem, ha egy gyűrű telik meg csupa saját bábuddal.

    Minden lépés után először azt nézzük meg, aki lépett, aztán a többieket, ahogy sorra kerülnek.
    .title = Célok hármasban

AZ-14 = Hárman játszotok, minden foglalat tele van, és még senki sem nyert? Akkor mindenki kap még egy esélyt. A
    következő hely kezdi (házi szabály), a többiek sorban követik: mindenki elfordíthat még egyszer utoljára egy gyűrűt
    (`c+`), vagy hagyhat mindent, ahogy van (`-`). Ha ezzel sem nyer senki, a játék döntetlen.
    .title = Az utolsó forgatás

## Maya

MY-1 = Kilenc torony áll négyzetben, háromszor három. A számozás kígyózik: a felső sorban 1 2 3, a középsőben 6 5 4, az
    alsóban 7 8 9. Így szomszéd a 3 és a 4, az 5 és a 6, meg a 6 és a 7. Azok a tornyok szomszédok, amelyek oldalról
    egymás mellett állnak; ha csak a sarkuk találkozik, az nem elég. Összesen 12 szomszédos pár van.
    .title = Kilenc torony

MY-2 = 45 elem van, kilenc színben. Mind az öt szinten minden szín pontosan egyszer fordul elő; ezért van kilenc kártya
    és kilenc alap. A szintek neve alulról felfelé: Fű (1), Fák (2), Madarak (3), Felhők (4), Nap (5).
    .title = Elemek és szintek

MY-3 = Kezdéskor egyik toronyban sincs két egyforma színű elem. A tornyokat a véletlen rakja össze, és minden ilyen
    felállás egyformán valószínű (házi szabály).
    .title = Véletlen kezdőállás

MY-4 = Ha `draft = true` (alapesetben `false`), ti magatok építitek fel a tornyokat, akárhányan vagytok. Amikor sorra
    kerülsz, véletlenszerűen húzol egy elemet a legalsó olyan szintről, amely még nincs kész. Tedd egy tetszőleges
    toronyra, amelyen még sem ez a szint, sem ez a szín nincs meg (`7`: a 7. toronyra).

    Nem teheted olyan helyre, hogy utána a szint többi elemének már ne maradjon elég megfelelő torony. Így az építkezés
    sosem akad el (házi szabály).
    .title = Ti építitek a tornyokat

MY-5 = A köröd egy cserével kezdődik. Egyetlen kivétel van, a Stop (MY-17). Válassz két szomszédos tornyot és egy
    szintet 2-től 5-ig, például `56/4`. A két toronyban minden, ami ezen a szinten vagy fölötte van, átkerül a másik
    toronyra. Az 1. szint mindig a helyén marad.
    .title = A csere

MY-6 = Nézd meg, hol áll a Monolit! A két oldalán álló tornyok egyike sem vehet részt a cserében, egy harmadik toronnyal
    sem.
    .title = Ne bántsd a Monolitot

MY-7 = Ez csak két játékosra érvényes. Az a szint, amelyre a Holló mutat, zárva van: nem választhatod cseréhez,
    akármelyik tornyokról van is szó. De vághatsz lejjebb, és akkor ennek a szintnek az elemei is utazhatnak a fölső
    résszel.
    .title = A Holló zárja a szintet

MY-8 = Ha egy toronyban egyforma színű elemek érnek össze, akkor csatlakoztak, és tilos elválasztani őket. Mondjuk, a k.
    szinten akarsz cserélni. Nézd meg mindkét toronyban a k−1. és a k. elemet: ha akár csak az egyikben is egyforma
    színűek, ez a csere tilos.
    .title = Ne bontsd a csatlakozást

MY-9 = A csere után a Monolit a két részt vevő torony közé áll. Két játékosnál a Holló mostantól arra a szintre mutat,
    amelyiket választottad. Három vagy négy játékosnál a Holló akárhol lehet, nincs semmi hatása.
    .title = Monolit és Holló útja

MY-10 = Ketten játszva az első csere a fehéré (1. hely). Előtte azonban a fekete (2. hely) dönti el, melyik két
    szomszédos torony közé kerül a Monolit, és az öt szint közül melyikre a Holló. Az `m34/2` jelentése: a Monolit a 3.
    és a 4. torony közé, a Holló a 2. szintre.
    .title = Fekete előkészít, fehér kezd

MY-11 = A csere után mindkét toronyban két elem találkozik a vágásnál. Ahol ez a kettő egyforma színű, az a torony kap
    egyet a létráidból, ha van nála szabad hely. Egy csere tehát egy létrát hozhat, kettőt vagy egyet sem. Nincs
    választásod: amelyik létra jár, azt le kell tenni.

    Egy toronynál annyi hely van, ahány szomszédja van: 2 a sarkokon (1, 3, 7, 9), 3 a szélek közepén (2, 4, 6, 8) és 4
    középen (5).
    .title = Létrák

MY-12 = Ha a cseréd után egy torony alulról a tetejéig egyszínű lett, felmegy rá az egyik papod. Ezenfelül az MY-11
    szerinti létra is jár, ha jut neki hely.
    .title = Papok

MY-13 = Mindkét félnek 15 létrája és 5 papja van. Amelyikből kifogytál, abból többet nem tehetsz le. Ha egyetlen
    cserével két egyforma darabot érdemeltél ki, de csak egy maradt, azt a kisebb számú torony kapja (házi szabály).
    .title = A készleted

MY-14 = Ketten játszva vége van, ha annak, aki következik, egyetlen megengedett cseréje sincs, vagy ha a C-3 (a harmadik
    ismétlődés) véget vet a játszmának.
    .title = A kétszemélyes játszma vége

MY-15 = 1 pontot ér minden torony, ahol több létrád áll, mint az ellenfelednek, és 1 pontot minden papod. Akinek több
    pontja van, az nyer. Ha egyformán álltok, az, akinek több papja van fent; ha abból is egyforma van, az, akinek több
    a létrája; ha az is egyforma, döntetlen.
    .title = Pontozás két játékosnál

MY-16 = Hármasban létrák és papok nélkül játszotok. Nézzétek meg, milyen színű az 5., vagyis a középső torony alapja: az
    ilyen színű kártya nyíltan fekszik. A többi nyolcból mindenki kettőt kap, képpel lefelé, kettő pedig kimarad, és
    senki sem látja. A Monolit a tábla mellett kezd, így a legelső cserét az MY-6 nem korlátozza. Hogy ki kezd, azt
    sorsoljátok ki vagy beszéljétek meg; itt az asztalnál az 1. hely kezd.
    .title = Előkészület három játékosnak

MY-17 = Ha hárman vagy négyen vagytok, a körödben Stopot mondhatsz: közvetlenül a saját cseréd után (`56/4!`) vagy csere
    helyett (`!`; ez a második mód házi szabály). Két dolog közül az egyiknek igaznak kell lennie: be van fejezve egy
    olyan torony, amelynek a színe a saját kártyáid egyikén szerepel, vagy be van fejezve a középső torony.

    A `stop` beállítás értéke alapesetben `either`: elég az egyik feltétel, mint az orosz kiadásban. A `stop = both`
    esetén mindkettő szükséges, mint a magyar kiadásban.
    .title = Stop

MY-18 = Hármasban akkor van vége, ha valaki Stopot mond, ha a C-3 (a harmadik ismétlődés) véget vet neki, vagy ha annak,
    aki következik, egyetlen megengedett cseréje sincs. Ez utóbbi esetben azonnal vége: az illető már nem csinál semmit.
    .title = A háromszemélyes játszma vége

MY-19 = Vedd sorra a kártyáidat, és keresd a színüket az összes toronyban! Az ilyen színű, összeérő elemek egy csoportot
    alkotnak, mindegy, melyik toronyban. Az öt elemből álló csoport 10 pontot ér, a négyes 6-ot, a hármas 3-at, a kettes
    1-et. Két kettes együtt 2 pont, ezért egyszerűen összeadjuk az összes csoportot (házi szabály): egy hármas és egy
    kettes 3 + 1.

    A `three` beállítás értéke alapesetben 3: ennyit ér a hármas az orosz kiadásban. Ha `three = 2`, akkor 2 pontot ér,
    mint a magyar kiadásban.
    .title = Pontok a kártyáidért

MY-20 = A középső torony színéhez tartozó kártya senkié. De ha te fejezed be a középső tornyot, és még ugyanabban a
    körben Stopot is mondasz, kapsz érte további 5 pontot.
    .title = Jutalom a középső toronyért

MY-21 = Hármasban az nyer, akinek a legtöbb pontja van. Ha többen is ugyanannyival álltok az élen, közös a győzelem
    (házi szabály).
    .title = Ki nyert?

MY-22 = Ha hárman vagy négyen vagytok, egy mérkőzés három játszma, és mindhárom pontjait összeadjátok. Aki megnyert egy
    játszmát, az kezdi a következőt. Ha többen nyertek, vagy egy pár nyert, menjetek végig a sorrenden, közvetlenül a
    kezdő hely után indulva: az kezd, akihez a győztesek közül elsőként értek (házi szabály). Ha a végösszeg egyenlő,
    közös a mérkőzés győzelme (ez is házi szabály).
    .title = Mérkőzés három játszmából

MY-23 = Négyen ugyanúgy játszotok, mint hárman, néhány eltéréssel. Mind a nyolc kártyát ki kell osztani. Az 1. és a 3.
    hely szövetséges a 2. és a 4. ellen, és a szövetségesek pontjait összeadjátok. A társad kártyáit nem láthatod.
    .title = Négy játékos

## Menara

MN-1 = 76 oszlop van: 30 sárga, 20 piros, 12 fekete, 8 fehér és 6 kék. A templom 18 födémlapjának van egy világos és egy
    sötét oldala, mindkettőn 3–6 jel az oszlopok színeiben. A 35 építési kártya három pakliban van: 9 kék, ezek főleg
    könnyűek, 12 sárga, ezek közepesek, és 14 piros, ezek főleg nehezek.
    .title = Amivel játszunk

MN-2 = A szabályfüzet nem mutatja sem a lapok körvonalát, sem a jeleiket, sem a kártyákat egyenként. Ezek mind a mieink (házi
    szabály), és arányaik olyanok, mint a dobozban lévőké. Az asztal egy méter széles és egy méter mély; azon kívülre nem
    kerül semmi.
    .title = A mi lapjaink és kártyáink

MN-3 = 1–4 játékos épít, és mindannyian egy oldalon álltok. Az oszlopaitok nyíltan fekszenek: mindenki látja őket, és
    mindent megbeszélhettek.
    .title = Mindenki együtt

MN-4 = Az elején emeletkártyák kerülnek ki: `difficulty = easy` esetén 3, `medium` esetén 4, `hard` esetén 5. A végén
    annyi emelet kell, ahány emeletkártya akkor kint van.
    .title = Emeletkártyák

MN-5 = A zsákból hat oszlop kerül a táborba. Aztán mindenki húz magának, aszerint hogy egyedül, ketten, hárman vagy négyen
    vagytok:

    - könnyű: 8, 7, 6 vagy 5 oszlop;

    - közepes: 7, 6, 5 vagy 4;

    - nehéz: 6, 5, 4 vagy 4.

    A `hands = other` beállítással úgy van, mint egy másik kiadásban: 9, 7, 6, 5; aztán 8, 6, 5, 4; aztán 7, 5, 4, 3.
    .title = Tábor és készletek

MN-6 = A lapokat egy rakásba keverjük. A három felső lesz az alapzat. Ti választjátok meg, melyik oldaluk legyen felül, és
    úgy teszitek le őket, hogy mindegyik legalább két pontban érintse a korábbiakat, de ne fedje át őket. (A `base 07
    light 12 -40 135` a 07. lapot teszi le, közepe x 12, y −40 milliméternél, elforgatva 135 fokkal. Legfeljebb 1 mm hézag
    még érintésnek számít, és két pont legalább 10 mm-re van egymástól.)
    .title = Az alapzat

MN-7 = A köröd cserével kezdődik, ha akarsz cserélni: akárhány oszlopodat ugyanannyiért a táborból (`swap yy rb`, vagy `-`,
    ha nem cserélsz). Ami szín el is menne és vissza is jönne, azt kihagyjuk.
    .title = Csere

MN-8 = Ezután kiválasztasz egyet a három pakli közül, amelyben még van kártya, és felfordul a felső lapja (`draw blue`).
    .title = Kártya

MN-9 = Most elvégzed a kártya feladatát. Oszlop mindig a saját színének jelén áll, egészen azon belül. Ötféle feladat van:

    - tegyél 1, 2, 3 vagy 4 oszlopot a készletedből bármelyik lapok szabad jeleire;

    - válassz egy lapot, és tegyél rá 2 vagy 3 oszlopot;

    - vigyél át 1, 2 vagy 3 oszlopot, amely a templomban áll szabadon vagy lap alatt, mindegyiket egy magasabban fekvő lap
    szabad, azonos színű jelére; egy oszlopot egy körben csak egyszer;

    - válassz egy lapot, és töltsd be minden szabad jelét;

    - vigyél át egy lapot, amely nem alapzat, egy vagy több emelettel feljebb vagy lejjebb. A rajta álló oszlopok vele
    mennek, és ha eldőlnek, a feladat nem sikerült.

    Oszlopot lap alá is be lehet tolni, olyan jelre, amelyet a lap eltakar.
    .title = Építés

MN-10 = Ha a feladatot nem tudod vagy nem akarod befejezni (`fail`), a kártya emeletkártya lesz: eggyel több emelet kell.
    Ami felépült, marad. Ezután a tábor mind a hat oszlopát kicserélhetitek hat újra a zsákból (`renew`, különben `keep`);
    a régiek utána visszakerülnek a zsákba. Ha a zsákban hatnál kevesebb van, nincs csere. Ezzel a köröd véget ér.
    .title = Ha nem sikerül

MN-11 = Amint egy lap utolsó szabad jele is betelik, a feladat megszakad: le kell tenni a rakás felső lapját. Hogy melyik
    oldala legyen felül, azt a kártya kerete mondja meg: a világos (`light`), a sötét (`dark`) vagy amelyiket akarod
    (`free`). Egy szint legalább három oszlopára teheted úgy, hogy a fejük közepe alatta legyen (`lay 07 dark 2 12 -40
    135`, ahol a 2 az így kapott szint), és ne fedje át a szintje másik lapját. Vagy az alapzatot bővíted vele, legalább
    két pontban érintve; ez még egy emeletkártyába kerül: a kör végén a kijátszott kártya lesz az. Aztán folytatódik a
    feladat, és az új jeleket is használhatod. Egy körben ez többször is megtörténhet.
    .title = Új lap

MN-12 = A köröd végén annyi oszlopot húzol a zsákból, amennyit a készletedből elhasználtál.
    .title = Pótlás

MN-13 = Emelet az a szint, amelyen legalább egy lap oszlopokon fekszik. Az alapzat nem emelet, és több lap egy szinten egy
    emelet.
    .title = Emeletek

MN-14 = Ha leesik egy lap, a játéknak azonnal vége. A leesett oszlop visszakerül a jelére; ha ez nem lehetséges, akkor is
    vége a játéknak.
    .title = Leomlás

MN-15 = Vége a játéknak akkor is, ha egy készletet nem lehet egészen pótolni, ha az összes kártya közül az utolsó is sorra
    került, és ha az utolsó lap is a helyén van. Más nem vet véget neki: a most elég magas templom a végén lehet kevés.
    .title = A játék vége

MN-16 = Mindannyian nyertek, ha a végén a templomnak legalább annyi emelete van, ahány emeletkártya kint van, akkor is, ha
    valami éppen leomlott. Ha kevesebb, mindannyian vesztettek.
    .title = Nyertetek vagy sem

MN-17 = Hogy mi áll meg és mi dől le, azt merev testek szimulációja számolja ki a súlyukkal és a súrlódással, mindenkinek
    egyformán és megismételhetően: ugyanazokból a mozdulatokból ugyanaz a templom lesz (házi szabály).
    .title = Mi áll, mi dől le

MN-18 = Hogy milyen pontosan kerülnek le a darabok, azt ti választjátok meg (házi szabály). A `hand = sure` esetén minden
    pontosan oda kerül, ahová mondod. A `steady` és a `shaky` esetén úgy, ahogy a mutatód elengedte: hol, milyen gyorsan
    és milyen nyugodtan (`put y 07b @ 0.5 -1 20 0`: hány milliméterrel odébb, és hány milliméter másodpercenként). Mutató
    nélkül a véletlen dönti el.
    .title = A kezed

## Tayü

TY-1 = Az alapeset az `edition = goliath`; a szabályfüzet ezt írja le. 84 lapka van. A tábla két félből áll, 18 × 18
    mezős, és a közepén 2 × 2 mező van bekeretezve (ezt egy másik kiadás mondja). Mindegyik oldalán négy duplázó pötty
    van, ezeket mi a 3., a 7., a 12. és a 16. mezőhöz tettük (házi szabály).
    .title = A goliath kiadás

TY-2 = Az `edition = kosmos` esetén 112 lapka van, minden fajtából négy. A tábla 19 × 19 mezős, a közepe egyetlen mező.
    Mindegyik oldalon csak három duplázó pötty van: a középső mezőnél és mindkét végtől a harmadiknál, vagyis a 3., a
    10. és a 17. mezőnél.
    .title = A kosmos kiadás

TY-3 = Egy lapka három egymás melletti mezőt fed le egy sorban. Körben 8 éle van, mindegyik egy mező hosszú, és ezek
    közül pontosan három kifolyó. Három élt 56-féleképpen lehet kiválasztani, de fél fordulattal elforgatva a lapka
    ugyanaz marad, így 28 fajta van. A lapkákat átfordítani sosem szabad. 12 fajtának három oldalon vannak a kifolyói,
    15-nek két oldalon, 1-nek egyetlen oldalon. Minden fajtából három lapka van (`edition = kosmos` esetén négy, TY-2).
    Egy lapkán mindhárom kifolyó össze van kötve egymással.
    .title = A lapkák

TY-4 = Az 1. hely északról délre játszik és kezd, a 2. hely keletről nyugatra (házi szabály). Nincs külön csatornátok:
    mindannyian egyetlen közös hálózatot építetek.
    .title = Két irány

TY-5 = Az első lapkát vakon kell húzni. Úgy rakd le, hogy legalább egy mezője a bekeretezett középre essen.
    .title = Az első lapka

TY-6 = Ha te jössz, húzz egy lapkát, és rakd szabad mezőkre úgy, hogy egészen a táblán legyen. Legalább egy kifolyójának
    találkoznia kell egy már lent lévő lapka kifolyójával. Ahol pedig más lapkához ér, ott kifolyó sehol sem ütközhet
    olyan élbe, amelyen nincs kifolyó: se a tiéd az övékébe, se az övék a tiédbe. Ha egy kifolyó a tábla szélén kifelé
    mutat, az rendben van. Passzolni nem lehet: ha a lapka bárhová lerakható, le is kell rakni (ezt egy másik kiadás
    mondja).
    .title = Húzás és lerakás

TY-7 = Ha kihúztad a lapkádat, mindenki megnézheti. A szabályfüzet csak annyit mond, hogy nem nézel oda húzás közben;
    ezt mi tettük hozzá.
    .title = Mindenki látja a lapkádat

TY-8 = Vége a játéknak, ha kiürült a zsák, és nincs mit húzni, vagy ha a most húzott lapka sehová sem illik. Ezt a
    program biztosan tudja, így nem kell megegyeznetek róla.
    .title = A játék vége

TY-9 = Számold meg a kifolyókat az egyik oldaladon, aztán a szemköztin is; a duplázó pöttynél lévő kifolyó 2-nek számít.
    Szorozd össze a két számot, ennyi a pontod. A több pont nyer, egyenlőségnél döntetlen (házi szabály).
    .title = Pontozás

TY-10 = A `backs = true` beállítás tapasztalt játékosoknak való (alapesetben `false`). Ilyenkor gyűrű látszik azoknak a
    lapkáknak a hátán, amelyeknek három oldalon van kifolyójuk. Minden húzás előtt, a legelső előtt is, megmondod,
    melyiket kéred: a gyűrűset (`ring`) vagy a simát (`plain`), ha még mindkettőből van. Abból a fajtából kapsz egyet
    véletlenszerűen.
    .title = Látható hátlapok

TY-11 = Négyen az 1. és a 3. hely együtt észak–déli irányban, a 2. és a 4. kelet–nyugati irányban épít. A kör az
    óramutató járása szerint halad, és mindenki egy-egy lapkát rak le.
    .title = Négy játékos

TY-12 = Hármasban az 1. hely észak–déli, a 2. hely kelet–nyugati irányban épít, a 3. hely pedig a szabotőr. Előre
    egyezzetek meg egy célszámban: ez a `target` beállítás, értéke 24, ha nem változtatjátok meg. Ha a másik kettő közül
    egyik sem éri el a célszámot, a szabotőr nyer. Különben kettejük közül a több pont nyer; ha egyenlő, közös a
    győzelmük (házi szabály).
    .title = A szabotőr

TY-13 = Ha `auction = true` (alapesetben `false`), licitáltok a szabotőr szerepére. Az első helynek muszáj licitálnia:
    megmondja, milyen célszámmal lenne szabotőr. Azután sorban mindenki kisebb számot mond, vagy passzol (`pass`), és
    aki passzolt, az végleg kiszállt. Mihelyt ketten passzoltak, az utolsó licitáló lesz a szabotőr, és az ő licitje a
    célszám. A másik kettő közül az épít észak–déli irányban, aki a sorrendben előbb jön a szabotőr után, a másik
    kelet–nyugati irányban.

    Egész számokkal licitáltok: legfeljebb 484-gyel, mert ennél többet egyik irány sem érhet el, és legalább 1-gyel. Az
    első lapkát az észak–déli játékos rakja le, aztán a kelet–nyugati jön, majd a szabotőr, és így tovább. (Házi
    szabály: a licit határai, a kötelező első licit és a körök sorrendje.)
    .title = A licit
