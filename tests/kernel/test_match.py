"""Matches: drafts, refusals, records."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from playing import random_plies, seed
from regalia.kernel.bits import members
from regalia.kernel.errors import (
    BadOption,
    BadRecord,
    IllegalAction,
    IncompleteDraft,
    NotToDecide,
    RegaliaError,
    UnknownAction,
    UnknownGame,
    UnknownSeat,
)
from regalia.kernel.game import find_game, game_names, pack, unpack
from regalia.kernel.match import Match, look_ahead
from regalia.kernel.record import Record

GAME = find_game("brutal-kingdom")


def until(prompt: str, number: int = 0) -> tuple[Match, int]:
    """A match in which a seat that begins a play would be asked this, and the seat; found by random play."""
    for attempt in range(number, number + 50):
        match = Match(GAME.setup(4), seed(attempt))
        for seat, _ in random_plies(match, random.Random(attempt)):
            for action in match.legal(seat):
                preview = match.preview(seat, [action])
                if not preview.whole and preview.observation.state.prompt(seat) == prompt:
                    return match, seat
    raise AssertionError(f"nobody was ever asked {prompt}")


def first_step(match: Match, seat: int, prompt: str) -> int:
    """The action that leads to that question."""
    for action in match.legal(seat):
        preview = match.preview(seat, [action])
        if not preview.whole and preview.observation.state.prompt(seat) == prompt:
            return action
    raise AssertionError


def snapshot(match: Match) -> tuple[object, ...]:
    """All of a match that a refused action might have changed."""
    knowledge = [witness.dump() for witness in match.witnesses.values()]
    return pack(match.state), knowledge, list(match.plies)


def test_a_draft_is_seen_by_nobody_until_it_is_committed() -> None:
    match, seat = until("exchange")
    before = snapshot(match)
    play = first_step(match, seat, "exchange")
    preview = match.preview(seat, [play])
    assert preview.events, "its own seat sees what would happen"
    deeper = match.preview(seat, [play, preview.legal[-1]])
    assert deeper.observation.state.prompt(seat) == "slot"
    assert snapshot(match) == before


def test_a_draft_ends_where_something_hidden_would_come_to_light() -> None:
    match, seat = until("exchange")
    play = first_step(match, seat, "exchange")
    offer = match.preview(seat, [play]).legal[-1]
    slot = match.preview(seat, [play, offer]).legal[0]
    preview = match.preview(seat, [play, offer, slot])
    assert preview.whole
    assert preview.reveals
    with pytest.raises(IllegalAction, match="the play is complete before"):
        match.preview(seat, [play, offer, slot, slot])
    match.commit(seat, [play, offer, slot])
    assert match.plies[-1].actions == (play, offer, slot)


def test_half_a_play_cannot_be_committed() -> None:
    match, seat = until("name")
    before = snapshot(match)
    with pytest.raises(IncompleteDraft, match=f"seat {seat}: the play is not complete, 'name' is still"):
        match.commit(seat, [first_step(match, seat, "name")])
    assert snapshot(match) == before


def test_nothing_at_all_cannot_be_committed() -> None:
    match = Match(GAME.setup(4), seed(1))
    with pytest.raises(IncompleteDraft):
        match.commit(0, [])


@pytest.mark.parametrize(
    ("seat", "draft", "error", "words"),
    [
        (0, ["play:king"], IllegalAction, "seat 0 cannot choose play:king: it is asked 'pass-light'"),
        (0, ["pass:jester"], UnknownAction, "no action called 'pass:jester'"),
        (0, [10_000], UnknownAction, "no action number 10000"),
        (0, [-1], UnknownAction, "no action number -1"),
        (9, ["pass:king"], UnknownSeat, "there is no seat 9; they go from 0 to 3"),
        (-1, ["pass:king"], UnknownSeat, "a spectator has no seat to play from"),
    ],
)
def test_a_refusal_says_who_what_and_why_and_changes_nothing(
    seat: int, draft: list[int | str], error: type[RegaliaError], words: str
) -> None:
    match = Match(GAME.setup(4), seed(2))
    before = snapshot(match)
    with pytest.raises(error, match=words):
        match.commit(seat, draft)
    assert snapshot(match) == before


def test_who_is_not_asked_may_not_act() -> None:
    match, seat = until("name")
    other = (seat + 1) % 4
    with pytest.raises(NotToDecide, match=f"the game waits for seat {seat}"):
        match.commit(other, ["play:king"])


def test_nobody_acts_after_the_end() -> None:
    match = Match(GAME.setup(3), seed(3))
    with pytest.raises(NotToDecide, match="not over yet"):
        match.outcome  # noqa: B018
    for _ in random_plies(match, random.Random(3)):
        pass
    assert sorted(match.outcome.ranks) == [1, 2, 3]
    with pytest.raises(NotToDecide, match="the game is over"):
        match.commit(0, ["play:king"])


def test_a_choice_can_be_changed_until_all_have_chosen() -> None:
    match = Match(GAME.setup(4), seed(4))
    first, second = match.legal(0)
    match.commit(0, [first])
    assert match.legal(0) == [first, second]
    assert not members(match.state.deciders()).count(0)
    match.commit(0, [second])
    for seat in (1, 2, 3):
        match.commit(seat, [match.legal(seat)[0]])
    assert match.state.prompt(0) == "pass-dark"
    kind = GAME.actions.name(second).partition(":")[2]
    assert match.setup.space.kinds.index(kind) in match.state.cards(match.setup.space.number("hand:1:light"))


# Records


@pytest.fixture(scope="module")
def record() -> str:
    match = Match(GAME.setup(4), seed(5))
    for _ in random_plies(match, random.Random(5)):
        pass
    return match.record().to_json()


def test_a_record_reads_like_what_happened(record: str) -> None:
    data = json.loads(record)
    assert data["game"] == "brutal-kingdom"
    assert data["seed"] == seed(5).hex()
    assert all(ply[0] in "0123" and ":" in ply[1] for ply in data["plies"] if ply[1] != "decline")
    assert sorted(data["ranks"]) == [1, 2, 3, 4]


def test_a_record_can_be_replayed_to_any_ply(record: str) -> None:
    whole = Match.replay(Record.from_json(record))
    half = Match.replay(Record.from_json(record), 30)
    assert len(half.plies) == 30
    assert half.plies == whole.plies[:30]
    assert half.events(1) == whole.events(1)[:31]


def test_an_unfinished_match_goes_on_from_its_record() -> None:
    match = Match(GAME.setup(3), seed(6))
    plies = random_plies(match, random.Random(6))
    for _ in range(20):
        next(plies)
    again = Match.replay(Record.from_json(match.record().to_json()))
    assert not again.over
    assert again.record() == match.record()


def edited(change: Callable[[dict[str, Any]], object], sealed: bool) -> Callable[[str], str]:
    """An edit of a record, with or without a digest made to fit."""

    def edit(text: str) -> str:
        data = json.loads(text)
        change(data)
        if not sealed:
            return json.dumps(data)
        return Record(**{**data, "digest": ""}).sealed().to_json()

    return edit


DAMAGES: dict[str, tuple[Callable[[str], str], str]] = {
    "cut": (lambda text: text[: len(text) // 2], "incomplete"),
    "empty": (lambda text: "", "incomplete"),
    "binary": (lambda text: "\x00\x01", "incomplete"),
    "not a record": (lambda text: '{"hello": 1}', "not a record of a match"),
    "a field more": (edited(lambda d: d.update(cheat=1), False), "not a record of a match"),
    "edited": (edited(lambda d: d["plies"].pop(), False), "was edited"),
    "other format": (edited(lambda d: d.update(format=99), True), "format 99"),
    "other rules": (edited(lambda d: d.update(rules=99), True), "version 99 of the rules"),
    "other components": (edited(lambda d: d.update(components="0" * 64), True), "other components"),
    "too many seats": (edited(lambda d: d.update(seats=7), True), "3 to 4 players, not 7"),
    "bad seed": (edited(lambda d: d.update(seed="xyz"), True), "hexadecimal"),
    "short seed": (edited(lambda d: d.update(seed="00"), True), "at least 16 bytes"),
    "illegal ply": (
        edited(lambda d: d["plies"].insert(3, ["0", "play:king"]), True),
        "ply 4 of the record cannot",
    ),
    "empty ply": (edited(lambda d: d["plies"].insert(3, []), True), "ply 4 of the record cannot"),
    "last ply gone": (edited(lambda d: d["plies"].pop(), True), "does not lead to the state"),
    "other seed": (edited(lambda d: d.update(seed="00" * 16), True), "cannot be played|does not lead"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_is_an_error_never_a_wrong_game(damage: str, record: str) -> None:
    harm, words = DAMAGES[damage]
    with pytest.raises(BadRecord, match=words):
        Match.replay(Record.from_json(harm(record)))


def test_an_unknown_game_in_a_record_is_named(record: str) -> None:
    text = edited(lambda d: d.update(game="brutal-kingdoms"), True)(record)
    with pytest.raises(UnknownGame, match="did you mean brutal-kingdom"):
        Match.replay(Record.from_json(text))


def test_own_components_travel_with_the_record() -> None:
    text = (GAME.folder / "components.toml").read_text().replace('"4" = 13', '"4" = 5')
    match = Match(GAME.setup(4, components=text), seed(7))
    for _ in random_plies(match, random.Random(7)):
        pass
    record = match.record()
    assert record.components_file == text
    again = Match.replay(Record.from_json(record.to_json()))
    assert pack(again.state) == pack(match.state)
    assert again.setup.components_file.text == text
    assert unpack(pack(match.state)).setup.components_file.text == text


def test_a_comment_or_a_source_in_the_components_makes_no_other_game() -> None:
    text = (GAME.folder / "components.toml").read_text()
    changed = "# mine\n" + text.replace("published", "rulebook")
    assert GAME.setup(4, components=changed).components_file.digest == GAME.setup(4).components_file.digest


def test_bytes_that_are_no_state_are_refused() -> None:
    with pytest.raises(BadRecord, match="not a packed state"):
        unpack(b"nonsense")


# Games and options


def test_games_are_found_by_name() -> None:
    assert "brutal-kingdom" in game_names()
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        find_game("chess")


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (2, {}, "3 to 4 players, not 2"),
        (4, {"black_knight": "sometimes"}, "black_knight can be conditional or always, not 'sometimes'"),
        (4, {"moved_threats_end": 3}, "moved_threats_end can be off or on, not 3"),
        (4, {"white_knight": True}, "no option 'white_knight'; it has black_knight"),
        (4, {"random_removal": True}, "for three players, not 4"),
    ],
)
def test_a_bad_set_up_is_refused(seats: int, options: dict[str, object], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        GAME.setup(seats, options)


def test_options_are_read_as_people_write_them() -> None:
    setup = GAME.setup(3, {"random_removal": "on", "black_knight": "always", "moved_threats_end": "False"})
    assert setup.options == {
        "black_knight": "always",
        "moved_threats_end": False,
        "inquisitor_same_back": False,
        "random_removal": True,
        "struck_killers_strike": False,
    }


def test_a_seed_is_drawn_where_none_is_given() -> None:
    assert Match(GAME.setup(4)).seed != Match(GAME.setup(4)).seed


def test_steps_that_leave_no_choice_are_taken_by_the_preview() -> None:
    for attempt in range(50):
        match = Match(GAME.setup(3), seed(attempt))
        for seat, draft in random_plies(match, random.Random(attempt)):
            for made in range(1, len(draft)):
                preview = match.preview(seat, draft[:made])
                assert preview.draft[:made] == draft[:made]
                if len(preview.draft) > made:
                    assert preview.draft == draft[: len(preview.draft)]
                    assert len(preview.legal) != 1
                    assert match.preview(seat, []).draft == [], "the first step is never taken for a person"
                    assert look_ahead(match.observe(seat), draft[:made]).draft == preview.draft
                    return
    raise AssertionError("there was always a choice")
