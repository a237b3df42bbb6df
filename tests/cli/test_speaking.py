"""The terminal in other languages: nothing is cut off, and nothing is said outside the catalogues."""

import ast
import contextlib
import random
import re
import tomllib
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

import regalia
from playing import random_plies
from regalia._native import RELEASE
from regalia.bench.bots import PeerRow as SearchPeer
from regalia.bench.bots import SearchRow
from regalia.bench.comparison import Ratios
from regalia.bench.engine import EngineRow, PeerRow
from regalia.bench.peers import ENVIRONMENT_YARDSTICK, YARDSTICK
from regalia.bench.server import Figures
from regalia.cli import bench, main
from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.desk import Left
from regalia.cli.faults import fault
from regalia.cli.language import ENGLISH, PSEUDO, offered, speaking
from regalia.cli.session import Session
from regalia.cli.words import Words, player_names
from regalia.kernel.game import find_game, game_names
from regalia.kernel.match import Match
from regalia.lessons.course import find_course
from watching import Watched, watch

OTHERS = [language for language in offered() if language != ENGLISH]
TYPED = "1h-l-?-a-b-d-e-k-xu12-1-"  # a hyphen is Enter
SAMPLE = 60  # screens


class Curious(Watched):
    """Looks at everything there is, and leaves after a while."""

    def read(self) -> str:
        super().read()
        if len(self.screens) > SAMPLE:
            raise Left
        return TYPED[len(self.screens) % len(TYPED)].strip("-")


def words_for(match: Match, name: str) -> Words:
    setup = match.setup
    people = player_names(Catalogue([SHARED]), setup.seats, 1, name)
    return Words(match.game, setup.space, people, 1, setup.names)


@pytest.mark.parametrize("game", game_names())
def test_all_that_the_terminal_says_stands_in_a_catalogue(game: str) -> None:
    found = find_game(game)
    match = Match(found.setup(), bytes(16))
    with speaking(PSEUDO):
        words = words_for(match, "77")
        desk = Curious(100, 60, 1, 1)
        with contextlib.suppress(Left):
            Session(match, 1, words, desk, None).run()
    given = "|".join(re.escape(name) for names in match.setup.names.values() for name in names.values())
    allowed = rf"{given or '-'}|[A-Z]{{2}}-\d[\d.]*|regalia play --position|components\.toml"
    for screen in desk.screens:
        plain = re.sub(allowed, "", re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", screen))
        assert re.findall(r"[A-Za-z]{2,}", plain) == [], screen


# What commands print besides games: right and wrong uses. FILE is a record, BAD each of the files below.
PRINTED = [
    "arena brutal-kingdom --bots page,page#2 --games 4 --jobs 1",
    "arena brutal-kingdom --bots page,page#2 --games 4 --sprt 0,0.3 --jobs 1",
    "arena brutal-kingdom --bots page,page --sprt 0,0.3",
    "selfplay take-the-kingdom --bots page --games 2 --out OUT --jobs 1",
    "lab levels brutal-kingdom --level courtier --minutes 0 --journal OUT",
    "lab tune-bot kings-blood --number nonsense",
    "lab train kings-blood --seats 9",
    "bench engine --against OUT",
    "learn --list",
    "learn kings-blood 99",
    "verify FILE",
    "replay FILE",
    "replay FILE --as 9",
    "play --from FILE --ply 9999",
    "play --from FILE --ply 1 --seat 9",
    "play nothing-like-it",
    "backup NEW --database OUT",
    "restore BAD --database NEW --yes",
    "new-game white-horse --into NEW",
    "new-game White",
    "replay BAD",
    "verify BAD",
    "review BAD",
    "play --resume BAD",
    "play --position BAD",
    "play brutal-kingdom --components BAD",
]
BAD = {
    "empty": "",
    "cut": '{"format": 1',
    "other json": '{"hello": 1}',
    "wrong type": '{"format": "x"}',
    "not toml": "game = ",
    "another game": 'game = "nonsense"',
    "no rows": 'game = "brutal-kingdom"',
    "a date": 'game = "brutal-kingdom"\nx = 1979-05-27',
    "no seats": "brutal-kingdom",
    "no line": "brutal-kingdom 3\nnonsense",
    "no zone": "brutal-kingdom 3\nnonsense: king",
    "no card": "brutal-kingdom 3\nhand:0: jester",
    "too many": "brutal-kingdom 3\nstack:0: king king",
    "nothing": "brutal-kingdom 3",
}
# Names that are typed or stand in files: they are the same in every language.
TYPED_NAMES = re.compile(
    r"ţĥéřé ářé .*|ñóţ óñé óƒ .*|nonsense|tables|regalia|main \w+|https?:\S+|--[a-z-]+|Ñéẋţ: .*"
    r"|`[^`]*`|'[^']*'|\"[^\"]*\"|\[\[?\w+\]\]?|/\S+|\S+\.(?:json|toml|py|md|txt|ftl)\b|\b[a-z]+(?:-[a-z]+)+\b"
    r"|\b(?:page|courtier|chancellor|sovereign|ismcts:NUMBER)(?:#2)?\b|\bgame\b(?= \S* ?\")"
    r"|[A-Z]{2}-\d[\d.]*|\b[a-z]+(?::[a-z0-9]+)+\b|\b(?:ms|min|MB|CPU|PettingZoo|TOML)\b"
)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = Match(find_game("kings-blood").setup(2), bytes(16))
    for _ in random_plies(match, random.Random(1)):
        pass
    file = tmp_path_factory.mktemp("record") / "record.json"
    file.write_text(match.record().to_json(), "utf-8")
    return file


@pytest.mark.parametrize("typed", PRINTED)
def test_all_that_commands_print_stands_in_a_catalogue(tmp_path: Path, record: Path, typed: str) -> None:
    bad, out = str(tmp_path / "bad"), str(tmp_path / "out")
    Path(out).mkdir()
    files = BAD if "BAD" in typed else {"": ""}
    setups = [find_game(game).setup() for game in ("kings-blood", "brutal-kingdom")]
    names = {name for setup in setups for name in setup.space.kinds}
    names |= {
        part for game in game_names() for one in find_course(game).lessons for part in one.id.split("-")
    }
    for kind, text in files.items():
        Path(bad).write_text(text, "utf-8")
        given = {"BAD": bad, "FILE": str(record), "OUT": out, "NEW": f"{out}/new"}
        words = [given.get(word, word) for word in typed.split()]
        environment = {"COLUMNS": "160", "XDG_DATA_HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path)}
        with speaking(ENGLISH):  # what a command speaks, it speaks until it ends
            done = CliRunner().invoke(main, ["--language", PSEUDO, *words], "regalia", env=environment)
        assert done.exception is None or isinstance(done.exception, SystemExit), (kind, done.exception)
        said = TYPED_NAMES.sub("", re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", done.output))
        left = [word for word in re.findall(r"[A-Za-z_]{2,}", said) if word not in names]
        assert left == [], (kind, done.output)


def test_tables_of_measurements_stand_in_a_catalogue() -> None:
    rows = [EngineRow("-", 2, 3, 4, 5, 6, 7, 8, True, RELEASE, 9, 10, 11, 12, 13, 14)]
    peers = [PeerRow("-", "-", 1)]
    with speaking(PSEUDO):
        tables = [
            bench.play_table(rows, peers),
            bench.environment_table(rows, peers),
            bench.cost_table(rows),
            bench.search_table([SearchRow("-", 2, 3, 4, 5, 6, RELEASE, 7)], [SearchPeer("-", "-", 1)]),
            bench.ratio_table([Ratios("-", 2, 1, 1, 1, 1, 1, 1)], Path("-")),
            bench.server_table([Figures(1, 2, 3, 4, 5, 6, 7, 8, 9)]),
        ]
    written = StringIO()
    for table in tables:
        Console(file=written, width=160).print(table)
    shown = re.sub(rf"gin_rummy|RLCard|{YARDSTICK}|{ENVIRONMENT_YARDSTICK}|CPU", "", written.getvalue())
    assert re.findall(r"[A-Za-z]{3,}", shown) == []


SAYING = {
    "add_column", "add_row", "add_task", "confirm", "echo", "line", "make_table", "print", "status", "Table",
    "Text", "update", "ClickException", "UsageError",
}  # fmt: skip


def test_no_command_says_a_text_of_its_own() -> None:
    """What is hard to reach by running it, such as progress and what Ctrl-C tells."""
    found = []
    for file in (Path(regalia.__file__).parent / "cli").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in SAYING:
                titles = [one.value for one in node.keywords if one.arg in ("title", "caption")]
                for one in [*node.args[:1], *titles]:
                    said = re.sub("77|ms|min", "", filled(one))
                    if re.search("[A-Za-z]{2,}", said):
                        found.append(f"{file.name}:{one.lineno}: {said}")
    assert found == []


REFUSALS = {
    "BadComponents", "BadOption", "BadPosition", "BadRecord", "IllegalAction", "IncompleteDraft", "LabError",
    "MissingPeers", "NoCluster", "NotToDecide", "OtherRun", "Unfair", "UnknownAction", "UnknownBot",
    "UnknownGame", "UnknownLesson", "UnknownSeat", "WorkerLost", "__init__", "error", "lock", "suffixed_err",
}  # fmt: skip
SOURCES = (
    "kernel",
    "games",
    "bots",
    "review",
    "lab",
    "bench",
    "cli/lab",
    "server/config.py",
    "server/access/keys.py",
)


def texts_of(file: Path) -> Iterator[tuple[str, str]]:
    """What a module refuses, with where: 77 stands for all that is filled in."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func).split(".")[-1]
            given = node.args[-1:] if name in ("error", "lock", "suffixed_err") else node.args[:1]
            wanted = given if name in REFUSALS else []
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in ("problem", "text"):
            wanted = [node.value]
        elif isinstance(node, ast.FunctionDef) and node.name in (
            "out_of_bounds",
            "_departure",
            "_budget",
            "_budget_of",
        ):
            wanted = [one.value for one in ast.walk(node) if isinstance(one, ast.Return) and one.value]
        else:
            continue
        for one in wanted:
            yield f"{file.name}:{one.lineno}", filled(one)


def filled(node: ast.expr) -> str:
    if isinstance(node, ast.JoinedStr):
        return "".join(filled(part) for part in node.values)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return "77"


def test_all_that_the_engine_refuses_stands_in_a_catalogue() -> None:
    package = Path(regalia.__file__).parent
    places = [package / source for source in SOURCES]
    files = [file for place in places for file in ([place] if place.is_file() else place.rglob("*.py"))]
    texts = [text for file in [*files, Path(tomllib.__path__[0]) / "_parser.py"] for text in texts_of(file)]
    assert len(texts) > 150
    with speaking(PSEUDO):
        left = [(where, text) for where, text in texts if re.search("[A-Za-z]{3,}", strange(fault(text)))]
    assert left == []


def strange(text: str) -> str:
    """Without what is the same in every language: names in quotes, commands, names of options."""
    return re.sub(r"ismcts:NUMBER|`[^`]*`|'[^']*'|\"[^\"]*\"", "", text)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param("kardinal-koenig", 4, marks=pytest.mark.soak),
        pytest.param("kardinal-koenig", 5, marks=pytest.mark.soak),
        ("brutal-kingdom", 3),
        pytest.param("take-the-kingdom", 4, marks=pytest.mark.soak),
        pytest.param("kings-blood", 4, marks=pytest.mark.soak),
    ],
)
def test_whole_games_fit_on_a_small_screen(tmp_path: Path, game: str, seats: int, language: str) -> None:
    match = Match(find_game(game).setup(seats), bytes(16))
    with speaking(language):
        watch(match, words_for(match, "Ada"), 80, 24, 4, tmp_path)
