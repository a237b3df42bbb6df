"""What a viewer remembers, as it is drawn; and a table for a game that has none of its own."""

import re
from io import StringIO

from rich.console import Console, Group, RenderableType

from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.scene import Scene, open_scene
from regalia.cli.tables import TerminalTable, make_table
from regalia.cli.words import Words, player_names
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from regalia.kernel.state import Observation

MATCH = Match(find_game("brutal-kingdom").setup(4), bytes(16))
SPACE = MATCH.setup.space
WORDS = Words(MATCH.game, SPACE, player_names(Catalogue([SHARED]), 4, 0, None), 0)


def unseen_light(observation: Observation) -> list[int]:
    """Light cards that the viewer does not see."""
    light = 1 << SPACE.number("middle:0")
    return [
        kind
        for kind, copies in enumerate(observation.state.hidden_pool())
        if copies and SPACE.zones_for[kind] & light
    ]


def drawn(*things: RenderableType) -> str:
    console = Console(file=StringIO(), width=100)
    with console.capture() as captured:
        console.print(Group(*things))
    return captured.get()


def test_a_card_that_is_known_for_sure_lies_where_it_is() -> None:
    observation = MATCH.observe(0)
    kind = unseen_light(observation)[0]
    observation.witness.remember(kind, 1 << SPACE.number("hand:2:light"))
    scene = Scene(MATCH.game, observation)
    assert scene.cards("hand:2:light") == [kind]
    assert scene.unknown("hand:2:light") == 1
    assert scene.hearsay(WORDS) == []
    assert f"▯{WORDS.kind(kind)} ▯" in drawn(*make_table(MATCH.setup, WORDS).board(scene, 100))


def test_hearsay_names_all_the_places() -> None:
    observation = MATCH.observe(0)
    first, second = unseen_light(observation)[:2]
    places = [SPACE.number("hand:2:light"), SPACE.number("middle:1")]
    observation.witness.remember(first, 1 << places[0] | 1 << places[1])
    observation.witness.absent(second, 1 << SPACE.number("hand:1:light"))
    assert Scene(MATCH.game, observation).hearsay(WORDS) == [
        f"The {WORDS.kind(first)} is in Clara's hand or in slot 2 of the middle",
        f"The {WORDS.kind(second)} is not in Bruno's hand",
    ]


def test_a_place_that_holds_no_hidden_card_is_not_named() -> None:
    observation = MATCH.observe(0)
    kind = unseen_light(observation)[0]
    places = [SPACE.number("hand:2:light"), SPACE.number("offer:light")]
    observation.witness.remember(kind, 1 << places[0] | 1 << places[1])
    scene = Scene(MATCH.game, observation)
    assert scene.hearsay(WORDS) == []
    assert scene.cards("hand:2:light") == [kind]


def test_an_open_scene_hides_nothing() -> None:
    scene = open_scene(MATCH)
    for zone in SPACE.zones:
        assert scene.unknown(zone.name) == 0
        assert sorted(scene.cards(zone.name)) == sorted(MATCH.state.cards(SPACE.number(zone.name)))


def test_a_game_without_a_table_of_its_own_is_drawn_by_zones() -> None:
    lines = drawn(
        *TerminalTable(MATCH.setup, WORDS).board(Scene(MATCH.game, MATCH.observe(0)), 100)
    ).splitlines()
    assert [re.split("  +", line.strip()) for line in lines][1:5] == [
        ["in Bruno's hand", "?, ?"],
        ["in Clara's hand", "?, ?"],
        ["in Dorin's hand", "?, ?"],
        ["in slot 1 of the middle", "?"],
    ]
