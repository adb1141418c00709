### Menara: what stands and what falls

menara-no-physics = Чтобы знать, что устоит, а что упадёт, нужна установка с дополнением «menara»: pip install 'stelae[menara]'.

## A temple that cannot be
menara-temple-twice = Деталь { $piece } названа дважды. Каждое перекрытие и каждая метка могут быть только один раз.
menara-temple-number = Положение детали { $piece } — не семь обычных чисел. Нужны x, y и z в миллиметрах и поворот в виде кватерниона.
menara-temple-outside = { $piece } окажется за пределами мира. Оставайтесь не дальше { $most } мм от середины стола и над ним.
menara-temple-turn = Поворот детали { $piece } — не кватернион длины 1.
menara-temple-slab = Перекрытия { $piece } со стороной «{ $side }» нет.
menara-temple-mark = Такой метки или такого столбика нет: { $piece }. Назовите перекрытие в храме, одну из его меток и цвет столбика.
menara-temple-floating = { $piece } повиснет в воздухе: под этой деталью ничего нет. Столбик ставят на метку, перекрытие кладут на столбики.
menara-temple-overlap = { $piece } и { $other } окажутся друг в друге. Раздвиньте их.

## An act that cannot be tried
menara-act-hand = Руки «{ $hand }» не бывает. Есть такие: { $known }.
menara-act-number = В действии есть числа, которые не являются обычными. Нужны миллиметры и градусы.
menara-act-release = Так деталь не отпускают. Оставайтесь над столом и не быстрее { $most } мм в секунду.
menara-act-slab = Перекрытие { $piece } для этого не годится: нового в храме ещё быть не должно, а перемещаемое должно в нём лежать.
menara-act-taken = На метке { $piece } уже стоит столбик.
menara-act-nothing = На метке { $piece } нет столбика, который можно взять.

## An act told for those who do not see it
menara-event-film-fell = { $what ->
    [slab] Перекрытие
   *[column] Столбик
} { $piece } падает через { $seconds } с.
menara-event-film-more = Затем падают: { $slabs ->
    [0] ни одного перекрытия
    [one] ещё { $slabs } перекрытие
    [few] ещё { $slabs } перекрытия
   *[many] ещё { $slabs } перекрытий
} и { $columns ->
    [0] ни одного столбика
    [one] ещё { $columns } столбик
    [few] ещё { $columns } столбика
   *[many] ещё { $columns } столбиков
}.
menara-event-film-shifted = { $what ->
    [slab] Перекрытие
   *[column] Столбик
} { $piece } сдвигается на { $by } мм.
menara-event-film-shifts = { $pieces ->
    [one] Ещё { $pieces } деталь сдвигается
    [few] Ещё { $pieces } детали сдвигаются
   *[many] Ещё { $pieces } деталей сдвигаются
}, самое большее на { $by } мм.
menara-event-film-stood = { $sway ->
    [0] Ничто не шелохнулось: храм стоит.
   *[other] Храм качнулся на { $sway } мм и успокоился через { $seconds } с.
}

## Pictures
render-file = Это не запись партии и не позиция «Менары»: { $file }.
render-game = Рисунки делаются только для «Менары»; это партия игры { $game }.
render-ply = Хода { $ply } в этой записи нет; всего их { $most }.
render-size = Ширина рисунка — от { $least } до { $most } пикселей.
render-write = Не удаётся записать рисунок в { $file }: { $detail }.
render-done = { $file }: { $storeys ->
    [one] { $storeys } этаж
    [few] { $storeys } этажа
   *[many] { $storeys } этажей
}, { $columns ->
    [one] { $columns } столбик
    [few] { $columns } столбика
   *[many] { $columns } столбиков
}.
