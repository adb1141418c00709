"""What happens around a game on the page: breaks of the connection, spectators, offers, matches, secrets, languages."""

import json
import random
import re
import signal
import socket
from pathlib import Path

import pytest
from playwright.sync_api import expect

import stelae
from tests.browser.conftest import LIMITS, PHONE, NewPlayer
from tests.browser.player import Player, play_out, written
from tests.server.process import process

ME, OPEN = {"who": "me"}, {"who": "open"}


def two(player: NewPlayer, game: str = "azteka", **more: object) -> tuple[Player, Player, str]:
    """Two people at a table that has begun."""
    first, second = player(), player()
    code = first.new_table(game, {}, [ME, OPEN], **more)
    first.open(f"t/{code}")
    second.open(f"t/{code}").get_by_role("button", name="Sit here").click()
    for one in (first, second):
        one.page.locator(".action-bar").wait_for()
    return first, second, code


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("localhost", 0))
        return int(probe.getsockname()[1])


@pytest.mark.slow
def test_after_the_server_was_killed_everybody_comes_back_and_plays_on(player: NewPlayer, tmp_path: Path) -> None:
    port = f"--port={free_port()}"
    rng = random.Random(1)
    with process(tmp_path, *LIMITS, port) as before:
        people = player(before.url), player(before.url)
        first, second = people
        code = first.new_table("azteka", {}, [ME, OPEN])
        first.open(f"t/{code}")
        second.open(f"t/{code}").get_by_role("button", name="Sit here").click()
        play_out([*people], rng, most=5)
        stood = first.page.locator("[data-ply]").count()
        before.running.send_signal(signal.SIGKILL)
        before.running.wait()
        for one in people:
            one.page.get_by_text("The connection is gone").first.wait_for()
    with process(tmp_path, *LIMITS, port):
        for one in people:
            expect(one.page.get_by_text("The connection is gone")).to_have_count(0, timeout=30_000)
            expect(one.page.locator("[data-ply]")).to_have_count(stood)
        play_out([*people], rng)
        for one in people:
            one.page.locator(".over").wait_for()
    for one in people:
        # A browser says on its own account what it could not reach while the server was away.
        one.faults = [fault for fault in one.faults if "ERR_CONNECTION" not in fault]


def test_a_move_that_was_sent_while_the_network_was_gone_arrives_once(player: NewPlayer) -> None:
    first, second, _ = two(player)
    first.shown()
    first.context.set_offline(True)
    first.page.evaluate("dispatchEvent(new Event('offline'))")
    first.page.locator("#notation").fill("c5")
    first.page.locator("#notation").press("Enter")
    first.context.set_offline(False)
    second.wait(lambda: second.ply == 1, "the move")
    assert second.seen[1]["view"]["position"].count("L") >= 1
    first.faults.clear()


def test_whoever_watches_sees_all_and_can_do_nothing(player: NewPlayer) -> None:
    first, second, code = two(player)
    third = player(viewport=PHONE)
    third.open(f"t/{code}")
    play_out([first, second], random.Random(2), most=4)
    third.wait(lambda: third.ply == first.ply, "the same ply")
    third.page.get_by_text("You are watching.").wait_for()
    assert third.legal() == []
    assert third.page.locator("#notation").count() == 0
    third.page.get_by_placeholder("Say something to those who watch").fill("a fine game")
    third.page.keyboard.press("Enter")
    third.page.get_by_text("a fine game", exact=True).wait_for()
    first.page.get_by_placeholder("Say something to the players").fill("<b>hello</b> &amp;")
    first.page.keyboard.press("Enter")
    second.page.get_by_text("<b>hello</b> &amp;", exact=True).wait_for()
    assert not any("hello" in frame for frame in third.heard)
    assert not any("a fine game" in frame for frame in first.heard + second.heard)
    first.page.get_by_text("one spectator").wait_for()


def test_a_wrong_move_is_answered_in_words_with_the_clause_that_can_be_read(player: NewPlayer) -> None:
    first, _, _ = two(player)
    first.write("a+")
    why = first.page.locator(".why")
    why.get_by_role("button", name="AZ-4").click()
    first.page.get_by_role("heading", name="The rules of Azteka").wait_for()
    expect(first.page.locator("#clause-AZ-4")).to_be_in_viewport()


def test_moves_are_taken_back_and_draws_agreed_when_both_want_it(player: NewPlayer) -> None:
    first, second, _ = two(player)
    first.write("c5")
    first.wait(lambda: first.ply == 1, "the move")
    first.page.get_by_role("button", name="Undo").click()
    second.page.get_by_role("button", name="Agree").click()
    first.wait(lambda: first.seen[0]["ply"] == 0, "the move taken back")
    first.page.get_by_role("button", name="More").click()
    first.page.get_by_role("button", name="Offer a draw").click()
    second.page.get_by_role("button", name="Agree").click()
    first.page.get_by_role("heading", name="Drawn.").wait_for()


def test_a_match_goes_on_with_the_sides_changed(player: NewPlayer) -> None:
    first, second, _ = two(player, match=True)
    for one in (first, second):
        one.page.get_by_role("button", name="More").click()
        one.page.get_by_role("group", name="More").get_by_role("button", name="Resign").click()
        one.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        if one is first:
            for each in (first, second):
                each.page.get_by_role("button", name="The next game").click()
            # Death plays Life now.
            second.wait(lambda: bool(second.legal()), "the other's beginning")
            first.seen.clear()
    for one in (first, second):
        one.page.locator(".over").wait_for()


def test_a_game_is_stepped_through_while_it_goes_on(player: NewPlayer) -> None:
    first, second, _ = two(player)
    play_out([first, second], random.Random(3), most=6)
    first.shown()
    page = first.page
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_text("After step 0").wait_for()
    assert page.locator(".piece").count() == 0
    page.get_by_role("button", name="A step forward").click()
    page.get_by_text("After step 1").wait_for()
    expect(page.locator(".piece")).to_have_count(1)
    page.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_text("After step")).to_have_count(0)


def test_nothing_that_a_browser_receives_tells_the_cards_of_others(player: NewPlayer) -> None:
    state = stelae.game("maya").start({"players": 3}, seed=5)
    hands = str(state).split()[-1].split("/")
    people = [player() for _ in range(3)]
    watching = player()
    code = people[0].new_table("maya", {"players": 3}, [ME, OPEN, OPEN], start=str(state))
    people[0].open(f"t/{code}")
    for one in people[1:]:
        one.open(f"t/{code}").get_by_role("button", name="Sit here").first.click()
    watching.open(f"t/{code}")
    play_out(people, random.Random(4), without_stop, most=8)
    watching.wait(lambda: watching.ply == people[0].ply, "the same ply")
    for n, one in enumerate([*people, watching]):
        received = "\n".join([*one.heard, *(each.text() for each in one.answers if "/api/" in each.url)])
        assert "??" in received
        for seat, cards in enumerate(hands):
            told = re.search(rf"(?<![A-Z]){cards}(?![A-Z])", received)
            assert (told is not None) == (seat == n), f"browser {n}, cards of seat {seat}"
        for position in re.findall(r'"position":"([^"]*)"', received):
            assert [hand for hand in position.split()[4].split("/") if hand != "??"] in ([], hands[n : n + 1])


def without_stop(player: Player, rng: random.Random) -> None:
    player.write(rng.choice([move for move in player.legal() if "!" not in move]))


def test_at_one_device_cards_show_only_while_they_are_held(player: NewPlayer) -> None:
    one = player(viewport=PHONE)
    page = one.open()
    page.locator('[data-game="maya"]').click()
    page.get_by_label("Which game of it").select_option("three")
    page.locator('[data-door="new-device"]').click()
    one.wait(lambda: bool(one.legal()), "the first turn")
    hold = page.get_by_role("button", name="Hold to see your cards")
    hold.wait_for()
    own = page.locator(".hand.own [data-card]")
    centre = page.locator(".centre-card [data-card]")
    expect(centre).to_have_count(1)
    expect(page.locator(".hand [data-card]")).to_have_count(1)
    box = hold.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    expect(own).to_have_count(2)
    page.mouse.up()
    expect(own).to_have_count(0)
    page.keyboard.press("Tab")
    hold.focus()
    page.keyboard.down("Space")
    expect(own).to_have_count(2)
    page.keyboard.up("Space")
    expect(own).to_have_count(0)


@pytest.mark.slow
def test_a_hot_seat_game_goes_to_its_end(player: NewPlayer) -> None:
    one = player()
    code = one.new_table("maya", {"players": 3}, [{**ME, "name": name} for name in ("Ann", "Ben", "Cleo")])
    one.open(f"t/{code}")
    one.page.get_by_text(re.compile("(Ann|Ben|Cleo) has the device now")).wait_for()
    play_out([one], random.Random(6), written)
    one.page.locator(".over").wait_for()
    # Now everything lies open.
    expect(one.page.locator(".hand [data-card]")).to_have_count(7)


@pytest.mark.parametrize(("locale", "language", "title"), [("ru-RU", "ru", "Старые камни"), ("hu", "hu", "kövek")])
def test_the_page_speaks_the_browsers_language_and_can_be_switched(
    player: NewPlayer, locale: str, language: str, title: str
) -> None:
    one = player(locale=locale)
    page = one.open()
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)
    assert page.locator("html").get_attribute("lang") == language
    page.locator("header button.icon-only").last.click()
    page.locator('input[name="language"][value="en"]').check(force=True)
    expect(page.get_by_role("heading", level=1)).to_have_text("Old stones, new games")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Old stones, new games")


def test_hints_are_shown_on_the_board(player: NewPlayer) -> None:
    one = player()
    code = one.new_table("azteka", {}, [ME, {"who": "bot", "bot": "novice"}])
    page = one.open(f"t/{code}")
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint-line code").wait_for(timeout=300_000)
    assert page.locator(".hint-line code").inner_text() in one.legal()
    page.locator(".socket.pointed, .ring.pointed").first.wait_for()


def test_the_front_page_shows_whose_turn_it_is(player: NewPlayer) -> None:
    first, second, code = two(player)
    first.write("c5")
    second.wait(lambda: second.ply == 1, "the move")
    page = second.open()
    expect(page.locator(f'a[href$="t/{code}"]')).to_contain_text("Your turn")
    assert json.loads(second.context.request.get(second.url + "/api/me").text())["tables"]


def test_a_link_that_leads_nowhere_says_so(player: NewPlayer) -> None:
    one = player()
    one.open("t/NOPE42").get_by_role("heading", level=1).wait_for()
    one.open("nothing/here").get_by_text("This address leads nowhere").wait_for()
    one.faults.clear()  # the browser itself notes the 404
