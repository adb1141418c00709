"""Records of games: the model, its JSON, and playing one again."""

from stelae.records.codec import BadRecord, decode, encode, load, save, schema
from stelae.records.model import Earlier, Ending, Ply, Record, Seat
from stelae.records.replay import begin, redact, replay

__all__ = [
    "BadRecord",
    "Earlier",
    "Ending",
    "Ply",
    "Record",
    "Seat",
    "begin",
    "decode",
    "encode",
    "load",
    "redact",
    "replay",
    "save",
    "schema",
]
