### Майя

maya-seat-0 = { $seats ->
    [2] Белые
   *[other] Место 1
}
maya-seat-1 = { $seats ->
    [2] Чёрные
   *[other] Место 2
}
maya-seat-2 = Место 3
maya-seat-3 = Место 4
maya-role-white = Белые
maya-role-black = Чёрные
maya-role-player = Игрок
maya-colour = { $colour ->
    [R] красный
    [O] оранжевый
    [Y] жёлтый
    [G] зелёный
    [T] бирюзовый
    [B] синий
    [V] фиолетовый
    [P] розовый
   *[N] коричневый
}

## Во что можно сыграть
maya-variant-two = для двоих: лестницы и жрецы
maya-variant-two-draft = для двоих, и башни вы сначала строите сами
maya-variant-three = для троих, с тайными карточками
maya-variant-three-hungarian = для троих: объявить «Стоп» труднее, а три этажа дают 2 очка
maya-variant-three-draft = для троих, и башни вы сначала строите сами
maya-variant-four = для четверых: две пары с тайными карточками
maya-variant-four-hungarian-draft = для четверых: башни строите сами, «Стоп» труднее, три этажа дают 2 очка

## Параметры
maya-option-players = Сколько игроков
maya-option-draft = Как строятся башни
    .false = случайно
    .true = игроками, этаж за этажом
maya-option-stop = Когда можно объявить «Стоп»
    .either = когда закончена башня со своей карточки или центральная
    .both = когда закончены и башня со своей карточки, и центральная
maya-option-three = Очки за три этажа в гармонии

## Что произошло
maya-event-dealt = Девять башен готовы: ни в одной цвет не повторяется.
maya-event-drawn = Взят { maya-colour } этаж уровня { $level }.
maya-event-placed = На башню { $tower } положен { maya-colour } этаж уровня { $level }.
maya-event-centre = Карточка центральной башни лежит открытой: { maya-colour } цвет.
maya-event-cards = Место { SEAT($seat) } получает карточки { $colours }.
maya-event-set_up = Монолит встаёт между башнями { $first } и { $second }, Ворон — на уровень { $raven }.
maya-event-exchanged = Башни { $first } и { $second } меняются блоками от уровня { $level } и до верха.
maya-event-joined = В башне { $tower } уровни { $below } и { $level } приходят к гармонии: { maya-colour } цвет.
maya-event-completed = Башня { $tower } закончена: { maya-colour } цвет снизу доверху!
maya-event-ladder = { $seat ->
    [0] Белые
   *[1] Чёрные
} ставят лестницу к башне { $tower }.
maya-event-no_ladder = { $lacking ->
    [place] У башни { $tower } больше нет места для лестницы.
   *[ladder] Для башни { $tower } не осталось лестниц.
}
maya-event-priest = { $seat ->
    [0] Белый
   *[1] Чёрный
} жрец поднимается на башню { $tower }.
maya-event-no_priest = Для башни { $tower } не осталось жрецов.
maya-event-stopped = { $bonus ->
    [0] Стоп!
    [one] Стоп! Центральная башня закончена этим же ходом: ещё { $bonus } очко.
    [few] Стоп! Центральная башня закончена этим же ходом: ещё { $bonus } очка.
   *[many] Стоп! Центральная башня закончена этим же ходом: ещё { $bonus } очков.
}
maya-event-shown = Место { SEAT($seat) } открывает карточки { $colours }.

## Чем кончилось
maya-ending-no_exchange = Ни одного обмена больше не сделать
maya-ending-stop = Объявлен «Стоп»
maya-match-points = Очки за все три партии сложены

## Рядом с полем
maya-panel-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}
maya-panel-left = ещё лестниц { $ladders }, жрецов { $priests }
maya-panel-bonus = центр +{ $points }
maya-panel-centre = Центр: { $card }
maya-panel-worth = Цвета сейчас дают:
maya-panel-monolith = Монолит: между { $first } и { $second }
maya-panel-raven = Ворон закрывает уровень { $level }
maya-panel-level = Строится уровень { $level }
maya-panel-drawn = В руке: { $card }
maya-panel-floors = Ещё не взято этажей: { $count }
maya-moves-help =
    56/4 — обмен башен 5 и 6 от уровня 4 и до верха; 56/4! — и «Стоп»; ! — только «Стоп»
    m34/2 — чёрные ставят монолит и Ворона; 7 — этаж из руки на башню 7
    Этажи в фигурных скобках в гармонии; w и b — лестницы, W и B — жрецы

## Почему нельзя
maya-move-text =
    «{ $move }» — не ход в «Майе». Обмен пишут 56/4, «Стоп» — 56/4! или !, подготовку — m34/2, строительство — 7.
maya-not-neighbours = Башни { $first } и { $second } не соседние: у соседних общая сторона.
maya-smaller-first = Сначала меньший номер: { $expected }, а не { $found }.
maya-base-stays = Уровень 1 не двигается: меняться можно с уровня 2, 3, 4 или 5.
maya-monolith = Башня { $tower } стоит у монолита (он между { $first } и { $second }) и в обмене не участвует.
maya-raven = Ворон закрывает уровень { $level }: выберите другой.
maya-harmony =
    В башне { $tower } на уровнях { $below } и { $level } один цвет, { maya-colour }: гармонию нельзя разлучать.
maya-no-stop = В игре вдвоём «Стоп» не объявляют.
maya-stop-early = { $when ->
    [now] «Стоп» сейчас объявить нельзя:
   *[after] После этого обмена «Стоп» объявить нельзя:
} { $lacking ->
    [own] ни одна башня с ваших карточек не закончена.
    [centre] центральная башня не закончена.
    [both] не закончены ни башня с ваших карточек, ни центральная, а нужны обе.
   *[either] не закончены ни башня с ваших карточек, ни центральная.
}
maya-set-up-first = Сначала чёрные ставят монолит и Ворона, например m34/2.
maya-set-up-over = Монолит и Ворон уже на месте. Меняйте блоки двух башен, например 56/4.
maya-place-first = Сначала положите взятый этаж на башню: назовите её номер.
maya-draft-over = Башни уже построены, класть больше нечего.
maya-tower-has-level = В башне { $tower } уровень { $level } уже есть.
maya-tower-has-colour = В башне { $tower } уже есть { maya-colour } этаж.
maya-would-be-stuck =
    Башню { $tower } займут другие: этажам { $colours } этого уровня подходят только башни { $towers }.
maya-deal-text = Раздача — это = и девять башен по пять цветов через /.
maya-tower-twice = В башне { $tower } { maya-colour } цвет встречается дважды, а вначале цвета в башне не повторяются.
maya-level-lacks = На уровне { $level } нет этажа: { maya-colour }. На любом уровне все девять цветов, каждый один раз.
maya-draw-text = Взятый этаж — это = и его цвет, например =R.
maya-floor-gone = Этаж уровня { $level } уже на башне: { maya-colour }.
maya-cards-text = Карточки — это = и по два цвета через /, мест здесь { $seats }.
maya-cards-order = Цвета на руках пишут в порядке { $order }, а не { $cards }.
maya-card-of-centre = Карточка цвета «{ maya-colour }» лежит открытой: это цвет центральной башни.
maya-card-twice = Карточка цвета «{ maya-colour }» всего одна.

## Позиции
maya-position-text = Это не позиция «Майи»: нужны башни, монолит, Ворон, место, а дальше лестницы и жрецы или карточки.
maya-level-order = Сначала нужно достроить уровень { $level }, а уж потом строить выше.
maya-level-twice = На уровне { $level } два этажа одного цвета ({ maya-colour }), а должен быть один.
maya-other-seat = Здесь решает место { $expected }, а не место { $found }.
maya-no-seat = Места { $seat } нет: игроков { $players }.
maya-monolith-early = Монолита и Ворона на поле ещё нет.
maya-monolith-missing = В игре вдвоём в позиции указывают, где монолит и на каком уровне Ворон.
maya-no-raven = Ворон важен только в игре вдвоём; вместо него пишут -.
maya-ladders-early = До первого обмена ни лестниц, ни жрецов быть не может.
maya-cards-early = Карточки раздают, когда башни уже стоят.
maya-cards-missing = Карточки раздают до первого обмена.
maya-cards-hidden = Когда партия окончена, все карточки открыты.
maya-stuck = Оставшиеся этажи уровня { $level } не разместить.
maya-draft-unfinished = Башни ещё не достроены.
maya-too-many-ladders = У башни { $tower } мест для лестниц { $places }, а стоит их { $found }.
maya-priest-unearned = На башне { $tower } стоит жрец, но она не одноцветная.
maya-ladder-supply = { $seat ->
    [0] У белых
   *[1] У чёрных
} лестниц { $total }, а не { $found }.
maya-priest-supply = { $seat ->
    [0] У белых
   *[1] У чёрных
} жрецов { $total }, а не { $found }.
maya-stop-unearned = Место { $seat } не могло объявить «Стоп»: ни башня с его карточек, ни центральная не закончена.
maya-bonus-unearned = Место { $seat } не закончило центральную башню последним обменом.
