### Работа сервера: то, что говорит только терминал.

server-listens = Stelae ждёт по адресу { $address } (остановить: Ctrl-C).
no-server = Серверу нужен пакет { $module }: установите Stelae с дополнением «server».
port-busy = Порт { $port } на { $host } занят другой программой. Укажите другой: --port, или 0, чтобы взять любой свободный.
port-wrong = Сервер не может слушать { $host }, порт { $port }: { $detail }.
setting-yes-no = { $setting }: yes или no, а не «{ $value }».
setting-number = { $setting } должно быть числом, а не «{ $value }».
setting-range = { $setting } может быть от { $least } до { $most }, а не { $value }.
setting-choice = { $setting } — одно из: { $choices }, а не «{ $value }».
setting-address = { $setting }: здесь нужны адреса вроде 10.0.0.1 или сети вроде 10.0.0.0/8, а не «{ $value }».
setting-bot-threads = Если здесь ботам потоков не дано, думать должны другие процессы, а для этого столы должны лежать в PostgreSQL: укажите --bot-threads 1 или больше.
database-folder = Папку { $folder } нельзя создать или использовать: { $detail }. Укажите другой файл: --database.
database-folder-file = В базу данных { $file } нельзя писать: { $detail }. Проверьте права на её папку или укажите другой файл: --database.
database-damaged = База данных { $file } повреждена или создана не Stelae: { $detail }. Верните на её место резервную копию или укажите другой файл.
database-locked = Базу данных { $file } держит другая программа: { $detail }. Не запущен ли второй сервер?
database-failed = База данных { $file } не работает: { $detail }.
database-newer = База данных { $file } версии { $version } создана более новой Stelae; эта знает версии до { $newest }. Установите новейшую Stelae или укажите другую базу данных.
database-kind = Stelae хранит столы в файле или в postgresql://…, но не в { $name }://.
database-address = PostgreSQL не пускает Stelae в { $file }: { $detail }. Проверьте имя базы данных, пользователя и пароль в STELAE_DATABASE.
database-away = База данных { $file } недоступна: { $detail }. Запущен ли PostgreSQL и верно ли задана STELAE_DATABASE?
