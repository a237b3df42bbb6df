"""`regalia play`: a game in the terminal."""

import shlex
from hashlib import sha256
from pathlib import Path

import click

from regalia.bots.levels import Strength, is_offered, strengths
from regalia.bots.registry import CHARACTER, level_of, make_bot
from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.coaching import CoachedSession
from regalia.cli.desk import Desk, Left
from regalia.cli.saves import default_place, load
from regalia.cli.session import Session
from regalia.cli.speech import Spoken, explain, failure, misuse
from regalia.cli.words import Words, player_names
from regalia.kernel.errors import BadPosition
from regalia.kernel.game import find_game, game_names
from regalia.kernel.match import Match
from regalia.review.again import position_at

FILE = click.Path(dir_okay=False, path_type=Path)


def seed_bytes(text: str) -> bytes:
    """The seed that a word or a number stands for: SHA-256 of its UTF-8 bytes."""
    return sha256(text.encode()).digest()


def read_options(given: tuple[str, ...]) -> dict[str, object]:
    """Options as they were typed, NAME=VALUE each; the game checks them."""
    options: dict[str, object] = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals:
            raise misuse("wrong-option-form", name=name, given=repr(one))
        options[name.strip()] = value.strip()
    return options


def read_text(file: Path) -> str:
    """The text of a file that a person named."""
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise failure("wrong-read", file=str(file), error=explain(error)) from None


def begin(
    game: str, seats: int | None, seed: str | None, options: tuple[str, ...], components: Path | None
) -> Match:
    """A new match."""
    text = None if components is None else read_text(components)
    setup = find_game(game).setup(seats, read_options(options), text, str(components))
    return Match(setup, None if seed is None else seed_bytes(seed))


def begin_at(position: Path, game: str | None, seed: str | None) -> Match:
    """A match that begins with the position in a file."""
    text = read_text(position)
    try:
        match = Match.begun_at(text, None if seed is None else seed_bytes(seed))
    except BadPosition as error:
        raise BadPosition(f"{position}: {error}") from None
    if game not in (None, match.game.name):
        raise misuse("wrong-position-game", file=str(position), game=match.game.name)
    return match


def play_on(
    source: Path, game: str | None, ply: int | None, seat: int, keep: bool, seed: str | None
) -> Match:
    """A match that begins with a moment of a finished game."""
    record = load(source)[0]
    if game not in (None, record.game):
        raise misuse("wrong-record-game", file=str(source), game=record.game)
    if ply is None:
        raise misuse("wrong-which-moment", last=len(record.plies) - 1)
    position = position_at(record, ply, seat, keep)
    return Match.begun_at(position, None if seed is None else seed_bytes(seed))


def opponents(names: str, match: Match, seat: int) -> list[str]:
    """The name of a bot for every seat; the list goes round clockwise from the person's left."""
    levels = [name.strip() for name in names.split(",")]
    seats = match.setup.seats
    return [levels[(other - seat - 1) % seats % len(levels)] for other in range(seats)]


def introduce(words: Words, match: Match, seat: int, bots: list[str]) -> list[str]:
    """Who sits at the other seats, and what is known of how strong they are at such a table."""
    found = {strength.level: strength for strength in strengths(match.game, match.setup.seats)}
    lines = []
    for other, bot in enumerate(bots):
        if other != seat:
            level, _, character = bot.partition(CHARACTER)
            name = words.say("bot-named", name=words.players[other], character=character or "none")
            known = _meaning(words, found[level]) if level in found else ""
            lines.append(words.say("bot-at-level", name=name, level=level) + known)
    return lines


def _meaning(words: Words, strength: Strength) -> str:
    """What was measured of a level, in words; empty if nothing was."""
    if strength.wins_of_ten is None or strength.seconds is None:
        return ""
    fair, against = f"{strength.fair_of_ten:g}", strength.against or ""
    means = words.say("level-means", against=against, wins=strength.wins_of_ten, fair=fair)
    tenths = round(10 * strength.seconds)
    return f": {means}; {words.say('level-thinks', tenths=tenths, seconds=f'{tenths / 10:g}')}"


@click.command(cls=Spoken)
@click.argument("game", required=False)
@click.option("--seats", type=int)
@click.option("--seat", type=int, default=0, show_default=True)
@click.option("--seed")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--components", type=FILE)
@click.option("--bots", default="courtier", show_default=True, metavar="LEVEL[,LEVEL…]")
@click.option("--coach", is_flag=True)
@click.option("--name")
@click.option("--position", type=FILE)
@click.option("--from", "source", type=FILE)
@click.option("--ply", type=int)
@click.option("--keep", is_flag=True)
@click.option("--resume", type=FILE)
@click.option("--save", type=FILE)
@click.option("--no-color", is_flag=True)
def play(
    game: str | None,
    seats: int | None,
    seat: int,
    seed: str | None,
    options: tuple[str, ...],
    components: Path | None,
    bots: str,
    coach: bool,
    name: str | None,
    position: Path | None,
    source: Path | None,
    ply: int | None,
    keep: bool,
    resume: Path | None,
    save: Path | None,
    no_color: bool,
) -> None:
    """Play a game against bots."""
    if save and save.exists() and not resume:
        raise misuse("wrong-save-exists", file=str(save))
    if not source and (ply is not None or keep):
        raise misuse("wrong-moment-alone")
    if source:
        if seats or options or components or position or resume:
            raise misuse("wrong-finished-has")
        match = play_on(source, game, ply, seat, keep, seed)
    elif resume:
        if seats or seed or options or components or position:
            raise misuse("wrong-saved-has")
        match = load(resume)[1]
        if game not in (None, match.game.name):
            raise misuse("wrong-record-game", file=str(resume), game=match.game.name)
    elif position:
        if seats or options or components:
            raise misuse("wrong-position-has")
        match = begin_at(position, game, seed)
    else:
        if game is None:
            raise misuse("wrong-which-game", games=", ".join(game_names()))
        match = begin(game, seats, seed, options, components)
    if not 0 <= seat < match.setup.seats:
        raise misuse("wrong-seat", last=match.setup.seats - 1, seat=seat)
    file = save or resume or default_place(match.game.name)
    people = player_names(Catalogue([SHARED]), match.setup.seats, seat, name)
    words = Words(match.game, match.setup.space, people, seat, match.setup.names)
    desk = Desk(colour=not no_color)
    go_on = ["regalia", "play", "--resume", str(file)]
    go_on += ["--seat", str(seat)] if seat else []
    go_on += ["--bots", bots] if bots != "courtier" else []
    go_on += ["--coach"] if coach else []
    go_on += ["--name", name] if name else []
    session = CoachedSession if coach else Session
    seated = opponents(bots, match, seat)
    players = [make_bot(bot, match.game) for bot in seated]
    for level in dict.fromkeys(level_of(bot) for bot in seated):
        if not resume and not is_offered(match.game, match.setup.seats, level):
            raise click.UsageError(words.say("level-not-offered", level=level))
    game_session = session(match, seat, words, desk, file, players)
    if not resume:
        game_session.opening = introduce(words, match, seat, seated)
    try:
        game_session.run()
    except (Left, KeyboardInterrupt):
        desk.line(words.say("play-saved", file=str(file)))
        desk.line(words.say("play-resume", command=shlex.join(go_on)))
    else:
        desk.line(words.say("play-record", file=str(file)))
        desk.line(words.say("play-watch", command=shlex.join(["regalia", "replay", str(file)])))
