"""The operations about people, as openapi.py lists the others; web_people.py does what they say."""

from __future__ import annotations

from stelae.server import personal as p
from stelae.server.operation import Operation
from stelae.server.resources import Me

OPERATIONS = (
    Operation("GET", "/api/account", "account", "One's own account: its keys, devices and bots.", p.Account),
    Operation(
        "POST", "/api/account", "create_account", "A guest becomes an account and keeps its games.", p.Account,
        p.NewAccount, status=201,
    ),
    Operation(
        "PATCH", "/api/account", "change_account", "Another login or password; the name is PUT to /api/me.", p.Account,
        p.ChangeAccount,
    ),
    Operation(
        "POST", "/api/sign-in", "sign_in", "On this device too; what the guest here has played comes along.", p.Account,
        p.SignIn,
    ),
    Operation("POST", "/api/sign-out", "sign_out", "Here or everywhere; one is a new guest then.", Me, p.SignOut),
    Operation("DELETE", "/api/sessions/{id}", "end_session", "Signs another device out.", p.Account),
    Operation(
        "POST", "/api/passkeys/options", "begin_passkey", "Begins to make a passkey, or to sign in with one.",
        p.Ceremony, p.Begin,
    ),
    Operation("POST", "/api/passkeys", "add_passkey", "Another passkey for one's account.", p.Account, p.PasskeyMade),
    Operation("DELETE", "/api/passkeys/{id}", "remove_passkey", "A passkey is worth nothing any more.", p.Account),
    Operation(
        "POST", "/api/bots", "add_bot", "A bot of one's own; its token is told once.", p.BotToken, p.NewBot, status=201
    ),
    Operation(
        "POST", "/api/bots/{id}/token", "renew_token", "Another token; the one before is worth nothing.", p.BotToken
    ),
    Operation("DELETE", "/api/bots/{id}/token", "revoke_token", "The bot stays, but nobody speaks for it.", p.Account),
    Operation("DELETE", "/api/bots/{id}", "remove_bot", "Deletes a bot as an account is deleted.", p.Account),
    Operation(
        "GET", "/api/me/tables", "my_tables", "One's own tables, page by page.", p.MyTables,
        query=(("game", str), ("over", bool), ("after", str)),
    ),
    Operation(
        "GET", "/api/me/data", "my_data", "All that is kept about one, records of all games included.", bytes,
        media="application/zip",
    ),
    Operation(
        "DELETE", "/api/me", "delete_me",
        "Deletes one's account, or the guest that one is. Games with others stay, without a name.", Me,
    ),
    Operation("GET", "/api/me/ratings", "my_ratings", "How strong one is.", p.Ratings),
    Operation("GET", "/api/people/{id}", "person", "Somebody with an account, and how strong he is.", p.Profile),
    Operation(
        "GET", "/api/tables/{code}/ratings", "table_ratings", "How strong those at a table are, each in his seat.",
        p.TableRatings,
    ),
    Operation("GET", "/api/ratings", "pools", "In which games and roles there are ratings.", p.Pools),
    Operation(
        "GET", "/api/ratings/{game}/{seats}/{role}", "leaders", "Who is strongest in a role, page by page.", p.Leaders,
        query=(("after", int),),
    ),
)  # fmt: skip
