"""Clocks, windows, standing orders and the numbers of decisions, with moments that are given."""

import random
from typing import Any

import pytest

from matches import START, commit, holder, play_of, plies, until
from playing import random_draft
from regalia.kernel.bits import members
from regalia.kernel.errors import RegaliaError
from regalia.kernel.match import Preview
from regalia.kernel.rng import fast_rng
from regalia.kernel.zones import SPECTATOR
from regalia.server.table.play import GRACE_MS, QUICK_MS, SEARCH_MS, Play
from regalia.server.wire import Clock, Clocks, read_settings
from regalia.testing.secrecy import with_truth
from rules import rule

TTK = "take-the-kingdom"
WINDOWED = ["take-the-kingdom", "kings-blood", "brawling-barons"]


def in_window(play: Play) -> list[int]:
    """Seats that are asked about another's play and have a choice."""
    return [
        seat
        for seat in members(play.match.state.deciders())
        if play.asked[seat] is not None and play.asked[seat][0] in play.game.windows  # type: ignore[index]
    ]


def choosing(play: Play) -> list[int]:
    return [seat for seat in in_window(play) if len(play.asked[seat][1]) > 1]  # type: ignore[index]


def passing(play: Play) -> list[int]:
    return [seat for seat in in_window(play) if len(play.asked[seat][1]) == 1]  # type: ignore[index]


def guarded(play: Play) -> list[int]:
    """Seats that can only pass, which the others cannot know."""
    return [seat for seat in passing(play) if not play._moot(seat)]


# Clocks


def test_without_a_clock_nothing_is_due() -> None:
    play = play_of(TTK, 2)
    assert (play.due(), play.clocks(START), play.tasks()) == (None, None, [])


@pytest.mark.parametrize("clock", [Clock("move", 30), Clock("days", 86_400)])
def test_a_clock_for_each_play(clock: Clock) -> None:
    play = play_of(TTK, 2, clock=clock)
    (seat,) = play.deciders()
    (task,) = play.tasks()
    assert (task.seat, task.kind, task.at) == (seat, "clock", START + 1000 * clock.seconds)
    clocks = play.clocks(START + 5)
    assert clocks is not None
    assert clocks.due[seat] == task.at
    assert [due for due in clocks.due if due is not None] == [task.at], "the other clocks stand still"
    assert clocks.now == START + 5


def test_a_clock_for_the_whole_game_pays_for_what_was_spent() -> None:
    play = play_of("brutal-kingdom", 3, clock=Clock("game", 60, 5))
    (seat,) = play.deciders()[:1]
    assert play.due() == START + 60_000
    assert play.bank_after(seat, START + 20_000) == 60_000 - 20_000 + 5_000
    assert play.bank_after(seat, START + 90_000) == 5_000, "never less than nothing"
    clocks = play.clocks(START)
    assert clocks is not None
    assert clocks.left == [60_000] * 3


def test_a_bot_pays_nothing_and_has_no_clock() -> None:
    play = play_of(TTK, 2, bots=(0, 1), clock=Clock("game", 60))
    play.bot_pause = 1000
    (task,) = play.tasks()
    assert task.kind == "bot"
    assert START + 500 <= task.at <= START + 1000
    assert play.bank_after(task.seat, START + 5) is None


PACES = [("quick", 0, 0), ("normal", 500, 1000), ("slow", 1500, 3000)]


@pytest.mark.parametrize(("pace", "low", "high"), PACES)
def test_how_fast_bots_move_is_up_to_the_table(pace: Any, low: int, high: int) -> None:
    play = play_of(TTK, 2, bots=(0, 1), bot_pace=pace)
    play.bot_pause = 1000
    (task,) = play.tasks()
    assert low <= task.at - START <= high


def test_a_table_from_before_bots_had_a_pace_opens() -> None:
    assert read_settings('{"windows":"sealed"}').bot_pace == "normal"


def test_no_clock_counts_the_time_that_the_server_was_down() -> None:
    play = play_of(TTK, 2, clock=Clock("move", 30))
    play.resumed = START + 500_000
    assert play.due() == START + 530_000


def test_who_comes_back_is_not_charged_for_the_time_away() -> None:
    play = play_of(TTK, 2, clock=Clock("move", 30))
    (seat,) = play.deciders()
    play.holders[seat] = holder("someone", since=START + 100_000)
    assert play.due() == START + 130_000


# Clocks in windows

# By kind: a clock, how long a window stays open, and whether that is shown as its seat's clock.
CLOCKED = {
    "move": (Clock("move", 30), 30_000, True),
    "days": (Clock("days", 86_400), 86_400_000, True),
    "game": (Clock("game", 60), 12_000, False),
}


def shown(play: Play, seat: int) -> tuple[int | None, int | None, int | None]:
    """What everyone is shown of a seat's time."""
    clocks = play.clocks(play.at[-1])
    assert isinstance(clocks, Clocks)
    return clocks.due[seat], clocks.left[seat], clocks.window


@pytest.mark.parametrize("kind", CLOCKED)
@pytest.mark.parametrize("game", WINDOWED)
def test_who_has_a_choice_in_a_quick_window_passes_when_the_time_is_over(game: str, kind: str) -> None:
    clock, length, _ = CLOCKED[kind]
    play = until(game, choosing, 3, clock=clock, window_seconds=12)
    seat = choosing(play)[0]
    task = next(task for task in play.tasks() if task.seat == seat)
    assert (task.kind, task.at) == ("pass", play._asked_at(seat) + length)
    commit(play, seat, [play.passing(seat)], task.at)
    assert play.holders[seat].by_bot is None, "and nobody stands in"


@pytest.mark.parametrize("kind", CLOCKED)
@pytest.mark.parametrize("game", WINDOWED)
def test_in_a_quick_window_all_are_shown_the_same_time_whatever_one_holds(game: str, kind: str) -> None:
    clock, length, as_clock = CLOCKED[kind]
    for found in (choosing, guarded):
        play = until(game, found, 3, clock=clock, window_seconds=12)
        seat = found(play)[0]
        due, left, window = shown(play, seat)
        end = play._asked_at(seat) + length
        assert (due, window) == ((end, None) if as_clock else (None, end))
        assert left == (60_000 if kind == "game" else None)


def test_a_window_costs_nothing_of_a_clock_for_the_game() -> None:
    for windows in ("quick", "sealed"):
        for found in (choosing, guarded):
            play = until(TTK, found, 3, clock=Clock("game", 60), windows=windows)
            seat = found(play)[0]
            for later in (0, 700, 9_000):
                assert play.bank_after(seat, play.at[-1] + later) == 60_000


def test_without_a_clock_a_quick_window_waits_for_its_answer() -> None:
    play = until(TTK, choosing, 3)
    seat = choosing(play)[0]
    assert not [task for task in play.tasks() if task.seat == seat]
    assert play.clocks(play.at[-1]) is None


def test_a_bot_is_not_waited_for_longer_in_a_window_with_a_clock() -> None:
    for kind in CLOCKED:
        play = until(TTK, choosing, 3, clock=CLOCKED[kind][0], bots=(0, 1, 2))
        seat = choosing(play)[0]
        assert next(task.kind for task in play.tasks() if task.seat == seat) == "bot"
        assert (shown(play, seat)[0], shown(play, seat)[2]) == (None, None)


def test_who_comes_back_does_not_keep_a_timed_window_open() -> None:
    for windows in ("quick", "sealed"):
        play = until(TTK, choosing, 3, clock=Clock("game", 60), windows=windows)
        seat = choosing(play)[0]
        assert play.since_back(seat, play.at[-1] + 11_000) == play.holders[seat].since
    play = until(TTK, choosing, 3, clock=Clock("move", 60))
    seat = choosing(play)[0]
    asked = play._asked_at(seat)
    assert play.since_back(seat, asked + 59_000) == play.holders[seat].since
    play.holders[seat].since = play.since_back(seat, asked + 70_000)
    assert shown(play, seat)[0] == asked + 70_000 + GRACE_MS


# Windows


@pytest.mark.parametrize("game", WINDOWED)
def test_in_a_quick_window_who_can_only_pass_does_so_after_a_pause(game: str) -> None:
    play = until(game, lambda play: bool([s for s in passing(play) if not play._moot(s)]), 3)
    seat = next(seat for seat in passing(play) if not play._moot(seat))
    task = next(task for task in play.tasks() if task.seat == seat)
    low, high = QUICK_MS
    assert task.kind == "pass"
    assert play.at[-1] + low <= task.at <= play.at[-1] + high
    assert [play.passing(seat)] == [play.game.actions.name(a) for a in play.match.legal(seat)]
    assert task == next(t for t in play.tasks() if t.seat == seat), "the same when it is asked again"


def test_pauses_differ_from_one_to_the_next() -> None:
    pauses = set()
    for number in range(12):
        play = play_of(TTK, 3, number=number)
        pauses |= {play._pause(seat, *QUICK_MS) for seat in range(3)}
    assert len(pauses) > 30


@pytest.mark.parametrize("game", WINDOWED)
def test_a_sealed_window_closes_at_the_same_time_whatever_one_holds(game: str) -> None:
    for found in (choosing, guarded):
        play = until(game, found, 3, windows="sealed", window_seconds=20)
        seat = found(play)[0]
        assert play.sealed(seat)
        task = next(task for task in play.tasks() if task.seat == seat)
        assert (task.kind, task.at) == ("seal", play._asked_at(seat) + 20_000)
        clocks = play.clocks(play.at[-1])
        assert clocks is not None
        assert clocks.window == task.at


def test_a_bot_in_a_sealed_window_takes_as_long_as_a_person() -> None:
    for found in (choosing, guarded):
        play = until(TTK, found, 3, windows="sealed", bots=(0, 1, 2))
        seat = found(play)[0]
        thinks, closes = play.tasks()
        assert (thinks.kind, thinks.at) == ("bot", play._asked_at(seat)), "and has its time to think"
        assert (closes.kind, closes.at) == ("seal", play._asked_at(seat) + 10_000)
        play.answers[seat] = [play.passing(seat)]
        assert play.tasks() == [closes]


@pytest.mark.parametrize(("bot", "bounds"), [("courtier", QUICK_MS), ("sovereign", SEARCH_MS)])
def test_a_bot_answers_a_quick_window_after_a_pause_that_tells_nothing(
    bot: str, bounds: tuple[int, int]
) -> None:
    for found in (choosing, guarded):
        play = until(TTK, found, 3, bots=(0, 1, 2))
        seat = found(play)[0]
        play.holders[seat].bot = bot
        play.bot_pause = 900
        thinks, passes = play.tasks()
        assert (thinks.kind, thinks.at) == ("bot", play._asked_at(seat)), "it thinks at once"
        low, high = bounds
        assert passes.kind == "pass"
        assert low <= passes.at - play._asked_at(seat) <= high
        assert play.settled(seat) == [play.passing(seat)], "if it is not ready by then"
        play.answers[seat] = ["what it thought of"]
        assert play.tasks() == [passes]
        assert play.settled(seat) == ["what it thought of"]
        assert not play.state_message(seat, 0, 0).answered


def asked_more(play: Play) -> list[int]:
    """Seats in a window that have another choice after they have let it be: where a Trap strikes back."""
    return [
        seat
        for seat in in_window(play)
        if isinstance(play.match.attempt(seat, [play.passing(seat)]), Preview)
    ]


def test_who_lets_the_time_pass_has_made_a_whole_play() -> None:
    for settings in ({"windows": "sealed"}, {"clock": Clock("game", 60)}, {"clock": Clock("move", 60)}):
        play = until(TTK, asked_more, 3, **settings)
        seat = asked_more(play)[0]
        draft = play.settled(seat)
        assert draft[0] == "let"
        assert len(draft) > 1
        assert draft == play.settled(seat), "the same when it is asked again"
        play.match.prepare(seat, draft)


@pytest.mark.parametrize("game", WINDOWED)
def test_at_every_question_with_an_answer_for_who_is_late_that_is_a_whole_play(game: str) -> None:
    seen = 0
    for number in range(4):
        play = play_of(game, 3, number=number, windows="sealed")
        for _ in plies(play, random.Random(number)):
            for seat in play.deciders():
                if play._in_window(seat) or play._has_late_answer(seat):
                    play.match.prepare(seat, play.settled(seat))
                    seen += 1
    assert seen > 5


def test_no_pass_is_made_for_someone_who_is_asked_more_after_it() -> None:
    play = until(TTK, asked_more, 3)
    (seat, *_) = asked_more(play)
    play.holders[seat].standing = "all"
    assert play.tasks() == []
    play.holders[seat] = holder(None, "courtier")
    play.bot_pause = 900
    assert [task.kind for task in play.tasks()] == ["bot", "pass"]
    play.match.prepare(seat, play.settled(seat))


def test_without_pauses_a_bot_has_all_the_time_it_needs() -> None:
    play = until(TTK, choosing, 3, bots=(0, 1, 2))
    (task,) = play.tasks()
    assert task.kind == "bot"
    seat = task.seat
    play.answers[seat] = [play.passing(seat)]  # it was held before the server was started again
    (task,) = play.tasks()
    assert (task.kind, task.at) == ("pass", 0)


def test_only_what_everyone_can_see_to_be_no_choice_is_told_to_be_none() -> None:
    play = until(TTK, guarded, 3)
    (seat,) = guarded(play)[:1]
    assert len(play.asked[seat][1]) == 1  # type: ignore[index]
    assert not play.state_message(seat, 0, 0).moot
    play = until(TTK, lambda play: any(play._moot(seat) for seat in play.deciders()), 3)
    moot = next(seat for seat in play.deciders() if play._moot(seat))
    assert [play.state_message(seat, 0, 0).moot for seat in (moot, SPECTATOR)] == [True, False]


def test_an_answer_in_a_sealed_window_is_shown_to_its_seat_alone() -> None:
    play = until(TTK, lambda play: bool(choosing(play)), 3, windows="sealed")
    (seat, *_) = choosing(play)
    before = [play.state_message(viewer, play.ply, 0) for viewer in range(-1, 3)]
    play.answers[seat] = ["let"]
    for viewer, old in zip(range(-1, 3), before, strict=True):
        new = play.state_message(viewer, play.ply, 0)
        assert new.answered == (viewer == seat)
        assert (new == old) == (viewer != seat)


def test_nobody_waits_for_a_prompt_that_cannot_matter() -> None:
    """A seat without a hidden card that can only pass does so at once, however its table waits."""
    for windows in ("quick", "sealed"):
        moot = lambda play: bool([s for s in in_window(play) if play._moot(s)])  # noqa: E731
        play = until(TTK, moot, 3, windows=windows)
        seat = next(seat for seat in in_window(play) if play._moot(seat))
        task = next(task for task in play.tasks() if task.seat == seat)
        assert (task.kind, task.at) == ("pass", play._asked_at(seat))
        assert not play.sealed(seat)


# Standing orders


def test_the_order_all_lets_everything_be() -> None:
    play = until(TTK, lambda play: bool(choosing(play)), 3)
    (seat, *_) = choosing(play)
    assert not [task for task in play.tasks() if task.seat == seat]
    play.holders[seat].standing = "all"
    task = next(task for task in play.tasks() if task.seat == seat)
    assert task.kind == "pass"
    assert task.at > play.at[-1]


@pytest.mark.parametrize("game", WINDOWED)
def test_standing_orders_are_judged_by_public_facts_alone(game: str) -> None:
    """Whatever a seat and the others hold, the same order says the same."""
    play = play_of(game, 3, number=3)
    judged = 0
    for number, _ in enumerate(plies(play, random.Random(3))):
        for order in play.game.orders:
            for seat in in_window(play):
                play.holders[seat].standing = order
                verdicts = {play._lets_pass(seat)}
                for fill in range(3):
                    twin = with_truth(
                        play.match, play.match.observe(SPECTATOR).sample(fast_rng(number + fill))
                    )
                    test = play.game.orders[order]
                    verdicts.add(test(twin.state.redact(SPECTATOR), seat))
                assert len(verdicts) == 1
                judged += 1
    assert judged or not play.game.orders


# Numbers of decisions


def test_another_seats_hidden_choice_makes_mine_not_stale() -> None:
    """In Brutal Kingdom all pass a card at once: each answers the question that was asked at the deal."""

    def all_at_once(play: Play) -> bool:
        return len(play.deciders()) == 4

    play = until("brutal-kingdom", all_at_once, 4)
    asked = list(play.decisions)
    rnd = random.Random(1)
    first = play.deciders()[0]
    for seat in play.deciders()[:3]:
        draft = [play.game.actions.name(a) for a in random_draft(play.match, seat, rnd)]
        commit(play, seat, draft, play.at[-1] + 1)
        for other in play.deciders():
            if other != seat:
                assert play.decisions[other] == asked[other]
    assert play.decisions[first] is None or play.decisions[first] != asked[first]


@pytest.mark.parametrize(
    "game", ["brutal-kingdom", "take-the-kingdom", "kings-blood", "kardinal-koenig", "brawling-barons"]
)
def test_a_decision_never_has_the_number_of_another(game: str) -> None:
    play = play_of(game, 3, number=5)
    asked: dict[tuple[int, int], Any] = {}
    for _ in plies(play, random.Random(5)):
        for seat in range(3):
            decision = play.decisions[seat]
            if seat in play.deciders():
                assert decision is not None
                assert decision <= play.ply
                question = (play.match.state.prompt(seat), play.match.legal(seat))
                assert asked.setdefault((seat, decision), question) == question
            else:
                assert decision is None or play.match.state.prompt(seat)
    assert play.deciders() == []


def test_what_is_refused_changes_nothing() -> None:
    play = play_of(TTK, 2)
    before = play.state_message(SPECTATOR, 0, 0)
    decider = play.deciders()[0]
    for seat, draft in ((1 - decider, ["let"]), (decider, ["let"]), (decider, ["nonsense"]), (decider, [])):
        with pytest.raises(RegaliaError):
            commit(play, seat, draft, START + 5)
    assert play.state_message(SPECTATOR, 0, 0) == before
    assert play.at == [START]


@rule("BB-2.8")
def test_a_bidder_who_lets_the_time_pass_shows_no_cards() -> None:
    play = play_of("brawling-barons", 3, clock=Clock("move", 30))
    tasks = play.tasks()
    assert [(task.seat, task.kind, task.at) for task in tasks] == [
        (seat, "pass", START + 30_000) for seat in range(3)
    ]
    for seat in range(3):
        assert play.settled(seat) == ["done"]
        commit(play, seat, play.settled(seat), START + 30_000)
    (asked,) = play.deciders()
    assert play.match.state.prompt(asked) == "turn"
    assert [task.kind for task in play.tasks()] == ["clock"], "a bot takes over where the rules say nothing"
