"""The action space: names and numbers that never change."""

from games.kardinal_koenig.position import position, random_game
from regalia.games.kardinal_koenig import actions as do
from regalia.games.kardinal_koenig.actions import SPACE
from regalia.games.kardinal_koenig.cards import COUNTRIES
from regalia.kernel.rng import fast_rng


def test_blocks_begin_where_the_rules_think_they_do():
    for block, first in {
        "done": do.DONE, "play": do.PLAY, "joker": do.JOKER, "exchange": do.EXCHANGE, "country": do.COUNTRY,
        "deck": do.DECK, "take": do.TAKE, "advisor": do.PLACE,
    }.items():  # fmt: skip
        assert SPACE.base(block) == first
    assert len(SPACE) == do.PLACE + 9 * do.STRETCH == 121


def test_the_places_of_a_country_stand_side_by_side():
    for number, country in enumerate(COUNTRIES):
        first = do.PLACE + do.STRETCH * number
        assert SPACE.name(first) == f"advisor:{country}"
        assert [SPACE.name(first + place) for place in range(1, 10)] == [
            f"field:{country}-{place}" for place in range(1, 10)
        ]


def test_every_field_of_the_board_has_an_action():
    for field, id_ in enumerate(position().state.atlas.ids):
        p = position(hands={0: "red red green"})
        country = id_.rpartition("-")[0]
        p.act(0, "joker:red", f"country:{country}", f"field:{id_}")
        assert p.state.owner(field) == 0


def test_a_rollout_action_is_legal():
    rng = fast_rng(1)
    for number in range(4):
        for step in random_game(4, number):
            state = step.after.state
            if not step.after.over:
                for _ in range(3):
                    assert state.rollout_action(state.turn, rng) in state.legal(state.turn)
