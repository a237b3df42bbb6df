"""King's Blood in the terminal: large family trees, and screens of whole games."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, Group

from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.scene import Scene
from regalia.cli.story import openly
from regalia.cli.tables import make_table
from regalia.cli.words import Words, player_names
from regalia.games.kings_blood import genealogy
from regalia.games.kings_blood import layout as on
from regalia.games.kings_blood.events import (
    Counted,
    DealDrawn,
    Declined,
    Drew,
    Exiled,
    Placed,
    Scored,
    TurnBegan,
)
from regalia.games.kings_blood.state import KingsBlood
from regalia.kernel.events import Event, Looked, Moved
from regalia.kernel.game import find_game
from regalia.kernel.layout import ORIGIN, ROW
from regalia.kernel.match import Match
from regalia.kernel.setup import Setup
from regalia.kernel.zones import EVERYONE, SPECTATOR
from watching import watch

GAME = find_game("kings-blood")


def words_for(setup: Setup, viewer: int) -> Words:
    return Words(GAME, setup.space, player_names(Catalogue([SHARED]), setup.seats, viewer, None), viewer)


def drawn(cells: list[tuple[int, int]], width: int, brief: bool = False) -> list[str]:
    """The board with the first characters in these cells (generation, column)."""
    match = Match(GAME.setup(3), bytes(16))
    assert isinstance(match.state, KingsBlood)
    match.state.clear(on.TREE_SIZE, len(match.state.cells))
    for kind, (g, c) in enumerate(cells):
        genealogy.add(match.state.cells, kind, ORIGIN + g * ROW + c)
    words = words_for(match.setup, 0)
    console = Console(file=StringIO(), width=width)
    with console.capture() as captured:
        board = make_table(match.setup, words).board(Scene(GAME, match.observe(0)), width, brief)
        console.print(Group(*board))
    lines = captured.get().splitlines()
    assert max(map(len, lines)) <= width
    return [line.rstrip() for line in lines]


def test_couples_lie_side_by_side_and_a_child_between_them() -> None:
    lines = drawn([(0, 0), (0, 2), (1, 1), (1, 3)], 80)
    parents = next(line for line in lines if "$1♂" in line)
    children = next(line for line in lines if "$2♂" in line)
    assert parents.index("$1♂") + 2 == children.index("$2♂")
    assert children.endswith("<$2♂ $2♀>")


@pytest.mark.parametrize("width", [60, 80, 100])
def test_a_tree_of_fourteen_generations(width: int) -> None:
    lines = drawn([(g, c) for g in range(14) for c in (g, g + 2)], width)
    labels = [line.split()[0] for line in lines if "♂" in line or "M" in line]
    assert labels == [str(g + 1) for g in range(14)]


@pytest.mark.parametrize(("width", "first"), [(80, "<M1m1M2"), (100, "<M1m1M2"), (140, "<$1♂ $1♀ $2♂")])
def test_a_row_of_twenty_nine_fits_on_one_line(width: int, first: str) -> None:
    lines = drawn([(0, 2 * at) for at in range(29)], width)
    rows = [line for line in lines if line.lstrip().startswith("1 ")]
    assert len(rows) == 1
    assert rows[0].lstrip().startswith(f"1 {first}")


def test_a_row_that_is_too_long_goes_on_below() -> None:
    lines = drawn([(0, 2 * at) for at in range(60)], 60)
    shown = " ".join(lines)
    assert len([line for line in lines if line.lstrip().startswith("1 ")]) == 3
    assert shown.count("<") == shown.count(">") == 1


def test_wide_empty_stretches_are_left_out() -> None:
    lines = drawn([(0, 0), (0, 1000), (1, 1001)], 60)
    assert any("<$1♂>" in line and "$1♀" in line for line in lines)


def test_in_brief_there_are_active_cards_alone() -> None:
    lines = drawn([(0, 0), (0, 2), (1, 1), (0, 10)], 80, brief=True)
    assert any("Active 1: <$2♀> 2: <$2♂> and 2 more" in line for line in lines)


@pytest.mark.parametrize(("columns", "rows", "seats"), [(100, 40, 4), (80, 24, 3), (60, 40, 6)])
def test_no_question_scrolls_the_table_away(tmp_path: Path, columns: int, rows: int, seats: int) -> None:
    options = {"advanced": True, "announce": "strict"}
    match = Match(GAME.setup(seats, options), bytes(15) + bytes([seats + 3]))
    watch(match, words_for(match.setup, 1), columns, rows, 3, tmp_path)


# Words


def say(match: Match, *events: Event, viewer: int = 0) -> str:
    return " ".join(words_for(match.setup, viewer).events(events))


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Drew(1, 1, 0, 0), "Bruno draws a card."),
        (Drew(1, 3, 1, 0), "Bruno draws 3 cards for the Draw 3."),
        (Drew(1, 1, 1, 2), "Bruno draws 1 card for the Draw 3. 2 cards fewer than due: no more are left."),
        (
            Drew(1, 0, 2, 3),
            "Bruno draws nothing for the missed call. 3 cards fewer than due: no more are left.",
        ),
        (Drew(0, 1, 2, 1), "That is 1 card for the missed call. One card fewer than due: no more are left."),
        (Drew(0, 3, 1, 0), "Those are 3 cards for the Draw 3."),
        (Declined(0, 0), "You do not let them marry."),
        (Declined(1, 3), "Bruno plays no other card."),
        (Placed(1, 0, 1, 0, True), "Bruno moves Aldous to the left of Adelis."),
        (Exiled(1, 0, 1), "Bruno exiles Aldous into Bruno's hand."),
        (Exiled(1, 0, 0), "Bruno exiles Aldous into your hand."),
        (DealDrawn(0), "All players have passed: nobody wins this deal."),
        (DealDrawn(1), "No character is left to found a new Genealogy: nobody wins this deal."),
        (Counted(1, 22, True), "With the King's Blood card, Bruno's cards are worth 22."),
        (Scored(0, -5, -5), "You score -5 and now have -5."),
        (TurnBegan(1, 6), "Bruno's turn: 6 cards to draw or to pass on"),
    ],
)
def test_sentences_with_none_one_and_many(event: Event, told: str) -> None:
    assert say(Match(GAME.setup(3), bytes(16)), event) == told


def test_cards_that_come_several_times_are_counted() -> None:
    match = Match(GAME.setup(3), bytes(16))
    space = match.setup.space
    exile, aldous = space.kinds.index("exile"), space.kinds.index("aldous")
    shown = Looked(space.number("hand:1"), 3, EVERYONE, [exile, aldous, exile])
    assert say(match, shown) == "Bruno still held 2 \N{MULTIPLICATION SIGN} Exile and Aldous."


def test_what_lies_under_an_exiled_card_is_told() -> None:
    match = Match(GAME.setup(3), bytes(16))
    space = match.setup.space
    tree, hand = space.number("genealogy"), space.number("hand:1")
    kinds = space.kinds
    alone = Moved(tree, hand, 1, EVERYONE, kinds.index("aldous"))
    enthroned = Moved(tree, hand, 1, EVERYONE, kinds.index("enthronement"))
    assert say(match, Exiled(0, 0, 1), alone) == "You exile Aldous into Bruno's hand."
    assert say(match, Exiled(0, 0, 1), alone, enthroned).endswith(
        "The Enthronement under the card goes along."
    )


def test_an_open_replay_tells_no_draw_twice() -> None:
    match = Match(GAME.setup(3), bytes(16))
    watch_draws = words_for(match.setup, SPECTATOR)
    space = match.setup.space
    drawn = [Moved(space.number("deck"), space.number("held"), 5, 1, 0), Drew(0, 1, 0, 0)]
    assert watch_draws.events(openly(watch_draws, drawn)) == ["Adela draws Aldous."]


def test_the_discard_pile_is_a_page_of_its_own() -> None:
    match = Match(GAME.setup(3), bytes(16))
    discards = on.IN_DISCARDS
    deck = match.state.cards(on.IN_DECK)
    for kind in deck[:30]:
        match.state.reveal(discards, kind)
    words = words_for(match.setup, 0)
    scene = Scene(GAME, match.observe(0))
    page = make_table(match.setup, words).pages(scene)["d"]
    console = Console(file=StringIO(), width=80)
    with console.capture() as captured:
        console.print(page.content)
    assert all(words.kind(kind) in captured.get().replace("\n", " ") for kind in deck[:5])
