### Боты.

bot-compiling = Подготовка: правила компилируются, это нужно только один раз…
budget-empty = Бюджет задают числом симуляций или секунд, больше 0.
budget-threads = Число потоков должно быть от 1 до { $most }, а не { $threads }.
budget-memory = Для поиска нужен хотя бы 1 мегабайт памяти, а не { $memory }.
search-cancelled = Поиск прерван.

## Арена
arena-entrant = «{ $text }» на арену не выйдет. Назовите бота (expert), можно с числом симуляций (expert@2000) или секунд на ход (expert@0.5s).
arena-number = Партий: { $games }, процессов: { $processes } — так не сыграть: нужно хотя бы по одному.
arena-exists = Файл { $file } уже есть. Дайте другое имя через --out.
arena-save = Не удаётся записать { $file }: { $detail }.
arena-process = Игравший процесс завершили извне (возможно, не хватило памяти). Попробуйте меньше процессов: --processes.
arena-progress = Партии: { $done }/{ $total }, осталось { $left }
arena-score = { $first } против { $second }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}: выиграно { $wins }, поделено { $draws }, проиграно { $losses } ({ $score })
arena-elo = Разница: { $elo } Эло, с вероятностью 95 % от { $low } до { $high }
arena-together = В { $game } все выигрывают или проигрывают вместе, сталкивать ботов незачем: см. docs/menara-play.md.
arena-file = Результаты: { $file }
no-ray = Ray не установлен. Поставьте Stelae с дополнением «ray»: pip install 'stelae[ray]'.
ray-unreachable = Кластер Ray по адресу { $address } не отвечает: { $detail }
ray-failed = Кластеру Ray не удалось сыграть партию: { $detail }

## Подсказки и разбор
proven-win = доказанный выигрыш
proven-draw = доказанная ничья
proven-loss = доказанный проигрыш
proven-within = за { $plies ->
    [one] { $plies } шаг
    [few] { $plies } шага
    [many] { $plies } шагов
   *[other] { $plies } шага
}
hint = { $move }: { $value }
hint-then = дальше, возможно, { $line }
analyse-progress = Разбор: { $done }/{ $total }
analyse-head-two = Как стояла партия после каждого хода с точки зрения игрока { $name }: от 0 % (проигрыш) до 100 % (выигрыш):
analyse-head-three = Как стояла партия для того, кто сделал ход: от 0 % (проигрыш) до 100 % (выигрыш):
analyse-cost = стоит { $cost }, лучше: { $best }
analyse-summary = { $name }: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}, в среднем каждый стоил { $cost }; неточностей (?): { $slips }, ошибок (??): { $blunders }
analyse-worst = Дороже всего обошёлся ход { $ply }, { $move }; лучше было { $best }.
bot-endless = { $bot } не умеет играть в { $game }: ходы там бесконечны, и перебрать их нельзя.
