### Страница вокруг полей.

page-home = На главную
page-skip = К содержанию
page-close = Закрыть
page-loading = Загружается…
page-reload = Загрузить заново
page-settings = Настройки
page-learn = Учимся: { $game }
page-not-found = Здесь ничего нет
page-not-found-help = Этот адрес никуда не ведёт. Может быть, в ссылке не хватает буквы.
page-unreachable = Сервер недоступен. Ничего не пропало; попробуйте чуть позже.
page-refused = Сервер отказывает: { $code }.
page-broken = На этой странице что-то сломалось. Загрузите её заново; за столом ничего не пропало.

## Главная страница
home-title = Старые камни, новые партии
home-lead = Настольные игры, которых больше не купить, уже расставлены: против бота, с друзьями по ссылке или вдвоём за одним экраном. Регистрация не нужна.
home-games = Игры
home-play = Играть
home-learn = Научиться
home-players = { $least ->
    [one] { $least }–{ $most } игрока
   *[other] игроков: { $least }–{ $most }
}
home-yours = Ваши партии
home-here = все за этим устройством
home-status =
    .waiting = ждёт игроков
    .playing = ход других
    .between = между партиями
    .over = окончена
home-away = Сервер сейчас недоступен. Ваши столы там целы; эта страница сама попробует ещё раз.
home-offline = Вы не в сети. Ваши столы хранятся на сервере и появятся здесь, как только связь вернётся.
home-again = Попробовать ещё раз
home-open = Открытые столы
home-open-none = Сейчас никто не ждёт игроков. Откройте стол для всех, и он появится здесь.
home-seats = занято мест: { $taken } из { $of }
home-join = Сесть
home-watch = Смотреть
home-whose = Автор игры Azteka — Андреа Майнини, «Майи» — Андреа Майнини и Альберто Бранкиари, «Тайу» — Ник Нойваль. Названия лишь говорят, по чьим правилам здесь играют; слова и рисунки наши собственные.

## Новый стол
new-title = { $game }: новый стол
new-variant = Какой вариант
new-go = Играть
new-bot = Против бота
    .help = Начинается сразу.
new-alone = В одиночку
    .help = Начинается сразу.
new-partner = Вместе с ботами
    .help = Вы строите вместе; начинается сразу.
new-friend = С друзьями
    .help = Вы получите ссылку и QR-код, чтобы их отправить.
new-device = За этим устройством
    .help = Все играют за одним экраном; тайные карточки остаются тайными.
new-anybody = С кем угодно
    .help = Стол стоит на главной странице, пока кто-нибудь не сядет.
new-details = Настроить всё подробно
new-seats = Кто где сидит
new-seat = Место { $seat }
new-seat-me = я или кто-то рядом со мной
new-seat-open = свободно: по ссылке
new-seat-bot = бот: { $level }
new-seat-name = Имя на месте { $seat }
new-player = Игрок { $number }
new-clock = Часы
    .none = без часов
    .live = минуты
    .days = дни на ход
new-minutes = Минут каждому
new-increment = Добавка за ход, секунд
new-days = Дней на ход
new-visibility = Кто найдёт стол
    .link = у кого есть ссылка
    .public = все, на главной странице
new-begin = Партия начнётся
    .full = когда все места заняты
    .ready = когда все готовы
new-match = { $games ->
    [one] Матч из { $games } партии
   *[other] Матч из { $games } партий
}
new-open = Открыть стол
option-yes = да
option-no = нет

## Боты
level-choose = Насколько силён
level-random = Случайный
level-novice = Новичок
level-casual = Любитель
level-club = Клубный игрок
level-expert = Знаток
level-master = Мастер

## Часы
clock-days = { $days } дн { $hours } ч
clock-is-none = без часов
clock-is-live = { $minutes } мин + { $increment } с за ход
clock-is-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}

## До начала
waiting-title = { $free ->
    [0] Все на местах
    [one] Свободно { $free } место
    [few] Свободно { $free } места
   *[other] Свободно { $free } мест
}
waiting-help = Отправьте эту ссылку тому, с кем хотите играть. Она открывает стол в любом браузере, и на телефоне тоже.
waiting-copy = Скопировать ссылку
waiting-copied = Скопировано
waiting-copy-by-hand = Браузер не даёт скопировать: выделите ссылку и скопируйте её сами.
waiting-share = Поделиться
waiting-share-title = Сыграем: { $game }
waiting-qr = QR-код с адресом этого стола
waiting-terms = Во что играем
waiting-sit = Сесть сюда
waiting-stand = Встать
waiting-free = Освободить место
waiting-bot = Бот
waiting-up = Место { $seat } выше
waiting-down = Место { $seat } ниже
waiting-ready = Можно начинать
waiting-not-ready = Ещё не начинать
waiting-is-ready = готов играть

## За столом
table-nobody = свободно
table-you = вы
table-seats = Игроки
table-board = Поле
table-goal = О чём игра
table-rules = Правила
table-more = Ещё
table-prepares = готовится
table-thinks = думает
table-away = нет связи
table-left = не за столом
table-to-move = сейчас ход
table-your-turn = Ваш ход
table-turn-of = Ходит { $name }
table-chance = Решает случай
table-over = Партия окончена
table-sending = Отправляется…
table-watching = Вы смотрите.
table-proposed = { $move } можно сыграть.
table-confirm-say = { $move }: подтвердите.
table-play-it = Сделать ход
table-take-back = Отменить
table-undo = Вернуть ход
table-hint = Подсказка
table-hint-coming = Думаем…
table-hint-say = Подсказка: { $move }
table-offer-draw = Предложить ничью
table-ask-hints = Разрешить всем подсказки
table-offer-swap = Поменяться местами: { $name }
table-resign = Сдаться
table-notation = Или напишите ход
table-notation-go = Сделать
table-offers = О чём просят
table-bot-sits-in = Пока вас не было, на ваше место сел бот.
table-seat-back = Вернуть место
table-gone = Больше не за столом: { $name }. Подождите или решите:
table-claim-bot = Пусть играет бот
table-claim-end = Закончить партию
table-moves = Ходы
table-no-moves = Пока ни одного.
table-steps = Просмотр партии
table-step-first = К началу
table-step-back = Шаг назад
table-step-forward = Шаг вперёд
table-step-last = К концу
table-looking-back = После шага { $ply }
table-to-present = Назад к игре
table-games-of-match = Партии матча
table-game-number = Партия { $number }
table-chat = Разговор
table-spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
chat-empty-players = Это читают только игроки.
chat-empty-spectators = До конца партии это читают только зрители.
chat-say-players = Написать игрокам
chat-say-spectators = Написать зрителям
chat-from-spectators = из зрителей
chat-send = Отправить
chat-mute = { $muted ->
    [true] Снова дать слово: { $name }
   *[false] Лишить слова: { $name }
}
resign-title = Сдать партию?
resign-means = Другая сторона сразу победит.
resign-not = Играть дальше
cover-pass = Сейчас устройство держит { $name }.
cover-hold = Удерживайте, чтобы увидеть карточки
match-score = Матч: сыграно партий { $played } из { $length }

## Что предлагают
offer-theirs = { $kind ->
    [undo] { $name } хочет вернуть ход.
    [draw] { $name } предлагает ничью.
    [swap] { $name } хочет поменяться местами: { $other }.
    [rematch] { $name } хочет сыграть ещё раз.
   *[hints] { $name } предлагает разрешить всем подсказки.
}
offer-own = { $kind ->
    [undo] Вы попросили вернуть ход.
    [draw] Вы предложили ничью.
    [swap] Вы предложили поменяться местами: { $other }.
    [rematch] Вы предложили сыграть ещё раз.
   *[hints] Вы предложили разрешить всем подсказки.
}
offer-declined = { $kind ->
    [undo] { $name } не согласен вернуть ход.
    [draw] { $name } отклоняет ничью.
    [swap] { $name } не хочет меняться местами.
    [rematch] { $name } не хочет играть ещё раз.
   *[hints] { $name } не хочет подсказок.
}
offer-accept = Согласиться
offer-decline = Отказать
offer-withdraw = Передумать
told-took-back = Ход возвращён: { $name }.
told-seated = За стол садится { $name }.
told-began = Партия началась.
told-returned = { $name } снова здесь.
told-hints = Все согласны: в этой партии можно просить подсказки.

## Когда всё кончилось
over-won = Вы победили!
over-shared = Вы победили вместе!
over-closed = Стол закрыт
over-next-game = Следующая партия
over-waits-for = Ждём: { $names }
over-rematch = Сыграть ещё раз
over-to-rematch = К новой партии
over-record = Сохранить запись
over-review = Разобрать партию

## Связь
link-away = Связь прервалась, возвращаемся…
link-offline = Вы не в сети. Стол вернётся вместе со связью.
link-back = Связь восстановлена.

## Правила
rules-title = Правила: { $game }
rules-search = Искать в правилах
rules-none = Такого пункта нет.
rules-designers = Автор: { $names }

## Настройки
settings-name = Ваше имя
settings-account = Учётная запись
settings-save = Сохранить
settings-saved = Сохранено.
settings-language = Язык
settings-theme = Свет
    .auto = как на устройстве
    .light = день
    .dark = ночь
settings-motion = Движение
    .auto = как на устройстве
    .full = включено
    .still = выключено
settings-confirm = Спрашивать перед ходом
    .small = на малых экранах
    .always = всегда
    .never = никогда
settings-sound = Звуки камня
settings-notify = Сообщать, когда мой ход
