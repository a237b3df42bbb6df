"""`regalia verify`: check a record, the deal it was played with, and its result."""

from pathlib import Path

import click

from regalia.cli.plain import plain
from regalia.cli.saves import load
from regalia.kernel.errors import BadRecord
from regalia.kernel.fair import FirstProof, Opened, Proof, short_code

ADDED = {"person": "added a share", "absent": "was not there and added nothing", "bot": "is a bot's"}
ENDED = {"void": "void", "closed": "put away before the end", "played": "played"}


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def verify(file: Path) -> None:
    """Check the record in FILE.

    It is played again to the end; a server's proof that the deal was fair is checked with it, and what that
    proves is said in words. docs/fairness.md says what cannot be proven.

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
    try:
        record.check_deal()
    except BadRecord as error:
        raise BadRecord(plain(f"{file}: {error}")) from None
    if record.deal is not None:
        _tell(record.deal)
    elif record.fair is not None:
        _tell_first(record.fair)
    else:
        click.echo("deal:   no proof in this record; it was not played on a server")


def _say(text: str) -> None:
    click.echo(plain(f"        {text}"))


def _tell(proof: Proof) -> None:
    """What a proof shows, and what it does not."""
    last = proof.last
    click.echo(plain(f"deal:   it fits the transcript {last.transcript}"))
    _say(f"short code {short_code(last.transcript)}, which the players saw before the first card")
    _say(f"commitment of the server: {last.deal.commitment}")
    for seat, kind in enumerate(last.deal.kinds):
        _say(f"seat {seat} {ADDED[kind]}")
    people = last.deal.kinds.count("person")
    click.echo(
        "proven: the server had settled on its secret, and each of these seats on its share, before any"
    )
    _say("share was opened, and the cards follow from all of them.")
    if people:
        _say("So nobody chose the cards, if one who added a share kept to the rules and saw this transcript.")
    else:
        _say("But nobody else added a share: the server alone chose the cards.")
    _tell_earlier(proof.earlier)
    click.echo(
        "not proven: who the people are, what the host saw or told, and games that are not in this record."
    )


def _tell_earlier(earlier: list[Opened]) -> None:
    voids = sum(opened.why == "void" for opened in earlier)
    click.echo(f"before: {voids} void deals and {len(earlier) - voids} put away before their end")
    for opened in earlier:
        missing = ", ".join(map(str, opened.missing))
        waited = f"; seats that did not add their share: {missing}" if missing else ""
        _say(f"{ENDED[opened.why]} at table {opened.deal.table}{waited}")


def _tell_first(proof: FirstProof) -> None:
    click.echo(plain(f"deal:   by the first protocol; commitment {proof.commitment}"))
    for seat, share in enumerate(proof.shares):
        _say(f"seat {seat} added {share or 'nothing'}")
    click.echo("proven: the record hangs together: secret, shares and cards fit what the server had shown.")
    click.echo(
        "not proven: that nobody chose the cards. The first protocol let the server see shares before all"
    )
    _say("were fixed, and add some where bots sat.")
