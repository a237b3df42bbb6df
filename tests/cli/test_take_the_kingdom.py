"""Take the Kingdom in the terminal: what is said of bases and Traps, and the score."""

from collections.abc import Callable
from io import StringIO

import pytest
from rich.console import Console, Group

from playing import steps_of
from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.drafts import bot_draft
from regalia.cli.scene import Scene, open_scene
from regalia.cli.tables.take_the_kingdom import GameTable
from regalia.cli.words import Words, player_names
from regalia.games.take_the_kingdom import layout as on
from regalia.games.take_the_kingdom.cards import ARCHERS, MERCY, TRAP_DECOY, TRAP_REAL, WALLS
from regalia.games.take_the_kingdom.events import Damaged, TrapLaid
from regalia.kernel.bits import members
from regalia.kernel.events import Event, Looked, Moved
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from regalia.kernel.zones import SPECTATOR

GAME = find_game("take-the-kingdom")


def new_match(seats: int = 4, seed: bytes = bytes(16)) -> Match:
    return Match(GAME.setup(seats), seed)


def table_for(match: Match, viewer: int) -> GameTable:
    names = player_names(Catalogue([SHARED]), match.setup.seats, viewer, None)
    return GameTable(match.setup, Words(GAME, match.setup.space, names, viewer))


def drawn(table: GameTable, scene: Scene, brief: bool) -> str:
    console = Console(file=StringIO(), width=100)
    with console.capture() as captured:
        console.print(Group(*table.board(scene, 100, brief)))
    return captured.get()


@pytest.fixture
def fortified() -> Match:
    """Land #6, Bruno's, has damaged Walls, Archers, a real Trap and a Freeze."""
    match = new_match()
    cells = match.state.cells
    cells[on.DEFENCE + 10], cells[on.WOUND + 10], cells[on.DEFENCE + 11] = WALLS, 1, ARCHERS
    cells[on.TRAP + 5] = TRAP_REAL
    cells[on.FROZEN] = 1 << 5
    return match


def test_a_choice_says_whose_base_it_is_and_what_stands_on_it(fortified: Match) -> None:
    spied = fortified.observe(0)
    Looked(fortified.setup.space.number("trap:5"), 1, 1, [TRAP_REAL]).teach(spied.witness)
    said = {
        seat: table_for(fortified, seat).answer(Scene(GAME, fortified.observe(seat)), "base:5", "attack")
        for seat in (1, 2)
    }
    assert said[1] == "Land #6: Walls 1/2, Archers 4, Trap (real), frozen"
    assert said[2] == "Bruno's Land #6: Walls 1/2, Archers 4, Trap ?, frozen"
    table, scene = table_for(fortified, 0), Scene(GAME, spied)
    assert table.answer(scene, "base:5", "attack").endswith("Trap (real), frozen")
    assert table.answer(scene, "base:4", "attack") == "Bruno's Fort #5"
    assert table.answer(scene, "base:0", "build") == "Fort #1"


@pytest.mark.parametrize("brief", [False, True])
def test_the_table_names_a_trap_to_those_who_know_it(fortified: Match, brief: bool) -> None:
    for viewer, trap in [(0, "Trap ?"), (1, "Trap (real)"), (SPECTATOR, "Trap ?")]:
        shown = drawn(table_for(fortified, viewer), Scene(GAME, fortified.observe(viewer)), brief)
        assert trap in shown
        assert "Walls 1/2" in shown
        assert "frozen" in shown
    assert "Trap (real)" in drawn(table_for(fortified, SPECTATOR), open_scene(fortified), brief)


@pytest.mark.parametrize(
    ("make", "lines"),
    [
        (
            lambda zone: Moved(zone("hand:1"), zone("held"), 5, 0b10, TRAP_DECOY),
            ["", "You play a decoy Trap.", ""],
        ),
        (
            lambda zone: TrapLaid(1, 5, 1),
            [
                "Bruno lays a Trap under Land #6.",
                "You lay the Trap under your Land #6.",
                "Bruno lays a Trap under Land #6.",
            ],
        ),
        (
            lambda zone: Moved(zone("hand:1"), zone("held"), 5, 0b11, MERCY),
            [
                "The Spy steals Mercy from Bruno.",
                "The Spy steals Mercy from you.",
                "The Spy steals a card from Bruno.",
            ],
        ),
        (
            lambda zone: Looked(zone("trap:5"), 1, 0b1, [TRAP_DECOY]),
            [
                "You look under base #6: Trap (decoy).",
                "Adela looks at the Trap under base #6.",
                "Adela looks at the Trap under base #6.",
            ],
        ),
        (
            lambda zone: Damaged(1, 4, 0, None, 2, 3),
            [
                "Bruno's Fort #5 takes 2 damage, 3 in all.",
                "Your Fort #5 takes 2 damage, 3 in all.",
                "Bruno's Fort #5 takes 2 damage, 3 in all.",
            ],
        ),
    ],
)
def test_an_event_is_told_as_each_viewer_saw_it(
    make: Callable[[Callable[[str], int]], Event], lines: list[str]
) -> None:
    match = new_match()
    event = make(match.setup.space.number)
    assert [table_for(match, seat).words.event(event.for_viewer(seat)) for seat in range(3)] == lines


def test_cards_that_are_drawn_together_share_a_sentence() -> None:
    match = new_match()
    deck, hand = (match.setup.space.number(zone) for zone in ("deck", "hand:0"))
    events = [Moved(deck, hand, 50, 1, WALLS), Moved(deck, hand, 49, 1, MERCY), TrapLaid(0, 0, 0)]
    assert table_for(match, 0).words.events(events) == [
        "You draw Walls and Mercy.",
        "You lay the Trap under your Fort #1.",
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_are_drawn_for_everyone_and_no_two_choices_look_alike(seats: int) -> None:
    match = new_match(seats)
    tables = {viewer: table_for(match, viewer) for viewer in range(SPECTATOR, seats)}
    while not match.over:
        seat = members(match.state.deciders())[0]
        draft = bot_draft(match, seat)
        for observation in steps_of(match, seat, draft):
            scene = Scene(GAME, observation)
            asked = scene.view.asked
            assert asked is not None
            answers = [tables[seat].answer(scene, name, asked.prompt) for name in asked.legal]
            assert len(set(answers)) == len(answers)
        match.commit(seat, draft)
        viewer = len(match.plies) % (seats + 1) - 1
        for brief in (False, True):
            drawn(tables[viewer], Scene(GAME, match.observe(viewer)), brief)
    for table in tables.values():
        assert table.words.catalogue.faults == []


def test_the_parts_of_a_score_add_up() -> None:
    for number in range(3):
        match = new_match(seed=number.to_bytes(16, "big"))
        while not match.over:
            seat = members(match.state.deciders())[0]
            match.commit(seat, bot_draft(match, seat))
        scene = Scene(GAME, match.observe(0))
        for seat, score in enumerate(match.outcome.scores):
            parts = table_for(match, 0).breakdown(scene, seat)
            assert list(parts) == ["Fort", "Lands", "Defences", "damage"]
            numbers = [int(part.replace("\u2212", "-")) for part in parts.values() if part[-1].isdigit()]
            assert score == sum(numbers)


def test_the_pages_show_what_has_no_room_on_the_screen(fortified: Match) -> None:
    table, scene = table_for(fortified, 0), Scene(GAME, fortified.observe(0))
    pages = table.pages(scene)
    assert not set(pages) & set("culphq")
    shown = {}
    for key, page in pages.items():
        console = Console(file=StringIO(), width=80)
        with console.capture() as captured:
            console.print(page.content)
        shown[key] = captured.get()
        assert len(shown[key].splitlines()) <= 24, page.title
    assert "The discard pile is empty" in shown["d"]
    assert "Bruno" in shown["k"]
    assert "#6 Land  Walls 1/2, Archers 4, Trap ?, frozen" in shown["k"]
    assert "Hills 1 \u00d75" in shown["t"]
    assert "Deny \u00d74" in shown["t"]
    assert "Mercy" in shown["e"]
    assert table.words.catalogue.faults == []
