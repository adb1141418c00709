### Законченная партия или позиция: посмотреть ещё раз.

review-title = { $game }: разбор
review-course = Ход партии
review-ply = { $ply } из { $of }
review-try = Попробовать
review-trying = Вы пробуете свои ходы; в партии было иначе.
review-leave = Вернуться к партии
review-judge-game = Оценить все ходы
review-judge-position = Оценить позицию
review-judged = Что думают боты
review-stop = Хватит
review-played = Сыграно { $move }: { $worth }.
review-worth = { $percent } %
review-cost =
    .slip = неточность
    .blunder = грубая ошибка
review-chart = Насколько хороши дела у стороны «{ $side }», ход за ходом: чем выше, тем ближе победа.
review-chart-three = Насколько хороши дела у каждого, ход за ходом: чем выше, тем ближе победа. Первый — сплошная линия, второй — штрихи, третий — точки.
review-link-game = Ссылка на этот момент
review-link-position = Ссылка на эту позицию
