"""The lessons answer to the rules: every position stands, every move that is looked for or replied is legal and does
what the lesson says, and every kind of ending can be seen. What a step tells has words, and no words are left over."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import stelae
from stelae.core.game import State
from tests.test_locales import messages

PAGE = Path(__file__).parents[1] / "web" / "src" / "games"
LESSONS = {file.parent.name: json.loads(file.read_text("utf-8")) for file in sorted(PAGE.glob("*/lesson.json"))}


def beats(lesson: dict[str, Any]) -> list[tuple[str, dict[str, Any], list[State]]]:
    """Every beat with the positions it may begin in: after all that can have been played in the beat before it."""
    game = stelae.game(lesson["game"])
    found = []
    for step in lesson["steps"]:
        states: list[State] = []
        for number, beat in enumerate(step["beats"]):
            if "position" in beat:
                states = [game.parse(beat["position"], beat.get("options", {}))]
            elif number == 0:
                states = [game.start(beat.get("options", {}))]
            else:
                states = [after for state in states for after, _ in outcomes(lesson, step["beats"][number - 1], state)]
            states = some([_after(state, beat.get("line", ())) for state in states])
            found.append((f"{step['id']}-{beat['id']}", beat, states))
    return found


def _after(state: State, line: list[str]) -> State:
    for move in line:
        state = state.play(move)
    return state


def some(states: list[State]) -> list[State]:
    """Enough of them to hold the lesson to."""
    return states[:: 1 + len(states) // 40]


def meant(lesson: dict[str, Any], wishes: list[str], state: State) -> list[str]:
    """The legal moves that are meant by moves or names of kinds."""
    legal = state.legal()
    return [
        move
        for wish in wishes
        for move in ([wish] if wish not in lesson["kinds"] else legal)
        if wish not in lesson["kinds"] or re.fullmatch(lesson["kinds"][wish], move)
    ]


def outcomes(lesson: dict[str, Any], beat: dict[str, Any], state: State) -> list[tuple[State, set[str]]]:
    """Where each wanted move, the replies and the luck that follow lead, and what kinds of events they bring."""
    found = []
    for move in meant(lesson, beat.get("wanted", []), state):
        after, kinds = state, set[str]()
        for played in [move, *beat.get("replies", ())]:
            if played in lesson["kinds"]:
                played = meant(lesson, [played], after)[0]
            kinds |= {event["kind"] for event in after.all_events(played)}
            after = after.play(played)
        while "seed" in lesson and after.to_move == "chance":
            played = after.sample(random.Random(lesson["seed"]))
            kinds |= {event["kind"] for event in after.all_events(played)}
            after = after.play(played)
        found.append((after, kinds))
    return found


@pytest.mark.parametrize("name", LESSONS)
def test_what_a_lesson_looks_for_is_legal_and_does_what_it_says(name: str) -> None:
    lesson = LESSONS[name]
    for beat_id, beat, states in beats(lesson):
        assert states, beat_id
        for state in states:
            if "against" in beat:
                reason = state.why(beat["example"])
                assert reason is not None, beat_id
                assert reason.clause == beat["against"], beat_id
                continue
            found = outcomes(lesson, beat, state) if "wanted" in beat else [(state, set[str]())]
            if "wanted" in beat and "example" in beat:
                assert state.why(beat["example"]) is None, beat_id
                assert any(re.fullmatch(lesson["kinds"][kind], beat["example"]) for kind in beat["wanted"]), beat_id
            assert found or "wanted" not in beat, f"{beat_id}: nothing that is looked for is legal"
            for after, kinds in found:
                assert set(beat.get("brings", ())) <= kinds, f"{beat_id}: {kinds}"
                assert (after.result and after.result.reason) == beat.get("ends"), beat_id


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_has_five_to_ten_steps_and_shows_every_ending(name: str) -> None:
    lesson = LESSONS[name]
    info = stelae.game(name).info
    assert 5 <= len(lesson["steps"]) <= 10
    ends = {beat.get("ends") for step in lesson["steps"] for beat in step["beats"]}
    assert {ending for ending in info.endings if ending} <= ends
    clauses = {beat["against"] for step in lesson["steps"] for beat in step["beats"] if "against" in beat}
    assert clauses <= set(info.clauses)


def said(lesson: dict[str, Any]) -> dict[str, set[str]]:
    """The messages of a lesson, with their attributes."""
    words: dict[str, set[str]] = {}
    for step in lesson["steps"]:
        key = f"lesson-{lesson['game']}-{step['id']}"
        words[key] = {"title"}
        for beat in step["beats"]:
            words[f"{key}-{beat['id']}"] = {"done"} if "wanted" in beat or "against" in beat else set()
    return words


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_has_its_words_and_no_others(name: str) -> None:
    known = {
        key: {attribute.id.name for attribute in message.attributes}
        for key, message in messages("en").items()
        if key.startswith(f"lesson-{name}-")
    }
    assert known == said(LESSONS[name])


def drawn() -> set[str]:
    """The clauses that have a figure."""
    sources = (file.read_text("utf-8") for file in PAGE.glob("*/figures.tsx"))
    return {clause for source in sources for clause in re.findall(r'figure\("([A-Z]+-\d+)"', source)}


def test_every_figure_has_its_caption_and_every_caption_its_figure() -> None:
    captions = {key.removeprefix("figure-") for key in messages("en") if key.startswith("figure-")}
    assert captions == drawn()
    clauses = {clause for name in LESSONS for clause in stelae.game(name).info.clauses}
    assert captions <= clauses
