"""What is known of the levels at a table goes to the page, and what is not offered is refused kindly."""

import pytest
from msgspec.structs import replace

from regalia.bots import levels
from regalia.bots.levels import Measured
from regalia.kernel.game import find_game
from serving import Local, refusal_of

pytestmark = pytest.mark.anyio
GAME = find_game("kings-blood")
COURTIER = Measured(
    "kings-blood", 4, "courtier", "page", "accepted", 0.91, 0.87, 0.94, 0.25, 100, 0.0004,
    ("no search", "no search"), GAME.rules_version, "digest", "bots", "0.1.0", "a machine", "2026-11-17",
)  # fmt: skip
CHANCELLOR = replace(COURTIER, level="chancellor", against="courtier", verdict="undecided", share=0.27)


@pytest.fixture(autouse=True)
def _measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "shipped", lambda: (COURTIER, CHANCELLOR))


async def test_a_page_is_told_what_each_level_means_at_each_table(local: Local) -> None:
    (ada,) = await local.people("Ada")
    found = {game["name"]: game for game in await ada.get("/api/games")}
    game = found["kings-blood"]
    assert len(game["levels"]) == len(game["players"])
    four = {level["name"]: level for level in game["levels"][game["players"].index(4)]}
    assert (four["courtier"]["wins_of_ten"], four["courtier"]["fair_of_ten"]) == (9, 2.5)
    assert [level["offered"] for level in four.values()] == [True, True, False, False]
    two = {level["name"]: level for level in game["levels"][0]}
    assert two["courtier"]["wins_of_ten"] is None, "nothing is claimed of a table that was not measured"
    assert set(game["characters"]) == set(GAME.characters)


async def test_a_level_that_is_not_offered_is_refused_and_others_are_not(local: Local) -> None:
    (ada,) = await local.people("Ada")
    body = {"game": "kings-blood", "seats": 4, "seat": 0}
    refused = ada.post("/api/tables", body | {"bots": [None, "chancellor:bold"]})
    assert await refusal_of(refused) == "level-not-offered"
    table = await ada.post("/api/tables", body | {"bots": [None, "courtier:bold"]})
    assert table["seats"][1]["bot"] == "courtier:bold"
    place = f"/api/tables/{table['code']}/bot"
    assert await refusal_of(ada.post(place, {"seat": 2, "bot": "chancellor"})) == "level-not-offered"
    assert await refusal_of(ada.post(place, {"seat": 2, "bot": "courtier:mad"})) == "no-such-bot"
    seats = (await ada.post(place, {"seat": 2, "bot": "courtier:sly"}))["seats"]
    assert [seat["bot"] for seat in seats] == [None, "courtier:bold", "courtier:sly", None]
