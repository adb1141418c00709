"""`stelae games`: what there is to play."""

from __future__ import annotations

import argparse
import textwrap

from stelae.core.registry import game, games
from stelae.locales import preferred, words


def run(arguments: argparse.Namespace) -> int:
    say = words(preferred(arguments.lang))
    for name in games():
        found = game(name)
        print(f"{name}: {say(name)} — {say(name + '.tagline')}")
        print(f"  {say('games-designers', names=say(name + '.designers'))}")
        print(textwrap.fill(say(name + ".goal"), 78, initial_indent="  ", subsequent_indent="  "))
        for option in found.options:
            label = say(f"{name}-option-{option.name}")
            if not say.has(f"{name}-option-{option.name}"):
                label = say(f"option-{option.name}")
            default = str(option.default).lower()
            print(f"  --{option.name} {option.allowed} ({say('games-default', value=default)}): {label}")
        print()
    return 0
