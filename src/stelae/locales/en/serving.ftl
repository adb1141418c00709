### Running the server: what only a terminal says.

server-listens = Stelae is at { $address } (stop it with Ctrl-C).
no-server = The server needs the package { $module }: install Stelae with its “server” extra.
port-busy = Port { $port } at { $host } is busy: another program listens there. Give another one with --port, or 0 for any.
port-wrong = The server cannot listen at { $host }, port { $port }: { $detail }.
setting-yes-no = { $setting } is yes or no, not “{ $value }”.
setting-number = { $setting } is a number, not “{ $value }”.
setting-range = { $setting } is between { $least } and { $most }, not { $value }.
setting-choice = { $setting } is one of { $choices }, not “{ $value }”.
setting-address = { $setting } takes addresses such as 10.0.0.1 or networks such as 10.0.0.0/8, not “{ $value }”.
setting-bot-threads = Without a thread for bots there must be other processes that think, and for that the tables must be in PostgreSQL: give --bot-threads 1 or more.
database-folder = The folder { $folder } cannot be made or used: { $detail }. Name another file with --database.
database-folder-file = The database { $file } cannot be written: { $detail }. Look at the rights of its folder, or name another file with --database.
database-damaged = The database { $file } is damaged or no database of Stelae: { $detail }. Put a backup in its place, or name another file.
database-locked = The database { $file } is locked by another program: { $detail }. Is another server running?
database-failed = The database { $file } does not work: { $detail }.
database-newer = The database { $file } is of version { $version }, made by a newer Stelae; this one knows versions up to { $newest }. Install the newest Stelae, or name another database.
database-kind = Stelae keeps its tables in a file or in postgresql://…, not in { $name }://.
database-address = PostgreSQL does not let Stelae into { $file }: { $detail }. Look at the name of the database, the user and the password in STELAE_DATABASE.
database-away = The database { $file } cannot be reached: { $detail }. Is PostgreSQL running, and is STELAE_DATABASE right?
