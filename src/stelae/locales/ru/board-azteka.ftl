### Поле «Ацтеки» на странице.

azteka-board-label = Колесо Azteka. Стрелки ведут по гнёздам, Enter ставит фигуру, + поворачивает кольцо.
# Буква на фигуре.
azteka-letter = { $piece ->
    [L] Ж
    [D] С
   *[M] М
}
azteka-cell = { $ring }{ $sector }: { $held ->
    [L] Жизнь
    [D] Смерть
    [M] Мумия
   *[none] { $free ->
        [yes] свободно, сюда можно поставить
       *[no] свободно
    }
}.
azteka-turns = Повернуть кольцо
azteka-turn = Повернуть кольцо { $ring } на { $degrees }°
azteka-let-be = Оставить как есть

## Цели, рядом с игроками
azteka-goal-sectors = Занято секторов
azteka-goal-rings = Занято колец
azteka-goal-sector = Самый полный сектор
azteka-goal-ring = Самое полное кольцо
azteka-supply-left = Фигур в запасе
azteka-count = { $count } из { $of }
