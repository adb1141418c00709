### Доска Менары на странице.

menara-scene-label =
    Храм. Стрелки поворачивают его, плюс и минус приближают и отдаляют. Пока в руке перекрытие, стрелки сдвигают его на
    миллиметр (с Shift на пять), запятая и точка поворачивают, N переносит на следующее хорошее место, Enter кладёт.
    Видом сверху можно играть с одной клавиатуры.
menara-plan-label =
    { $level ->
        [0] Фундамент
       *[other] Уровень { $level }
    } сверху. Стрелки ведут по меткам, N — к следующей предложенной, Enter выбирает, Page Up и Page Down меняют уровень.
    Пока в руке перекрытие, стрелки сдвигают его, запятая и точка поворачивают, N переносит на следующее хорошее место.
menara-plan-say =
    { $level ->
        [0] Фундамент
       *[other] Уровень { $level }
    }: { $slabs ->
        [one] { $slabs } перекрытие
        [few] { $slabs } перекрытия
       *[other] { $slabs } перекрытий
    }, { $columns ->
        [one] { $columns } столбик
        [few] { $columns } столбика
       *[other] { $columns } столбиков
    }, { $free ->
        [one] { $free } свободная метка
        [few] { $free } свободные метки
       *[other] { $free } свободных меток
    }.
menara-colour = { $colour ->
    [y] жёлтый
    [r] красный
    [k] чёрный
    [w] белый
   *[b] синий
}
menara-mark-say = { $mark }, { $colour ->
    [y] жёлтая
    [r] красная
    [k] чёрная
    [w] белая
   *[b] синяя
} метка: { $here ->
    [offered] свободна, сюда можно поставить столбик
    [take] столбик, который можно переставить
    [column] здесь стоит столбик
   *[free] свободна
}.
menara-load = { $grams } г
menara-columns = В руке { $columns ->
    [one] { $columns } столбик
    [few] { $columns } столбика
   *[other] { $columns } столбиков
}
menara-none = нет

## Как показано
menara-looks = Что показать
menara-look-space = Храм
menara-look-plan = Сверху
menara-look-weigh = Прочность
menara-weighing = Взвешиваем храм…
menara-weighed = { $stands ->
    [yes] Стоит, запас опоры { $margin } мм; стол можно наклонить на { $tilt }°.
   *[no] Не удержится: не хватает { $margin } мм опоры.
}
menara-weighed-slab = лежит в равновесии, до края опоры { $margin } мм, вместе с грузом { $grams } г
menara-weighed-columns = Сколько несёт каждый столбик
menara-film-skip = Пропустить
menara-film-again = Ещё раз

## Что делать
menara-waiting = Сейчас строят другие.
menara-settling = Рука отпускает…
menara-together = { $won ->
    [yes] Храм поднялся на нужную высоту: вы все победили.
   *[no] Храм недостаточно высок: вы все проиграли.
}
menara-do-swap = Обменяйте столбики с подставкой, один на один, или продолжайте.
menara-swap-give = Отдаёте
menara-swap-take = Берёте
menara-swap-nothing = Ничего не менять
menara-do-draw = Выберите стопку: верхняя карта — ваше задание.
menara-stack = { $stack ->
    [blue] синяя, чаще лёгкие
    [yellow] жёлтая, средние
   *[red] красная, чаще трудные
}
menara-stack-left = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
menara-do-put = Коснитесь метки, к которой подходит столбик из вашей руки, или перетащите столбик туда.
menara-do-move = Коснитесь столбика, который переставляете.
menara-do-move-to = Теперь коснитесь метки на перекрытии повыше, куда его поставить.
menara-do-nothing = Для этой карты больше ничего нельзя сделать: откажитесь от задания.
menara-hand = Ваша рука
menara-fail = Отказаться от задания
menara-do-failed = Карта становится картой этажа. Заменить все столбики в подставке шестью новыми?
menara-renew = Взять шесть новых
menara-keep = Оставить подставку как есть
menara-do-lay = { $what ->
    [base] Положите перекрытие в фундамент. Перекрытия должны касаться друг друга.
    [lift] Перенесите перекрытие на другой уровень вместе со всем, что на нём стоит.
   *[lay] Положите новое перекрытие хотя бы на три столбика или рядом с фундаментом (это стоит карты этажа).
}
menara-which-slab = Какое перекрытие
menara-slab = Перекрытие { $slab }
menara-slab-side = Перекрытие { $slab }, { $side ->
    [light] светлая сторона
   *[dark] тёмная сторона
}
menara-which-side = Какая сторона
menara-side = { $side ->
    [light] светлая сторона
   *[dark] тёмная сторона
}
menara-which-level = Какой уровень
menara-level = { $level ->
    [0] Фундамент
   *[other] Уровень { $level }
}
menara-places-coming = Ищем хорошие места…
menara-places = Хорошие места
menara-places-none = Хороших мест здесь не найдено: попробуйте сами
menara-place = Место { $number } для перекрытия { $slab }, { $side ->
    [light] светлая сторона
   *[dark] тёмная сторона
}, { $level ->
    [0] в фундаменте
   *[other] на уровне { $level }
}
menara-next-place = Следующее хорошее место
menara-margin = { $margin } мм
menara-nudge = Немного сдвинуть перекрытие
menara-nudge-to = { $way ->
    [left] влево
    [up] вверх
    [down] вниз
    [right] вправо
    [round] повернуть влево
   *[back] повернуть вправо
}
menara-nudge-fine = точнее
menara-outlook-fits = Здесь оно может лежать.
menara-outlook = { $state ->
    [asking] Смотрим…
    [stands] Устоит, с запасом { $margin } мм.
   *[falls] Правила разрешают, но храм упадёт: не хватает { $margin } мм опоры.
}
menara-forecast = { $mark }: { $state ->
    [asking] смотрим…
    [fits] храм устоит.
    [stands] храм устоит, с запасом { $margin } мм.
    [no] так нельзя.
   *[falls] от этого храм упадёт.
}

## Карты и запасы
menara-card-task = { $kind ->
    [any] { $count ->
        [one] { $count } столбик на любое перекрытие
        [few] { $count } столбика на любые перекрытия
       *[other] { $count } столбиков на любые перекрытия
    }
    [one] { $count ->
        [one] { $count } столбик на одно перекрытие
        [few] { $count } столбика на одно перекрытие
       *[other] { $count } столбиков на одно перекрытие
    }
    [move] { $count ->
        [one] переставить выше { $count } столбик
        [few] переставить выше { $count } столбика
       *[other] переставить выше { $count } столбиков
    }
    [fill] заполнить одно перекрытие
   *[lift] перенести перекрытие на другой уровень
}
menara-card-frame = { $frame ->
    [light] новое перекрытие: светлой стороной вверх
    [dark] новое перекрытие: тёмной стороной вверх
   *[free] новое перекрытие: любой стороной
}
menara-card-done = { $done } из { $count }
menara-camp = Подставка
menara-hands = Руки
menara-next = Следующее перекрытие
menara-next-none = Перекрытий больше нет.
menara-stacks = Карты
menara-bag = Мешочек

## Ход перед отправкой
menara-phrase-slab = { $act ->
    [base] Перекрытие { $slab } в фундамент, { $side ->
        [light] светлой стороной вверх
       *[dark] тёмной стороной вверх
    }
    [lift] Перекрытие { $slab } на уровень { $level }
   *[lay] Перекрытие { $slab } на уровень { $level }, { $side ->
        [light] светлой стороной вверх
       *[dark] тёмной стороной вверх
    }
}
menara-phrase-column = { $colour ->
    [y] Жёлтый столбик на { $mark }
    [r] Красный столбик на { $mark }
    [k] Чёрный столбик на { $mark }
    [w] Белый столбик на { $mark }
    [b] Синий столбик на { $mark }
   *[other] Столбик с { $from } на { $mark }
}
menara-phrase-swap = Отдать: { $give }; взять: { $take }
menara-phrase-draw = Открыть карту: { $stack ->
    [blue] синяя стопка
    [yellow] жёлтая стопка
   *[red] красная стопка
}

## Ход в списке ходов
menara-listed-slab = { $level ->
    [0] перекрытие { $slab }: фундамент
   *[other] перекрытие { $slab }: уровень { $level }
}
menara-listed-put = { $colour } на { $mark }
menara-listed-taken = с { $from } на { $mark }
menara-listed-swap = отдать: { $give }; взять: { $take }
menara-listed-draw = { $stack ->
    [blue] синяя карта
    [yellow] жёлтая карта
   *[red] красная карта
}
menara-listed-bag = из мешочка: { $columns }
menara-listed-slabs = из стопки: { $slabs }
menara-listed-word = { $word ->
    [fail] отказ от задания
    [renew] подставка обновлена
    [keep] подставка прежняя
   *[none] без обмена
}
menara-listed-back = возвращены: { $columns }
menara-listed-fell = упали: { $pieces }
