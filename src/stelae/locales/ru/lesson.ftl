### Уроки: что говорится в любом из них.

lesson = Урок
lesson-progress = Шаг { $step } из { $steps }
lesson-step = { $step }. { $title }{ $done ->
    [yes] , пройдено
   *[no] { "" }
}
lesson-you = вы
lesson-back = Назад
lesson-again = Этот шаг заново
lesson-reveal = Показать
lesson-shown = Например, { $move }
lesson-play = Сыграть { $move }
lesson-next = Дальше
lesson-skip = Пропустить
lesson-play-now = Играть
lesson-other = Так тоже можно, но сейчас мы ищем другой ход. Попробуйте ещё раз!
lesson-lost = Сервер сейчас не отвечает. Чуть позже начните этот шаг заново.
lesson-ended = Игра на этом закончилась, а хотели мы другого. Начните этот шаг заново!
