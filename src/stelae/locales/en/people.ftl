### People: accounts, ratings, what is one's own.

## Accounts

sign-in-wrong = Login and password do not fit together. Try again, or use a passkey.
sign-in-fast = Too many attempts. Wait some minutes, then try again.
sign-in-again = This needs a fresh proof that it is you: sign in once more, then repeat it.
sign-in-what = Give a login and a password, or use a passkey.
account-needed = This needs an account: sign in, or make one.
account-already = You have an account already, and are signed in to it.
account-keyless = An account needs a password or a passkey.
login-form = A login is one word of { $least } letters or more: letters, digits and . _ - @ +.
login-taken = The login “{ $login }” is taken. Choose another one.
password-short = A password needs at least { $least } characters.
password-weak = This password would be guessed at once. Choose another one.
passkey-wrong = This passkey is not known here. Sign in with your password, or with another passkey.
passkey-late = This took too long, or was done already. Begin anew.
passkey-known = This passkey belongs to an account already.
passkey-host = Passkeys need a name in the address, not “{ $host }”: as https://play.example.
passkeys-many = An account has { $most } passkeys at most. Remove one first.
key-last = Nothing would be left to sign in with. Set a password or add another passkey first.
no-such-passkey = You have no such passkey (any more).
no-such-session = You are not signed in there (any more).
no-such-bot = You have no such bot (any more).
bots-many = An account has { $most } bots at most. Delete one first.
bot-may-not = A bot cannot do that; its owner can.
bearer-wrong = This token is not known here (any more).

## What is one's own

after-wrong = This is not where a page ended: ask with the “after” of the page before.
parameter-yes-no = { $name } is true or false, not “{ $value }”.
nothing-kept = Nothing is kept about you yet.
no-such-person = There is nobody of that id with an account (any more).

## For whoever runs the server

ratings-recounted = { $games ->
    [one] { $games } game counted anew.
   *[other] { $games } games counted anew.
}
recount-busy = Games kept ending while they were counted. Try again when there is less to do.
password-new = The password of { $login } is now { $password } and opens everything: tell it nobody else. Sessions from before are over.
login-which = Say whose password: stelae accounts password LOGIN.
login-none = There is no account with the login “{ $login }”.
