"""Brawling Barons in words and in the terminal: who did what to which unit, and why the game ended."""

from collections.abc import Callable
from io import StringIO

import pytest
from rich.console import Console, Group

from games.brawling_barons.position import Position, kind, position, unit
from playing import steps_of
from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.drafts import bot_draft
from regalia.cli.scene import Scene
from regalia.cli.tables.brawling_barons import GameTable
from regalia.cli.words import Words, player_names
from regalia.games.brawling_barons.barons import (
    BY_AID,
    BY_ATTACKING,
    BY_BOMB,
    BY_COST,
    BY_COURTHOUSE,
    BY_FLIP,
    BY_PRISON,
)
from regalia.games.brawling_barons.events import (
    Attacked,
    Begun,
    Downgraded,
    Drew,
    Gained,
    Lost,
    Marched,
    Paid,
    Recruited,
    Shielded,
    Struck,
    Transferred,
    TurnBegan,
    Upgraded,
    Used,
)
from regalia.kernel.bits import members
from regalia.kernel.events import Ended, Event
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from regalia.kernel.zones import SPECTATOR

GAME = find_game("brawling-barons")
FARM, ARCHERS, HORSEMEN, KNIGHT = (2 * kind(name) + 1 for name in ("farm", "archers", "horsemen", "knight"))
SQUIRE = KNIGHT - 1
BRUNOS = 36  # the first unit of seat 1


def words_for(match: Match, viewer: int) -> Words:
    names = player_names(Catalogue([SHARED]), match.setup.seats, SPECTATOR, None)
    return Words(GAME, match.setup.space, names, viewer, match.setup.names)


def table_for(match: Match, viewer: int) -> GameTable:
    return GameTable(match.setup, words_for(match, viewer))


def said(p: Position, seat: int, *actions: str, viewer: int = SPECTATOR) -> list[str]:
    """What a reader is told of these choices."""
    words = words_for(p.match(), viewer)
    lines = words.events([event.for_viewer(viewer) for event in p.act(seat, *actions)])
    assert words.catalogue.faults == []
    return lines


def drawn(table: GameTable, scene: Scene, brief: bool) -> str:
    console = Console(file=StringIO(), width=100)
    with console.capture() as captured:
        console.print(Group(*table.board(scene, 100, brief)))
    return captured.get()


# What has happened


@pytest.mark.parametrize(
    ("event", "bruno", "others"),
    [
        (TurnBegan(1, 3), "Your turn, round 3", "Bruno's turn, round 3"),
        (Gained(1, 1), "You gain 1 resource.", "Bruno gains 1 resource."),
        (Gained(1, 2), "You gain 2 resources.", "Bruno gains 2 resources."),
        (Paid(1, 1), "You pay 1 resource.", "Bruno pays 1 resource."),
        (Paid(1, 5), "You pay 5 resources.", "Bruno pays 5 resources."),
        (
            Recruited(1, BRUNOS + 2, SQUIRE),
            "You recruit Squire (Knight) #3.",
            "Bruno recruits Squire (Knight) #3.",
        ),
        (
            Upgraded(1, BRUNOS, ARCHERS, BY_COST),
            "You upgrade unit #1 to Archers.",
            "Bruno upgrades unit #1 to Archers.",
        ),
        (
            Upgraded(1, BRUNOS, KNIGHT, BY_FLIP),
            "Flip Unit: your unit #1 is upgraded to Knight.",
            "Flip Unit: Bruno's unit #1 is upgraded to Knight.",
        ),
        (
            Upgraded(1, BRUNOS, FARM, BY_AID),
            "Builder's Aid: your unit #1 is upgraded to Farm.",
            "Builder's Aid: Bruno's unit #1 is upgraded to Farm.",
        ),
        (
            Downgraded(1, BRUNOS, SQUIRE, BY_ATTACKING),
            "After attacking, your unit #1 is downgraded to Squire (Knight).",
            "After attacking, Bruno's unit #1 is downgraded to Squire (Knight).",
        ),
        (
            Downgraded(1, BRUNOS, SQUIRE, BY_COURTHOUSE),
            "Courthouse: your unit #1 is downgraded to Squire (Knight).",
            "Courthouse: Bruno's unit #1 is downgraded to Squire (Knight).",
        ),
        (
            Lost(1, BRUNOS + 3, HORSEMEN, BY_PRISON),
            "Prison: you lose Horsemen #4.",
            "Prison: Bruno loses Horsemen #4.",
        ),
        (Lost(1, BRUNOS, FARM, BY_BOMB), "The Bomb: you lose Farm #1.", "The Bomb: Bruno loses Farm #1."),
        (
            Marched(1, BRUNOS, HORSEMEN, 1, True),
            "You send Horsemen #1 to the wall, a free step.",
            "Bruno sends Horsemen #1 to the wall, a free step.",
        ),
        (
            Marched(1, BRUNOS, KNIGHT, 2, False),
            "You send Knight #1 into the King's Army.",
            "Bruno sends Knight #1 into the King's Army.",
        ),
        (
            Attacked(0, 1, ARCHERS, 1, BRUNOS + 1, FARM, 3),
            "Adela attacks your Farm #2 with Archers #2, strength 3.",
            "Adela attacks Bruno's Farm #2 with Archers #2, strength 3.",
        ),
        (
            Attacked(1, None, None, 0, 4, HORSEMEN, 2),
            "Your +2 Attack strikes Adela's Horsemen #5 with strength 2.",
            "Bruno's +2 Attack strikes Adela's Horsemen #5 with strength 2.",
        ),
        (
            Struck(1, BRUNOS, ARCHERS, 4, 1),
            "4 damage to your Archers #1: downgraded.",
            "4 damage to Bruno's Archers #1: downgraded.",
        ),
        (
            Struck(1, BRUNOS, FARM, 1, 0),
            "1 damage to your Farm #1: no harm done.",
            "1 damage to Bruno's Farm #1: no harm done.",
        ),
        (
            Shielded(1, BRUNOS, ARCHERS, 3),
            "You protect Archers #1 from up to 3 damage.",
            "Bruno protects Archers #1 from up to 3 damage.",
        ),
        (
            Transferred(1, BRUNOS, ARCHERS, 3, 3 * 36 + 6),
            "You give Archers #1 to Dorin, as #7 there.",
            "Bruno gives Archers #1 to Dorin, as #7 there.",
        ),
        (
            Drew(1, 1, 0b10, [kind("shield")]),
            "You draw 1 card: Shield.",
            "Bruno draws 1 card.",
        ),
        (
            Drew(1, 3, 0b10, [kind("shield"), kind("farm"), kind("inn")]),
            "You draw 3 cards: Shield, Farm and Inn.",
            "Bruno draws 3 cards.",
        ),
        (
            Begun(1, 2, 0b0010),
            "You show the most cards, 2, and begin.",
            "Bruno shows the most cards, 2, and begins.",
        ),
        (
            Begun(1, 1, 0b0110),
            "Bruno and Clara show 1 card each. By lot, you begin.",
            "Bruno and Clara show 1 card each. By lot, Bruno begins.",
        ),
        (
            Begun(1, 0, 0b1111),
            "By lot, you begin.",
            "By lot, Bruno begins.",
        ),
        (Used(1, kind("prison"), 0), "You play Prison.", "Bruno plays Prison."),
        (Used(1, kind("prison"), 1), "You sell Prison.", "Bruno sells Prison."),
        (Used(1, kind("stewards-aid"), 2), "You use Steward's Aid.", "Bruno uses Steward's Aid."),
        (
            Used(1, kind("stewards-aid"), 3),
            "The Bomb: you lose Steward's Aid.",
            "The Bomb: Bruno loses Steward's Aid.",
        ),
    ],
)
def test_an_event_in_words(event: Event, bruno: str, others: str) -> None:
    match = Match(GAME.setup(4), bytes(16))
    for viewer, line in ((1, bruno), (2, others), (SPECTATOR, others)):
        words = words_for(match, viewer)
        assert words.event(event.for_viewer(viewer)) == line
        assert words.catalogue.faults == []


def test_selling_is_not_playing() -> None:
    p = position(towns={0: "+market"}, hands={0: "prison"})
    assert said(p, 0, "sell", "discard:prison") == [
        "Adela's action: sell a card at the Market.",
        "Adela sells Prison.",
        "Adela gains 4 resources.",
    ]


def test_a_flip_names_who_played_it_and_whose_unit_it_turned() -> None:
    p = position(hands={0: "flip-unit"}, towns={1: "knight"})
    assert said(p, 0, "play:flip-unit", unit(1, 0), "up") == [
        "Adela plays Flip Unit.",
        "Flip Unit: Bruno's unit #1 is upgraded to Knight.",
    ]


def test_what_falls_is_told_once_with_what_becomes_of_it() -> None:
    p = position(towns={0: "+knight archers", 1: "+horsemen farm"})
    p.attack(0, (0, unit(1, 0)), (1, unit(1, 1)))
    assert said(p, 1, "let") == [
        "8 damage to Bruno's Horsemen #1: discarded.",
        "1 damage to Bruno's Peasant (Farm) #2: discarded.",
        "After attacking, Adela's unit #1 is downgraded to Squire (Knight).",
        "After attacking, Adela loses Squire (Archers) #2.",
    ]


def test_plural_cards_come_to_the_market() -> None:
    p = position(market="bomb farm inn", deck="horsemen")
    assert said(p, 0, "take:bomb") == [
        "Adela takes The Bomb from the market.",
        "New in the market: Horsemen.",
    ]


# The end

CLOCKWISE = (
    "Of those tied on points, Bruno comes first clockwise"
    " after the baron who took the last card or had the last turn."
)
TEAMS_TIED = (
    "Both teams have the same points; the team that took the last card, or had the last turn, loses the tie."
)


@pytest.mark.parametrize(
    ("make", "viewer", "lines"),
    [
        (
            lambda: position(towns={1: "+farm"}, size=1),
            1,
            ["Adela has taken the last card of the deck, and the game ends.", "You have won!"],
        ),
        (
            lambda: position(seats=3, size=1),
            SPECTATOR,
            [
                "Adela has taken the last card of the deck, and the game ends.",
                "Bruno has won.",
                CLOCKWISE,
            ],
        ),
        (
            lambda: position(seats=4, teams=True, towns={1: "+farm"}, size=1),
            SPECTATOR,
            [
                "Adela has taken the last card of the deck, and the game ends.",
                "Bruno and Dorin win together as a team.",
                "The points of a team are added up.",
            ],
        ),
        (
            lambda: position(seats=4, teams=True, size=1),
            0,
            [
                "You have taken the last card of the deck, and the game ends.",
                "Bruno and Dorin win together as a team.",
                TEAMS_TIED,
            ],
        ),
    ],
)
def test_the_end_says_why_who_and_how(make: Callable[[], Position], viewer: int, lines: list[str]) -> None:
    p = make()
    (ended,) = [event for event in p.act(0, "gather") if isinstance(event, Ended)]
    assert words_for(p.match(), viewer).ending(ended) == lines


def test_after_the_most_turns_nobody_says_that_the_deck_ran_out() -> None:
    p = position()
    p["turns"] = 2 * 150 - 1
    told = said(p, 0, "gather", "end")
    assert told[-1].startswith(
        "Every baron has had 150 turns, and the game ends after Adela's. Bruno has won."
    )


# The table


def scene_of(p: Position, viewer: int) -> tuple[GameTable, Scene]:
    match = p.match()
    return table_for(match, viewer), Scene(GAME, match.observe(viewer))


def test_choices_name_units_by_number_with_what_counts() -> None:
    towns = {0: "+market +courthouse archers archers", 1: "+farm"}
    p = position(hands={0: "bomb"}, towns=towns, walls={0: "+archers"}, resources={0: 9})
    table, scene = scene_of(p, 0)
    assert table.answer(scene, "buy", "turn") == "Market: pay 2 to draw 3 cards"
    assert table.answer(scene, "sell", "turn") == "Market: discard a card to gain 4 resources…"
    assert table.answer(scene, "courthouse", "turn") == "Courthouse: pay 3 to downgrade a unit…"
    assert table.answer(scene, "play:bomb", "turn") == "Play The Bomb for 6"
    assert [table.answer(scene, unit(0, slot), "attack") for slot in (2, 3, 4)] == [
        "Squire (Archers) #3 (town, health 1), strength 1",
        "Squire (Archers) #4 (town, health 1), strength 1",
        "Archers #5 (wall, health 3), strength 3",
    ]
    assert table.answer(scene, unit(0, 2), "upgrade") == "Squire (Archers) #3 (town, health 1) for 3"
    assert table.answer(scene, unit(1, 0), "aim") == "Bruno's Farm #1 (town, health 3)"


@pytest.mark.parametrize("brief", [False, True])
def test_the_table_shows_numbers_and_space(brief: bool) -> None:
    p = position(towns={0: "archers farm archers", 1: "+inn"})
    shown = drawn(*scene_of(p, 0), brief)
    assert "(Archers)#1" in shown
    assert ("(Archers)#1,3" if brief else "(Archers)#3 1/1") in shown
    assert "free 1/0" in shown
    assert "free 3/3" in shown


def test_pages_show_what_has_no_room_on_the_screen() -> None:
    p = position(towns={0: "+market"}, hands={0: "prison"})
    p.act(0, "sell", "discard:prison")
    table, scene = scene_of(p, 1)
    pages = table.pages(scene)
    assert list(pages) == ["d", "b", "a"]
    console = Console(file=StringIO(), width=80)
    with console.capture() as captured:
        console.print(pages["d"].content)
    assert "Prison" in captured.get()
    assert table.words.catalogue.faults == []


def test_the_top_of_the_discard_pile_is_the_card_that_came_last() -> None:
    p = position(towns={0: "+market"}, hands={0: "farm prison"}, size=20)
    p.act(0, "sell", "discard:farm")
    view = GAME.view(p.match().observe(1))
    assert view.top == kind("farm")  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("parts", "viewer", "lines"),
    [
        ({"size": 20}, 0, []),
        ({"size": 4}, 1, ["Only 4 cards are left in the deck: the game is about to end."]),
        (
            {"size": 2, "towns": {0: "farm"}},
            0,
            [
                "Only 2 cards are left in the deck: the game is about to end.",
                "If you gather now, you take the last card and the game ends.",
            ],
        ),
        (
            {"size": 1},
            0,
            [
                "Only 1 card is left in the deck: the game is about to end.",
                "If you gather now, you take the last card and the game ends.",
                "If you draw now, you take the last card and the game ends.",
                "If you take a card from the market now, the last card refills it and the game ends.",
            ],
        ),
    ],
)
def test_what_is_about_to_end_is_announced(parts: dict[str, object], viewer: int, lines: list[str]) -> None:
    p = position(**parts)  # type: ignore[arg-type]
    view = GAME.view(p.match().observe(viewer))
    assert [words_for(p.match(), viewer).notice(notice) for notice in view.notices] == lines


@pytest.mark.parametrize(("left", "line"), [(1, "This is the last turn"), (2, "Only 2 turns are left")])
def test_the_last_turns_are_announced(left: int, line: str) -> None:
    p = position(size=30)
    p["turns"] = 300 - left
    (notice,) = GAME.view(p.match().observe(0)).notices
    assert words_for(p.match(), 0).notice(notice) == f"{line}: the game ends after 150 rounds."


def test_a_confirmation_says_what_will_happen() -> None:
    words = words_for(Match(GAME.setup(2), bytes(16)), 0)
    assert words.confirmation("end", "turn") == "Your turn ends."
    assert words.confirmation("take:knight", "turn").startswith("You take Knight from the market")
    assert words.confirmation("let", "between") == "You keep your Royal Aid, and the next turn begins."
    assert words.catalogue.faults == []


@pytest.mark.parametrize("options", [{}, {"split_shield": True, "aids_any_time": True, "decks": 1}])
def test_whole_games_are_drawn_for_everyone_and_no_two_choices_look_alike(options: dict[str, object]) -> None:
    match = Match(GAME.setup(3, options), bytes(16))
    tables = {viewer: table_for(match, viewer) for viewer in range(SPECTATOR, 3)}
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
        viewer = len(match.plies) % 4 - 1
        for brief in (False, True):
            drawn(tables[viewer], Scene(GAME, match.observe(viewer)), brief)
    for viewer, table in tables.items():
        for events in match.events(viewer):
            table.words.events(events)
        assert table.words.catalogue.faults == []
