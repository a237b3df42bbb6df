"""The contract that every game fulfils, as checks of one variant over random games of these numbers.

Each is a plain function that fails by an assertion; `suite.py` makes a test of each.
"""

import itertools
import math
import random
import re
from collections.abc import Iterable

from regalia.kernel.bits import members
from regalia.kernel.errors import HiddenInformation
from regalia.kernel.game import Game, find_game, pack, unpack
from regalia.kernel.match import Match
from regalia.kernel.record import Record
from regalia.kernel.rng import fast_rng
from regalia.kernel.setup import Setup
from regalia.kernel.state import State, playout
from regalia.kernel.zones import SPECTATOR
from regalia.testing.playing import begin, random_plies, random_steps, seed


def all_cards(state: State) -> list[int]:
    """The kinds of all cards that lie anywhere, sorted."""
    return sorted(itertools.chain.from_iterable(map(state.cards, range(len(state.space.zones)))))


def check_every_decision(setup: Setup, numbers: Iterable[int]) -> None:
    """At every decision: legal actions, prompts, cards, values and names; at the end an outcome."""
    game = find_game(setup.game)
    for number in numbers:
        rnd = random.Random(number)
        state = begin(setup, number)
        cards = all_cards(state)
        stage = state.stage()
        for seat, action in random_steps(state, rnd):
            legal = state.legal(seat)
            assert legal == sorted(set(legal))
            assert 0 <= legal[0] <= legal[-1] < len(game.actions)
            assert state.random_action(seat, fast_rng(action)) in legal
            assert state.rollout_action(seat, fast_rng(action)) in legal
            assert state.prompt(seat)
            assert all_cards(state) == cards, "every card is in exactly one place"
            assert all(0.0 <= state.value(other) <= 1.0 for other in range(setup.seats))
            assert game.actions.parse(game.actions.name(action)) == action
            assert stage <= state.stage()
            stage = state.stage()
        assert all_cards(state) == cards
        outcome = state.outcome()
        assert 1 in outcome.ranks
        assert math.isclose(sum(map(outcome.share, range(setup.seats))), 1)
        assert all(state.legal(other) == [] and not state.prompt(other) for other in range(setup.seats))


def check_copies(setup: Setup, numbers: Iterable[int]) -> None:
    """A copy and its original do not touch each other, and a packed state goes on as the state does."""
    for number in numbers:
        state = begin(setup, number)
        for seat, action in random_steps(state, random.Random(number)):
            before = pack(state)
            twin = state.copy()
            assert pack(twin) == before
            twin.apply(seat, action)
            assert pack(state) == before
            after = pack(twin)
            again = unpack(before)
            again.apply(seat, action)
            assert pack(again) == after, "a packed state goes on as the state itself does"
            playout(twin, fast_rng(number), 3)
            assert pack(state) == before


def check_redaction(setup: Setup, numbers: Iterable[int]) -> None:
    """A redacted state offers the same choices, and a preview shows what will be."""
    for number in numbers:
        state = begin(setup, number)
        for seat, action in random_steps(state, random.Random(number)):
            for viewer in range(SPECTATOR, setup.seats):
                seen = state.redact(viewer)
                assert seen.deciders() == state.deciders()
                if viewer >= 0:
                    assert seen.legal(viewer) == state.legal(viewer)
                    assert seen.prompt(viewer) == state.prompt(viewer)
            ahead = state.redact(seat)
            try:
                ahead.apply(seat, action)
            except HiddenInformation:
                continue
            truth = state.copy()
            truth.apply(seat, action)
            assert pack(truth.redact(seat)) == pack(ahead.redact(seat)), "a preview shows what will be"


def whole_choice(state: State, seat: int, rnd: random.Random) -> list[int]:
    """All that a seat chooses at random before others may see it: a draft, which may be one action."""
    actions: list[int] = []
    twin = state.copy()
    while not actions or (twin.deciders() >> seat & 1 and not twin.is_turn_boundary()):
        actions.append(rnd.choice(twin.legal(seat)))
        twin.apply(seat, actions[-1])
    return actions


def check_simultaneous_choices(setup: Setup, numbers: Iterable[int]) -> None:
    """In whichever order seats choose that are asked at once, it comes to the same."""
    for number in numbers:
        rnd = random.Random(number)
        state = begin(setup, number)
        while deciders := members(state.deciders()):
            choices = [(seat, whole_choice(state, seat, rnd)) for seat in deciders]
            if len(deciders) > 1:
                ends = set()
                for order in (choices, choices[::-1], rnd.sample(choices, len(choices))):
                    changed = order[0][0], whole_choice(state, order[0][0], rnd)  # a choice that is changed
                    twin = state.copy()
                    for seat, actions in (changed, *order):
                        for action in actions:
                            twin.apply(seat, action)
                    ends.add(pack(twin))
                assert len(ends) == 1
            seat, actions = rnd.choice(choices)
            for action in actions:
                state.apply(seat, action)


def check_records(setup: Setup, numbers: Iterable[int]) -> None:
    """A record leads to the same game, told to everyone in the same way."""
    for number in numbers:
        match = Match(setup, seed(number))
        for _ in random_plies(match, random.Random(number)):
            pass
        again = Match.replay(Record.from_json(match.record().to_json()))
        assert pack(again.state) == pack(match.state)
        for viewer in range(SPECTATOR, setup.seats):
            assert again.events(viewer) == match.events(viewer)
            assert again.witnesses[viewer].dump() == match.witnesses[viewer].dump()


def check_options(game: Game) -> None:
    """Every option has its default among its choices, and each choice can be written."""
    for option in game.options:
        assert option.default in option.choices
        assert [option.parse(str(choice)) for choice in option.choices] == list(option.choices)


def check_rules(game: Game) -> None:
    """RULES.md numbers its paragraphs, and every question names one of them."""
    rules = (game.folder / "RULES.md").read_text("utf-8")
    numbered = set(re.findall(r"^\*\*([A-Z]+-[\d.]+)\*\*", rules, re.M))
    asked = {about.rule for seats in game.players for about in game.setup(seats).questions}
    assert numbered, "RULES.md has no numbered paragraph, **XY-1.1**"
    assert asked <= numbered, f"RULES.md has no paragraph {', '.join(sorted(asked - numbered))}"
