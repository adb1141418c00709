### Терминал.

## Выбор
choose-game = Во что сыграем?
choose-variant = В какой вариант?
choose-against = Кто играет?
choose-people = люди, все за этим экраном
choose-novice = вы против новичка: мало видит, много упускает
choose-casual = вы против любителя
choose-club = вы против клубного игрока
choose-expert = вы против знатока
choose-master = вы против мастера, сильнее которого мы не умеем
pick = 1–{ $most } (Enter — 1):
pick-wrong = Введите число от 1 до { $most }.
player-name = Игрок { $number }
games-designers = Кто придумал: { $names }
games-default = по умолчанию { $value }

## Игра
prompt = (? — ходы, «помощь» — команды)
chance = Случай
legal = { $count ->
    [1] Разрешён только один ход:
    [one] Разрешён { $count } ход:
    [few] Разрешены { $count } хода:
    [many] Разрешено { $count } ходов:
   *[other] Разрешено { $count } хода:
}
is-legal = Ход { $move } разрешён.
see-clause = Само правило покажет команда «правила { $clause }».
stood = Эта позиция сложилась { $count ->
    [2] во второй
    [3] в третий
   *[other] в { $count }-й
} раз.
undone = Ход взят назад.
nothing-to-undo = Брать назад нечего: вы ещё не ходили.
cards-alone = { $name }: нажмите Enter, когда на экран будете смотреть только вы.
cards-hide = Нажмите Enter, чтобы снова всё спрятать.
draw-two-sides = О ничьей могут договориться две стороны, а здесь их больше.
draw-agree = { $name }: вы согласны на ничью? (д/н)
draw-declined = Ничья отклонена, игра продолжается.
resign-sure = Вы точно сдаётесь? (д/н)
yes = да
saved = Запись партии: { $file }
left = Партия сохранена. Продолжить её можно так: «stelae play --resume» ({ $file }).
left-unsaved = Партия не сохранена: не удалось записать { $file } ({ $detail }).
resumed = { $plies ->
    [one] Продолжаем после { $plies } шага: { $file }
    [few] Продолжаем после { $plies } шагов: { $file }
    [many] Продолжаем после { $plies } шагов: { $file }
   *[other] Продолжаем после { $plies } шага: { $file }
}
help =
    Как записать ход, сказано выше. А ещё можно так:
      ?       разрешённые ходы       почему ХОД      почему так ходить нельзя
      назад   взять ход назад        правила [AZ-5]  все правила или один пункт
      поле    ещё раз показать поле  карты           показать ваши карточки
      ничья   предложить ничью       сдаюсь          сдаться
      подсказка — лучшие ходы
      выход   уйти; партия сохранится, дальше: «stelae play --resume»
    Английские слова тоже подходят:
      why, hint, undo, board, cards, rules, draw, resign, quit
command-help = помощь
command-why = почему
command-hint = подсказка
command-undo = назад
command-board = поле
command-cards = карты
command-rules = правила
command-draw = ничья
command-resign = сдаюсь
command-quit = выход

## Чем кончилось
match-on = Следующая партия матча: { $number } из { $length }.
match-go-on = Продолжим? (д/н)
replay-prompt = { $number }/{ $last } — Enter: дальше, b: назад, число: к этому шагу, q: выход ›
replay-unfinished = Партия не закончена.

## Что не так
nothing-to-resume = Незаконченных партий нет. Начать новую: «stelae play».
resume-redacted = В { $file } нет того, чего одному из мест видеть не положено, поэтому продолжить партию нельзя.
resume-alone = Партия продолжается такой, какой начата, заново её не настроить: уберите { $flags }.
resume-finished = Партия в { $file } закончена. Посмотреть её можно так: «stelae replay { $file }».
save-exists = { $file } уже есть. Выберите другое имя или продолжите партию: «stelae play --resume { $file }».
no-match = В { $game } с такими параметрами матчей не бывает.
seat-flag =
    Из «{ $flag }» не понять, кто где сидит. Пишите --seat 0=human или --seat 1=expert; последнее место — { $last }.
deal-too-much = Там, где идёт «{ $outcome }», случай уже ни при чём: решает игрок.
clause-unknown = В правилах { $game } нет пункта «{ $wanted }». Есть такие: { $known }.
bench-seconds = Мерить можно от долей секунды до часа, а не { $seconds }.
record-json = Это не запись партии: JSON испорчен или обрывается ({ $detail }).
record-foreign = Это не запись Stelae.
record-newer = Эту запись сделала более новая Stelae (форма { $found }; эта знает только { $known }). Обновите Stelae.
record-fields = Запись повреждена: { $detail }.
record-file = Не удалось прочитать { $file }: { $detail }.
record-size = { $file } слишком велик для записи партии.
record-save = Не удалось сохранить { $file }: { $detail }. Играем дальше; после следующего хода попробуем снова.
record-rules = Эту партию играли по правилам версии { $found }, а эта Stelae знает версию { $known }.
record-seats = В записи игроков { $found }, а в игре { $expected }.
record-turn = Шаг { $ply } в записи сделан не в свою очередь: записано { $seat }, а ходит { $turn }.
record-ply = Шаг { $ply } в записи, «{ $move }», сделать нельзя.
record-result = Итог в записи не тот, к которому привели ходы ({ $expected }).
record-unfinished = В записи сказано, что партия кончилась ({ $reason }), но её ходы к концу не ведут.
record-match = Предыдущие партии матча не сходятся друг с другом.
