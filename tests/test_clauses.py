"""Every clause of every game is tested by name, and told in every language."""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import stelae
from stelae.locales import LANGUAGES, words

ROOT = Path(__file__).parent


def clauses_with_tests() -> dict[str, list[str]]:
    """The tests that name each clause by `@pytest.mark.clause("AZ-5", …)`."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(ROOT.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
                        for argument in mark.args:
                            found[ast.literal_eval(argument)].append(node.name)
    return found


CLAUSES = sorted({clause for name in stelae.games() for clause in stelae.game(name).info.clauses})


def test_every_clause_has_a_test_and_no_test_names_another() -> None:
    tested = clauses_with_tests()
    assert [clause for clause in CLAUSES if clause not in tested] == []
    assert sorted(set(tested) - set(CLAUSES)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_told_in_every_language(language: str) -> None:
    say = words(language)
    for clause in CLAUSES:
        assert say.has(clause)
        assert say(clause) != clause
        assert say(clause + ".title") != clause + ".title"
