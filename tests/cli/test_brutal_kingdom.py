"""Brutal Kingdom in the terminal: its sentences, its pages, its signs."""

from collections.abc import Iterator
from io import StringIO
from random import Random

import pytest
from rich.console import Console, Group, RenderableType

from playing import random_draft, seed
from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.scene import Scene
from regalia.cli.story import openly
from regalia.cli.tables import make_table
from regalia.cli.tables.brutal_kingdom import SKULL, GameTable
from regalia.cli.words import Words, player_names
from regalia.games.brutal_kingdom import events as told
from regalia.games.brutal_kingdom.cards import CHARACTERS, COLOURS
from regalia.kernel.bits import members
from regalia.kernel.events import Dealt, Ended, Event
from regalia.kernel.game import find_game
from regalia.kernel.match import Drafting, Match
from regalia.kernel.setup import OptionValue
from regalia.kernel.zones import SPECTATOR

GAME = find_game("brutal-kingdom")
SETUP = GAME.setup(4)
BLUE, GREEN, YELLOW = range(3)
KING, QUEEN, BISHOP, SAINT, ASSASSIN, WITCH = (
    CHARACTERS.index(name) for name in ("king", "queen", "bishop", "saint", "assassin", "witch")
)
KNIGHT, INTRIGUER, EXECUTIONER, INQUISITOR, MONK = (
    CHARACTERS.index(name) for name in ("black-knight", "intriguer", "executioner", "inquisitor", "monk")
)
ADELA, BRUNO, CLARA, DORIN = range(4)

TURNED = " turned face down, and"
SQUARE = " an elimination token goes on square"
OVER = "All four chapters are over."
FROM_THE_CARD = " clockwise from the starting player card"


def words_for(viewer: int, seats: int = 4) -> Words:
    return Words(GAME, SETUP.space, player_names(Catalogue([SHARED]), seats, viewer, None), viewer)


def new_table(viewer: int, seats: int = 4, **options: OptionValue) -> tuple[GameTable, Match, Words]:
    match = Match(GAME.setup(seats, options), seed(1))
    words = words_for(viewer, seats)
    table = make_table(match.setup, words)
    assert isinstance(table, GameTable)
    return table, match, words


def drawn(*things: RenderableType) -> list[str]:
    console = Console(file=StringIO(), width=80)
    with console.capture() as captured:
        console.print(Group(*things))
    return captured.get().splitlines()


@pytest.mark.parametrize(
    ("event", "to_adela", "to_bruno"),
    [
        (
            told.Eliminated(BRUNO, KING, ADELA, ASSASSIN, 1),
            f"Your Assassin eliminates Bruno's King: 1 card is{TURNED} you get an elimination token.",
            f"Adela's Assassin eliminates your King: 1 card is{TURNED} Adela gets an elimination token.",
        ),
        (
            told.Eliminated(DORIN, KING, CLARA, QUEEN, 3),
            *[f"Clara's Queen eliminates Dorin's King: 3 cards are{TURNED} Clara gets an elimination token."]
            * 2,
        ),
        (
            told.Influenced(BRUNO, BLUE, 1, 0, [QUEEN]),
            "Bruno takes 1 blue token for the Queen.",
            "You take 1 blue token for the Queen.",
        ),
        (
            told.Influenced(BRUNO, BLUE, 3, 0, [QUEEN, KING]),
            "Bruno takes 3 blue tokens for the Queen and King.",
            "You take 3 blue tokens for the Queen and King.",
        ),
        (
            told.Influenced(BRUNO, YELLOW, 1, 0, [KNIGHT]),
            "Bruno takes 1 yellow token for the Black Knight.",
            "You take 1 yellow token for the Black Knight.",
        ),
        (
            told.Influenced(BRUNO, BLUE, 1, 1, [KING]),
            "Bruno takes 1 blue token for the King; 1 more is due, but the stock has none left.",
            "You take 1 blue token for the King; 1 more is due, but the stock has none left.",
        ),
        (
            told.Influenced(BRUNO, BLUE, 2, 2, [QUEEN, KING]),
            "Bruno takes 2 blue tokens for the Queen and King; 2 more are due, but the stock has none left.",
            "You take 2 blue tokens for the Queen and King; 2 more are due, but the stock has none left.",
        ),
        (
            told.Influenced(BRUNO, GREEN, 0, 1, [MONK]),
            "Bruno gets no green token for the Monk, though 1 is due: the stock has none left.",
            "You get no green token for the Monk, though 1 is due: the stock has none left.",
        ),
        (
            told.Influenced(BRUNO, GREEN, 0, 2, [BISHOP]),
            "Bruno gets no green token for the Bishop, though 2 are due: the stock has none left.",
            "You get no green token for the Bishop, though 2 are due: the stock has none left.",
        ),
        (
            told.Unblessed(0, played=False),
            *[f"No Saint was played in this chapter:{SQUARE} 1 of the Chapel."] * 2,
        ),
        (
            told.Unblessed(2, played=True),
            *[f"The stock was empty when the Saint was played:{SQUARE} 3 of the Chapel."] * 2,
        ),
        (
            told.Blessed(ADELA, 1, GREEN),
            "Your Saint puts a green token on square 2 of the Chapel.",
            "Adela's Saint puts a green token on square 2 of the Chapel.",
        ),
        (
            told.Idle(ADELA, ASSASSIN),
            "Your Assassin finds no victim.",
            "Adela's Assassin finds no victim.",
        ),
        (
            told.Idle(ADELA, INTRIGUER),
            "Your Intriguer is the highest top card and stays.",
            "Adela's Intriguer is the highest top card and stays.",
        ),
        (
            told.Idle(ADELA, SAINT),
            "Your Saint finds the stock empty and places no token.",
            "Adela's Saint finds the stock empty and places no token.",
        ),
        (
            told.Declined(ADELA, WITCH),
            "You choose not to use the Witch.",
            "Adela chooses not to use the Witch.",
        ),
        (
            told.Stopped(ADELA),
            "You make no second swap.",
            "Adela makes no second swap.",
        ),
        (
            told.Intrigued(ADELA, BRUNO, WITCH),
            "Your Intriguer changes places with Bruno's Witch.",
            "Adela's Intriguer changes places with your Witch.",
        ),
        (
            told.Named(ADELA, KING, EXECUTIONER),
            "Your Executioner threatens the King.",
            "Adela's Executioner threatens the King.",
        ),
        (
            told.Named(BRUNO, KING, INQUISITOR),
            "Bruno's Inquisitor asks for the King.",
            "Your Inquisitor asks for the King.",
        ),
        (
            told.Started(ADELA, kept=False, kind=BISHOP, rank=18),
            "Your Bishop, rank 18, is highest: you take the starting player card.",
            "Adela's Bishop, rank 18, is highest: Adela takes the starting player card.",
        ),
        (
            told.Started(ADELA, kept=True, kind=INQUISITOR, rank=0),
            "Your Inquisitor, rank 0, is highest: you keep the starting player card.",
            "Adela's Inquisitor, rank 0, is highest: Adela keeps the starting player card.",
        ),
        (
            told.Started(ADELA, kept=True, kind=None, rank=-1),
            "Every top card lies face down: you keep the starting player card.",
            "Every top card lies face down: Adela keeps the starting player card.",
        ),
        (
            told.Counted(ADELA, 4, [KING, QUEEN, MONK, SAINT], []),
            "Your stack, all face up: King, Queen, Monk and Saint.",
            "Adela's stack, all face up: King, Queen, Monk and Saint.",
        ),
        (
            told.Counted(ADELA, 1, [SAINT], [KING, QUEEN, MONK]),
            "Your stack: Saint face up; King, Queen and Monk face down.",
            "Adela's stack: Saint face up; King, Queen and Monk face down.",
        ),
        (
            told.Counted(ADELA, 0, [], [KING, QUEEN, MONK, SAINT]),
            "Your stack, all face down: King, Queen, Monk and Saint.",
            "Adela's stack, all face down: King, Queen, Monk and Saint.",
        ),
        (
            Dealt(SETUP.space.number("aside:dark"), 2, 0, None),
            *["2 dark cards are put aside unseen."] * 2,
        ),
        (
            Dealt(SETUP.space.number("aside:light"), 1, 0, None),
            *["1 light card is put aside unseen."] * 2,
        ),
        (
            Ended("chapters", -1, "tie-starter", [9, 9, 3, 1], [2, 1, 3, 4]),
            f"{OVER} Bruno has won. Tied on points: of those tied, Bruno sits first{FROM_THE_CARD}.",
            f"{OVER} You have won! Tied on points: of those tied, you sit first{FROM_THE_CARD}.",
        ),
    ],
)  # fmt: skip
def test_sentences(event: Event, to_adela: str, to_bruno: str) -> None:
    assert words_for(ADELA).event(event) == to_adela
    assert words_for(BRUNO).event(event) == to_bruno


def test_places_and_doing_without_have_words_of_their_own() -> None:
    _, match, words = new_table(ADELA)
    zones = match.setup.space
    places = [words.zone(zones.number(name)) for name in ("hand:0:light", "hand:1:dark", "middle:1")]
    assert places == ["in your hand", "in Bruno's hand", "in slot 2 of the middle"]
    declined = ["look", "peek", "offer", "revive", "exchange", "knight"]
    answers = [words.action("decline", prompt) for prompt in declined]
    assert answers == [
        "Do not look",
        "Look at no hand",
        "Swap no card",
        "Turn up none",
        "Swap no card",
        "Take no token",
    ]


def test_an_elimination_turns_the_whole_stack_over_in_the_texts_of_cards() -> None:
    words = words_for(ADELA)
    for name in ("poisoner", "berserker", "assassin", "abbot", "executioner", "queen", "king"):
        assert "whole stack" in words.say(f"character-{name}.text", victims="Witch or Druid"), name
    assert "plays the Queen must" in words.say("character-king.text", victims="Queen")
    assert words.catalogue.faults == []


def test_confirming_a_pass_says_which_card_goes_to_whom() -> None:
    table, match, words = new_table(CLARA)
    drafting = Drafting(GAME, match.observe(CLARA))
    action = drafting.preview().legal[0]
    drafting.add(action)
    preview = drafting.preview()
    name = GAME.actions.name(action)
    card = words.say(f"character-{name.removeprefix('pass:')}")
    assert words.events(preview.events) == [
        f"You put down the {card}.",
        "It goes to Dorin when everyone has chosen.",
    ]
    scene = Scene(GAME, match.observe(CLARA))
    assert table.answer(scene, name, "pass-light") == f"Pass the {card} to Dorin"
    assert table.answer(scene, name, "pass-dark") == f"Pass the {card} to Bruno"
    assert table.answer(scene, "target:3", "peek") == "Dorin"


def test_an_open_replay_tells_a_choice_once() -> None:
    _, match, words = new_table(SPECTATOR)
    match.commit(CLARA, [match.state.legal(CLARA)[0]])
    assert len(words.events(match.plies[-1].events)) == 2
    (line,) = words.events(openly(words, match.plies[-1].events))
    assert line.startswith("Clara puts down the ")


def whole_plays() -> Iterator[tuple[int, Drafting]]:
    """Plays of some games, before they are confirmed."""
    for number in range(4):
        match, rnd = Match(SETUP, seed(number)), Random(number)
        while not match.over:
            seat = rnd.choice(members(match.state.deciders()))
            drafting = Drafting(GAME, match.observe(seat))
            draft = random_draft(match, seat, rnd)
            for action in draft:
                drafting.add(action)
            yield seat, drafting
            match.commit(seat, draft)


def test_every_confirmation_says_what_will_happen() -> None:
    silent = {"pass-light", "pass-dark", "play"}  # the choice itself, in words, is all that can be told
    hidden = set()
    for seat, drafting in whole_plays():
        words = words_for(seat)
        preview = drafting.preview()
        last = GAME.actions.name(preview.draft[-1])
        will = words.confirmation(last, preview.answered)
        if not preview.reveals:
            assert words.events(preview.events)
        elif last != "decline" and preview.answered not in silent:
            hidden.add(preview.answered)
            assert will, f"{last} answers {preview.answered}"
        assert words.catalogue.faults == []
    assert hidden >= {"look", "peek", "slot", "summon", "give", "return"}


def test_overview_and_chart_can_be_seen_on_a_small_screen() -> None:
    table, match, _ = new_table(ADELA)
    pages = table.pages(Scene(GAME, match.observe(ADELA)))
    assert not pages.keys() & set("culphq")
    shown = {key: drawn(page.content) for key, page in pages.items()}
    assert all(len(lines) <= 20 for lines in shown.values())
    overview = [line.split() for line in shown["a"] + shown["b"] if line.startswith((" ▯", " ▮"))]
    assert [rank for _, rank, *_ in overview] == [*map(str, range(1, 20)), "20/0"]
    chart = {line.split()[0]: line for line in shown["e"]}
    assert len(chart) == 7
    assert "Queen and King" in chart["Assassin"]
    assert "at once" in chart["Assassin"]
    assert "King" in chart["Queen"]
    assert "lies in wait" in chart["Queen"]
    assert "whom its player names" in chart["Executioner"]


def test_the_chart_leaves_out_no_killer_for_three_and_names_the_executioners_victim() -> None:
    table, match, _ = new_table(ADELA, 3)
    scene = Scene(GAME, match.observe(ADELA))
    assert len(drawn(table.pages(scene)["e"].content)) == 7


def test_potential_victims_have_a_skull() -> None:
    table, match, _ = new_table(ADELA)
    pages = table.pages(Scene(GAME, match.observe(ADELA)))
    lines = drawn(pages["a"].content, pages["b"].content)
    marked = {line.split()[2].rstrip(SKULL) for line in lines if SKULL in line}
    assert marked == {"Abbot", "Druid", "Intriguer", "Witch", "Queen", "King", "Wizard", "Bishop"}
    assert SKULL in table.legend()


def test_cards_that_are_out_are_announced() -> None:
    table, match, _ = new_table(ADELA, 3)
    assert table.headline(Scene(GAME, match.observe(ADELA))).endswith("· without ranks 1 to 4")
    table, match, _ = new_table(ADELA, 3, random_removal=True)
    headline = table.headline(Scene(GAME, match.observe(ADELA)))
    assert headline.endswith("· two light and two dark cards are out, unseen")
    table, match, _ = new_table(ADELA)
    assert table.headline(Scene(GAME, match.observe(ADELA))).endswith("passing cards")


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(
    ("count", "text"),
    [(0, "No {} token is left"), (1, "1 {} token is left"), (2, "2 {} tokens are left")],
)
def test_a_scarce_stock(colour: str, count: int, text: str) -> None:
    said = words_for(ADELA).say(f"table-notice-stock-{colour}", count=count)
    assert said == text.format(colour) + " in the stock."
