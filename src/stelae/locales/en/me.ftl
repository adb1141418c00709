### One's own account.

me-title = Your account
me-guest = You are a guest: everything works, on this device. With an account you find your games on any other device, too, and games with others who have one are rated.
me-way = Account
    .create = Make an account
    .sign-in = Sign in
me-login = Login
me-password = Password
me-by-passkey-new = With a passkey instead
me-by-passkey = Sign in with a passkey
me-signed-in = You are signed in as { $login }.
me-sign-out = Sign out
me-sign-out-everywhere = Sign out everywhere
me-ratings = Your ratings
me-ratings-none = None yet: play a game with somebody who has an account.
me-pool = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
me-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
me-keys = Keys
me-sure = To change them, you may be asked once more for a password or a passkey.
me-proof = Is it really you?
me-proof-why = It has been a while since you signed in. Prove once more that it is you, and what you asked for goes on.
me-proof-give = Go on
me-proof-passkey = Prove it with a passkey
me-passkey = Passkey { $label }, made on { $date }
me-passkey-add = Add a passkey
me-passkey-remove = Remove passkey { $label }
me-remove = Remove
me-password-new = Another password
me-changed = Changed. All other devices are signed out.
me-devices = Where you are signed in
me-device-end = Sign out { $device }
me-here = this device
me-kept = What is kept about you
me-kept-help = Your name, your games and what you have said at tables; nothing else.
me-take = Take it all with you (zip)
me-delete = Delete the account
me-delete-guest = Delete it all
me-delete-really = Delete for good
me-delete-not = Keep it
me-deleted = Deleted. Your games with others stay, without your name.
