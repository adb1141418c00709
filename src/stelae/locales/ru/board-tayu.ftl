### Поле Tayü на странице.

tayu-board-label = Поле Tayü. Стрелки ведут по клеткам, R поворачивает фишку, N ведёт к следующему месту, куда она ложится, Enter кладёт её.
tayu-direction = { $direction ->
    [n] на север
    [e] на восток
    [s] на юг
   *[w] на запад
}
tayu-cell = { $square }: { $here ->
    [tile] фишка { $tile }
    [fits] фишка ложится, если направить её { $ways }
   *[free] свободно, фишка сюда не ложится (сейчас она направлена { $pointing })
}.
tayu-turn-left = Повернуть фишку влево
tayu-turn-right = Повернуть фишку вправо
tayu-back = { $back ->
    [ring] с кольцом
   *[plain] без кольца
}
tayu-choose = Какую фишку взять?
tayu-auction-now = { $bid ->
    [0] Какой счёт вы не дали бы набрать, будь вы вредителем? Ставок пока нет.
   *[other] Ставка — { $bid }: назовите меньше или спасуйте.
}
tayu-bid-label = Ваша ставка
tayu-bid-less = На один меньше
tayu-bid-more = На один больше
tayu-bid = Поставить { $bid }
tayu-pass = Пас
tayu-has-passed = Пас сделан
tayu-target-label = Не дать набрать
tayu-side = { $side ->
    [north] Северная сторона
    [east] Восточная сторона
    [south] Южная сторона
   *[west] Западная сторона
}
