"""Marriages, children, siblings."""

import pytest

from games.kings_blood.position import cards, kind, position
from positions import of_type
from regalia.games.kings_blood import layout as on
from regalia.games.kings_blood.events import Born, Childless, Married
from rules import rule


@rule("KB-6.1", "KB-6.4")
def test_the_marriage_of_the_rulebook():
    """Petchu is laid beside Evenstar; the card drawn is a character and lies on both."""
    p = position("evenstar", {0: "petchu aldous"}, deck="aia")
    p.act(0, "play:petchu", "right:evenstar")
    assert p.asked == (0, "marry")
    events = p.act(0, "marry")
    assert of_type(Married, events) == [Married(0, kind("petchu"), kind("evenstar"))]
    assert of_type(Born, events) == [Born(kind("aia"), kind("petchu"), kind("evenstar"))]
    assert p.tree == {"evenstar": (0, 0), "petchu": (0, 2), "aia": (1, 1)}
    assert p.active == {"aia"}


@rule("KB-6.5")
def test_the_marriage_of_the_rulebook_with_an_event():
    p = position("evenstar", {0: "petchu aldous"}, deck="exile")
    p.act(0, "play:petchu", "right:evenstar", "marry")
    assert p.asked == (0, "target")
    assert p.legal() == ["on:petchu", "on:evenstar"]
    assert p.hand(0) == cards("aldous")
    p.act(0, "on:evenstar", "seat:2")
    assert p.hand(2)["evenstar"] == 1


@rule("KB-6.1")
@pytest.mark.parametrize(("card", "asked"), [("florin", True), ("ilka", False), ("frodewin", False)])
def test_same_colour_and_the_other_sex(card, asked):
    p = position("fenna", {0: f"{card} petchu"})
    p.act(0, f"play:{card}", "left:fenna")
    assert (p.question == "marry") == asked


@rule("KB-6.2")
def test_only_the_one_played_to_can_be_married():
    p = position("fenna wanda@0,2", {0: "valentin orsino"})
    p.act(0, "play:orsino", "left:fenna")  # same number; nobody of his colour
    assert p.turn == 1
    p = position("fenna ilka@0,2", {0: "petchu ivo aia"})
    p.act(0, "play:ivo", "right:ilka", "marry")
    assert p.tree[next(name for name, cell in p.tree.items() if cell[0] == 1)] == (1, 3)


@rule("KB-6.3")
def test_a_marriage_may_be_declined_and_never_comes_again():
    p = position("fenna", {0: "florin petchu", 1: "aia ilka"})
    p.act(0, "play:florin", "left:fenna", "decline")
    assert p.asked == (1, "turn")
    p.act(1, "play:ilka", "right:fenna")
    assert p.turn == 2, "Florin and Fenna do not marry when somebody else comes"


@rule("KB-6.3")
def test_parents_whose_child_is_gone_do_not_marry_again():
    p = position("fenna ivo@0,2 aia@1,1", {0: "assassination petchu"})
    p.act(0, "play:assassination", "on:aia", "decline")
    assert p.active == {"fenna", "ivo"}
    assert p.asked == (1, "turn")


@rule("KB-6.3", "KB-8.8")
def test_a_marriage_after_a_new_connection_may_be_declined():
    p = position("fenna florin@0,8 aia@0,2", {0: "new-connection petchu"})
    p.act(0, "play:new-connection", "on:florin", "left:fenna")
    assert p.question == "marry"
    p.act(0, "decline")
    assert p.turn == 1


@rule("KB-6.6", "KB-9.2")
def test_an_event_without_a_target_is_discarded_and_was_not_laid():
    """It takes a Genealogy in which nobody but the enthroned one is Active, which play does not lead to."""
    p = position("fenna", {0: "hamo petchu"}, deck="enthronement", enthroned="fenna")
    p.act(0, "play:hamo", "left:fenna")
    p.state.cells[on.OPEN] = 0
    p.act(0, "marry")
    assert p.discards["enthronement"] == 1
    assert p.asked == (1, "answer"), "Hamo was laid last, so his Draw 3 counts"


@rule("KB-6.7")
@pytest.mark.parametrize(("event", "then"), [("exile", 1), ("enthronement", 1)])
def test_a_turned_up_event_ends_the_turn(event, then):
    p = position("fenna", {0: "florin petchu"}, deck=event)
    p.act(0, "play:florin", "left:fenna", "marry", "on:florin")
    if event == "exile":
        p.act(0, "seat:1")
    assert p.asked == (then, "turn")


@rule("KB-6.7")
def test_a_turned_up_assassination_gives_its_further_play():
    p = position("fenna", {0: "florin wanda"}, deck="assassination")
    p.act(0, "play:florin", "left:fenna", "marry", "on:florin")
    assert p.asked == (0, "further")
    assert p.legal() == ["decline", "play:wanda"]


@rule("KB-6.7")
def test_a_turned_up_new_connection_that_makes_a_marriage_goes_on():
    p = position("fenna", {0: "florin petchu"}, deck="new-connection")
    p.act(0, "play:florin", "left:fenna", "marry", "on:florin", "right:fenna")
    assert p.asked == (0, "marry")
    q = position("fenna ilka@0,6", {0: "florin petchu"}, deck="new-connection")
    q.act(0, "play:florin", "left:fenna", "marry", "on:ilka", "right:fenna")
    assert q.asked == (1, "turn"), "no marriage: the turn is over"


@rule("KB-6.8")
def test_with_nothing_to_draw_there_is_no_child():
    p = position("fenna", {0: "florin petchu"}, deck="", rest=2)
    p.act(0, "play:florin", "left:fenna")
    events = p.act(0, "marry")
    assert of_type(Childless, events) == [Childless(kind("florin"), kind("fenna"))]
    assert p.asked == (1, "turn")


# The newborn


def with_child(hand: str, child: str = "aia", **more):
    """Seat 0 has married Florin to Fenna, and this child is born at (1, -1)."""
    p = position("fenna", {0: f"florin {hand}"}, deck=child, **more)
    p.act(0, "play:florin", "left:fenna", "marry")
    assert p.tree[child] == (1, -1)
    return p


@rule("KB-7.1")
def test_a_fitting_card_may_be_played_on_the_child():
    p = with_child("lorin ulric wanda exile")
    assert p.asked == (0, "child")
    assert p.legal() == ["decline", "play:lorin", "play:ulric", "play:exile"]
    p.act(0, "play:lorin")
    assert p.legal() == ["left:aia", "right:aia"]


@rule("KB-7.1")
def test_an_event_has_the_child_as_its_target():
    p = with_child("exile petchu")
    p.act(0, "play:exile", "seat:1")
    assert p.hand(1)["aia"] == 1
    assert p.active == {"fenna", "florin"}


@rule("KB-7.1")
def test_a_new_connection_moves_the_child():
    p = with_child("new-connection petchu")
    p.act(0, "play:new-connection")
    assert set(p.legal()) == {"left:florin", "right:fenna"}
    p.act(0, "right:fenna")
    assert p.tree["aia"] == (0, 2)
    assert p.turn == 1


@rule("KB-7.2")
def test_one_goes_on_as_long_as_one_makes_marriages():
    p = position("fenna", {0: "florin lorin petchu"}, deck="aia", rest=2)
    p.act(0, "play:florin", "left:fenna", "marry", "play:lorin", "left:aia")
    assert p.asked == (0, "marry")
    p.act(0, "decline")
    assert p.asked == (1, "turn")


@rule("KB-7.2")
def test_the_next_child_is_played_on_in_turn():
    p = with_child("lorin petchu wanda")
    p.act(0, "play:lorin", "left:aia", "marry")
    assert p.question in ("child", "target")


@rule("KB-7.2")
def test_a_character_that_marries_nobody_ends_the_turn():
    p = with_child("paloma petchu")
    p.act(0, "play:paloma", "right:aia")
    assert p.asked == (1, "turn")


@rule("KB-7.3")
def test_one_may_decline():
    p = with_child("lorin petchu", child="odile")
    p.act(0, "decline")
    assert p.asked == (1, "turn")


@rule("KB-7.3")
def test_one_is_asked_with_nothing_to_play():
    p = with_child("petchu")
    assert p.asked == (0, "child")
    assert p.legal() == ["decline"]


@rule("KB-7.3")
def test_one_is_asked_even_if_the_child_is_not_active():
    p = position(
        "fenna lorin@1,-5 nestor@1,3", {0: "florin katrin jessamy exile"}, deck="aia"
    )  # somebody lies near the child on either side
    p.act(0, "play:florin", "left:fenna")
    p.act(0, "marry")
    assert p.tree["aia"] == (1, -1)
    assert "aia" not in p.active
    assert p.legal() == ["decline"]


@rule("KB-7.4", "KB-7.5")
def test_siblings_have_the_number_of_the_child_and_one_side():
    p = with_child("undine elfrun dagobert petchu")
    p.act(0, "play:undine", "right:aia")
    assert p.asked == (0, "sibling")
    assert p.legal() == ["decline", "play:dagobert", "play:elfrun"]
    p.act(0, "play:dagobert")
    assert p.tree["dagobert"] == (1, 3)
    p.act(0, "play:elfrun")
    assert [p.tree[name] for name in ("aia", "undine", "dagobert", "elfrun")] == [
        (1, -1), (1, 1), (1, 3), (1, 5),
    ]  # fmt: skip
    assert p.legal() == ["decline"]
    p.act(0, "decline")
    assert p.asked == (1, "turn")


@rule("KB-7.5")
def test_siblings_stop_where_the_side_is_shut():
    p = position("fenna nestor@1,7", {0: "florin undine elfrun petchu"}, deck="aia")
    p.act(0, "play:florin", "left:fenna", "marry", "play:undine", "right:aia")
    assert p.tree["undine"] == (1, 1)
    assert p.asked == (0, "sibling")
    p.act(0, "play:elfrun")
    assert p.tree["elfrun"] == (1, 3)
    assert p.asked == (1, "turn"), "at (1, 5) one would touch Nestor"


@rule("KB-7.6")
def test_a_sibling_may_marry_the_one_before_it():
    p = position(
        "fenna florin@0,-2 aia@1,-1",
        {0: "undine ulric elfrun petchu"},
        deck="yorick",
        lines=["ask: child 0", "way: on-child", "beside: fenna", "placed: florin", "focus: aia", "last: aia"],
    )
    p.act(0, "play:undine", "right:aia", "play:ulric")
    assert p.asked == (0, "marry")
    q = p.twin()
    q.act(0, "decline")
    assert q.asked == (0, "sibling"), "no marriage: the row goes on"
    p.act(0, "marry")
    assert p.tree["yorick"] == (2, 2)
    assert p.asked == (0, "child")
    p.act(0, "decline")
    assert p.asked == (1, "turn")


@rule("KB-7.6")
def test_a_twin_may_marry_the_child_itself():
    p = with_child("marvell petchu")
    p.act(0, "play:marvell", "left:aia")
    assert p.asked == (0, "marry")


@rule("KB-7.7", "KB-13.5")
def test_the_kings_blood_card_goes_under_the_child():
    p = with_child("egbert petchu", holder=0, advanced=True)
    assert p.choices("play") == {"kings-blood"}
    p.act(0, "play:kings-blood")
    assert p.asked == (0, "child")
    assert p.choices("play") == {"egbert", "petchu"}
    p.act(0, "play:egbert")
    assert set(p.legal()) == {"left:aia", "right:aia"}
    p.act(0, "left:aia")
    assert p.question == "marry"


@rule("KB-7.8")
def test_an_assassinated_child_gives_a_play_anywhere():
    p = with_child("assassination ilka petchu")
    p.act(0, "play:assassination")
    assert p.asked == (0, "further")
    p.act(0, "play:ilka")
    assert set(p.legal()) == {"left:florin", "right:fenna"}
