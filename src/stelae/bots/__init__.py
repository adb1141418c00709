"""Players that are programs. A bot sees no more than the view of its seat.

from stelae.bots import Budget, analyse, bot
move = bot("expert").choose(state.view(seat), None, rng)            # as long as the level thinks
move = bot("master").choose(view, Budget(seconds=2, threads=2), rng, stop=event, notice=tell)
for analysis in analyse(view, Budget(seconds=5)):                   # better and better
    print(analysis.lines[0].move, analysis.lines[0].value)
"""

from stelae.bots.analysis import Analysis, Line, analyse
from stelae.bots.budget import Budget, Cancelled
from stelae.bots.compiled import COMPILING, Notice, ready, warm
from stelae.bots.levels import BOTS, LEVELS, Bot, bot
from stelae.bots.partners import Because
from stelae.bots.review import BLUNDER, SLIP, Verdict, judge

__all__ = [
    "BLUNDER",
    "BOTS",
    "COMPILING",
    "LEVELS",
    "SLIP",
    "Analysis",
    "Because",
    "Bot",
    "Budget",
    "Cancelled",
    "Line",
    "Notice",
    "Verdict",
    "analyse",
    "bot",
    "judge",
    "ready",
    "warm",
]
