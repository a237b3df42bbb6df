"""Records that earlier versions of the program wrote still open; their folders are the commits."""

from pathlib import Path

import pytest

from regalia.cli.saves import load
from regalia.kernel.errors import BadRecord
from regalia.kernel.game import find_game, game_names
from regalia.kernel.match import Match
from regalia.kernel.record import Record

FOLDER = Path(__file__).parent.parent / "records" / "b03b57d"
FILES = sorted(FOLDER.glob("*.json"))


def read(name: str) -> Record:
    return Record.from_json((FOLDER / f"{name}.json").read_bytes())


def test_there_is_one_of_every_game() -> None:
    assert {Record.from_json(file.read_bytes()).game for file in FILES} == set(game_names())


@pytest.mark.parametrize("game", game_names())
def test_an_old_record_leads_to_the_result_it_names(game: str) -> None:
    record = read(game)
    assert record.state_version == 1
    match = Match.replay(record)
    assert match.departure == ""
    assert (match.outcome.scores, match.outcome.ranks) == (record.scores, record.ranks)
    again = Match.replay(match.record())
    assert again.plies == match.plies


def test_a_record_of_a_state_that_has_changed_since_leads_to_its_result() -> None:
    """The winning attack lay on the table for ever, and a field has come to the table."""
    record = Record.from_json((FOLDER.parent / "4e768da" / "take-the-kingdom-won.json").read_bytes())
    assert record.state_version == 2
    match = Match.replay(record)
    assert (match.outcome.scores, match.outcome.ranks) == (record.scores, record.ranks)


def test_an_unfinished_one_goes_on() -> None:
    match = Match.replay(read("brutal-kingdom-unfinished"))
    assert not match.over
    assert len(match.plies) == 20


def test_one_of_earlier_rules_is_played_up_to_the_first_difference(
    capsys: pytest.CaptureFixture[str],
) -> None:
    record = read("kings-blood-other-rules")
    assert record.rules < find_game("kings-blood").rules_version
    match = Match.replay(record)
    first = len(match.plies) + 1
    assert 1 < first < len(record.plies)
    assert match.departure.startswith("this was played by version 1 of the rules, which differ from today's")
    assert f"ply {first} cannot be played any more" in match.departure
    load(FOLDER / "kings-blood-other-rules.json")
    assert match.departure in capsys.readouterr().err


def test_one_of_later_rules_is_refused() -> None:
    record = read("brutal-kingdom")
    later = Record(**{field: getattr(record, field) for field in record.__struct_fields__} | {"rules": 99})
    with pytest.raises(BadRecord, match="made by version 99 of the rules"):
        Match.replay(later.sealed())


def test_an_edited_old_record_is_refused() -> None:
    text = (FOLDER / "brutal-kingdom.json").read_text().replace('"play:king"', '"play:queen"', 1)
    with pytest.raises(BadRecord, match="was edited"):
        Record.from_json(text)


def test_earlier_components_are_found_by_their_digest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("brutal-kingdom")
    text = game.components().replace('"3" = 11', '"3" = 10')
    digest = game.setup(3, components=text).components_file.digest
    assert digest != game.standard_digest
    record = Match(game.setup(3, components=text)).record()
    bare = Record(
        **{field: getattr(record, field) for field in record.__struct_fields__} | {"components_file": None}
    )
    with pytest.raises(BadRecord, match="other components"):
        Match.replay(bare.sealed())
    monkeypatch.setattr(type(game), "earlier_components", lambda self, wanted: {digest: text}.get(wanted))
    assert Match.replay(bare.sealed()).setup.components_file.digest == digest
