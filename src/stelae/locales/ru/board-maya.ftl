### Поле «Майя» на странице.

maya-board-label =
    Девять башен Maya. Стрелки ведут по башням, цифры от 1 до 5 выбирают уровень, Enter берёт этажи от этого уровня и
    выше, а затем башню для обмена, V показывает вид сбоку, ! объявляет «Стоп».
# Буква на этаже; у двух цветов не может быть одной буквы.
maya-letter = { $colour ->
    [R] К
    [O] О
    [Y] Ж
    [G] З
    [T] Б
    [B] С
    [V] Ф
    [P] Р
   *[N] Ч
}
maya-cell = Башня { $tower }, уровень { $level }: { $here ->
    [none] пока пусто
   *[other] { $here }
}. Снизу вверх: { $floors }.
maya-cell-monolith = Рядом с монолитом.
maya-cell-raven = Этот уровень закрыт вороном.
maya-cell-joined = В гармонии с этажом под ним.
maya-cell-ladders = Лестницы: белых { $white }, чёрных { $black }, мест { $places }.
maya-cell-priest = На ней стоит { $seat ->
    [0] белый
   *[1] чёрный
} жрец.
maya-cell-free = Это можно выбрать.
maya-gap = Между башнями { $first } и { $second }; ворон встанет на уровень { $level }.
maya-choose-partner = Башня { $tower } от уровня { $level } и выше: теперь выберите соседнюю башню, { $partners }.
maya-levels = Уровни
maya-level-name = { $level ->
    [1] Трава
    [2] Деревья
    [3] Птицы
    [4] Облака
   *[5] Солнце
}
maya-level = Уровень { $level }, { maya-level-name }{ $closed ->
    [yes] , закрыт вороном
   *[no] { "" }
}
maya-set-up-help = Поставьте монолит между двумя башнями, а ворона — на любой уровень.
maya-draft-hand = Уровень { $level }, { maya-colour } этаж: выберите башню
maya-in-space = Обойти вокруг
maya-from-plan = Назад к плану
maya-no-space = Обойти вокруг: в этом браузере нельзя (нет WebGL)
maya-space-label = Площадь с башнями в пространстве. Стрелки обходят её вокруг, плюс и минус приближают и отдаляют; касание выбирает башню. Всё это можно сделать и клавишами на плане.
maya-from-side = Вид сбоку
maya-from-above = Вид сверху
maya-call-stop = Объявить «Стоп»

## Карточки
maya-cards = Карточки заданий
maya-cards-own = Ваши карточки
maya-card-covered = Закрытая карточка
maya-card-show = Показать, где стоит { maya-colour }
maya-centre = Центр

## Счёт, рядом с игроками
maya-score-ladders = { $count ->
    [0] Башни с перевесом лестниц
    [one] Перевес у башни { $towers }
   *[other] Перевес у башен { $towers }
}
maya-score-priests = { $count ->
    [0] Жрецы
    [one] Жрец на башне { $towers }
   *[other] Жрецы на башнях { $towers }
}
maya-score-ladders-left = Лестниц в запасе
maya-score-priests-left = Жрецов в запасе
maya-score-card = { maya-colour }: { $where }
maya-score-group = башня { $tower }, уровни { $from }–{ $to }
maya-score-none = пока ничего не соприкасается
maya-score-bonus = Центр достроен, и объявлен «Стоп»
