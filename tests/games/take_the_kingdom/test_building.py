"""Section 5: building."""

import pytest

from games.take_the_kingdom.position import DEFENCE_CARDS, TRAP_CARDS, cards, number, position
from positions import of_type
from regalia.games.take_the_kingdom.actions import SPACE
from regalia.games.take_the_kingdom.events import Defended, Founded, Lost, TrapLaid
from regalia.games.take_the_kingdom.layout import DECK, HAND
from regalia.kernel.zones import SPECTATOR
from rules import rule


@rule("TK-5.1")
def test_land_is_laid_as_a_new_base_as_often_as_one_likes():
    p = position(hands={0: "land land land"}, kingdoms={0: "fort" + ", land" * 8})
    for count in range(3):
        (founded,) = of_type(Founded, p.act(0, "play:land"))
        assert (founded.seat, founded.kind) == (0, number("land"))
        assert p.kingdom(0) == "fort" + ", land" * (9 + count)
        assert p.base(founded.base) == "land"
    assert p.hand(0) == cards("")
    assert p.discarded == cards("")


@rule("TK-5.2")
def test_land_laid_later_protects_the_fort_again():
    p = position(turn=1, kingdoms={1: "fort"}, hands={1: "land"})
    twin = p.twin()
    for q, laid in ((twin, False), (p, True)):
        if laid:
            q.act(1, "play:land")
        q.state.cells[HAND + number("cannon")] += 1
        q.state.cells[DECK + number("cannon")] -= 1
        q.state.complete()
        for seat in (1, 2, 3):
            q.act(seat, "end")
        q.act(0, "play:cannon")
        assert ("2" in q.choices(0, "base")) == (not laid)
    assert "7" in p.choices(0, "base")  # the new Land


@rule("TK-5.3")
@pytest.mark.parametrize("card", DEFENCE_CARDS)
def test_a_defence_is_laid_on_ones_own_fort_or_land(card):
    for base, kingdom in ((0, f"fort {card}, land"), (1, f"fort, land {card}")):
        p = position(hands={0: card})
        p.act(0, f"play:{card}")
        assert p.choices(0, "base") == ["0", "1"]
        events = p.act(0, f"base:{base}")
        (laid,) = of_type(Defended, events)
        assert (laid.seat, laid.base, laid.kind) == (0, base, number(card))
        assert p.kingdom(0) == kingdom
        assert p.plays == 2
        assert p.discarded == cards("")


@rule("TK-5.3")
def test_a_base_holds_two_defences():
    options = {"replace_defence": False}
    p = position(hands={0: "moat moat"}, kingdoms={0: "fort hills hills, land hills"}, options=options)
    p.act(0, "play:moat")
    assert p.choices(0, "base") == ["1"]
    p.act(0, "base:1")
    assert p.kingdom(0) == "fort hills hills, land hills moat"
    assert p.legal(0) == ["end"]


@rule("TK-5.3")
def test_the_place_of_a_destroyed_defence_is_free_again():
    p = position(
        hands={0: "soldiers", 1: "knights"},
        kingdoms={1: "fort hills moat"},
        options={"replace_defence": False},
    )
    p.through("play:soldiers", "base:2", "slot:0")
    assert p.base(2) == "fort moat"
    p.act(0, "end")
    p.act(1, "play:knights", "base:2")
    assert p.base(2) == "fort knights moat"
    assert p.cells("wound")[4] == 0


@rule("TK-5.4")
@pytest.mark.parametrize("card", TRAP_CARDS)
def test_a_trap_is_laid_face_down_beside_two_defences(card):
    p = position(hands={0: card}, kingdoms={0: "fort hills moat, land"})
    p.act(0, f"play:{card}")
    assert p.choices(0, "base") == ["0", "1"]
    events = p.act(0, "base:0")
    assert [(laid.seat, laid.base) for laid in of_type(TrapLaid, events)] == [(0, 0)]
    assert p.kingdom(0) == f"fort hills moat {card}, land"
    assert p.plays == 2
    for viewer in range(SPECTATOR, 4):
        base = p.view(viewer).kingdoms[0].bases[0]
        assert base.trapped
        assert base.trap == (number(card) if viewer == 0 else None)


@rule("TK-5.4")
def test_a_base_holds_one_trap_and_takes_defences_beside_it():
    p = position(hands={0: "trap-real hills"}, kingdoms={0: "fort trap-decoy, land"})
    p.act(0, "play:trap-real")
    assert p.choices(0, "base") == ["1"]
    p.act(0, "base:1")
    p.act(0, "play:hills")
    assert p.choices(0, "base") == ["0", "1"]
    p.act(0, "base:1")
    assert p.kingdom(0) == "fort trap-decoy, land hills trap-real"


@rule("TK-5.5")
def test_a_trap_cannot_be_replaced_and_nothing_can_be_moved():
    p = position(hands={0: "trap-real"}, kingdoms={0: "fort walls trap-decoy, land trap-decoy"})
    assert p.legal(0) == ["end"]  # every base has a Trap, and what lies there stays
    assert {block.name for block in SPACE.blocks} == {
        "end", "keep", "play", "let", "accept", "answer", "add", "deck", "seat", "base", "slot", "amount",
        "use", "discard",
    }  # fmt: skip


@rule("TK-5.6")
@pytest.mark.parametrize("slot", [0, 1])
def test_an_undamaged_defence_gives_way_to_another(slot):
    p = position(hands={0: "knights"}, kingdoms={0: "fort hills moat, land"})
    p.act(0, "play:knights", "base:0")
    assert p.asked == (0, "replace")
    assert p.choices(0, "slot") == ["0", "1"]
    assert p.discarded == cards("")
    events = p.act(0, f"slot:{slot}")
    gone = ["hills", "moat"][slot]
    assert p.base(0) == ["fort knights moat", "fort hills knights"][slot]
    assert p.discarded == cards(gone)
    (lost,) = of_type(Lost, events)
    assert (lost.owner, lost.base, lost.defence, lost.by) == (0, 0, number(gone), number("knights"))
    assert p.plays == 2


@rule("TK-5.6")
def test_where_there_is_room_nothing_gives_way():
    p = position(hands={0: "knights"}, kingdoms={0: "fort hills, land"})
    p.act(0, "play:knights", "base:0")
    assert p.base(0) == "fort hills knights"
    assert p.discarded == cards("")


@rule("TK-5.6")
def test_without_the_option_a_full_base_takes_no_defence():
    kingdoms = {0: "fort hills moat, land walls walls"}
    p = position(hands={0: "knights"}, kingdoms=kingdoms, options={"replace_defence": False})
    assert p.legal(0) == ["end"]
    assert "play:knights" in position(hands={0: "knights"}, kingdoms=kingdoms).legal(0)


@rule("TK-5.7")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("fort knights/1 moat", "fort knights/1 archers"),
        ("fort moat knights/4", "fort archers knights/4"),
    ],
)
def test_a_damaged_defence_is_never_replaced(before, after):
    p = position(hands={0: "archers"}, kingdoms={0: before})
    p.act(0, "play:archers", "base:0")
    assert p.base(0) == after
    assert p.discarded == cards("moat")


@rule("TK-5.7")
def test_a_base_with_two_damaged_defences_takes_no_other():
    p = position(hands={0: "archers"}, kingdoms={0: "fort knights/1 moat/1, land"})
    p.act(0, "play:archers")
    assert p.choices(0, "base") == ["1"]
    p = position(hands={0: "archers"}, kingdoms={0: "fort knights/1 moat/1"})
    assert p.legal(0) == ["end"]


@rule("TK-5.8")
def test_mercy_laid_as_land_is_built_upon():
    p = position(hands={0: "mercy walls trap-real"}, kingdoms={0: "fort"})
    p.act(0, "play:mercy", "use:land")
    new = 7
    assert p.base(new) == "mercy"
    p.act(0, "play:walls", f"base:{new}")
    p.act(0, "play:trap-real", f"base:{new}")
    assert p.kingdom(0) == "fort, mercy walls trap-real"
    assert p.scores[0] == 3 + 1 + 2


@rule("TK-5.8")
def test_mercy_laid_as_land_protects_the_fort_and_is_destroyed_like_land():
    p = position(hands={0: "cannon soldiers"}, kingdoms={1: "fort, mercy"})
    p.act(0, "play:cannon")
    assert "2" not in p.choices(0, "base")
    p.act(0, "base:3")
    p.act(1, "let")
    assert p.kingdom(1) == "fort"
    assert p.discarded == cards("cannon mercy")
    p.act(0, "play:soldiers")
    assert "2" in p.choices(0, "base")


@rule("TK-5.8")
def test_mercy_laid_as_land_can_be_frozen_and_conquered():
    p = position(hands={0: "freeze conquest"}, kingdoms={1: "fort hills, mercy walls"})
    p.through("play:freeze", "base:3")
    assert p.base(3) == "mercy walls frozen"
    p.act(0, "play:conquest")
    assert p.choices(0, "base") == ["3", "5", "7"]  # the Lands; no Fort, for seat 1 has a Land
    p.act(0, "base:3")
    p.act(1, "let")
    assert p.kingdom(0) == "fort, land, mercy walls frozen"
    assert [p.state.lands(seat) for seat in (0, 1)] == [2, 0]
