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
            raise click.UsageError(f"--option takes NAME=VALUE, as in --option {name}=on, not {one!r}")
        options[name.strip()] = value.strip()
    return options


def begin(
    game: str, seats: int | None, seed: str | None, options: tuple[str, ...], components: Path | None
) -> Match:
    """A new match."""
    try:
        text = None if components is None else components.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise click.ClickException(f"cannot read {components}: {error}") from None
    setup = find_game(game).setup(seats, read_options(options), text, str(components))
    return Match(setup, None if seed is None else seed_bytes(seed))


def begin_at(position: Path, game: str | None, seed: str | None) -> Match:
    """A match that begins with the position in a file."""
    try:
        text = position.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise click.ClickException(f"cannot read {position}: {error}") from None
    try:
        match = Match.begun_at(text, None if seed is None else seed_bytes(seed))
    except BadPosition as error:
        raise BadPosition(f"{position}: {error}") from None
    if game not in (None, match.game.name):
        raise click.UsageError(f"{position} is a position of {match.game.name}")
    return match


def play_on(
    source: Path, game: str | None, ply: int | None, seat: int, keep: bool, seed: str | None
) -> Match:
    """A match that begins with a moment of a finished game."""
    record = load(source)[0]
    if game not in (None, record.game):
        raise click.UsageError(f"{source} is a game of {record.game}")
    if ply is None:
        raise click.UsageError(f"which moment? --ply goes from 0 to {len(record.plies) - 1} here")
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


@click.command
@click.argument("game", required=False)
@click.option("--seats", type=int, help="How many play; the game's usual number if not given.")
@click.option("--seat", type=int, default=0, help="Which seat is yours, counted from 0.", show_default=True)
@click.option("--seed", help="A word or number that fixes all chance, hashed with SHA-256.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A rule that the table chose.")
@click.option("--components", type=FILE, help="Play with the cards of this file; see `regalia components`.")
@click.option(
    "--bots",
    default="courtier",
    show_default=True,
    metavar="LEVEL[,LEVEL…]",
    help="Whom you play against, clockwise from you: page, courtier, chancellor or sovereign; with a "
    "character, as in courtier:bold.",
)
@click.option("--coach", is_flag=True, help="Have each question explained the first time, and hints at hand.")
@click.option("--name", help="What you are called.")
@click.option("--position", type=FILE, help="Begin with the position in this file; see docs/positions.md.")
@click.option("--from", "source", type=FILE, help="Play on from a moment of the finished game in this file.")
@click.option("--ply", type=int, help="With --from: after this play; 0 is the start.")
@click.option(
    "--keep", is_flag=True, help="With --from: keep all cards; else deal what your seat cannot know."
)
@click.option("--resume", type=FILE, help="Go on with a saved game.")
@click.option("--save", type=FILE, help="Where to save it; among your data (XDG_DATA_HOME) if not given.")
@click.option("--no-color", is_flag=True, help="Signs only, as with the variable NO_COLOR.")
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
    """Play a game against bots.

    The game is saved after every play, so that nothing is lost by Ctrl-C or a closed terminal.
    """
    if save and save.exists() and not resume:
        raise click.UsageError(f"{save} exists already; to go on with it: --resume {save}")
    if not source and (ply is not None or keep):
        raise click.UsageError("--ply and --keep go with --from FILE")
    if source:
        if seats or options or components or position or resume:
            raise click.UsageError("a finished game has its own seats, options and components")
        match = play_on(source, game, ply, seat, keep, seed)
    elif resume:
        if seats or seed or options or components or position:
            raise click.UsageError("a saved game has its own seats, seed, options and components")
        match = load(resume)[1]
        if game not in (None, match.game.name):
            raise click.UsageError(f"{resume} is a game of {match.game.name}")
    elif position:
        if seats or options or components:
            raise click.UsageError("a position tells its seats and options; it is of our own components")
        match = begin_at(position, game, seed)
    else:
        if game is None:
            raise click.UsageError(f"which game? {', '.join(game_names())}; or a saved one: --resume FILE")
        match = begin(game, seats, seed, options, components)
    if not 0 <= seat < match.setup.seats:
        raise click.UsageError(f"--seat goes from 0 to {match.setup.seats - 1} here, not {seat}")
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
