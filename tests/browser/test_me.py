"""An account on the page: a guest takes one, keeps his games, leaves, comes back (with a passkey too), deletes it."""

import io
import sqlite3
import zipfile
from contextlib import closing

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewPlayer
from tests.browser.player import Player
from tests.browser.test_access import check
from tests.browser.test_passkeys import DEVICE
from tests.server.process import Process

ME, BOT = {"who": "me"}, {"who": "bot", "bot": "random"}


def enter(one: Player, login: str, way: str) -> None:
    page = one.page
    page.get_by_role("radio", name=way, exact=True).check(force=True)
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password").fill("a long enough secret 7")
    page.get_by_role("button", name=way, exact=True).click()


def test_a_guest_takes_an_account_and_finds_his_games_on_another_device(player: NewPlayer) -> None:
    one = player()
    code = one.new_table("azteka", {}, [ME, BOT])
    page = one.open("me")
    page.get_by_text("You are a guest").wait_for()
    check(one)
    enter(one, "anna.of.the.stones", "Make an account")
    page.get_by_text("You are signed in as anna.of.the.stones.").wait_for()
    check(one)
    with page.expect_download() as taken:
        page.get_by_role("link", name="Take it all with you").click()
    data = taken.value.path().read_bytes()
    assert any(code in name for name in zipfile.ZipFile(io.BytesIO(data)).namelist())

    other = player(viewport=PHONE)
    other.open("me")
    enter(other, "anna.of.the.stones", "Sign in")
    other.page.get_by_text("You are signed in as").wait_for()
    expect(other.open().locator(f'a[href$="t/{code}"]')).to_be_visible()

    page.get_by_role("button", name="Sign out", exact=True).first.click()
    page.get_by_text("You are a guest").wait_for()
    other.open("me")
    other.page.get_by_role("button", name="Delete the account").click()
    other.page.get_by_role("button", name="Delete for good").click()
    other.page.get_by_text("Deleted. Your games with others stay").first.wait_for()


def test_a_wrong_password_is_answered_in_words(player: NewPlayer) -> None:
    one = player()
    one.open("me")
    enter(one, "nobody.at.all", "Sign in")
    one.page.get_by_text("Login and password do not fit together").wait_for()
    one.page.get_by_text("You are a guest").wait_for()
    one.faults.clear()  # the browser itself notes what was refused


def with_a_key(one: Player) -> None:
    """The browser pretends to be a device that keeps passkeys."""
    session = one.context.new_cdp_session(one.page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})


def long_ago(serving: Process) -> None:
    """Nobody has proved lately who he is."""
    with closing(sqlite3.connect(serving.log.parent / "stelae.sqlite", timeout=20)) as database, database:
        database.execute("UPDATE sessions SET proved = 0")


def test_a_passkey_opens_the_account(player: NewPlayer) -> None:
    one = player()
    with_a_key(one)
    page = one.open("me")
    page.get_by_label("Login").fill("boris.with.a.key")
    page.get_by_role("button", name="With a passkey instead").click()
    page.get_by_text("You are signed in as boris.with.a.key.").wait_for()
    page.get_by_role("button", name="Sign out", exact=True).first.click()
    page.get_by_text("You are a guest").wait_for()
    page.get_by_role("radio", name="Sign in").check(force=True)
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.get_by_text("You are signed in as boris.with.a.key.").wait_for()


def test_a_fresh_proof_is_asked_for_on_the_spot_and_the_deed_goes_on(player: NewPlayer, serving: Process) -> None:
    one = player()
    with_a_key(one)
    page = one.open("me")
    enter(one, "clara.comes.back", "Make an account")
    page.get_by_text("You are signed in as clara.comes.back.").wait_for()
    proof = page.get_by_role("dialog", name="Is it really you?")

    long_ago(serving)
    page.get_by_role("button", name="Add a passkey").click()
    proof.wait_for()
    check(one)
    # Thought better of: nothing happens.
    page.keyboard.press("Escape")
    expect(proof).to_be_hidden()
    page.get_by_role("button", name="Add a passkey").click()
    # A wrong password is told, and asked for again.
    proof.get_by_label("Password").fill("not this one at all")
    proof.get_by_role("button", name="Go on").click()
    page.get_by_text("do not fit").first.wait_for()
    proof.get_by_label("Password").fill("a long enough secret 7")
    proof.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Remove passkey").wait_for()
    expect(proof).to_be_hidden()

    long_ago(serving)
    page.get_by_role("button", name="Delete the account").click()
    page.get_by_role("button", name="Delete for good").click()
    proof.get_by_role("button", name="Prove it with a passkey").click()
    page.get_by_text("Deleted. Your games with others stay").first.wait_for()
    # The browser itself notes what was refused.
    assert all("40" in fault for fault in one.faults), one.faults
    one.faults.clear()
