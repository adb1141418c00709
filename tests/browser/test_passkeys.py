"""Passkeys with a real browser and the device that it pretends to have."""

from typing import Any

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player

# What a page does; the forms are those of the browser alone.
SCRIPT = """
async ([purpose, login]) => {
  const post = async (path, body) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    return [answer.status, await answer.json()];
  };
  const [, { ceremony, options }] = await post("/api/passkeys/options", { purpose, login });
  if (purpose === "register") {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const credential = (await navigator.credentials.create({ publicKey })).toJSON();
    return post("/api/account", { login, passkey: { ceremony, credential, label: "this device" } });
  }
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = (await navigator.credentials.get({ publicKey })).toJSON();
  return post("/api/sign-in", { ceremony, credential });
}
"""
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def did(player: Player, purpose: str, login: str | None = None) -> tuple[int, Any]:
    status, answer = player.page.evaluate(SCRIPT, [purpose, login])
    return status, answer


def test_an_account_is_made_with_a_passkey_and_opened_with_it_again(player: NewPlayer) -> None:
    one = player()
    one.open()
    device = one.context.new_cdp_session(one.page)
    device.send("WebAuthn.enable")
    device.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    status, account = did(one, "register", "kim")
    assert status == 201, account
    assert [passkey["label"] for passkey in account["passkeys"]] == ["this device"]
    assert one.page.evaluate("async () => (await (await fetch('/api/me')).json()).person.account")
    # Somebody else at this screen, until she is back.
    one.context.clear_cookies()
    assert (
        one.page.evaluate("async () => (await (await fetch('/api/account')).json()).reason?.code") == "account-needed"
    )
    status, again = did(one, "sign-in")
    assert (status, again["person"]) == (200, account["person"])
    # The browser itself has noted that a request was refused, as it should be.
    one.faults[:] = [fault for fault in one.faults if "401" not in fault]
