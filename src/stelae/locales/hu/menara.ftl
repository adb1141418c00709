### Menara

menara-seat-0 = 1. hely
menara-seat-1 = 2. hely
menara-seat-2 = 3. hely
menara-seat-3 = 4. hely
menara-role-player = Építő

## Mit lehet játszani
menara-variant-one = egyedül, könnyű
menara-variant-two = ketten együtt, könnyű
menara-variant-three-medium-steady = hárman együtt, közepes, biztos kézzel
menara-variant-four-hard-shaky = négyen együtt, nehéz, remegő kézzel

## Beállítások
menara-option-players = Hányan építetek
menara-option-difficulty = Nehézség
    .easy = könnyű: három emelet
    .medium = közepes: négy emelet
    .hard = nehéz: öt emelet
menara-option-hands = Hány oszlop van egy játékosnál
    .seed = ahogy a szabályfüzet mondja
    .other = ahogy egy másik kiadásban van
menara-option-hand = Mennyire pontosan kerülnek le a darabok
    .sure = sure: pontosan oda, ahová mondod
    .steady = steady: majdnem olyan pontosan, ahogy az egered mozog
    .shaky = shaky: éppen olyan pontosan, ahogy az egered mozog

## Mi történt
menara-event-camp = A táborban most ez van: { $columns }.
menara-event-dealt = { SEAT($seat) }. hely ezt húzza: { $columns }.
menara-event-refilled = { SEAT($seat) }. hely ezzel pótolja a készletét: { $columns }.
menara-event-foundation = Az alapzat lapjai: { $slabs }. A rakás tetején ez fekszik: { $next }.
menara-event-revealed = A rakás tetején most a { $slab }. lap fekszik.
menara-event-swapped = { SEAT($seat) }. hely a táborban hagyja ezt: { $gave }, és elviszi ezt: { $took }.
menara-event-kept = { SEAT($seat) }. hely nem cserél.
menara-event-chose = { SEAT($seat) }. hely a { $stack ->
    [blue] kék
    [yellow] sárga
   *[red] piros
} paklit választja.
menara-event-drawn = { $card } kártya: { $task ->
    [any] { $columns } oszlopot tenni bármelyik lapokra
    [one] { $columns } oszlopot tenni egyetlen lapra
    [move] { $columns } oszlopot magasabbra vinni
    [fill] egy lap minden szabad jelét betölteni
   *[lift] egy lapot másik szintre vinni
}. Az új lap { $frame ->
    [light] a világos oldalával
    [dark] a sötét oldalával
   *[free] bármelyik oldalával
} felfelé kerül le.
menara-event-put = { SEAT($seat) }. hely { $colour ->
    [y] sárga
    [r] piros
    [k] fekete
    [w] fehér
   *[b] kék
} oszlopot tesz ide: { $mark }.
menara-event-taken = { SEAT($seat) }. hely oszlopot visz innen: { $from }, ide: { $mark }.
menara-event-laid = { SEAT($seat) }. hely oszlopokra teszi a { $slab }. lapot, szint: { $level }.
menara-event-founded = { SEAT($seat) }. hely az alapzathoz teszi a { $slab }. lapot.
menara-event-lifted = { SEAT($seat) }. hely átviszi a { $slab }. lapot, új szintje: { $level }.
menara-event-settled = { $fell ->
    [0] A templom áll.
   *[other] Nem tart ki.
}
menara-event-put_back = { $count ->
    [one] Eldől és visszakerül a helyére az oszlop innen: { $columns }.
   *[other] Eldőlnek és visszakerülnek a helyükre az oszlopok innen: { $columns }.
}
menara-event-columns_fell = { $count ->
    [one] Leesik, és nem tehető vissza az oszlop innen: { $columns }.
   *[other] Leesnek, és nem tehetők vissza az oszlopok innen: { $columns }.
}
menara-event-slabs_fell = { $count ->
    [one] Leomlik egy lap: { $slabs }!
   *[other] Leomlanak ezek a lapok: { $slabs }!
}
menara-event-storey = A templomnak most { $storeys } emelete van, kell: { $goal }.
menara-event-new_slab = Ez volt a lap utolsó szabad jele: most le kell tenni a { $slab }. lapot.
menara-event-storey_card = A kártya emeletkártya lesz: { $goal } emelet kell.
menara-event-failed = { SEAT($seat) }. hely feladja a feladatot.
menara-event-camp_kept = A tábor marad, ahogy van.
menara-event-camp_renewed = A tábor megújul.

## Hogyan ért véget
menara-ending-collapse = Leomlott egy lap
menara-ending-column = Egy leesett oszlop nem tehető vissza a jelére
menara-ending-refill = A zsákban nincs elég oszlop a készlet pótlásához
menara-ending-cards = Az utolsó kártya is sorra került
menara-ending-slabs = Az utolsó lap is a helyén van

## Az alaprajz mellett
menara-panel-storeys = { $storeys } emelet, kell: { $goal }
menara-panel-camp = tábor:
menara-panel-bag = zsák:
menara-panel-cards = kártyák: { $blue } kék, { $yellow } sárga, { $red } piros
menara-panel-next = a következő lap: { $slab }
menara-panel-stack = lapok a rakásban: { $count }
menara-panel-card = { $card } kártya
menara-panel-task = { $kind ->
    [any] oszlopok bármelyik lapokra: { $done } / { $count }
    [one] oszlopok egyetlen lapra: { $done } / { $count }
    [move] oszlopok magasabbra: { $done } / { $count }
    [fill] egy lap betöltése: eddig { $done }
   *[lift] egy lapot másik szintre vinni
}
menara-panel-frame = új lap: { $frame ->
    [light] világos oldal
    [dark] sötét oldal
   *[free] bármelyik oldal
}
menara-panel-slab = a { $slab }. lapon
menara-panel-extended = bővült az alapzat: ez a kártya emeletkártya lesz
menara-plan-foundation = Alapzat
menara-plan-level = { $level }. szint
menara-plan-choice = Le kell tenni
menara-plan-marks = { $slab } { $side ->
    [light] világos
   *[dark] sötét
}:
menara-moves-help =
    base 07 light 12 -40 135: a 07. lap az alapzathoz, világos (light) vagy sötét (dark) oldalával felfelé, közepe x 12,
    y -40 (milliméter), elforgatva 135 fokkal; lay 07 dark 2 12 -40 135: oszlopokra, 2. szintnek; swap yy rb: két sárgád a
    tábor pirosáért és kékjéért; - nem cserél; draw blue (yellow, red): kártyahúzás; put y 07b; take 03a 07b;
    lift 07 3 12 -40 135; fail: feladás; renew vagy keep: megújuljon-e a tábor.
    Az alaprajzon a kisbetűk szabad jelek, a nagybetűk oszlopok: y k r w b sárga, fekete, piros, fehér, kék.
    A laphoz felsorolt helyek csak javaslatok: bármi jó, amit a szabályok megengednek.

## Miért nem lehet
menara-now = { $phase ->
    [base] Előbb az alapzat: base 07 light 0 0 0 tesz le egy lapot.
    [swap] Előbb cserélj a táborral, például swap yy rb, vagy ne cserélj: -
    [draw] Most paklit kell választani: draw blue, draw yellow vagy draw red.
    [build] Most a kártya feladatát kell elvégezni vagy feladni: fail
    [lay] Most az új lapot kell letenni: lay oszlopokra, vagy base az alapzat mellé.
   *[failed] Most mondd meg, megújuljon-e a tábor: renew vagy keep
}
menara-no-passing = A feladatot el kell végezni vagy fel kell adni: fail
menara-move-text =
    „{ $move }” nem lépés a Menarában. Írd például így: put y 07b, take 03a 07b, lay 07 dark 2 12 -40 135, swap yy rb,
    draw blue vagy fail.
menara-columns-text = „{ $columns }” nem oszlopok sora. Mindegyikhez egy betűt írj: { $known }.
menara-slab-text = „{ $slab }” nem lap. A lapok száma 01-től { $most }-ig tart.
menara-mark-text = „{ $mark }” nem jel. Írd le a lapot és a jelét, például 07b.
menara-level-text = „{ $level }” nem szint. Az oszlopokon lévő szintek: 1, 2, 3 és így tovább.
menara-number-text = „{ $number }” nem használható szám. Millimétert vagy fokot így írj: 12, -40 vagy 7.5.
menara-release-text = Hogy hogyan engedte el a kéz, azt négy szám mondja meg, nem ez: { $move }. Például: put y 07b @ 0.5 -1 20 0
menara-outcome-text = „{ $move }” nem kimenetel a Menarában. Ezek vannak: =bag yyr, =card B3, =slabs 07 02 és =settled.
menara-settled-text = „{ $piece }” nem mondja meg, mi lett egy darabbal. Így írják: 07b:12,-3 vagy 07b^ vagy 07b!
menara-swap-uneven = Annyi oszlop jön vissza, amennyit adsz; itt { $give } és { $take } van.
menara-swap-same = Ez elmenne és vissza is jönne: { $colour }. Hagyd ki mindkét oldalról.
menara-not-in-hand = Nálad ({ $hand }) nincs ilyen: { $columns }.
menara-not-in-camp = A táborban ({ $camp }) nincs ilyen: { $columns }.
menara-no-stack = Nincs „{ $stack }” pakli. Ezek vannak: { $known }.
menara-stack-empty = A { $stack ->
    [blue] kék
    [yellow] sárga
   *[red] piros
} pakli üres.
menara-foundation-first = Az első három lap az alapzat: base, nem lay.
menara-not-foundation = A { $slab }. lap most nem kerül az alapzathoz. Ezek kerülnek oda: { $known }.
menara-not-top = Nem a { $slab }. lap van a rakás tetején, hanem a { $top }.
menara-wrong-side = A kártya kerete szerint a { $side ->
    [light] világos
   *[dark] sötét
} oldal van felül.
menara-sure-hand = A biztos kéz (sure) pontosan tesz le: hagyd el, ami a @ után áll.
menara-base-release = Az alapzatot ráérősen rakjuk le: hagyd el, ami a @ után áll.
menara-off-table = A lap nem férne el egészen az asztalon; annak széle { $most } mm-re van a közepétől.
menara-overlap = A lap átfedné a { $slab }. lapot ezen a szinten: { $level }.
menara-touch = A lapnak legalább két pontban kell érintenie az alapzatot; itt ennyiben érinti: { $found }.
menara-no-level = A { $level }. szinthez eggyel lejjebb három oszlopnak kell állnia; ott most { $found } áll.
menara-few-columns = A lapnak legalább három oszlopon kell feküdnie, a fejük közepe fölött; itt { $found } van alatta.
menara-outside-mark = Az oszlop nem állna egészen a jelén belül: a közepétől legfeljebb { $most } mm-re térhet el.
menara-release-far = Ilyen messze vagy ilyen gyorsan senki sem engedi el: legfeljebb { $most } mm és másodpercenként { $fastest } mm lehet.
menara-other-task = A kártya mást kér: { $kind ->
    [lift] egy lapot kell átvinni (lift 07 3 12 -40 135).
    [move] oszlopokat kell magasabbra vinni (take 03a 07b).
   *[other] oszlopokat kell letenni a készletedből (put y 07b).
}
menara-no-slab = A { $slab }. lap nincs a templomban.
menara-lift-foundation = A { $slab }. lap az alapzat része, és a helyén marad.
menara-lift-same = A { $slab }. lap már ezen a szinten van: { $level }. Feljebb vagy lejjebb kell kerülnie.
menara-lift-down = Lapot emeletek között viszünk át; alapzat nem lesz belőle.
menara-no-mark = A { $slab }. lap ezen oldalán nincs { $mark } jel.
menara-mark-taken = Itt már áll oszlop: { $slab }{ $mark }.
menara-other-colour = Ez a jel: { $slab }{ $mark }, csak { $wanted ->
    [y] sárga
    [r] piros
    [k] fekete
    [w] fehér
   *[b] kék
} oszlopé lehet.
menara-one-slab = A kártya egyetlen lapról szól, és az most a { $slab }.
menara-no-column = Itt nem áll oszlop: { $slab }{ $mark }.
menara-moved-already = Ezt az oszlopot ebben a körben már átvitték: { $slab }{ $mark }.
menara-not-higher = Az oszlopnak magasabbra kell kerülnie: most a { $here }. szinten áll, az a lap pedig a { $there }. szinten van.
menara-outcome = A véletlennek itt mást kell mondania: { $phase ->
    [settle] mi lett a mozdulatból (=settled).
    [card] melyik kártya van felül (=card B3).
    [slabs] mely lapok vannak felül (=slabs 07 02 11 05).
    [reveal] melyik lap van felül (=slabs 07).
   *[other] milyen oszlopok jönnek a zsákból (=bag yyr).
}
menara-settled-unknown = Nincs ilyen darab a templomban: { $piece }.
menara-settled-twice = Erről a darabról kétszer van szó: { $piece }.
menara-settled-slab = Leesett lapot nem lehet visszatenni: { $piece }.
menara-settled-pose = Ez a darab nem lehet ott: { $piece }. A helye a világon kívül van, vagy nem elfordulás.
menara-settled-missing = Nincs megmondva, hová került ez a darab: { $piece }.
menara-slabs-number = { $found } lap került elő; { $wanted } kell.
menara-slabs-gone = Csak a rakásban lévő lapok kerülhetnek elő, mindegyik egyszer.
menara-bag-number = { $found } oszlop jött a zsákból; { $wanted } kell.
menara-bag-lacks = Ebből a színből: { $colour }, csak { $left } van a zsákban.
menara-no-card = Nincs { $card } kártya.
menara-other-stack = A { $card } kártya nem a { $stack ->
    [blue] kék
    [yellow] sárga
   *[red] piros
} pakliban van.
menara-card-gone = A { $card } kártyát már kihúzták.

## Állások
menara-position-text =
    „{ $position }” nem állás a Menarában: tizenöt mezőből áll, köztük egy-egy szóköz, ahogy a jelölésről szóló lap mondja.
menara-position-field = A(z) { $field } mezőben itt nem állhat ez: „{ $value }”.
menara-position-order = Az oszlopok sorrendje y r k w b: { $ordered }, nem { $columns }.
menara-position-cards = „{ $cards }”: ezek nem kártyák sorrendben, mindegyik egyszer.
menara-position-piece = „{ $piece }” nem írja le a templom egyik darabját sem.
menara-position-pose = „{ $piece }”: a hely a világon kívül van, vagy nem elfordulás.
menara-position-column = { $colour } oszlop nem állhat itt: { $mark }.
menara-position-floating = Ez a levegőben lógna: { $piece }. Ott semmi sem tartja.
menara-position-slabs =
    A lapok nem jönnek ki: a { $slabs } lap mindegyike egy helyen van, és előbb három alkotja az alapzatot.
menara-position-many = Csak { $most } ilyen oszlop van: { $colour }, nem { $found }.
menara-position-early = A játék még nem kezdődött el: nincs oszlop a templomban, és nincs kihúzott kártya.
menara-position-camp = A táborban itt nem lehet { $found } oszlop.
menara-position-hand = A { $seat }. helynél nem lehet { $found } oszlop; { $wanted } van nála.
menara-position-over = Nem maradt kártya, így a játéknak vége.
menara-position-task = A { $task } feladat nem illik az álláshoz.
menara-position-bag = A zsákban nincs meg a most húzandó { $wanted } oszlop, vagy nincs mit húzni.
menara-position-act = Itt ez nem történhetett meg: „{ $act }”.

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
