### Mit mutatnak a Maya szabályaihoz készült rajzok.

figure-MY-1 = A számozás kígyózik; a vonalak a tizenkét szomszédos párt kötik össze.
figure-MY-2 = Egy torony oldalról, és az öt szint jele.
figure-MY-3 = Kezdéskor öt szín van egy toronyban, és egyik sem ismétlődik.
figure-MY-4 = A narancs elem a bal oldali toronyra illik; a jobb oldaliban már van narancs.
figure-MY-5 = Két szomszéd cserél a 4. szinttől fölfelé.
figure-MY-6 = A Monolit az 5. és a 6. torony között áll, ezért mindkettő az árnyékában van. A 4. szabad.
figure-MY-7 = A Holló lezárta a 4. szintet. De ha a 3.-tól vágsz, a negyedik elem is átmehet.
figure-MY-8 = A két lila elem csatlakozott: köztük nem lehet vágni. Alattuk igen.
figure-MY-9 = Az 1. és a 2. torony a 4. szinttől cserélt: a Monolit közéjük állt, a Holló a 4. szintre ült.
figure-MY-10 = A fekete a 3. és a 4. torony közti helyet választotta; a körök mutatják, hol állhatna még a Monolit.
figure-MY-11 = Pontozva a létrák helyei: kettő a sarkokon, három a széleken, négy középen. Az 5. toronynál a fehér, a 8.-nál a fekete van fölényben.
figure-MY-12 = Csupa piros: a 9. tornyon a fehér papja áll, mellette egy létra.
figure-MY-15 = A fehérnek két pontja van, a 7. toronyért és a 9.-en álló papért; a feketének egy, a 8. toronyért. A 9.-nél a létrák egyenlőek.
figure-MY-16 = A közép kártyája nyíltan fekszik, és mindhármótoknak két olyan kártyája van, amelyet más nem lát.
figure-MY-17 = A türkiz kártyával és egy egészen türkiz toronnyal Stopot mondhatsz.
figure-MY-19 = A színed két összeérő eleme 1 pontot ér, három 3-at, négy 6-ot, öt 10-et.
figure-MY-20 = Fejezd be a középső tornyot, és mondj Stopot ugyanabban a körben: még 5 pont.
figure-MY-23 = Az 1. és a 3. hely a 2. és a 4. ellen. Csak a saját kártyáidat látod, a társadét sem.
