"""The sequential test keeps its error rates, whatever the games of a deal have to do with each other."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from regalia.lab.sprt import ACCEPTED, LEAST_DEALS, REFUSED, UNDECIDED, Sprt
from regalia.lab.statistics import share_interval

Deal = Callable[[random.Random, int, float], float]


def independent(rng: random.Random, seats: int, share: float) -> float:
    return sum(rng.random() < share for _ in range(seats)) / seats


def half_decided_by_the_cards(rng: random.Random, seats: int, share: float) -> float:
    """In a third of the deals whoever sits alone wins from all seats, or from none."""
    return float(rng.random() < share) if rng.random() < 1 / 3 else independent(rng, seats, share)


def decided_by_the_seat(rng: random.Random, seats: int, share: float) -> float:
    """Mostly some seats win whoever sits there, so that the games of a deal are opposites."""
    if rng.random() < 0.6:
        wins = int(share * seats)
        return (wins + (rng.random() < share * seats - wins)) / seats
    return independent(rng, seats, share)


def decide(test: Sprt, deal: Deal, rng: random.Random, seats: int, share: float) -> str:
    shares: list[float] = []
    while (verdict := test.verdict(shares)) == UNDECIDED:
        shares.append(deal(rng, seats, share))
    return verdict


def error_rates(deal: Deal, seats: int, runs: int) -> tuple[float, float]:
    """How often it accepts when the share is fair, and refuses when it is 1.25 times that."""
    fair = 1 / seats
    test = Sprt(fair, 1.25 * fair)
    rng = random.Random(f"{deal.__name__} {seats}")
    found = [
        Counter(decide(test, deal, rng, seats, share) for _ in range(runs)) for share in (test.low, test.high)
    ]
    return found[0][ACCEPTED] / runs, found[1][REFUSED] / runs


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("deal", [independent, half_decided_by_the_cards, decided_by_the_seat])
def test_both_errors_are_about_as_rare_as_promised(deal: Deal, seats: int) -> None:
    accepts, refuses = error_rates(deal, seats, 150)
    assert accepts < 0.12  # 0.05 and four standard deviations of 150 runs
    assert refuses < 0.12


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("deal", [independent, half_decided_by_the_cards, decided_by_the_seat])
def test_both_errors_are_as_rare_as_promised(deal: Deal, seats: int) -> None:
    accepts, refuses = error_rates(deal, seats, 2000)
    assert accepts < 0.06
    assert refuses < 0.08  # it is 0.06 for three seats, where a third of the deals are decided by the cards


def test_a_much_better_bot_is_accepted_soon_and_a_worse_one_refused() -> None:
    test = Sprt(0.5, 0.55)
    rng = random.Random(3)
    assert {decide(test, independent, rng, 2, 0.9) for _ in range(50)} == {ACCEPTED}
    assert {decide(test, independent, rng, 2, 0.2) for _ in range(50)} == {REFUSED}


def test_a_first_streak_of_equal_deals_is_no_certainty() -> None:
    test = Sprt(0.5, 0.55)
    assert test.verdict([1.0] * (LEAST_DEALS - 1)) == UNDECIDED
    assert test.verdict([0.5] * LEAST_DEALS) == UNDECIDED


def test_the_interval_counts_deals_that_one_game_decides_as_one_game() -> None:
    alike = [1.0, 0.0] * 50  # of four games each, all won or all lost
    mixed = [0.5] * 100
    low, high = share_interval(alike, 400)
    assert (high - low) / 2 == pytest.approx(1.96 * 0.5 / 10, rel=0.05)
    assert share_interval(mixed, 400)[0] > low


@pytest.mark.parametrize("deal", [independent, half_decided_by_the_cards])
def test_the_interval_covers_the_truth_in_95_of_100_runs(deal: Deal) -> None:
    rng = random.Random(1)
    covered = 0
    for _ in range(400):
        low, high = share_interval([deal(rng, 4, 0.3) for _ in range(50)], 200)
        covered += low <= 0.3 <= high
    assert covered >= 365
