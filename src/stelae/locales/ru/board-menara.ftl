### Доска Менары на странице.

menara-scene-label =
    Храм. Стрелки поворачивают его, плюс и минус приближают и отдаляют. Пока в руке плита, стрелки сдвигают её на
    миллиметр (с Shift на пять), запятая и точка поворачивают, N переносит на следующее хорошее место, Enter кладёт.
    Видом сверху можно играть с одной клавиатуры.
menara-plan-label =
    { $level ->
        [0] Основание
       *[other] Уровень { $level }
    } сверху. Стрелки ведут по меткам, N — к следующей предложенной, Enter выбирает, Page Up и Page Down меняют уровень.
    Пока в руке плита, стрелки сдвигают её, запятая и точка поворачивают, N переносит на следующее хорошее место.
menara-plan-say =
    { $level ->
        [0] Основание
       *[other] Уровень { $level }
    }: { $slabs ->
        [one] { $slabs } плита
        [few] { $slabs } плиты
       *[other] { $slabs } плит
    }, { $columns ->
        [one] { $columns } колонна
        [few] { $columns } колонны
       *[other] { $columns } колонн
    }, { $free ->
        [one] { $free } свободная метка
        [few] { $free } свободные метки
       *[other] { $free } свободных меток
    }.
menara-colour = { $colour ->
    [y] жёлтая
    [r] красная
    [k] чёрная
    [w] белая
   *[b] синяя
}
menara-mark-say = { $mark }, { $colour ->
    [y] жёлтая
    [r] красная
    [k] чёрная
    [w] белая
   *[b] синяя
} метка: { $here ->
    [offered] свободна, сюда можно поставить колонну
    [take] колонна, которую можно перенести
    [column] здесь стоит колонна
   *[free] свободна
}.
menara-load = { $grams } г
menara-columns = В руке { $columns ->
    [one] { $columns } колонна
    [few] { $columns } колонны
   *[other] { $columns } колонн
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
menara-weighed-slab = уравновешена на { $margin } мм внутри своих колонн, вместе с грузом { $grams } г
menara-weighed-columns = Сколько несёт каждая колонна
menara-film-skip = Пропустить
menara-film-again = Ещё раз

## Что делать
menara-waiting = Сейчас строят другие.
menara-settling = Рука отпускает…
menara-together = { $won ->
    [yes] Храм поднялся на нужную высоту: вы все победили.
   *[no] Храм недостаточно высок: вы все проиграли.
}
menara-do-swap = Обменяйте колонны с лагерем, сколько на столько, или продолжайте.
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
menara-do-put = Коснитесь метки, подходящей к колонне в руке, или перетащите колонну туда.
menara-do-move = Коснитесь колонны, которую переносите.
menara-do-move-to = Теперь коснитесь метки на более высокой плите, куда её поставить.
menara-do-nothing = Для этой карты больше ничего нельзя сделать: откажитесь от задания.
menara-hand = Ваша рука
menara-fail = Отказаться от задания
menara-do-failed = Карта становится картой этажа. Заменить весь лагерь шестью новыми колоннами?
menara-renew = Взять шесть новых
menara-keep = Оставить лагерь как есть
menara-do-lay = { $what ->
    [base] Положите плиту в основание. Плиты должны касаться друг друга.
    [lift] Перенесите плиту на другой уровень вместе со всем, что на ней стоит.
   *[lay] Положите новую плиту хотя бы на три колонны или рядом с основанием (это стоит карты этажа).
}
menara-which-slab = Какая плита
menara-slab = Плита { $slab }
menara-slab-side = Плита { $slab }, { $side ->
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
    [0] Основание
   *[other] Уровень { $level }
}
menara-places-coming = Ищем хорошие места…
menara-places = Хорошие места
menara-places-none = Хороших мест здесь не найдено: попробуйте сами
menara-place = Место { $number } для плиты { $slab }, { $side ->
    [light] светлая сторона
   *[dark] тёмная сторона
}, { $level ->
    [0] в основании
   *[other] на уровне { $level }
}
menara-next-place = Следующее хорошее место
menara-margin = { $margin } мм
menara-nudge = Немного сдвинуть плиту
menara-nudge-to = { $way ->
    [left] влево
    [up] вверх
    [down] вниз
    [right] вправо
    [round] повернуть влево
   *[back] повернуть вправо
}
menara-nudge-fine = точнее
menara-outlook-fits = Здесь она может лежать.
menara-outlook = { $state ->
    [asking] Смотрим…
    [stands] Устоит, с запасом { $margin } мм.
   *[falls] Правила разрешают, но храм упадёт: не хватает { $margin } мм опоры.
}
menara-forecast = { $mark }: { $state ->
    [asking] смотрим…
    [stands] храм устоит, с запасом { $margin } мм.
    [no] так нельзя.
   *[falls] от этого храм упадёт.
}

## Карты и запасы
menara-card-task = { $kind ->
    [any] { $count ->
        [one] { $count } колонна на любую плиту
        [few] { $count } колонны на любые плиты
       *[other] { $count } колонн на любые плиты
    }
    [one] { $count ->
        [one] { $count } колонна на одну плиту
        [few] { $count } колонны на одну плиту
       *[other] { $count } колонн на одну плиту
    }
    [move] { $count ->
        [one] перенести выше { $count } колонну
        [few] перенести выше { $count } колонны
       *[other] перенести выше { $count } колонн
    }
    [fill] заполнить одну плиту
   *[lift] перенести плиту на другой уровень
}
menara-card-frame = { $frame ->
    [light] новая плита: светлой стороной вверх
    [dark] новая плита: тёмной стороной вверх
   *[free] новая плита: любой стороной
}
menara-card-done = { $done } из { $count }
menara-camp = Лагерь
menara-hands = Руки
menara-next = Следующая плита
menara-next-none = Плит больше нет.
menara-stacks = Карты
menara-bag = Мешок

## A move before it is sent
menara-phrase-slab = { $act ->
    [base] Плита { $slab } в основание, { $side ->
        [light] светлой стороной вверх
       *[dark] тёмной стороной вверх
    }
    [lift] Плита { $slab } на уровень { $level }
   *[lay] Плита { $slab } на уровень { $level }, { $side ->
        [light] светлой стороной вверх
       *[dark] тёмной стороной вверх
    }
}
menara-phrase-column = { $colour ->
    [y] Жёлтая колонна на { $mark }
    [r] Красная колонна на { $mark }
    [k] Чёрная колонна на { $mark }
    [w] Белая колонна на { $mark }
    [b] Синяя колонна на { $mark }
   *[other] Колонна с { $from } на { $mark }
}
menara-phrase-swap = Отдать: { $give }; взять: { $take }
menara-phrase-draw = Открыть карту: { $stack ->
    [blue] синяя стопка
    [yellow] жёлтая стопка
   *[red] красная стопка
}
