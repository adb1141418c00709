### A Menara leckéje.

lesson-menara-foundation = A Menarában nem egymás ellen játszotok: közösen építetek egyetlen templomot lapokból és oszlopokból. Három lappal
    kezdődik az asztalon, ez az alapzat. Ti döntitek el, melyik oldaluk legyen felül; mindegyik legalább két pontban
    érinti a korábbiakat.
    .title = Az alapzat
lesson-menara-foundation-lay = Két lap már ott van. Tedd melléjük a 03. lapot: válassz egy jó helyet, vagy húzd oda és forgasd el!
    .done = Kész az alapzat. A színes karikák a jelek, ezeken fognak állni az oszlopok.

lesson-menara-turn = A templom mellett, a táborban hat közös oszlop áll, és neked is vannak sajátjaid. A köröd cserével kezdődik, ha
    akarsz cserélni. Aztán kártyát húzol: az a feladatod.
    .title = Csere és kártya
lesson-menara-turn-swap = Cserélj el egy vagy több oszlopot ugyanannyiért a táborból!
    .done = A szabad jelekre gondolj: amelyik színnek nincs jele, annak most nem veszed hasznát.
lesson-menara-turn-draw = A kék kártyák többnyire könnyűek, a pirosak többnyire nehezek. Húzz egy kéket!
    .done = Három oszlop, akármelyik lapokra. A kártya kerete pedig megmondja, melyik oldalával kerül le egy új lap.

lesson-menara-columns = A legtöbb kártya azt kéri, hogy oszlopokat tegyél szabad jelekre: bármelyik lapokra, egyetlen lapra, vagy egy lap
    összes szabad jelére.
    .title = Oszlopok
lesson-menara-columns-colour = Egy oszlop csak a saját színén állhat. Fogj meg a kezedből egy sárgát, és próbáld meg egy piros jelre
    tenni!
    .done = A piros jelek a piros oszlopoké.
lesson-menara-columns-put = Most tegyél le egy oszlopot oda, ahová való: koppints egy jelre, majd még egyszer, vagy húzd oda az oszlopot!
    .done = Áll. A köröd végén a zsákból pótolod, amit elhasználtál.

lesson-menara-slab = Amint egy lap utolsó szabad jele is betelik, azonnal le kell tenni a rakás felső lapját. Így nő a templom.
    .title = Új lap
lesson-menara-slab-fill = A 01. lapon már csak egy piros jel szabad. Töltsd be!
    .done = A 01. lap megtelt, és most a 06. lapot kell elhelyezni.
lesson-menara-slab-storey = Tedd legalább három oszlopra! Hogy megáll-e, azt az oldal előre megmondja.
    .done = Az első emelet! Amit ezután építesz, azt mind ezek az oszlopok tartják.
lesson-menara-slab-wider = Ugyanez még egyszer: most az asztalra tedd a lapot, az alapzat mellé!
    .done = Biztonságos, és több hely jut az oszlopoknak. A kártya viszont emeletkártya lesz: három helyett már négy emelet
        kell.

lesson-menara-higher = Van olyan kártya is, amelyhez nem jár új oszlop: egy olyat viszel magasabb lapra, a színének megfelelő jelre, amelyik
    már a templomban áll. Akár egy lap alól is kihúzhatod.
    .title = Oszlop magasabbra
lesson-menara-higher-take = Vigyél fel egy oszlopot az alapzatról a 06. lapra!
    .done = A templom kitartott. A „Szilárdság” gomb megmutatja, mennyit visz egy-egy oszlop: legközelebb előbb azt nézd
        meg!

lesson-menara-lift = A legnehezebb kártyákkal egy egész lapot kell másik szintre vinni, mindennel, ami rajta áll. Az alapzat a helyén
    marad.
    .title = Lap magasabbra
lesson-menara-lift-up = A 04. lap a 06. mellett fekszik, ugyanazon a szinten. Vidd egy szinttel feljebb, a 06. lap oszlopaira!
    .done = Egy emelet helyett kettő. Több lap egy szinten csak egy emelet.

lesson-menara-fail = Nem kell mindent megcsinálni. Ha egy feladat nem megy, vagy túl veszélyes, feladhatod.
    .title = Feladás
lesson-menara-fail-up = A kártya szerint egy lapot kellene átvinni, de oszlopokon még egy sem fekszik. Add fel a feladatot!
    .done = A kártya emeletkártya lesz: a templomnak eggyel több emelete kell legyen.
lesson-menara-fail-camp = Vigaszul megújíthatod a tábort. Újítsd meg, vagy hagyd úgy, ahogy van!
    .done = Ami felépült, marad, és a körnek vége.

lesson-menara-win = A végén mindannyian együtt nyertek, ha a templomnak annyi emelete van, ahány emeletkártya kint van. A játéknak például
    akkor van vége, ha a legutolsó kártya feladata is kész.
    .title = Közös győzelem
lesson-menara-win-last = Ez az utolsó kártya, és a templomnak két emelete van a háromból. Tedd a tetejére a 08. lapot!
    .done = Áll a három emelet, és nincs több kártya: mindannyian nyertetek.

lesson-menara-loss = Ha leesik egy lap, a játéknak azonnal vége, és csak az számít, ami még áll.
    .title = Leomlott
lesson-menara-loss-pull = A 06. lap mindössze három oszlopon fekszik. Nézd meg, mi lesz: húzd ki az egyiket, és vidd fel!
    .done = A lap leomlott, nem maradt emelet, és mindannyian vesztettetek. De ha elég emelet állna, még így is nyertetek
        volna.
lesson-menara-loss-column = A leesett oszlop visszakerül a jelére. Ha ez nem lehetséges, ahogy itt történt, akkor is vége a játéknak.

lesson-menara-ends = A játék még kétféleképpen érhet véget. Az elég magas templomtól nincs vége: ki kell tartania addig.
    .title = A többi befejezés
lesson-menara-ends-slabs = A 18. lap a rakás utolsó lapja, és még egy emelet hiányzik. Tedd oszlopokra, a 3. szintre!
    .done = Az utolsó lappal vége a játéknak. Megvan mind a három emelet: győzelem!
lesson-menara-ends-bag = Itt pedig üres a zsák. Tegyél le egy oszlopot, ahová akarod!
    .done = Nincs miből pótolni, amit elhasználtál, ezért vége: a háromból két emelet, vereség. Aki túl lassan épít,
        kifogy az oszlopokból. Most már mindent tudsz a Menaráról.
