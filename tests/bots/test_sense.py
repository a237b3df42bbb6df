"""Bots do nothing that makes a person laugh: how often over whole games, counted by what was to be chosen."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache

import pytest

import regalia
from playing import begin, seed
from regalia.bots.greedy import GreedyBot
from regalia.bots.registry import make_bot, make_draft
from regalia.games.brawling_barons import cards as barons
from regalia.games.brutal_kingdom import cards as brutal
from regalia.games.brutal_kingdom import layout as brutal_on
from regalia.games.brutal_kingdom.heuristics import killers_of
from regalia.games.brutal_kingdom.state import BrutalKingdom
from regalia.games.kardinal_koenig import actions as kardinal_do
from regalia.games.kardinal_koenig import layout as kardinal_on
from regalia.games.kardinal_koenig.state import KardinalKoenig
from regalia.games.take_the_kingdom import cards as take
from regalia.games.take_the_kingdom import layout as take_on
from regalia.games.take_the_kingdom.state import TakeTheKingdom
from regalia.kernel.bits import members
from regalia.kernel.game import find_game
from regalia.kernel.match import Match, look_ahead
from regalia.kernel.rng import fast_rng
from regalia.kernel.state import FREE, State

GAMES = {
    "brawling-barons": (8, 2),
    "brutal-kingdom": (12, 4),
    "kardinal-koenig": (4, 4),
    "kings-blood": (20, 4),
    "take-the-kingdom": (5, 4),
}  # how many between courtiers, and for how many: some two seconds each
LOOKS = 12  # that hints are asked for


class Choice:
    """What a bot saw, what it could do, and what it did, as names of actions."""

    def __init__(self, state: State, seat: int, legal: list[str], chosen: str) -> None:
        self.state = state  # as the seat sees it
        self.seat = seat
        self.question = state.prompt(seat)
        self.legal = legal
        self.chosen = chosen

    def could(self, verb: str) -> list[str]:
        """What could be done of one sort, without the verb."""
        return [name.partition(":")[2] for name in self.legal if name.partition(":")[0] == verb]


def played(name: str, bot: str, count: int, seats: int) -> Iterator[Choice]:
    """What bots of one kind chose in whole games, where there was something to choose."""
    game = find_game(name)
    for number in range(count):
        match = Match(game.setup(seats), seed(number))
        player, rng = make_bot(bot, game), fast_rng(number)
        while not match.over:
            seat = members(match.state.deciders())[0]
            seen = match.observe(seat)
            preview = look_ahead(seen, [], from_start=True)
            while not preview.whole:
                chosen = player.choose(preview.observation, rng)
                state = preview.observation.state
                names = [game.actions.name(action) for action in state.legal(seat)]
                if len(names) > 1:
                    yield Choice(state, seat, names, game.actions.name(chosen))
                preview = look_ahead(seen, [*preview.draft, chosen])
            match.commit(seat, preview.draft)


@cache
def courtiers(name: str) -> list[Choice]:
    """Whole games between courtiers."""
    return list(played(name, "courtier", *GAMES[name]))


def rate(
    choices: list[Choice], arises: Callable[[Choice], bool], is_silly: Callable[[Choice], bool]
) -> float:
    """How often what could be silly is so; it must have arisen."""
    occasions = [choice for choice in choices if arises(choice)]
    assert len(occasions) >= 5, "too few to say anything"
    return sum(map(is_silly, occasions)) / len(occasions)


def declined(choice: Choice) -> bool:
    return choice.chosen == "decline"


# All games


def test_who_is_far_behind_or_ahead_does_not_play_by_chance() -> None:
    """What is a small part of a win is much of what is left to somebody who hardly wins any more."""
    game = find_game("brutal-kingdom")
    bot = GreedyBot()
    left = []  # of the little that the best choice gives, by what was chosen; and the worst within 0.002
    for number in range(3):
        match = Match(game.setup(4), seed(number))
        while not match.over:
            seat, chance = members(match.state.deciders())[0], len(match.plies)
            seen = match.observe(seat)
            found = bot.explain(seen, fast_rng(chance))
            values = {candidate.action: candidate.value for candidate in found}
            chosen = bot.choose(seen, fast_rng(chance))
            if 0.0 < (best := found[0].value) < 0.02 and len(found) > 1:
                worst = min(value for value in values.values() if value > best - 0.002)
                left.append((values[chosen] / best, worst / best))
            match.commit(seat, make_draft(bot, seen, fast_rng(chance)))
    assert sum(worst < 0.8 for _, worst in left) >= 5, "too few to say anything"
    assert min(chosen for chosen, _ in left) >= 0.95


# Brutal Kingdom


@pytest.mark.rule("BK-6.7")
def test_king_and_queen_on_the_table_need_not_fear_each_other() -> None:
    state = begin(find_game("brutal-kingdom").setup(), 1)
    assert isinstance(state, BrutalKingdom)
    for royal in (brutal.KING, brutal.QUEEN):
        assert killers_of(state, royal) == 1 << brutal.ASSASSIN


@pytest.mark.parametrize("question", ["look", "peek"])
def test_a_free_look_is_taken(question: str) -> None:
    assert rate(courtiers("brutal-kingdom"), lambda choice: choice.question == question, declined) == 0


def test_a_search_takes_a_free_look_and_a_hint_advises_it() -> None:
    """A search does what it explains first, and a hint is that, too."""
    game = find_game("brutal-kingdom")
    bot = make_bot("ismcts:30", game)
    looked = 0
    for number in range(2 if regalia.compiled else 1):
        match = Match(game.setup(4), seed(number))
        player, rng = make_bot("courtier", game), fast_rng(number)
        while not match.over and looked < LOOKS:
            seat = members(match.state.deciders())[0]
            seen = match.observe(seat)
            preview = look_ahead(seen, [], from_start=True)
            while not preview.whole:
                state = preview.observation.state
                if FREE in [state.appeal(seat, action) for action in state.legal(seat)]:
                    advised = bot.explain(preview.observation, fast_rng(number))[0].action
                    assert state.appeal(seat, advised) == FREE
                    looked += 1
                preview = look_ahead(seen, [*preview.draft, player.choose(preview.observation, rng)])
            match.commit(seat, preview.draft)
    assert looked


def test_nobody_names_a_card_that_lies_open_or_is_their_own() -> None:
    def is_seen(choice: Choice) -> bool:
        assert isinstance(choice.state, BrutalKingdom)
        seen = choice.state.cells[brutal_on.HAND + choice.seat]
        for other in range(choice.state.seats):
            seen |= choice.state.in_stack(other)
        return seen >> brutal.CHARACTERS.index(choice.chosen.removeprefix("name:")) & 1 == 1

    naming = ("name", "summon")
    assert rate(courtiers("brutal-kingdom"), lambda choice: choice.question in naming, is_seen) <= 0.03


def test_a_charlatan_is_often_kept_until_there_is_someone_to_revive() -> None:
    def for_nothing(choice: Choice) -> bool:
        assert isinstance(choice.state, BrutalKingdom)
        return not choice.state.in_stack(choice.seat) & ~choice.state.cells[brutal_on.FACE_UP]

    choices = courtiers("brutal-kingdom")
    assert rate(choices, lambda choice: choice.chosen == "play:charlatan", for_nothing) <= 0.85


# Kardinal & König


def test_the_display_is_used() -> None:
    choices = courtiers("kardinal-koenig")
    from_deck = rate(
        choices, lambda choice: choice.question == "refill", lambda choice: choice.chosen == "deck"
    )
    assert 0.1 < from_deck < 0.8


def test_a_joker_is_no_waste_of_a_card() -> None:
    def wasted(choice: Choice) -> bool:
        assert isinstance(choice.state, KardinalKoenig)
        country = choice.state.components.lands[choice.state.cells[kardinal_on.PAID]]
        return country >> (kardinal_do.SPACE.parse(choice.chosen) - kardinal_do.COUNTRY) & 1 == 1

    def is_joker(choice: Choice) -> bool:
        return choice.question == "country" and choice.state.cells[kardinal_on.JOKER] == 1

    assert rate(courtiers("kardinal-koenig"), is_joker, wasted) <= 0.06


def test_who_can_place_a_piece_seldom_exchanges() -> None:
    choices = courtiers("kardinal-koenig")
    placing = rate(
        choices,
        lambda choice: choice.question == "play" and bool(choice.could("play") or choice.could("joker")),
        lambda choice: choice.chosen.startswith("exchange"),
    )
    assert placing <= 0.05


LOST = """kardinal-koenig 4
ask: play 1
turn: 1
half: last
hand:0: red orange
hand:1: red green purple
hand:2: red red cream
hand:3: green cream purple
monasteries:0: franken-4 bayern-3
monasteries:1: franken-3 bayern-4
display: cream cream
points: 10 0 90 40
rest: discards
"""


def test_a_piece_is_placed_in_the_last_round_even_by_who_cannot_win_any_more() -> None:
    """There is nothing left to save a card for."""
    game = find_game("kardinal-koenig")
    match = Match.begun_at(LOST, seed(1))
    bot = make_bot("courtier/samples=1", game)
    chosen = {game.actions.name(bot.choose(match.observe(1), fast_rng(number))) for number in range(12)}
    assert {name.partition(":")[0] for name in chosen} == {"play"}


# King's Blood


def test_a_card_that_fits_is_played() -> None:
    choices = courtiers("kings-blood")
    assert (
        rate(
            choices,
            lambda choice: (
                choice.question in ("turn", "answer", "drawn", "child", "further", "sibling")
                and bool(choice.could("play"))
            ),
            lambda choice: choice.chosen in ("draw", "keep", "decline"),
        )
        <= 0.03
    )


def test_a_couple_marries() -> None:
    assert rate(courtiers("kings-blood"), lambda choice: choice.question == "marry", declined) <= 0.05


def test_sides_are_taken_by_chance_and_not_in_their_order() -> None:
    choices = courtiers("kings-blood")
    left = rate(
        choices,
        lambda choice: bool(choice.could("left") and choice.could("right")),
        lambda choice: choice.chosen.startswith("left"),
    )
    assert 0.3 < left < 0.7


def test_nobody_exiles_a_card_into_their_own_hand() -> None:
    own = rate(
        courtiers("kings-blood"),
        lambda choice: choice.question == "receiver",
        lambda choice: choice.chosen == f"seat:{choice.seat}",
    )
    assert own == 0


# Take the Kingdom


def ends(choice: Choice) -> bool:
    return choice.chosen == "end"


def kinds(choice: Choice, mask: int) -> bool:
    """Whether a card of a set can be played."""
    return any(mask >> take.CARDS.index(name) & 1 for name in choice.could("play"))


def is_dry(choice: Choice) -> bool:
    """Whether it is a play with an empty deck."""
    assert isinstance(choice.state, TakeTheKingdom)
    return choice.question == "play" and choice.state.cells[take_on.DECK_SIZE] == 0


def test_attacks_are_made_when_the_deck_is_empty() -> None:
    choices = courtiers("take-the-kingdom")
    assert rate(choices, lambda choice: is_dry(choice) and kinds(choice, take.ATTACKS), ends) <= 0.05


def test_cards_are_spent_when_the_end_is_near() -> None:
    assert rate(courtiers("take-the-kingdom"), is_dry, ends) <= 0.1


def test_nobody_ends_a_turn_with_something_to_build() -> None:
    choices = courtiers("take-the-kingdom")
    building = take.DEFENCES | 1 << take.LAND
    assert rate(choices, lambda choice: choice.question == "play" and kinds(choice, building), ends) <= 0.02


def test_lands_are_laid_and_not_discarded() -> None:
    found = Counter(choice.chosen for choice in courtiers("take-the-kingdom"))
    assert found["discard:land"] <= found["play:land"] / 5


# Brawling Barons


def test_the_market_is_used() -> None:
    found = Counter(choice.chosen.partition(":")[0] for choice in courtiers("brawling-barons"))
    assert found["take"] >= found["draw"] / 10


def test_royal_aid_is_used() -> None:
    choices = courtiers("brawling-barons")
    kept = rate(choices, lambda choice: choice.question == "turn" and bool(choice.could("aid")), ends)
    assert kept <= 0.3


def test_extra_actions_are_taken() -> None:
    found = Counter(choice.chosen for choice in courtiers("brawling-barons"))
    assert found["play:extra-action"] >= 3


def test_who_begins_is_not_left_to_the_others() -> None:
    first = rate(
        courtiers("brawling-barons"),
        lambda choice: choice.question == "bid" and bool(choice.could("bid")),
        lambda choice: choice.chosen == "done",
    )
    assert first <= 0.2


def test_no_harm_to_oneself() -> None:
    def own(choice: Choice) -> bool:
        return int(choice.chosen.removeprefix("unit:")) // barons.MOST_UNITS == choice.seat

    def harms(choice: Choice) -> bool:
        return choice.question in ("bomb", "prison", "court", "aim") and choice.chosen.startswith("unit")

    assert rate(courtiers("brawling-barons"), harms, own) == 0
