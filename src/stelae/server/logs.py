"""What the server says to whoever runs it: a line an event, as text on a terminal, else JSON. No secrets in it."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

from stelae.server.settings import Settings

# What every record has; the rest was said with `extra`.
USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class Json(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        said |= {name: value for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info:
            said["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said, enc_hook=str).decode()


class Text(logging.Formatter):
    """For a person. What others chose (a name, a path) can begin no line of its own and colour nothing."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's name
        more = "".join(f" {name}={value}" for name, value in vars(record).items() if name not in USUAL)
        line = super().formatMessage(record) + more
        return "".join(c if c.isprintable() else repr(c)[1:-1] for c in line)


def begin(settings: Settings) -> None:
    """Logs go to the standard error, where a terminal, a service manager or a container looks for them."""
    text = settings.log_format == "text" or (settings.log_format == "auto" and sys.stderr.isatty())
    handler = logging.StreamHandler()
    handler.setFormatter(Text() if text else Json())
    logging.basicConfig(level=settings.log_level.upper(), handlers=[handler], force=True)
    for name in ("uvicorn", "websockets", "asyncio"):
        # Their debug lines show whole headers and frames: cookies and tokens.
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLogger().level))
    # It announces sockets one by one, and tells of its start what we have said ourselves.
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, logging.getLogger().level))
