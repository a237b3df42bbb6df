"""Quick choices for playouts: with care, pieces go where they bring something."""

from collections import Counter
from collections.abc import Iterator

import pytest

from games.kardinal_koenig.position import GAME, Position, position
from regalia.games.kardinal_koenig.heuristics import WEIGHTS
from regalia.kernel.rng import fast_rng

ALWAYS = 8.0
TIMES = 60


@pytest.fixture
def care() -> Iterator[None]:
    """Every place is chosen with care."""
    WEIGHTS.use({"care": ALWAYS})
    yield
    WEIGHTS.use({})


def guesses(p: Position) -> Counter[str]:
    """What seat 0 would answer, many times."""
    rng = fast_rng(1)
    return Counter(GAME.actions.name(p.state.rollout_action(0, rng)) for _ in range(TIMES))


def test_without_care_any_country_will_do():
    p = position(hands={0: "cream red red"}, houses={1: "italien-1 italien-2 italien-3"})
    p.act(0, "play:cream")
    assert set(guesses(p)) == {"country:italien", "country:lothringen"}


@pytest.mark.usefixtures("care")
def test_with_care_it_goes_where_a_monastery_brings_more():
    p = position(hands={0: "cream red red"}, houses={1: "italien-1 italien-2 italien-3"})
    p.act(0, "play:cream")
    assert set(guesses(p)) == {"country:italien"}  # three points for the second place, not one for the first


@pytest.mark.usefixtures("care")
def test_with_care_countries_that_bring_the_same_are_chosen_by_chance():
    p = position(hands={0: "cream red red"})
    p.act(0, "play:cream")
    assert set(guesses(p)) == {"country:italien", "country:lothringen"}


@pytest.mark.usefixtures("care")
def test_with_care_a_monastery_is_built_beside_ones_own():
    p = position(hands={0: "cream red red"}, houses={0: "italien-1", 1: "lothringen-1"})
    p.act(0, "play:cream", "country:italien")
    near = p.state.atlas.near[p.fields("italien-1")[0]]
    chosen = set(guesses(p)) - {"advisor:italien"}
    assert chosen
    assert all(near >> p.fields(name.removeprefix("field:"))[0] & 1 for name in chosen)


@pytest.mark.usefixtures("care")
def test_with_care_an_advisor_is_sent_where_an_alliance_waits():
    atlas = position().state.atlas
    a, b = atlas.side_a[0], atlas.side_b[0]
    countries = [name for name in GAME.actions.names if name.startswith("country:")]
    own, other = (countries[side].removeprefix("country:") for side in (a, b))
    p = position(
        hands={0: "red red green"},
        houses={1: f"{own}-1 {own}-2 {other}-1 {other}-2"},
        advisors={0: other},
    )
    p.act(0, "joker:red", f"country:{own}")
    assert set(guesses(p)) == {f"advisor:{own}"}


@pytest.mark.usefixtures("care")
def test_guesses_leave_the_table_as_it_is():
    p = position(hands={0: "cream red red"}, houses={0: "italien-1", 1: "italien-2"}, advisors={1: "italien"})
    p.act(0, "play:cream", "country:italien")
    before = p.state.dump()
    guesses(p)
    assert p.state.dump() == before
