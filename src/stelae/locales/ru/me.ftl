### Своя учётная запись.

me-title = Ваша учётная запись
me-guest = Вы здесь гость: на этом устройстве доступно всё. С учётной записью ваши партии будут и на других устройствах, а игры с теми, у кого она тоже есть, идут в рейтинг.
me-way = Учётная запись
    .create = Завести
    .sign-in = Войти
me-login = Логин
me-password = Пароль
me-by-passkey-new = Лучше с ключом доступа
me-by-passkey = Войти с ключом доступа
me-signed-in = Вы вошли как { $login }.
me-sign-out = Выйти
me-sign-out-everywhere = Выйти везде
me-ratings = Ваши рейтинги
me-ratings-none = Пока нет: сыграйте с кем-нибудь, у кого есть учётная запись.
me-pool = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
}
me-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
me-keys = Ключи
me-sure = Чтобы их изменить, может понадобиться ещё раз ввести пароль или приложить ключ доступа.
me-proof = Это точно вы?
me-proof-why = Вы вошли уже давно. Подтвердите ещё раз, что это вы, и начатое будет доведено до конца.
me-proof-give = Продолжить
me-proof-passkey = Подтвердить ключом доступа
me-passkey = Ключ доступа { $label }, создан { $date }
me-passkey-add = Добавить ключ доступа
me-passkey-remove = Удалить ключ доступа { $label }
me-remove = Удалить
me-password-new = Новый пароль
me-changed = Готово. На других устройствах вы больше не в системе.
me-devices = Где вы вошли
me-device-end = Выйти на устройстве { $device }
me-here = это устройство
me-kept = Что о вас хранится
me-kept-help = Ваше имя, ваши партии и то, что вы говорили за столами. Больше ничего.
me-take = Забрать всё (zip)
me-delete = Удалить учётную запись
me-delete-guest = Удалить всё
me-delete-really = Удалить навсегда
me-delete-not = Оставить
me-deleted = Удалено. Партии с другими останутся, но без вашего имени.
