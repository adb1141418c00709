"""`stelae restore`: the tables of a backup, where the server looks for them."""

from __future__ import annotations

import argparse
from pathlib import Path

from stelae.locales import preferred, words
from stelae.server.settings import read


def run(arguments: argparse.Namespace) -> int:
    """Restores and says where to."""
    from stelae.server.store.backup import restore

    file, tables = restore(read({"database": arguments.database}), Path(arguments.file))
    print(words(preferred(arguments.lang))("backup-restored", file=str(file), tables=tables))
    return 0
