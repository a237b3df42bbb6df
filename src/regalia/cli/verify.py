"""`regalia verify`: check a record, the deal it was played with, and its result."""

from pathlib import Path

import click

from regalia.cli.plain import plain
from regalia.cli.saves import load
from regalia.cli.speech import Spoken, say
from regalia.kernel.errors import BadRecord
from regalia.kernel.fair import FirstProof, Opened, Proof, short_code

INDENT = 8


@click.command(cls=Spoken)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def verify(file: Path) -> None:
    """Check the record in FILE."""
    record, match = load(file)
    _tell("verify-record", game=record.game, seats=record.seats, plies=len(record.plies))
    if not match.over:
        _tell("verify-not-over")
    elif (match.outcome.scores, match.outcome.ranks) != (record.scores, record.ranks):
        result = say("wrong-result", file=str(file), found=str(match.outcome.scores), told=str(record.scores))
        raise BadRecord(result)
    else:
        _tell("verify-result", scores=str(record.scores), ranks=str(record.ranks))
    try:
        record.check_deal()
    except BadRecord as error:
        raise BadRecord(plain(f"{file}: {error}")) from None
    if record.deal is not None:
        _tell_deal(record.deal)
    elif record.fair is not None:
        _tell_first(record.fair)
    else:
        _tell("verify-no-proof")


def _tell(message: str, /, **variables: str | int) -> None:
    """A message of several lines: the first has a word before it, the others stand below what follows."""
    first, *more = say(message, **variables).split("\n")
    label, _, text = first.partition(": ")
    click.echo(plain(f"{label + ':':<{INDENT - 1}} {text}"))
    for line in more:
        _add(line)


def _add(line: str) -> None:
    click.echo(plain(f"{'':<{INDENT}}{line}"))


def _tell_deal(proof: Proof) -> None:
    """What a proof shows, and what it does not."""
    last = proof.last
    code = short_code(last.transcript)
    _tell("verify-deal", transcript=last.transcript, code=code, commitment=last.deal.commitment)
    for seat, kind in enumerate(last.deal.kinds):
        _add(say("verify-seat", seat=seat, kind=kind))
    _tell("verify-proven", people=last.deal.kinds.count("person"))
    _tell_earlier(proof.earlier)
    _tell("verify-not-proven")


def _tell_earlier(earlier: list[Opened]) -> None:
    voids = sum(opened.why == "void" for opened in earlier)
    _tell("verify-before", voids=voids, closed=len(earlier) - voids)
    for opened in earlier:
        missing = ", ".join(map(str, opened.missing)) or "none"
        _add(say("verify-earlier", why=opened.why, table=opened.deal.table, missing=missing))


def _tell_first(proof: FirstProof) -> None:
    _tell("verify-first-deal", commitment=proof.commitment)
    for seat, share in enumerate(proof.shares):
        _add(say("verify-first-seat", seat=seat, share=share or "none"))
    _tell("verify-first-proven")
    _tell("verify-first-not-proven")
