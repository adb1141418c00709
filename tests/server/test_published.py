"""What others build against is as the code has it."""

from pathlib import Path

import pytest

from stelae.server.published import FILES, text

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.mark.parametrize("name", FILES)
def test_the_published_documents_are_fresh(name: str) -> None:
    assert (DOCS / name).read_text("utf-8") == text(name), "run `make protocol`"
