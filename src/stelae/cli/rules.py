"""`stelae rules GAME [CLAUSE]`: the rules in our own words, and where each clause comes from."""

from __future__ import annotations

import argparse
import re
import sys
import textwrap

from stelae.cli.paint import Paint, paint_for, width
from stelae.core.contract import StelaeError, complain
from stelae.core.game import Game
from stelae.core.registry import game
from stelae.locales import Words, preferred, words

COLUMNS = 78


def run(arguments: argparse.Namespace) -> int:
    say = words(preferred(arguments.lang))
    found = game(arguments.game)
    paint = paint_for(sys.stdout)
    if arguments.clause is None:
        print("\n\n".join(clause_text(found, clause, say, paint) for clause in found.info.clauses))
    else:
        print(clause_text(found, find(found, arguments.clause), say, paint))
    return 0


def find(of: Game, text: str) -> str:
    """The clause that a player means: `AZ-5`, `az5` or `5`."""
    wanted = text.upper().replace("-", "")
    for clause in of.info.clauses:
        if wanted in (clause.replace("-", ""), clause.partition("-")[2] if not clause.startswith("C-") else None):
            return clause
    raise complain(StelaeError, "clause-unknown", wanted=text, game=of.name, known=", ".join(of.info.clauses))


def clause_text(of: Game, clause: str, say: Words, paint: Paint) -> str:
    """A clause with its title, where it comes from, and its words."""
    sources = ", ".join(say(f"source-{source}") for source in of.info.clauses[clause])
    head = f"{paint(clause, bold=True)}  {paint(say(clause + '.title'), bold=True)}"
    source = paint(f"[{sources}]", dim=True)
    head += f"  {source}" if width(head) + width(source) < COLUMNS else f"\n  {source}"
    # A single line break only keeps the source narrow, unless it begins an item of a list.
    paragraphs = re.split(r"\n\n|\n(?=[-–•] )", say(clause))
    return "\n".join([head, *(_filled(" ".join(paragraph.split())) for paragraph in paragraphs)])


def _filled(paragraph: str) -> str:
    hanging = "    " if paragraph[:2] in ("- ", "– ", "• ") else "  "
    return textwrap.fill(paragraph, COLUMNS, initial_indent="  ", subsequent_indent=hanging)
