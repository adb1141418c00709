"""`stelae backup`: a copy of all tables, also while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from stelae.locales import preferred, words
from stelae.server.settings import read


def run(arguments: argparse.Namespace) -> int:
    """Makes the copy and says where it is."""
    from stelae.server.store.backup import backup

    file, tables = backup(read({"database": arguments.database}), Path(arguments.to))
    print(words(preferred(arguments.lang))("backup-made", file=str(file), tables=tables))
    return 0
