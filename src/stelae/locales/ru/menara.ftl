### Менара

menara-seat-0 = место 1
menara-seat-1 = место 2
menara-seat-2 = место 3
menara-seat-3 = место 4
menara-role-player = Строитель

## Во что можно сыграть
menara-variant-one = в одиночку, легко
menara-variant-two = вдвоём, легко
menara-variant-three-medium-steady = втроём, средняя сложность, твёрдой рукой
menara-variant-four-hard-shaky = вчетвером, сложно, дрожащей рукой

## Параметры
menara-option-players = Сколько строителей
menara-option-difficulty = Сложность
    .easy = легко: три этажа
    .medium = средне: четыре этажа
    .hard = сложно: пять этажей
menara-option-hands = Сколько столбиков в запасе у каждого
    .seed = как в правилах
    .other = как в другом издании
menara-option-hand = Насколько точно ставятся детали
    .sure = sure: точно туда, куда сказано
    .steady = steady: почти так же точно, как ваш указатель
    .shaky = shaky: ровно так же точно, как ваш указатель

## Что произошло
menara-event-camp = В подставке теперь { $columns }.
menara-event-dealt = Место { SEAT($seat) } достаёт { $columns }.
menara-event-refilled = Место { SEAT($seat) } восполняет запас: { $columns }.
menara-event-foundation = В фундамент идут перекрытия { $slabs }. Сверху в стопке лежит { $next }.
menara-event-revealed = Сверху в стопке теперь перекрытие { $slab }.
menara-event-swapped = Место { SEAT($seat) } оставляет в подставке { $gave } и берёт { $took }.
menara-event-kept = Место { SEAT($seat) } ничего не меняет.
menara-event-chose = Место { SEAT($seat) } выбирает { $stack ->
    [blue] синюю
    [yellow] жёлтую
   *[red] красную
} стопку.
menara-event-drawn = Карта { $card }: { $task ->
    [any] { $columns ->
        [one] поставить { $columns } столбик на любое перекрытие
        [few] поставить { $columns } столбика на любые перекрытия
       *[other] поставить { $columns } столбиков на любые перекрытия
    }
    [one] { $columns ->
        [one] поставить { $columns } столбик на одно перекрытие
        [few] поставить { $columns } столбика на одно перекрытие
       *[other] поставить { $columns } столбиков на одно перекрытие
    }
    [move] { $columns ->
        [one] переставить { $columns } столбик выше
        [few] переставить { $columns } столбика выше
       *[other] переставить { $columns } столбиков выше
    }
    [fill] занять все свободные метки одного перекрытия
   *[lift] перенести перекрытие на другой уровень
}. Новое перекрытие кладут { $frame ->
    [light] светлой стороной вверх.
    [dark] тёмной стороной вверх.
   *[free] любой стороной вверх.
}
menara-event-put = Место { SEAT($seat) } ставит { $colour ->
    [y] жёлтый
    [r] красный
    [k] чёрный
    [w] белый
   *[b] синий
} столбик на { $mark }.
menara-event-taken = Место { SEAT($seat) } переставляет столбик с { $from } на { $mark }.
menara-event-laid = Место { SEAT($seat) } кладёт перекрытие { $slab } на столбики, уровень { $level }.
menara-event-founded = Место { SEAT($seat) } кладёт перекрытие { $slab } в фундамент.
menara-event-lifted = Место { SEAT($seat) } переносит перекрытие { $slab } на уровень { $level }.
menara-event-settled = { $fell ->
    [0] Храм стоит.
   *[other] Не держится.
}
menara-event-put_back = { $count ->
    [one] Столбик с { $columns } падает и возвращается на место.
   *[other] Столбики с { $columns } падают и возвращаются на место.
}
menara-event-columns_fell = { $count ->
    [one] Столбик с { $columns } падает, и вернуть его нельзя.
   *[other] Столбики с { $columns } падают, и вернуть их нельзя.
}
menara-event-slabs_fell = { $count ->
    [one] Перекрытие { $slabs } рушится!
   *[other] Перекрытия { $slabs } рушатся!
}
menara-event-storey = В храме теперь { $storeys ->
    [one] { $storeys } этаж
    [few] { $storeys } этажа
   *[other] { $storeys } этажей
} из { $goal }.
menara-event-new_slab = Это была последняя свободная метка перекрытия: теперь надо выложить перекрытие { $slab }.
menara-event-storey_card = Карта становится картой этажа: нужно { $goal ->
    [one] { $goal } этаж.
    [few] { $goal } этажа.
   *[other] { $goal } этажей.
}
menara-event-failed = Место { SEAT($seat) } отказывается от задания.
menara-event-camp_kept = Подставка остаётся как есть.
menara-event-camp_renewed = Столбики в подставке заменяются.

## Чем кончилось
menara-ending-collapse = Рухнуло перекрытие
menara-ending-column = Упавший столбик нельзя вернуть на его метку
menara-ending-refill = В мешочке не хватает столбиков, чтобы восполнить запас
menara-ending-cards = Разыграна последняя карта
menara-ending-slabs = Выложено последнее перекрытие

## Рядом с планом
menara-panel-storeys = { $storeys ->
    [one] { $storeys } этаж
    [few] { $storeys } этажа
   *[other] { $storeys } этажей
} из { $goal }
menara-panel-camp = подставка:
menara-panel-bag = мешочек:
menara-panel-cards = карты: синих { $blue }, жёлтых { $yellow }, красных { $red }
menara-panel-next = следующее перекрытие: { $slab }
menara-panel-stack = перекрытий в стопке: { $count }
menara-panel-card = карта { $card }
menara-panel-task = { $kind ->
    [any] столбики на любые перекрытия: { $done } из { $count }
    [one] столбики на одно перекрытие: { $done } из { $count }
    [move] переставить столбики выше: { $done } из { $count }
    [fill] заполнить одно перекрытие: пока { $done }
   *[lift] перенести перекрытие на другой уровень
}
menara-panel-frame = новое перекрытие: { $frame ->
    [light] светлая сторона
    [dark] тёмная сторона
   *[free] любая сторона
}
menara-panel-slab = на перекрытии { $slab }
menara-panel-extended = фундамент расширен: эта карта станет картой этажа
menara-plan-foundation = Фундамент
menara-plan-level = Уровень { $level }
menara-plan-choice = Надо выложить
menara-plan-marks = { $slab } { $side ->
    [light] светлая
   *[dark] тёмная
}:
menara-moves-help =
    base 07 light 12 -40 135: перекрытие 07 в фундамент, светлой (light) или тёмной (dark) стороной вверх, серединой в
    x 12, y -40 (миллиметры), с поворотом 135°; lay 07 dark 2 12 -40 135: на столбики, на уровень 2; swap yy rb: два
    своих жёлтых за красный и синий из подставки; - ничего не меняет; draw blue (yellow, red): открыть карту;
    put y 07b; take 03a 07b; lift 07 3 12 -40 135; fail: отказаться; renew или keep: заменить подставку или нет.
    На плане маленькие буквы — свободные метки, большие — столбики: y k r w b — жёлтый, чёрный, красный, белый, синий.
    Места для перекрытия — только советы: годится любое, какое позволяют правила.

## Почему нельзя
menara-now = { $phase ->
    [base] Сначала фундамент: base 07 light 0 0 0 кладёт перекрытие.
    [swap] Сначала обмен с подставкой, например swap yy rb, или без обмена: -
    [draw] Теперь надо выбрать стопку: draw blue, draw yellow или draw red.
    [build] Теперь надо выполнить задание карты или отказаться: fail
    [lay] Теперь надо выложить новое перекрытие: lay на столбики или base рядом с фундаментом.
   *[failed] Теперь скажите, заменить ли столбики в подставке: renew или keep
}
menara-no-passing = Задание либо выполняют, либо отказываются от него: fail
menara-move-text =
    «{ $move }» — не ход Менары. Напишите, например, put y 07b, take 03a 07b, lay 07 dark 2 12 -40 135, swap yy rb,
    draw blue или fail.
menara-columns-text = «{ $columns }» — не набор столбиков. Пишите по букве на каждый: { $known }.
menara-slab-text = «{ $slab }» — не перекрытие. Они пронумерованы от 01 до { $most }.
menara-mark-text = «{ $mark }» — не метка. Пишите перекрытие и его метку, например 07b.
menara-level-text = «{ $level }» — не уровень. Уровни на столбиках: 1, 2, 3 и так далее.
menara-number-text = «{ $number }» — не подходящее число. Пишите миллиметры или градусы так: 12, -40 или 7.5.
menara-release-text = Как отпустила рука, говорят четыре числа, а не { $move }: put y 07b @ 0.5 -1 20 0
menara-outcome-text = «{ $move }» — не исход Менары. Бывают =bag yyr, =card B3, =slabs 07 02 и =settled.
menara-settled-text = «{ $piece }» не говорит, что стало с деталью. Пишут 07b:12,-3, или 07b^, или 07b!
menara-swap-uneven = Назад приходит столько же столбиков, сколько отдано, а здесь { $give } и { $take }.
menara-swap-same = { $colour } ушёл бы и вернулся: уберите его с обеих сторон.
menara-not-in-hand = В вашем запасе ({ $hand }) нет { $columns }.
menara-not-in-camp = В подставке ({ $camp }) нет { $columns }.
menara-no-stack = Стопки «{ $stack }» нет. Есть: { $known }.
menara-stack-empty = { $stack ->
    [blue] Синяя
    [yellow] Жёлтая
   *[red] Красная
} стопка пуста.
menara-foundation-first = Первые три перекрытия идут в фундамент: base, а не lay.
menara-not-foundation = Перекрытие { $slab } сейчас не кладут в фундамент. Кладут: { $known }.
menara-not-top = Сверху в стопке не перекрытие { $slab }, а { $top }.
menara-wrong-side = Рамка карты велит класть { $side ->
    [light] светлой
   *[dark] тёмной
} стороной вверх.
menara-sure-hand = Твёрдая рука (sure) ставит точно: уберите всё после @.
menara-base-release = Фундамент кладут не спеша: уберите всё после @.
menara-off-table = Перекрытие не поместилось бы на столе: его край в { $most } мм от середины.
menara-overlap = Перекрытие легло бы внахлёст на перекрытие { $slab } уровня { $level }.
menara-touch = Перекрытие должно касаться фундамента хотя бы в двух точках, а здесь точек касания: { $found }.
menara-no-level = Для уровня { $level } уровнем ниже должны стоять три столбика, а там их { $found }.
menara-few-columns = Перекрытие должно лежать хотя бы на трёх столбиках, над их серединами, а здесь их { $found }.
menara-outside-mark = Столбик не стоял бы целиком внутри метки: от её середины можно отойти не больше чем на { $most } мм.
menara-release-far = Так далеко мимо или так быстро не отпускают: можно не больше { $most } мм и { $fastest } мм в секунду.
menara-other-task = Карта велит другое: { $kind ->
    [lift] перенести перекрытие (lift 07 3 12 -40 135).
    [move] переставить столбики выше (take 03a 07b).
   *[other] поставить столбики из запаса (put y 07b).
}
menara-no-slab = Перекрытия { $slab } в храме нет.
menara-lift-foundation = Перекрытие { $slab } — фундамент и остаётся на месте.
menara-lift-same = Перекрытие { $slab } и так на уровне { $level }: надо выше или ниже.
menara-lift-down = Перекрытие переносят по этажам; фундаментом оно не становится.
menara-no-mark = На этой стороне перекрытия { $slab } нет метки { $mark }.
menara-mark-taken = На { $slab }{ $mark } уже стоит столбик.
menara-other-colour = Метка { $slab }{ $mark } — для { $wanted ->
    [y] жёлтых
    [r] красных
    [k] чёрных
    [w] белых
   *[b] синих
} столбиков.
menara-one-slab = Карта — об одном перекрытии, и теперь это { $slab }.
menara-no-column = На { $slab }{ $mark } столбика нет.
menara-moved-already = Столбик на { $slab }{ $mark } в этот ход уже переставляли.
menara-not-higher = Столбик должен оказаться выше: он стоит на уровне { $here }, а то перекрытие на уровне { $there }.
menara-outcome = Здесь случай решает другое: { $phase ->
    [settle] к чему привело действие (=settled).
    [card] какая карта сверху (=card B3).
    [slabs] какие перекрытия сверху (=slabs 07 02 11 05).
    [reveal] какое перекрытие сверху (=slabs 07).
   *[other] какие столбики из мешочка (=bag yyr).
}
menara-settled-unknown = Детали { $piece } в храме нет.
menara-settled-twice = О детали { $piece } сказано дважды.
menara-settled-slab = Упавшее перекрытие { $piece } нельзя вернуть на место.
menara-settled-pose = Деталь { $piece } не может там быть: положение вне мира или это не поворот.
menara-settled-missing = Не сказано, где оказалась деталь { $piece }.
menara-slabs-number = Открыто перекрытий: { $found }, а должно быть { $wanted }.
menara-slabs-gone = Открыть можно лишь те перекрытия, что в стопке, и каждое один раз.
menara-bag-number = Вынуто столбиков: { $found }, а должно быть { $wanted }.
menara-bag-lacks = Столбиков цвета { $colour } в мешочке только { $left }.
menara-no-card = Карты { $card } нет.
menara-other-stack = Карта { $card } не из этой стопки: выбрана { $stack ->
    [blue] синяя.
    [yellow] жёлтая.
   *[red] красная.
}
menara-card-gone = Карту { $card } уже открывали.

## Позиции
menara-position-text =
    «{ $position }» — не позиция Менары: в ней пятнадцать полей через один пробел, как сказано на странице о записи.
menara-position-field = В поле { $field } здесь не может быть «{ $value }».
menara-position-order = Набор столбиков пишут в порядке y r k w b: { $ordered }, а не { $columns }.
menara-position-cards = «{ $cards }» — не карты по порядку и по одному разу.
menara-position-piece = «{ $piece }» не описывает детали храма.
menara-position-pose = «{ $piece }»: положение вне мира или это не поворот.
menara-position-column = Столбик цвета { $colour } не может стоять на { $mark }.
menara-position-floating = { $piece } висело бы в воздухе: там его ничто не держит.
menara-position-slabs =
    Перекрытия не сходятся: каждое из { $slabs } где-то одно, и сначала три из них образуют фундамент.
menara-position-many = Столбиков { $colour } только { $most }, а не { $found }.
menara-position-early = Игра ещё не началась: в храме нет столбиков, и карт ещё не открывали.
menara-position-camp = В подставке здесь не может быть { $found } столбиков.
menara-position-hand = В запасе места { $seat } не может быть { $found } столбиков; их там { $wanted }.
menara-position-over = Карт не осталось, так что игра окончена.
menara-position-task = Задание { $task } не подходит к позиции.
menara-position-bag = В мешочке нет { $wanted } столбиков, которые сейчас вынимают, или вынимать нечего.
menara-position-act = Здесь не могли сделать «{ $act }».

## Собственные файлы данных
menara-data-file = Не удаётся прочитать { $file }: { $detail }
menara-data-json = Файл { $file } записан не так, как надо: { $detail }
menara-data-slabs = В slabs.json нужно { $slabs } перекрытий с номерами от 1; там { $found } или номера другие.
menara-data-corners = Перекрытие { $slab }: контуру нужны хотя бы три вершины, и без повторений (найдено: { $corners }).
menara-data-crossing =
    Перекрытие { $slab }: контур пересекает сам себя: сходятся стороны после вершин { $one } и { $other }.
menara-data-size =
    Площадь перекрытия { $slab } — { $found } см², а нужно от { $least } до { $most }. Длины даются в миллиметрах.
menara-data-reach = Перекрытие { $slab } простирается на { $found } мм от своей середины; можно не больше { $most }.
menara-data-marks =
    Перекрытие { $slab }, сторона { $side }: меток { $found }, а должно быть от { $fewest } до { $most }.
menara-data-colour =
    Перекрытие { $slab }, сторона { $side }, метка { $mark }: цвета «{ $colour }» нет. Есть: { $known }.
menara-data-mark-edge =
    Перекрытие { $slab }, сторона { $side }, метка { $mark }: середина метки должна лежать не ближе { $least } мм к краю и
    внутри контура.
menara-data-mark-close =
    Перекрытие { $slab }, сторона { $side }: между метками { $mark } и { $other } меньше { $least } мм.
menara-data-stack = Карта { $card }: стопки «{ $stack }» нет. Есть: { $known }.
menara-data-kind = Карта { $card }: вида «{ $kind }» нет. Есть: { $known }.
menara-data-frame = Карта { $card }: рамки «{ $frame }» нет. Есть: { $known }.
menara-data-count =
    Карта { $card }: для вида «{ $kind }» число должно быть от { $least } до { $most }, а не { $found }.
menara-data-cards = В cards.json нужно { $size } карт стопки «{ $stack }», а там { $found }.
