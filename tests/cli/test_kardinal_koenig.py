"""Kardinal & König in the terminal: its sentences for one, two and many, its pages, what it announces."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from games.kardinal_koenig.position import GAME, Position, position
from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.scene import Scene
from regalia.cli.screen import draw_line
from regalia.cli.story import story
from regalia.cli.tables.kardinal_koenig import GameTable
from regalia.cli.words import Words, player_names
from regalia.games.kardinal_koenig import events as told
from regalia.games.kardinal_koenig import layout as on
from regalia.games.kardinal_koenig.cards import COUNTRIES, FIRST, LAST, SECOND
from regalia.kernel.events import Dealt, Ended, Event, Moved
from regalia.kernel.match import Match
from regalia.kernel.zones import EVERYONE, SPECTATOR
from watching import watch

ALL = position().state.atlas.ids
RED, GREEN, CREAM, ORANGE = range(4)
FRANKEN, BAYERN, BURGUND = (COUNTRIES.index(name) for name in ("franken", "bayern", "burgund"))


def words_for(p: Position, viewer: int = 0) -> Words:
    setup = p.state.setup
    names = player_names(Catalogue([SHARED]), setup.seats, viewer, None)
    return Words(GAME, setup.space, names, viewer, setup.names)


WORDS = words_for(position())


def scene_of(match: Match, viewer: int = 0) -> tuple[GameTable, Scene]:
    names = player_names(Catalogue([SHARED]), match.setup.seats, viewer, None)
    words = Words(match.game, match.setup.space, names, viewer, match.setup.names)
    return GameTable(match.setup, words), Scene(match.game, match.observe(viewer))


def printed(thing: RenderableType, width: int = 80) -> list[str]:
    console = Console(file=StringIO(), width=width, color_system=None)
    with console.capture() as captured:
        console.print(thing)
    return [line.rstrip() for line in captured.get().splitlines()]


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (told.Started(0), "You are the start player."),
        (told.Started(2), "Clara is the start player."),
        (told.TurnBegan(0, False), "Your turn."),
        (told.TurnBegan(1, True), "Bruno's last turn."),
        (Dealt(on.IN_HAND + 1, 1, 0, None), "Bruno is dealt one card."),
        (Dealt(on.IN_HAND + 1, 3, 0, None), "Bruno is dealt 3 cards."),
        (told.Exchanged(1, ORANGE, False), "Bruno exchanges an orange card."),
        (told.Exchanged(1, ORANGE, True), "Bruno discards an orange card."),
        (told.Exchanged(0, RED, True), "You discard a red card."),
        (
            told.ChainScored(3, [15, 16, 17, 13], 4),
            "Dorin scores 4 points for the chain Melk, Salzburg, Brixen and Freising.",
        ),
        (
            told.ChainScored(0, [15, 16, 17, 13], 4),
            "You score 4 points for your chain Melk, Salzburg, Brixen and Freising.",
        ),
        (
            told.CountryScored(FRANKEN, [0, 2, 0, 1], [0, 3, 0, 2]),
            "Monasteries in Franconia: Bruno 2 and Dorin 1; points: Bruno 3 and Dorin 2.",
        ),
        (
            told.AllianceScored(8, FRANKEN, BAYERN, [0, 0, 5, 0]),
            "Alliance 8 (Franconia and Bavaria): Clara 5.",
        ),
        (told.Reshuffled(1), "The only discard becomes the new draw pile."),
        (told.Reshuffled(34), "The 34 discards are shuffled and become the new draw pile."),
        (
            told.PiecesLeft([0, 4, 5, 0]),
            "There is a tie for the most points; pieces left: Bruno 4 and Clara 5.",
        ),
        (
            told.PiecesLeft([0, 0, 0, 0]),
            "There is a tie for the most points, and none of the tied players has pieces left.",
        ),
        (
            Ended("deck", -1, "pieces", [79, 79, 60, 1], [2, 1, 3, 4]),
            (
                "The game ended with the round in which the draw pile ran out for the second time. "
                "Bruno has won. Of those tied on points, Bruno has the most pieces left."
            ),
        ),
    ],
)
def test_a_sentence(event: Event, sentence: str) -> None:
    assert WORDS.event(event) == sentence


def test_one_card_and_several_from_and_to_the_display() -> None:
    taken = [
        Moved(on.IN_DISPLAY, on.IN_HAND + 1, 3 - n, EVERYONE, kind)
        for n, kind in enumerate([ORANGE, RED, RED])
    ]
    added = [
        Moved(on.IN_DECK, on.IN_DISPLAY, 9 - n, EVERYONE, kind) for n, kind in enumerate([ORANGE, GREEN])
    ]
    assert WORDS.events(taken[:1]) == ["Bruno takes an orange card from the display."]
    assert WORDS.events(taken[:2]) == ["Bruno takes cards from the display: orange and red."]
    assert WORDS.events(taken) == [
        "Bruno takes cards from the display: orange and 2 \N{MULTIPLICATION SIGN} red."
    ]
    assert WORDS.events(added[:1]) == ["An orange card is added to the display."]
    assert WORDS.events(added) == ["Added to the display: orange and green."]


def test_towns_have_the_names_that_english_gives_them() -> None:
    assert WORDS.action("field:lothringen-3", "piece") == "A monastery in Cologne"


def test_in_the_last_round_a_card_is_discarded_and_not_exchanged() -> None:
    for half, said in ((SECOND, "Exchange an orange card"), (LAST, "Discard an orange card")):
        table, scene = scene_of(position(hands={0: "orange red red"}, half=half).match())
        assert table.answer(scene, "exchange:orange", "play") == said
        assert table.answer(scene, "play:orange", "play") == "One orange card"


# What is about to end


def notices(p: Position, viewer: int = 0) -> list[str]:
    words = words_for(p, viewer)
    said = [words.notice(notice) for notice in p.view(viewer).notices]
    assert words.catalogue.faults == []
    return said


def test_a_draw_pile_that_may_run_out_is_announced() -> None:
    assert notices(position(deck="red red red red red red")) == []
    assert notices(position(deck="red red red red red")) == [
        "5 cards are left in the draw pile; then comes the intermediate scoring."
    ]
    assert notices(position(deck="red", half=SECOND)) == [
        "One card is left in the draw pile; then this round is the last."
    ]


def test_the_last_round_and_the_last_turn_are_announced() -> None:
    p = position(half=LAST, start=0, turn=1)
    assert notices(p) == ["Last round: nobody draws any more, and Dorin takes the last turn."]
    assert notices(p, 3) == ["Last round: nobody draws any more, and you take the last turn."]
    p = position(half=LAST, start=0, turn=3)
    assert notices(p) == ["This is the last turn of the game; the final scoring follows."]


@pytest.mark.parametrize(
    ("left", "said"),
    [
        (3, []),
        (2, ["The board takes 2 more pieces; when nobody can place any, the game ends."]),
        (1, ["The board takes one more piece; when nobody can place any, the game ends."]),
    ],
)
def test_a_board_that_is_nearly_full_is_announced(left: int, said: list[str]) -> None:
    houses = " ".join(ALL[left:])
    courts = {1: " ".join(f"{name} " * houses.count(f"{name}-") for name in COUNTRIES)}
    p = position(houses={1: houses}, advisors=courts, monasteries={1: 0}, advisors_left={1: 0})
    assert notices(p) == said


def test_a_blocked_round_is_announced() -> None:
    p = position(
        houses={1: " ".join(ALL)}, monasteries={1: 0}, advisors_left=dict.fromkeys(range(4), 0), half=FIRST,
        options={"blocked_end": "round"},
    )  # fmt: skip
    assert notices(p) == ["Last round: nobody can place a piece, and Dorin takes the last turn."]


def test_confirming_says_what_will_happen() -> None:
    assert WORDS.confirmation("deck", "refill") == (
        "You draw the top card of the draw pile. If that fills your hand, your turn ends."
    )
    assert WORDS.confirmation("take:orange", "refill") == (
        "You take an orange card from the display, the display is filled up, and your turn ends."
    )


# Pages


def test_whatever_is_public_can_be_seen_on_a_small_screen() -> None:
    p = position(
        display="purple green", deck="red red", hands={0: "red red cream"}, half=SECOND,
        houses={0: "lothringen-3", 2: "england-1"}, advisors={1: "burgund italien", 2: "italien italien"},
    )  # fmt: skip
    table, scene = scene_of(p.match())
    pages = table.pages(scene)
    assert not set(pages) & set("culphq")
    texts = {key: printed(page.content) for key, page in pages.items()}
    for lines in texts.values():
        assert len(lines) <= 20, "title, keys and answer need the other lines"
        assert max(map(len, lines)) <= 80
    assert texts["d"][0].split() == ["display", "discarded", "out", "of", "the", "game", "unseen"]
    discarded = p.discards.split().count("purple")
    assert texts["d"][-1].split()[:5] == ["purple", "card", "1", str(discarded), "1"]
    assert len(texts["a"]) == 15
    assert texts["a"][13].split() == ["14", "Italy", "◆2▲1", "Burgundy", "▲1"]
    roads = "\n".join(texts["e"] + texts["i"])
    atlas, seen = p.state.atlas, p.view()
    for field, town in enumerate(atlas.towns):
        sign = {0: "●", 2: "◆"}.get(seen.fields[field], "·")
        assert f"{sign}{town}→" in roads
    assert "·Corvey→·Erfurt ·Fulda ●Cologne" in roads
    assert texts["s"][-1].split() == ["total"]
    assert table.words.catalogue.faults == []


def test_without_memory_aids_no_page_and_no_line_tells_how_it_would_end() -> None:
    board = {}
    for aids in (True, False):
        match = position(
            display="purple green", hands={0: "red red cream"}, houses={1: "italien-1", 2: "franken-1"},
            advisors={1: "italien bayern"}, options={"memory_aids": aids},
        ).match()  # fmt: skip
        match.commit(0, ["exchange:red", "take:purple"])
        table, scene = scene_of(match, 3)
        parts = [line for part in table.board(scene, 80) for line in printed(part)]
        board[aids] = "\n".join(parts + printed(table.pages(scene)["a"].content))
        assert table.words.catalogue.faults == []
    assert "P??" in board[True]
    assert "▲2" in board[True]
    assert "0→3" in board[True]
    assert "P??" not in board[False]
    assert "???" in board[False]
    assert "▲2" not in board[False]
    assert "→" not in board[False]


# The end


def test_the_last_play_and_what_it_brings_fit_on_a_small_screen(tmp_path: Path) -> None:
    match = Match(GAME.setup(5), bytes(15) + b"\x01")
    people = player_names(Catalogue([SHARED]), 5, 1, "Ada")
    watch(match, Words(GAME, match.setup.space, people, 1, match.setup.names), 80, 24, 4, tmp_path)


def test_a_tie_is_explained_and_what_is_left_is_no_summand() -> None:
    p = position(
        start=1, half=LAST, points={0: 9, 1: 9}, monasteries={0: 3, 1: 4}, advisors_left={0: 0, 1: 0},
        hands={0: "red red red"},
    )  # fmt: skip
    match = p.match()
    match.commit(0, ["exchange:red"])
    table, scene = scene_of(match, SPECTATOR)
    told_all = story(table.words, match.events(SPECTATOR))
    text = "\n".join(line for one in told_all for part in draw_line(one) for line in printed(part, 300))
    assert text.index("Final scoring") < text.index("All points")
    assert "pieces left: Adela 3 and Bruno 4." in text
    assert "Of those tied on points, Bruno has the most pieces left." in text
    summands = table.breakdown(scene, 1)
    assert list(summands) == ["intermediate", "monasteries", "alliances", "chains"]
