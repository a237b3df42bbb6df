"""Take the Kingdom in sentences: what the log says, what is announced, and what a play will bring."""

from collections.abc import Sequence

import pytest

from games.take_the_kingdom.position import Position, number, position, setup
from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.scene import Scene
from regalia.cli.tables.take_the_kingdom import GameTable
from regalia.cli.words import Words, player_names
from regalia.games.take_the_kingdom import events as happened
from regalia.games.take_the_kingdom.cards import CARDS, DEFENCES, FORT, LAND
from regalia.kernel.bits import members
from regalia.kernel.events import Ended, Event, Looked, Moved
from regalia.kernel.features import FeatureWriter
from regalia.kernel.game import find_game
from regalia.kernel.zones import EVERYONE, SPECTATOR
from rules import rule

GAME = find_game("take-the-kingdom")
PLURAL = {"hills", "walls", "battlements", "archers", "knights", "soldiers", "pikemen"}


def words_for(viewer: int, seats: int = 4) -> Words:
    names = player_names(Catalogue([SHARED]), seats, SPECTATOR, None)
    return Words(GAME, setup(seats).space, names, viewer)


def told(events: Sequence[Event], viewer: int = SPECTATOR) -> str:
    """What a viewer reads of these events."""
    words = words_for(viewer)
    said = " ".join(words.events([event.for_viewer(viewer) for event in events]))
    assert words.catalogue.faults == []
    return said


def notices(p: Position, viewer: int) -> list[str]:
    words = words_for(viewer)
    return [words.notice(notice) for notice in p.view(viewer).notices]


def answers(p: Position, *draft: str) -> list[str]:
    """The choices of whoever is asked, in words."""
    seat, _ = p.asked
    match = p.match()
    preview = match.preview(seat, draft)
    scene = Scene(GAME, preview.observation)
    asked = scene.view.asked
    assert asked is not None
    table = GameTable(match.setup, words_for(seat))
    return [table.answer(scene, name, asked.prompt) for name in asked.legal]


# The end is seen to come


@rule("TK-13.2")
def test_positions_in_which_the_same_pass_ends_the_game_or_not_look_different() -> None:
    last = position(seats=2, deck="", turn=1)
    last.act(1, "end")
    first = position(seats=2, deck="", turn=0)
    assert (last.turn, last.hand(0)) == (first.turn, first.hand(0))
    assert (last.view(0).idle, last.view(0).dry) == ([1], True)
    assert (first.view(0).idle, first.view(0).dry) == ([], True)
    assert features(last) != features(first)
    last.act(0, "end")
    first.act(0, "end")
    assert (last.over, first.over) == (True, False)


def features(p: Position) -> bytes:
    made = GAME.features(p.state.setup)
    pen = FeatureWriter(made.size)
    made.write(p.match().observe(0), pen)
    return pen.take()


def test_passing_is_told_and_the_end_explains_itself() -> None:
    p = position(seats=3, deck="", kingdoms={1: "fort walls"})
    assert told(p.act(0, "end")).startswith(
        "Adela's turn ends without a play. The game ends if these play nothing either: Bruno and Clara."
    )
    passed = p.act(1, "end")
    assert "If Clara plays nothing either, the game ends." in told(passed)
    assert "If you play nothing either, the game ends." in told(passed, 2)
    assert "The deck is empty: Clara draws nothing." in told(passed)
    assert told(p.act(2, "end")) == (
        "Clara's turn ends without a play. Everyone has passed. "
        "The deck is empty, and every player left has had a turn without a play. Bruno has won."
    )


def test_before_a_pass_that_ends_the_game_there_is_a_warning() -> None:
    p = position(seats=3, deck="", hands={2: "land"})
    assert notices(p, 0) == ["The deck is empty: if you and then 2 more players pass, the game ends."]
    p.act(0, "end")
    assert notices(p, 0) == ["The deck is empty: if Bruno and then one more player pass, the game ends."]
    p.act(1, "end")
    assert notices(p, 2) == ["If you pass now, the game ends."]
    assert notices(p, 1) == ["If Clara passes now, the game ends."]
    p.act(2, "play:land")
    assert notices(p, 2) == ["The deck is empty: the game ends when everyone has had a turn without a play."]


def test_a_deck_that_runs_out_is_announced() -> None:
    assert notices(position(deck="hills"), 0) == ["Only one card is left in the deck."]
    assert notices(position(deck="hills moat"), 0) == ["Only 2 cards are left in the deck."]
    assert notices(position(), 0) == []


def test_with_forced_plays_it_is_said_what_passing_means() -> None:
    p = position(seats=2, deck="", hands={0: "land"}, options={"forced_plays": True})
    assert "passing now does not count" in notices(p, 0)[0]
    assert "so this turn does not count" in told(p.act(0, "end"))
    assert notices(p, 0) == ["The deck is empty: if Bruno and then one more player pass, the game ends."]
    p.act(1, "end")
    assert notices(p, 0) == ["You passed with a card to play: you must play one now."]
    assert notices(p, 1) == ["If Adela has nothing to play, the game ends."]


@pytest.mark.parametrize(
    ("kingdoms", "decided"),
    [
        (["fort walls", "fort"], ""),
        (["fort hills", "fort, land"], "The most points are tied, and more Lands decide."),
        (
            ["fort/1 hills, land", "fort, land"],
            "The most points and Lands are tied, and the less damaged Fort decides.",
        ),
        (["fort", "fort"], "The tie cannot be broken."),
    ],
)
def test_the_end_names_the_tie_break(kingdoms: list[str], decided: str) -> None:
    p = position(seats=2, kingdoms=dict(enumerate(kingdoms)), deck="")
    p.act(0, "end")
    (ended,) = [event for event in p.act(1, "end") if isinstance(event, Ended)]
    assert words_for(SPECTATOR, 2).ending(ended)[2:] == ([decided] if decided else [])


@rule("TK-13.1")
def test_the_winning_attack_leaves_the_table() -> None:
    p = position(seats=2, hands={0: "cannon morale"}, kingdoms={1: "fort"})
    events = p.through("play:cannon", "add:morale", "base:2")
    assert p.over
    assert p.zone("played").total() == 0
    assert {"cannon", "morale"} <= set(p.discarded)
    assert p.view(0).play is None
    assert told(events).endswith(
        "Only one kingdom is left. Adela has won. The last kingdom standing wins, whatever its points."
    )


# Penalties, and the limits of a turn


def test_the_answers_name_the_penalty_that_is_meant() -> None:
    p = position(hands={0: "deny mercy"}, penalties="plague famine")
    assert answers(p) == [
        "Accept Plague: no actions this turn",
        "Cancel Plague with Deny",
        "Cancel Plague with Mercy",
    ]
    assert (
        told(p.act(0, "answer:deny")) == "Adela plays Deny. Adela's Deny cancels Plague. Plague is discarded."
    )
    assert answers(p)[0] == "Accept Famine: no attacks this turn"


def test_the_limits_of_the_first_turns_are_explained() -> None:
    p = position(turns=0, hands={0: "land"})
    assert notices(p, 0) == [
        "In your first two turns you may play only Land, Defences, Traps, Fortune, and Spy on the deck."
    ]
    assert notices(p, 1) == []


def test_a_play_that_ends_the_turn_says_so() -> None:
    p = position(hands={0: "walls fortune land"}, plays=1)
    match = p.match()
    words = words_for(0)
    scene = Scene(GAME, match.preview(0, ["play:walls"]).observation)
    assert [words.notice(notice) for notice in scene.view.notices] == ["Your turn ends after this play."]
    assert notices(p, 0) == ["Your turn ends after this play."]
    assert notices(position(hands={0: "walls"}, plays=2), 0) == []
    assert words.confirmation("play:fortune", "play").endswith("your turn ends, and you have an extra turn.")
    assert words.confirmation("play:walls", "play") == ""
    assert words.confirmation("use:turn", "mercy") == "Your turn ends, and you have an extra turn."
    assert words.confirmation("discard:walls", "discard") == "You discard Walls, and your turn ends."


def test_the_question_of_a_sprung_trap_fits_whoever_is_asked() -> None:
    for chooser in ("owner", "attacker"):
        p = position(
            hands={0: "cannon"},
            kingdoms={0: "fort, land, land", 1: "fort, land trap-real"},
            options={"trap_target": chooser},
        )
        p.through("play:cannon", "base:4")
        seat, prompt = p.asked
        assert seat == (1 if chooser == "owner" else 0)
        assert words_for(seat).prompt(prompt, seat) == "The Trap was real! Which base does it strike?"


# Plays, one by one


@pytest.mark.parametrize(
    ("draft", "declared", "outcome"),
    [
        (
            ["play:mutiny", "base:2"],
            "Adela plays Mutiny. Adela aims Mutiny at Archers on Bruno's Fort #3.",
            "Bruno does not block Mutiny. Mutiny removes Archers from Bruno's Fort #3.",
        ),
        (
            ["play:earthquake", "base:3"],
            "Adela plays Earthquake. Adela aims Earthquake at Bruno's Land #4.",
            (
                "Bruno does not block Earthquake. Earthquake removes Walls from Bruno's Land #4. "
                "Earthquake removes the Trap under Bruno's Land #4: it was a decoy."
            ),
        ),
        (
            ["play:disrepair", "base:3"],
            "Adela plays Disrepair. Adela aims Disrepair at Bruno's Land #4.",
            "Bruno does not block Disrepair. Disrepair removes Walls from Bruno's Land #4.",
        ),
        (
            ["play:sabotage", "base:3"],
            "Adela plays Sabotage. Adela aims Sabotage at the Trap under Bruno's Land #4.",
            "Bruno does not block Sabotage. Sabotage removes the Trap under Bruno's Land #4: it was a decoy.",
        ),
        (
            ["play:misfortune", "seat:1"],
            "Adela plays Misfortune. Adela aims Misfortune at Bruno.",
            "Bruno does not block Misfortune. Bruno will miss the next turn.",
        ),
        (
            ["play:freeze", "base:3"],
            "Adela plays Freeze. Adela aims Freeze at Bruno's Land #4.",
            (
                "Bruno does not block Freeze. Bruno's Land #4 is frozen: "
                "nothing more can be laid there until a Mercy thaws it."
            ),
        ),
        (
            ["play:conquest", "base:3"],
            "Adela plays Conquest. Adela aims Conquest at Bruno's Land #4.",
            (
                "Bruno does not block Conquest. Adela takes Bruno's Land #4 with everything on it. "
                "Adela looks at the Trap under base #4."
            ),
        ),
        (
            ["play:spy", "seat:1"],
            "Adela plays Spy. Adela aims Spy at Bruno's hand.",
            "Bruno does not block Spy. The Spy steals a card from Bruno.",
        ),
        (
            ["play:spy", "base:3"],
            "Adela plays Spy. Adela aims Spy at the Trap under Bruno's Land #4.",
            "Bruno does not block Spy. Adela looks at the Trap under base #4.",
        ),
    ],
)
def test_actions_are_told(draft: list[str], declared: str, outcome: str) -> None:
    card = draft[0].removeprefix("play:")
    p = position(hands={0: card, 1: "deny"}, kingdoms={1: "fort archers, land walls trap-decoy"})
    assert told(p.act(0, *draft)) == declared
    assert told(p.act(1, "let")) == outcome


def test_an_answer_is_played_and_blocks() -> None:
    p = position(hands={0: "soldiers", 1: "mutiny"})
    p.act(0, "play:soldiers", "base:3")
    events = p.act(1, "answer:mutiny")
    assert told(events) == "Bruno plays Mutiny. Bruno's Mutiny blocks Soldiers."
    assert told(events, 1) == "You play Mutiny. Your Mutiny blocks Soldiers."


def test_a_conquered_defence_is_told_with_its_new_place() -> None:
    p = position(hands={0: "conquest"}, kingdoms={1: "fort knights"})
    events = p.through("play:conquest", "base:2", "base:1")
    assert "Adela aims Conquest at Knights on Bruno's Fort #3." in told(events)
    assert told(events).endswith("Adela moves Knights from Bruno's Fort #3 to Adela's Land #2.")
    assert told(events, 0).endswith("You move Knights from Bruno's Fort #3 to your Land #2.")
    assert told(events, 1).endswith("Adela moves Knights from your Fort #3 to Adela's Land #2.")


@rule("TK-6.16")
def test_a_portion_that_is_lost_is_told() -> None:
    p = position(hands={0: "trebuchet spread"}, kingdoms={1: "fort, land knights"})
    events = p.through("play:trebuchet", "add:spread", "base:3", "amount:1", "base:2")
    assert "2 damage aimed at Bruno's Fort #3 is lost, because a Land still protects it." in told(events)


@rule("TK-12.3")
@pytest.mark.parametrize(
    ("hand", "bounty"),
    [
        ("", "Adela gets no Bounty, because Bruno's hand is empty."),
        ("hills", "Adela has earned the Bounty: the only card in Bruno's hand. Adela takes a card"),
        ("hills moat", "Adela has earned the Bounty: one of the 2 cards in Bruno's hand. Adela takes a card"),
    ],
)
def test_the_bounty_is_named(hand: str, bounty: str) -> None:
    p = position(hands={0: "cannon", 1: hand}, kingdoms={1: "fort"})
    said = told(p.through("play:cannon", "base:2"))
    assert "Bruno's kingdom falls to Adela! Everything in it is discarded." in said
    assert bounty in said


def test_a_real_trap_tells_whom_it_strikes() -> None:
    p = position(hands={0: "pikemen"}, kingdoms={0: "fort, land walls", 1: "fort, land trap-real"})
    said = told(p.through("play:pikemen", "base:3"))
    assert "Pikemen spring the Trap under Bruno's Land #4: it is real and turns the damage" in said
    assert "The Trap strikes Adela's Land #2 for 2 damage. Walls on Adela's Land #2 are destroyed." in said


def test_mercy_tells_what_it_is_used_for() -> None:
    p = position(hands={0: "mercy mercy mercy"}, kingdoms={0: "fort frozen"}, deck="")
    assert "Adela's Mercy becomes Land #8." in told(p.act(0, "play:mercy", "use:land"))
    thawed = told(p.act(0, "play:mercy", "use:thaw"))
    assert thawed == "Adela plays Mercy. The Freeze is discarded. Adela's Fort #1 is thawed."
    assert "Mercy brings Adela an extra turn." in told(p.act(0, "play:mercy", "use:turn"))


def test_a_card_that_a_spy_brought_is_named_whatever_its_number() -> None:
    held, played = (setup().space.number(zone) for zone in ("held", "played"))
    for card in ("pikemen", "land"):
        name = words_for(0).kind(number(card))
        moved = Moved(held, played, 1, EVERYONE, number(card))
        assert told([moved]) == f"It is played at once, without counting as a play: {name}."


def test_a_trap_under_a_fort_is_found_on_the_table() -> None:
    looked = Looked(setup().space.number("trap:0"), 1, 0b10, [number("trap-real")])
    assert told([looked], 1) == "You look under base #1: Trap (real)."
    table = GameTable(setup(), words_for(1))
    scene = Scene(GAME, position().match().observe(1))
    assert "#1 Fort 3" in "".join(line.plain for line in table._lines(scene, 0, 40))


# One, two and many, singular and plural


@pytest.mark.parametrize("kind", members(DEFENCES))
def test_verbs_agree_with_the_names_of_defences(kind: int) -> None:
    many = CARDS[kind] in PLURAL
    name = words_for(0).kind(kind)
    assert told([happened.Defended(0, 0, FORT, kind)]) == (
        f"{name} now {'protect' if many else 'protects'} Adela's Fort #1."
    )
    assert told([happened.Damaged(1, 5, LAND, kind, 1, 1)]) == (
        f"{name} on Bruno's Land #6 {'take' if many else 'takes'} 1 damage, 1 in all."
    )
    assert told([happened.Lost(1, 5, LAND, kind, None)]) == (
        f"{name} on Bruno's Land #6 {'are' if many else 'is'} destroyed."
    )
    assert told([happened.Lost(1, 5, LAND, kind, number("knights"))]) == (
        f"{name} on Bruno's Land #6 {'make' if many else 'makes'} way for Knights."
    )


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            happened.KingdomBegan(0, 0, 0, 0, 0),
            "Adela begins with a Fort (base #1), and with a Mercy in hand.",
        ),
        (
            happened.KingdomBegan(0, 0, 1, 1, 1),
            (
                "Adela begins with a Fort and a Land (bases #1 and #2), "
                "and with a Mercy and one other card in hand."
            ),
        ),
        (
            happened.KingdomBegan(1, 4, 7, 3, 2),
            (
                "Bruno begins with a Fort and 3 Lands (bases #5 to #8), "
                "and with a Mercy and 2 other cards in hand."
            ),
        ),
        (happened.Drew(1, 1, 1), "Bruno draws a card; one card is left in the deck."),
        (happened.Drew(1, 2, 0), "Bruno draws 2 cards; the deck is empty now."),
        (happened.Drew(1, 3, 40), "Bruno draws 3 cards; 40 cards are left in the deck."),
        (happened.TurnBegan(1, 3, False), "Bruno begins turn 3."),
        (happened.TurnBegan(1, 3, True), "Bruno begins an extra turn after turn 3."),
        (happened.TurnMissed(1, 0), "Bruno misses a turn."),
        (happened.TurnMissed(1, 1), "Bruno misses a turn; one more is to be missed."),
        (happened.TurnMissed(1, 2), "Bruno misses a turn; 2 more are to be missed."),
        (happened.Cursed(1, 2), "Bruno will miss the next 2 turns."),
        (happened.Withstood(1, 5, 1), "Bruno's Land #6 withstands 1 damage."),
    ],
)
def test_numbers_agree(event: Event, sentence: str) -> None:
    assert told([event]) == sentence
