"""The words: the same messages in every language, and every code that the program can say has words."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import stelae
from stelae.core.contract import Reason
from stelae.locales import LANGUAGES, preferred, words

PACKAGE = Path(stelae.__file__).parent
LOCALES = PACKAGE / "locales"
PAGE = Path(__file__).parents[1] / "web" / "src"
# Ids that are put together from parts; a file may hold more of them than the program names in full.
COMPOSED = re.compile(
    r"[A-Z]+-\d+|source-\w+|command-\w+|\w+-(event|ending|option|match|variant|seat|role)-.+|\w+-moves-help"
    r"|ending-\w+|choose-\w+|level-\w+|chat-(empty|say)-\w+|proven-\w+|option-repetition|review-cost|azteka|maya|menara|tayu"
    # tests/test_lessons.py looks at these.
    r"|lesson-(azteka|maya|menara|tayu)-.+|figure-[A-Z]+-\d+"
)


def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


def variables(node: ast.BaseNode) -> set[str]:
    names: set[str] = set()

    def collect(part: object) -> None:
        if isinstance(part, ast.VariableReference):
            names.add(part.id.name)
        if isinstance(part, ast.BaseNode):
            for value in vars(part).values():
                collect(value)
        if isinstance(part, list):
            for item in part:
                collect(item)

    collect(node)
    return names


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_says_the_same_things(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert sorted(english) == sorted(other)
    for name, message in english.items():
        attributes = sorted(attribute.id.name for attribute in message.attributes)
        assert attributes == sorted(attribute.id.name for attribute in other[name].attributes), name
        # A language may leave a variable out, but not ask for one that is not given; lists come with a count.
        given = {"count"} if "-event-" in name else set()
        assert variables(other[name]) - given <= variables(message), name


def sources() -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted(PACKAGE.rglob("*.py")))


def page_sources() -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted(PAGE.rglob("*.ts*")))


def test_every_message_is_used() -> None:
    text = sources() + page_sources() + "".join(file.read_text("utf-8") for file in (LOCALES / "en").glob("*.ftl"))
    used = set(re.findall(r"""["'`]([a-z][a-z0-9_-]+)(?:\.[^"'`\s]+)?["'`]|\{ ([a-z-]+) \}""", text))
    named = {one or other for one, other in used}
    unused = [name for name in messages("en") if not COMPOSED.fullmatch(name) and name not in named]
    assert unused == []


def test_every_reason_has_words() -> None:
    known = messages("en")
    patterns = (
        r'complain\(\s*\w+,\s*"([a-z0-9-]+)"',
        r'Reason\(\s*"([a-z0-9-]+)"',
        r'(?:wrong|refuse)\(\s*"([a-z0-9-]+)"',
    )
    codes = {code for pattern in patterns for code in re.findall(pattern, sources())}
    assert len(codes) > 30
    assert sorted(code for code in codes if code not in known) == []


@pytest.mark.parametrize("name", stelae.games())
def test_every_ending_variant_and_seat_has_words(name: str) -> None:
    game = stelae.game(name)
    known = messages("en")
    wanted = [f"{name}-ending-{ending}" for ending in game.info.endings if ending]
    wanted += [f"{name}-variant-{variant}" for variant in game.info.variants]
    wanted += [f"{name}-seat-{seat}" for seat in range(max(game.seats(o) for o in game.info.variants.values()))]
    wanted += [f"{name}-option-{option.name}" for option in game.options if option.name != "repetition"]
    for options in game.info.variants.values():
        start = game.start(options)
        wanted += [f"{name}-role-{role}" for role in game.info.roles(start.packed, start.seats) if role]
    assert [message for message in wanted if message not in known] == []


def test_a_reason_is_told_with_its_clause() -> None:
    reason = Reason("azteka-not-beside-life", "AZ-5", {"socket": "c5"})
    assert words("en").reason(reason) == "c5 is not next to a Life piece. (AZ-5)"
    assert str(reason) == "azteka-not-beside-life (AZ-5): socket=c5"


@pytest.mark.parametrize(
    ("wish", "environ", "language"),
    [
        ("hu", {"LANG": "ru_RU.UTF-8"}, "hu"),
        (None, {"LANG": "ru_RU.UTF-8"}, "ru"),
        (None, {"LC_ALL": "hu_HU", "LANG": "ru_RU"}, "hu"),
        (None, {"STELAE_LANG": "ru", "LC_ALL": "hu_HU"}, "ru"),
        (None, {"LANG": "C"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_wished_for_or_the_systems(
    wish: str | None, environ: dict[str, str], language: str
) -> None:
    assert preferred(wish, environ) == language


@pytest.mark.clause("C-5")
def test_people_count_seats_from_one() -> None:
    say = words("en")
    assert say("tayu-event-passed", seat=0) == "Seat 1 passes."
    assert say("not-your-turn", seat="0", turn="chance") == "It is not the turn of seat 1 but of chance."
    for language in LANGUAGES:
        for game in ("maya", "menara", "tayu"):
            names = [words(language)(f"{game}-seat-{seat}", seats=4) for seat in range(4)]
            assert all(str(seat + 1) in name for seat, name in enumerate(names)), names
