"""`regalia verify`: check a record, the deal it was played with, and its result."""

from pathlib import Path

import click

from regalia.cli.plain import plain
from regalia.cli.saves import load
from regalia.kernel.errors import BadRecord


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def verify(file: Path) -> None:
    """Check the record in FILE.

    It is played again to the end; a server's proof that the deal was fair is checked with it.

    Its digest shows that it was not cut or changed by mistake. It has no key: whoever changes a record on
    purpose can make the digest anew. That a server played this game and no other, only its own copy shows.
    """
    record, match = load(file)
    click.echo(f"record: {record.game} for {record.seats}, {len(record.plies)} plays; its digest fits")
    click.echo("        (nothing was lost by mistake; who edits it on purpose can make the digest anew)")
    if not match.over:
        click.echo("result: the game is not over")
    elif (match.outcome.scores, match.outcome.ranks) != (record.scores, record.ranks):
        raise BadRecord(f"{file}: the result is {match.outcome.scores}, not {record.scores}")
    else:
        click.echo(f"result: points {record.scores}, places {record.ranks}, as they follow from the plays")
    if record.fair is None:
        click.echo("deal:   no proof in this record; it was not played on a server")
        return
    record.fair.check()
    if record.fair.seed != record.seed:
        raise BadRecord(f"{file}: it was not dealt from the seed that its proof is about")
    click.echo(plain(f"deal:   fair; it follows from the commitment {record.fair.commitment}"))
    for seat, share in enumerate(record.fair.shares):
        click.echo(plain(f"        seat {seat} added {share or 'nothing (a bot)'}"))
