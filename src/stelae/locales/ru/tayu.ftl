### Тайу

tayu-seat-0 = место 1
tayu-seat-1 = место 2
tayu-seat-2 = место 3
tayu-seat-3 = место 4
tayu-role-north-south = Север–Юг
tayu-role-east-west = Восток–Запад
tayu-role-saboteur = Вредитель

## Во что можно сыграть
tayu-variant-two = для двоих
tayu-variant-two-backs = для двоих, с кольцами на обороте: вы говорите, какую фишку тянуть
tayu-variant-two-kosmos = для двоих, издание kosmos: 112 фишек, 19 × 19 клеток
tayu-variant-two-kosmos-backs = для двоих, издание kosmos, с кольцами на обороте
tayu-variant-three = для троих: один из вас вредитель
tayu-variant-three-auction = для троих: кому быть вредителем, решает аукцион
tayu-variant-three-kosmos-auction-backs = для троих, всё сразу: издание kosmos, аукцион, кольца на обороте
tayu-variant-four = для четверых, две команды

## Параметры
tayu-option-players = Сколько игроков
tayu-option-edition = Издание
    .goliath = Goliath: 84 фишки, 18 × 18 клеток
    .kosmos = Kosmos: 112 фишек, 19 × 19 клеток
tayu-option-backs = Кольца на обороте: перед взятием сказать, с кольцом (ring) или без (plain)
tayu-option-target = Втроём: счёт, которого вредитель не должен допустить
tayu-option-auction = Втроём: торговаться за роль вредителя

## Что произошло
tayu-event-bid = Место { SEAT($seat) } ставит { $bid }.
tayu-event-passed = Место { SEAT($seat) } пасует.
tayu-event-roles =
    Место { SEAT($saboteur) } — вредитель: оба остальных не должны набрать { $target }. Место { SEAT($north_south) } ведёт воду
    с севера на юг и начинает, место { SEAT($east_west) } — с востока на запад.
tayu-event-chosen = { $back ->
    [ring] Надо тянуть фишку с кольцом.
   *[plain] Надо тянуть фишку без кольца.
}
tayu-event-drawn = Вытянута фишка { $tile }, { $left ->
    [0] последняя.
    [one] осталась { $left }.
    [few] осталось { $left }.
    [many] осталось { $left }.
   *[other] осталось { $left }.
}
tayu-event-no_place = Фишка { $tile } никуда не подходит.
tayu-event-laid = Фишка { $tile } положена: { $move }.
tayu-event-reached = { $side ->
    [north] Вода дошла до северной стороны
    [east] Вода дошла до восточной стороны
    [south] Вода дошла до южной стороны
   *[west] Вода дошла до западной стороны
} на { $square }{ $points ->
    [2] , к двойной точке.
   *[other] .
}
tayu-event-scored = { $role ->
    [north_south] У севера–юга
   *[east_west] У востока–запада
} теперь { $score } (было { $was }).
tayu-event-bag_empty = Мешок пуст.

## Чем кончилось
tayu-ending-bag_empty = Положена последняя фишка
tayu-ending-no_place = Вытянутая фишка никуда не подходит

## Рядом с полем
tayu-panel-seats = { $count ->
    [1] место { $seats }
   *[other] места { $seats }
}
tayu-panel-target = цель { $target }
tayu-panel-bid = ставка: { $bid }
tayu-panel-passed = пас: { $seats }
tayu-panel-hand = фишка { $tile }
tayu-panel-bag = в мешке: { $left }
tayu-moves-help =
    j9e: первая клетка фишки на j9, остальные к востоку (e, s, w, n: восток, юг, запад, север); ring или plain перед
    взятием; число или pass на аукционе. ● вода у края, ◇ двойная точка, ◆ взята, x потеряна, • можно расти

## Почему нельзя
tayu-move-text =
    «{ $move }» — это не ход Тайу. Положить фишку: j9e (e, s, w, n — куда она смотрит); перед взятием: ring или
    plain; на аукционе: число или pass.
tayu-type-text = «{ $tile }» — это не фишка: нужны три разных отрезка от 0 до 7.
tayu-type-form = Фишку «{ $tile }» записывают так: { $form }.
tayu-none-left = Фишек { $tile } больше нет: всего их { $copies }.
tayu-other-back = { $back ->
    [ring] Просили фишку с кольцом, а у { $tile } его нет.
   *[plain] Просили фишку без кольца, а у { $tile } оно есть.
}
tayu-must-bid = Первое место обязано сделать ставку, спасовать нельзя.
tayu-bid-first = Аукцион ещё не кончился: назовите число или спасуйте (pass).
tayu-bid-range = Поставить { $bid } нельзя: назовите число от 1 до { $most }.
tayu-bid-not-lower = { $bid } — не меньше последней ставки, { $lowest }.
tayu-choose-first = Сначала скажите, что тянуть: с кольцом (ring) или без (plain).
tayu-no-auction = Сейчас аукциона нет.
tayu-no-passing = Пропускать ход нельзя: фишку надо положить.
tayu-nothing-to-choose = Фишка уже вытянута, положите её.
tayu-off-board = Фишка вышла бы за край поля, а на нём { $size } × { $size } клеток.
tayu-occupied = На { $square } уже лежит фишка.
tayu-not-in-centre = Первая фишка должна закрыть хотя бы одну клетку центра: { $centre }.
tayu-outlet-at-wall = Исток с { $side ->
    [north] северной
    [east] восточной
    [south] южной
   *[west] западной
} стороны клетки { $square } упёрся бы в фишку на { $neighbour }: у неё там истока нет.
tayu-wall-at-outlet = Исток фишки на { $neighbour } был бы закрыт: у этой фишки нет истока с { $side ->
    [north] северной
    [east] восточной
    [south] южной
   *[west] западной
} стороны клетки { $square }.
tayu-not-joined = Ни один исток фишки не сошёлся бы с истоком другой.

## Позиции
tayu-position-text =
    Позицию Тайу пишут так: издание, что делать, место, фишки и роли, например goliath draw 1 013@j9e -
tayu-edition = Издания «{ $edition }» нет. Есть: { $known }.
tayu-auction-roles = Ставка и спасовавшие места бывают на аукционе и только вместе: bid:28 и passed=1.
tayu-auction = Такого аукциона быть не может: фишек на поле ещё нет, спасовало не больше одного места, и ходит другое.
tayu-auction-bid = Ставка здесь не может быть { $bid }: ставок сделано столько, что она не больше { $most }.
tayu-roles =
    Если вредитель — место { $saboteur }, то место { $ns } ведёт воду с севера на юг, а место { $ew } — с востока
    на запад.
tayu-target = Цель не может быть больше { $most }, а указано { $found }.
tayu-seat = Сейчас был бы ход места { $expected }, а не места { $found }.
tayu-too-many = Фишек { $tile } всего { $copies }.
tayu-laid-wrongly = Фишку номер { $number }, { $tile }, так положить было нельзя.
tayu-not-over = Игра не окончена: фишки ещё есть, и каждая из них куда-нибудь подходит.
tayu-bag-empty = Мешок пуст, поэтому игра окончена: end.
tayu-no-choice = Выбирать не из чего: остались фишки только с одинаковым оборотом.
tayu-fits-nowhere = Фишка { $tile } никуда не подходит, поэтому игра окончена: end.
