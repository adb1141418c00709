"""Coverage-guided fuzzing of the parsers of moves, positions and records: `make fuzz`."""

import sys

import atheris

with atheris.instrument_imports(include=["stelae"]):
    import stelae
    from stelae.records import decode, replay
    from tests.fuzz_cases import check_move, check_position, sample_states

STATES = sample_states(1, each=4)


def one(data: bytes) -> None:
    provider = atheris.FuzzedDataProvider(data)
    which = provider.ConsumeIntInRange(0, 2)
    if which == 0:
        check_move(STATES[provider.ConsumeIntInRange(0, len(STATES) - 1)], provider.ConsumeUnicodeNoSurrogates(40))
    elif which == 1:
        name = stelae.games()[provider.ConsumeIntInRange(0, len(stelae.games()) - 1)]
        check_position(name, provider.ConsumeUnicodeNoSurrogates(200))
    else:
        try:
            replay(decode(provider.ConsumeBytes(2000)))
        except stelae.StelaeError:
            return


if __name__ == "__main__":
    atheris.Setup(sys.argv, one)
    atheris.Fuzz()
