"""The terminal game, played in a real terminal."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest
from click.testing import CliRunner, Result

from regalia.cli import main
from regalia.cli.drafts import bot_draft
from regalia.cli.play import seed_bytes
from regalia.kernel.bits import members
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from regalia.kernel.record import Record

REGALIA = [sys.executable, "-m", "regalia"]
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
WIPE = "\x1b[2J\x1b[H"
COLOURS = re.compile(r"\x1b\[[0-9;]*\b[349][0-7]m")


class Terminal:
    """A terminal in which a command runs; `screen` is what it showed when it last asked for a line."""

    def __init__(self, args: list[str], env: dict[str, str], rows: int, columns: int) -> None:
        self.child = pexpect.spawn(
            REGALIA[0],
            [*REGALIA[1:], *args],
            env=env,
            dimensions=(rows, columns),
            encoding="utf-8",
            timeout=60,
        )
        self.child.delaybeforesend = None  # it waits for the question before it answers anyway
        self.raw = ""
        self.over = False
        self.wait()

    @property
    def screen(self) -> str:
        return ESCAPES.sub("", self.raw).replace("\r", "")

    def wait(self) -> str:
        self.over = self.child.expect(["\n> ", pexpect.EOF]) == 1
        self.raw = (self.child.before or "").rpartition(WIPE)[2]
        return self.screen

    def type(self, line: str) -> str:
        self.child.sendline(line)
        return self.wait()

    def go_on(self) -> str:
        """Take the first choice, or confirm what was chosen."""
        return self.type("" if re.search(r"Enter (confirms|goes on)", self.screen) else "1")

    def play_on(self, until: Callable[[], bool]) -> None:
        """Go on like this to the end, or until something is so."""
        while not (self.over or until()):
            self.go_on()

    def file(self) -> Path:
        """Where it says that it saved."""
        found = re.search(r"(?:Saved in|The record lies in) (.*\.json)", self.screen)
        assert found, self.screen
        return Path(found.group(1))


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    return {**kept, "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm-256color", "PAGER": "cat"}


Open = Callable[..., Terminal]


@pytest.fixture
def terminal(env: dict[str, str]) -> Iterator[Open]:
    """Opens terminals and closes them all at the end."""
    opened: list[Terminal] = []

    def open_one(*args: str, rows: int = 40, columns: int = 100, **extra: str) -> Terminal:
        opened.append(Terminal(list(args), {**env, **extra}, rows, columns))
        return opened[-1]

    yield open_one
    for one in opened:
        one.child.close(force=True)


def pipe(env: dict[str, str], *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command in a pipe."""
    return subprocess.run(
        [*REGALIA, *args], input=typed, env=env, capture_output=True, text=True, check=False
    )


def run(*args: str, typed: str = "") -> Result:
    """The command in this process, as in a pipe, but faster."""
    return CliRunner().invoke(main, args, input=typed)


def read(file: Path) -> Match:
    return Match.replay(Record.from_json(file.read_text()))


def table_of(screen: str) -> str:
    """The part of a screen above the log."""
    return screen[screen.index("Chapter") : screen.index("Since your last turn")]


def test_a_whole_game(terminal: Open) -> None:
    seen = terminal("play", "brutal-kingdom", "--seed", "whole", "--seats", "3", rows=24, columns=80)
    assert "Chapter 1 of 4 · passing cards" in seen.screen
    seen.play_on(until=lambda: False)
    assert "has won" in seen.screen or "You have won" in seen.screen
    match = read(seen.file())
    assert match.over
    for seat, name in enumerate(["You", "Bruno", "Clara"]):
        row = rf" {match.outcome.ranks[seat]} +{name} .* {match.outcome.scores[seat]} *\n"
        assert re.search(row, seen.screen), seen.screen


@pytest.mark.soak
@pytest.mark.parametrize(
    "given",
    [
        "kings-blood --seats 3 --option advanced=true",
        "kings-blood --seats 2 --option series=first_to --option target=100",
        "kardinal-koenig --seats 3",
        "brawling-barons --seats 2",
        "brawling-barons --seats 4 --option teams=true",
        "take-the-kingdom --seats 2",
    ],
)
def test_whole_games_of_every_kind(terminal: Open, given: str) -> None:
    seen = terminal("play", *given.split(), "--seed", "whole")
    seen.play_on(until=lambda: False)
    match = read(seen.file())
    assert match.over
    assert "The game is over" in seen.screen, seen.screen


def test_a_choice_can_be_taken_back_until_it_is_confirmed(terminal: Open) -> None:
    seen = terminal("play", "brutal-kingdom", "--seed", "undo")
    asked = seen.screen
    assert "nothing to take back" in seen.type("u")
    assert "Confirm this play?" in seen.type("2")
    assert "The play is whole" in seen.type("2")
    assert table_of(seen.type("u")) == table_of(asked)
    seen.type("1")
    assert "You pass" in seen.type("c")


def test_the_rule_behind_the_question(terminal: Open) -> None:
    seen = terminal("play", "brutal-kingdom", "--seed", "rule")
    assert "BK-3.3" in seen.type("?")
    seen.type("")
    assert "BK-7.14" in seen.type("? 7.14")
    seen.type("")
    assert "BK-10.3" in seen.type("?tied players")
    seen.type("")
    assert "No rule has" in seen.type("?xyzzy")


def test_help_log_and_unknown_keys(terminal: Open) -> None:
    seen = terminal("play", "brutal-kingdom", "--seed", "help")
    assert "takes back the last choice" in seen.type("h")
    assert "starting player card" in seen.screen
    seen.type("")
    assert "What has happened" in seen.type("l")
    seen.type("")
    assert "There is no key “x”" in seen.type("x")
    assert "Choose a number from 1 to 2" in seen.type("3")
    assert "Choose a number from 1 to 2" in seen.type("")


def test_leaving_and_going_on(terminal: Open) -> None:
    args = ("--seat", "2", "--name", "Ada Lovelace")
    seen = terminal("play", "brutal-kingdom", "--seed", "resume", *args)
    seen.play_on(until=lambda: "Round 2" in seen.screen and "Which card" in seen.screen)
    before = seen.screen
    assert "Ada Lovelace (you)" in before
    seen.type("q")
    assert seen.over
    assert f"regalia play --resume {seen.file()} --seat 2 --name 'Ada Lovelace'" in seen.screen
    again = terminal("play", "--resume", str(seen.file()), *args)
    assert again.screen == before


def test_ctrl_c_loses_nothing(terminal: Open) -> None:
    seen = terminal("play", "brutal-kingdom", "--seed", "interrupt")
    seen.play_on(until=lambda: "Which card do you play" in seen.screen)
    seen.child.sendintr()
    seen.wait()
    assert seen.over
    assert len(read(seen.file()).plies) >= 8


def test_a_closed_terminal_loses_nothing(terminal: Open, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seen = terminal("play", "brutal-kingdom", "--seed", "closed", "--save", str(file))
    seen.play_on(until=lambda: "Which card do you play" in seen.screen)
    seen.child.close()
    assert len(read(file).plies) >= 8


@pytest.mark.parametrize("colourless", [("--no-color", ""), ("--seats=4", "1")], ids=["option", "variable"])
def test_narrow_and_without_colour(terminal: Open, colourless: tuple[str, str]) -> None:
    option, variable = colourless
    extra = {"NO_COLOR": variable} if variable else {}
    seen = terminal("play", "brutal-kingdom", "--seed", "narrow", option, columns=60, **extra)
    for _ in range(12):
        assert max(map(len, seen.screen.split("\n"))) <= 60
        assert not COLOURS.search(seen.raw)
        seen.go_on()
    assert COLOURS.search(terminal("play", "brutal-kingdom").raw)


def test_in_a_pipe(env: dict[str, str]) -> None:
    done = pipe(env, "play", "brutal-kingdom", "--seed", "pipe", typed="1\n\n?\n\n2\n")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "Saved in" in done.stdout
    again = pipe(env, "play", "brutal-kingdom", "--seed", "pipe", typed="1\n\n?\n\n2\n")
    assert again.stdout.split("Saved in")[0] == done.stdout.split("Saved in")[0]


def test_an_encoding_without_our_signs(env: dict[str, str]) -> None:
    done = pipe({**env, "PYTHONIOENCODING": "ascii"}, "play", "brutal-kingdom", "--seed", "ascii")
    assert done.returncode == 0
    assert "Saved in" in done.stdout


# Take the Kingdom


def last_of_all(match: Match) -> list[int]:
    """What someone does who always makes the last choice."""
    preview = match.preview(0, [])
    while not preview.whole:
        preview = match.preview(0, [*preview.draft, preview.legal[-1]])
    return preview.draft


def falling_seed() -> tuple[str, int]:
    """A seed with which someone falls before a turn of seat 0, who always makes the last choice; and who."""
    game = find_game("take-the-kingdom")
    for number in range(2000):
        seed = f"fall-{number}"
        match = Match(game.setup(4), seed_bytes(seed))
        while not match.over:
            scores = match.state.outcome().scores
            if 0 in scores and match.state.prompt(0) == "play":
                return seed, scores.index(0)
            waiting = members(match.state.deciders())
            seat = 0 if 0 in waiting else waiting[0]
            match.commit(seat, last_of_all(match) if seat == 0 else bot_draft(match, seat))
    raise AssertionError("nobody ever falls")


def choose_last(screen: str) -> str:
    """The number of the last choice on a screen; nothing, where there is none."""
    if re.search(r"Enter (confirms|goes on)", screen):
        return ""
    choices = re.split(r"^ [A-Z].*\?\s*$", screen, flags=re.MULTILINE)[-1]  # below the question
    numbers = re.findall(r"(?:^|  )[ ]?(\d+) (?=\S)", choices, re.MULTILINE)
    return str(max(map(int, numbers)))


def whole_log(seen: Terminal) -> str:
    """All that the key l shows, read screen by screen from the latest to the first."""
    screens = [seen.type("l")]
    while "Enter shows what was before" in screens[0]:
        screens.insert(0, seen.type(""))
    return " ".join(" ".join(screens).split())


def test_four_play_to_the_end_and_one_falls(terminal: Open) -> None:
    names = ["You", "Bruno", "Clara", "Dorin"]
    seed, victim = falling_seed()
    args = ("--seats", "4", "--seed", seed, "--bots", "page")
    seen = terminal("play", "take-the-kingdom", *args, rows=24, columns=80)
    assert "first two turns" in seen.screen
    fell = False
    while not seen.over:
        if not fell and "What do you play?" in seen.screen and "fallen" in seen.screen:
            fell = True
            told = whole_log(seen)
            assert f"{names[victim]}'s kingdom falls to" in told
            seen.type("")
            seen.type("q")  # and go on with the rest another day
            seen = terminal("play", "--resume", str(seen.file()), "--bots", "page", rows=24, columns=80)
        seen.type(choose_last(seen.screen))
    assert fell
    match = read(seen.file())
    for seat, name in enumerate(names):
        fort = "fallen" if match.outcome.scores[seat] == 0 else r"\d"
        row = rf" {match.outcome.ranks[seat]} +{name} +{fort} .* {match.outcome.scores[seat]} *\n"
        assert re.search(row, seen.screen), seen.screen


def test_leaving_in_the_middle_of_a_play_and_going_on(terminal: Open) -> None:
    seen = terminal("play", "take-the-kingdom", "--seed", "leave", "--seats", "3", rows=40, columns=60)
    before = ""
    while "Your play so far" not in seen.screen:
        before = seen.screen
        seen.type(choose_last(before))
    seen.type("q")
    again = terminal("play", "--resume", str(seen.file()), rows=40, columns=60)
    assert again.screen == before
    assert max(map(len, before.split("\n"))) <= 60


# Replays


@pytest.fixture
def saved(tmp_path: Path) -> str:
    """A game of four, left in its first chapter."""
    file = str(tmp_path / "saved.json")
    run("play", "brutal-kingdom", "--seed", "replay", "--save", file, typed="1\n\n" * 3)
    return file


def test_stepping_through_a_replay(terminal: Open, saved: str) -> None:
    last = len(read(Path(saved)).plies)
    seen = terminal("replay", saved, "--as", "all")
    assert f"The start, before the first of {last} plays" in seen.screen
    assert f"Play 1 of {last}" in seen.type("")
    assert f"Play 8 of {last}" in seen.type("8")
    assert f"Play 7 of {last}" in seen.type("b")
    assert f"go from 0 to {last}" in seen.type("999")
    seen.type("q")
    assert seen.over


def test_a_replay_shows_what_its_viewer_saw(saved: str) -> None:
    hand = find_hand(saved, seat=1)
    assert all(name in run("replay", saved, "--ply", "0", "--as", "all").stdout for name in hand)
    assert all(name in run("replay", saved, "--ply", "0", "--as", "1").stdout for name in hand)
    assert not any(name in run("replay", saved, "--ply", "0").stdout for name in hand)


def find_hand(file: str, seat: int) -> list[str]:
    """The names of the two cards that a seat was dealt first."""
    match = Match.replay(Record.from_json(Path(file).read_text()), 0)
    space = match.setup.space
    cards = match.state.cards(space.number(f"hand:{seat}:light"))
    return [space.kinds[kind].title().replace("-", " ") for kind in cards]


def test_a_replay_in_a_pipe_tells_everything(saved: str) -> None:
    told = run("replay", saved, "--as", "all").stdout
    assert re.match(r" +0 +Chapter 1 of 4: ", told)
    assert re.search(r"[A-Z][a-z]+\s+passes\s+[A-Z][a-z]+\s+the\s", told)


# The other commands


def test_rules_are_rendered() -> None:
    told = run("rules", "brutal-kingdom").stdout
    assert "BK-1.1 Three or four people play" in told


def test_components_can_be_corrected_and_played(tmp_path: Path) -> None:
    assert re.search(r"king +16\? +2 ", run("components", "brutal-kingdom").stdout)
    text = run("components", "brutal-kingdom", "--toml").stdout
    assert text == (find_game("brutal-kingdom").folder / "components.toml").read_text()
    corrected = tmp_path / "mine.toml"
    corrected.write_text(text.replace("rank = 5\ninfluence = 0", "rank = 5\ninfluence = 3\ncolour = 'blue'"))
    file = tmp_path / "mine.json"
    done = run("play", "brutal-kingdom", "--components", str(corrected), "--save", str(file))
    assert done.exit_code == 0, done.stderr
    assert read(file).setup.components_file.text == corrected.read_text()


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ("play", "which game? brawling-barons"),
        ("play brutal-kingdon", "did you mean brutal-kingdom?"),
        ("play brutal-kingdom --seats 9", "brutal-kingdom is for 3 to 4 players, not 9"),
        ("play brutal-kingdom --seat 4", "--seat goes from 0 to 3 here, not 4"),
        ("play brutal-kingdom --option magic", "--option takes NAME=VALUE"),
        ("play brutal-kingdom --option magic=on", "has no option 'magic'; it has black_knight"),
        ("play brutal-kingdom --option black_knight=maybe", "can be conditional or always, not 'maybe'"),
        ("play brutal-kingdom --components bad.toml", "bad.toml: line 63: rank must be"),
        ("play brutal-kingdom --components none.toml", "cannot read none.toml"),
        ("play brutal-kingdom --save edited.json", "to continue that game: --resume edited.json"),
        ("play brutal-kingdom --save /dev/null/x", "choose another place with --save FILE"),
        ("play --resume none.json", "cannot read none.json: No such file"),
        ("play --resume edited.json", "edited.json: this record was edited"),
        ("play --resume bad.toml", "bad.toml: this record is incomplete, or not a record at all"),
        (
            "play --resume edited.json --seed 1",
            "a saved game has its own seats, seed, options and components",
        ),
        ("replay edited.json", "edited.json: this record was edited"),
        ("rules chess", "there is no game 'chess'"),
    ],
)
def test_mistakes_are_told_in_a_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, args: str, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    game = find_game("brutal-kingdom")
    text = (game.folder / "components.toml").read_text()
    (tmp_path / "bad.toml").write_text(text.replace("rank = 7\n", "rank = 77\n"))
    record = Match(game.setup(), bytes(16)).record().to_json()
    (tmp_path / "edited.json").write_text(record.replace('"seats": 4', '"seats": 3'))
    done = run(*args.split())
    assert done.exit_code != 0
    assert done.stderr.splitlines()[-1].startswith("Error: ")
    assert told in done.stderr.splitlines()[-1]


def test_a_replay_refuses_a_ply_or_a_seat_that_is_not_there(saved: str) -> None:
    assert "--ply goes from 0 to" in run("replay", saved, "--ply", "5000").stderr
    assert "--as can be all, 0, 1, 2, 3 here, not 7" in run("replay", saved, "--as", "7").stderr


def test_one_plays_against_the_bots_one_asks_for(terminal: Open) -> None:
    seen = terminal("play", "brutal-kingdom", "--seed", "levels", "--bots", "page,courtier,ismcts:50")
    for _ in range(6):
        seen.go_on()
    seen.type("q")
    assert "--bots page,courtier,ismcts:50" in seen.screen
    assert len({ply.seat for ply in read(seen.file()).plies}) == 4


def test_an_unknown_level_is_told_in_a_line() -> None:
    done = run("play", "brutal-kingdom", "--bots", "queen")
    assert done.exit_code == 1
    assert "there is no bot 'queen'" in done.output
