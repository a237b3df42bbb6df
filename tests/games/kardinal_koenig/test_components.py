"""Components and boards: ours, corrected ones, and those that do not describe a playable game."""

import re
from functools import partial

import pytest

import positions
from games.kardinal_koenig.position import GAME, OURS, begun, position, random_game, set_up
from playing import seed
from positions import of_type
from regalia.games.kardinal_koenig.cards import COUNTRIES
from regalia.games.kardinal_koenig.view import make_static_data
from regalia.kernel.bits import members
from regalia.kernel.errors import BadComponents
from regalia.kernel.events import Ended
from regalia.kernel.game import pack, unpack
from regalia.kernel.match import Match
from regalia.kernel.record import Record

edited, refusal = partial(positions.edited, GAME), partial(positions.refusal, GAME)


@pytest.mark.parametrize(
    ("old", "new", "after", "problem"),
    [
        ('game = "kardinal-koenig"', 'game = "kings-blood"', "", 'game must be "kardinal-koenig"'),
        ("hand = 3 ", "hand = 4 ", "", "hand must be a whole number from 1 to 3, not 4"),
        ("display = 2", "display = 0", "", "display must be a whole number from 1 to 5, not 0"),
        ("monasteries = 20", "monasteries = 21", "", "monasteries must be a whole number from 1 to 20"),
        ("advisors = 8", "advisors = -1", "", "advisors must be a whole number from 0 to 20"),
        ('"4" = 1', '"4" = 30', "", 'removed must give a number from 0 to 20 for "4" players, not 30'),
        ('"4" = 1', '"4" = 10', "", "not every colour has 10 cards to remove"),
        ('source = "rulebook"', 'source = "hearsay"', "[setup]", "the source of hand must be one of"),
        ('name = "green"', 'name = "blue"', "", "name must be one of red, .*, not 'blue'"),
        ('name = "green"', 'name = "red"', "", "red appears twice"),
        ("count = 12", "count = 0", "", "count must be a whole number from 1 to 40, not 0"),
        ('"bayern", "burgund"', '"bayern", "burgunt"', "", "countries: there is no 'burgunt'"),
        ('"bayern", "burgund"', '"bayern", "aragon"', "", "aragon has cards of two colours"),
        ('["frankreich"]', "[]", "", "the purple cards need a country"),
        ("canvas = [1000, 800]", "canvas = 1000", "", "canvas must be two whole numbers"),
        ('name = "bayern"', 'name = "bavaria"', "", "name must be one of england, .*, not 'bavaria'"),
        ('name = "bayern"', 'name = "franken"', "", "franken appears twice"),
        ('position = "edge"', 'position = "middle"', 'name = "bayern"', "position must be one of edge"),
        ("fields = 6", "fields = 10", "", "fields must be a whole number from 1 to 9, not 10"),
        ("fields = 6", "fields = 5", "", "bayern has 6 fields below, not 5"),
        ("drawing.crest = [840, 376]", "drawing.crest = [840]", "", r"drawing\.crest must be two"),
        ("drawing.crest = [840, 376]", "drawing.crest = [1840, 376]", "", r"drawing\.crest must be two"),
        ('name = "Melk"', 'name = "Passau"', "", "two fields are called Passau"),
        ('name = "Melk"', 'name = ""', "", "name must be a name, not ''"),
        ('country = "bayern"', 'country = "bavaria"', 'name = "Melk"', "country must be one of england"),
        ("drawing.at = [948, 400]", "drawing.at = [948, -1]", "", r"drawing\.at must be two whole numbers"),
        ('source = "reconstructed"', 'source = "a dream"', 'name = "Melk"', "the source of name must be one"),
        ('["York", "Ely"]', '["York", "Eli"]', "", "between: there is no 'Eli'"),
        ('["York", "Ely"]', '["York", "York"]', "", "between: a name appears twice"),
        ('["York", "Ely"]', '["York"]', "", "a road joins two fields, not 1"),
        ('["York", "Glastonbury"]', '["Ely", "York"]', "", "the road from Ely to York appears twice"),
        ('kind = "ferry"', 'kind = "bridge"', "", "kind must be one of road, ferry, not 'bridge'"),
        ("number = 7", "number = 16", "", "number must be a whole number from 1 to 15, not 16"),
        ("number = 7", "number = 6", "", "two alliances have the number 6"),
        ('["franken", "schwaben"]', '["franken", "swabia"]', "", "countries: there is no 'swabia'"),
        ('["franken", "schwaben"]', '["franken"]', "", "an alliance joins two countries, not 1"),
        ('["franken", "schwaben"]', '["schwaben", "lothringen"]', "", "schwaben and lothringen have two"),
        ('border = "land"', 'border = "air"', "number = 7", "border must be one of land, sea"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_line(old, new, after, problem):
    text, line = edited(old, new, after)
    assert re.search(rf"^my\.toml: line {line}: {problem}", refusal(text))


def test_an_outline_must_be_made_of_points():
    text, _ = edited("710,394 714,394", "710,394 714;394")
    assert "an outline is made of points as in 22,190, not '714;394'" in refusal(text)
    text = re.sub(r'(crest = \[840, 376\]\ndrawing.outline = """\n)[^"]+', r"\g<1>1,1 2,2", OURS)
    assert "an outline needs at least three points" in refusal(text)


def test_a_field_that_no_road_leads_to_is_named():
    text = OURS.replace(
        '[[road]]\nbetween = ["Camaldoli", "Monte Cassino"]\nkind = "road"\nsource = "reconstructed"\n', ""
    )
    assert text != OURS
    assert "no road leads from York to Monte Cassino" in refusal(text)


@pytest.mark.parametrize(
    ("pattern", "problem"),
    [
        (r"\[\[alliance\]\]\nnumber = 7\n(.+\n)+", "there must be 15 alliances, not 14"),
        (r'\[\[field\]\]\nname = "Melk"\n(.+\n)+', "bayern has 5 fields below, not 6"),
    ],
)
def test_a_missing_alliance_or_field_is_named(pattern, problem):
    text, count = re.subn(pattern, "", OURS)
    assert count == 1
    assert re.match(rf"my\.toml: line \d+: {problem}", refusal(text))


def test_a_country_without_a_card_is_named():
    text, _ = edited('["bayern", "burgund"]', '["bayern"]')
    assert "no card stands for burgund" in refusal(text)


def test_too_few_cards_are_refused():
    text = re.sub(r"^count = \d+$", "count = 3", OURS, flags=re.MULTILINE)
    assert "10 cards are too few: 14 are dealt" in refusal(text)


def test_our_files_are_one_text():
    assert OURS.startswith((GAME.folder / "components.toml").read_text())
    assert OURS.endswith((GAME.folder / "board.toml").read_text())


def test_drawings_sources_and_comments_make_no_other_game():
    text = (
        OURS.replace('"reconstructed"', '"published"').replace("[840, 376]", "[841, 377]") + "\n# checked\n"
    )
    setup = set_up(components=text)
    assert setup.components_file.digest == GAME.standard_digest
    assert setup.atlas.crests[2] == (841, 377)


def test_other_towns_are_called_by_their_names():
    text = OURS.replace('"Melk"', '"Göttweig"')
    setup = set_up(components=text)
    assert setup.names["field"]["bayern-4"] == "Göttweig"
    assert setup.components_file.digest != GAME.standard_digest


def test_towns_can_have_another_label():
    setup = set_up()
    assert setup.names["field"]["lothringen-3"] == "Cologne"
    assert setup.atlas.names[setup.atlas.ids.index("lothringen-3")] == "Köln"
    plain = set_up(components=re.sub(r"drawing.label = .*\n", "", OURS))
    assert plain.names["field"]["lothringen-3"] == "Köln"
    assert plain.components_file.digest == setup.components_file.digest


@pytest.mark.parametrize(
    ("label", "problem"), [('"Melk"', "two fields are called Melk"), ("7", "a label must be a name, not 7")]
)
def test_a_label_is_a_name_of_its_own(label, problem):
    with pytest.raises(BadComponents, match=problem):
        set_up(components=OURS.replace('"Cologne"', label))


def tiny_board() -> str:
    """Another map: one field in each country, in a ring, and two in France."""
    head, _, _ = OURS.partition("[board]")
    lines = [head, '[board]\nname = "Ring"\ncanvas = [100, 100]\nsource = "reconstructed"\n']
    source = 'source = "reconstructed"\n'
    towns = {country: [country.title()] for country in COUNTRIES} | {"frankreich": ["Paris", "Lyon"]}
    for country, names in towns.items():
        lines.append(
            f'[[country]]\nname = "{country}"\nposition = "edge"\nfields = {len(names)}\n'
            f'drawing = {{ crest = [1, 1], outline = "1,1 2,2 3,1" }}\n{source}'
        )
        for name in names:
            lines.append(f'[[field]]\nname = "{name}"\ncountry = "{country}"\ndrawing.at = [5, 5]\n{source}')
    ring = [name for names in towns.values() for name in names]
    for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
        lines.append(f'[[road]]\nbetween = ["{a}", "{b}"]\nkind = "road"\n{source}')
    pairs = [(a, b) for step in (1, 2) for a, b in zip(COUNTRIES, COUNTRIES[step:], strict=False)]
    for number, (a, b) in enumerate(pairs[:15], 1):
        lines.append(
            f'[[alliance]]\nnumber = {number}\ncountries = ["{a}", "{b}"]\nborder = "land"\n'
            f"drawing.square = [5, 5]\n{source}"
        )
    return "\n".join(lines)


def test_another_board_can_be_played():
    text = tiny_board()
    setup = set_up(3, text)
    assert setup.atlas.fields == 10
    assert setup.atlas.ids[5:7] == ["frankreich-1", "frankreich-2"]
    assert [setup.atlas.towns[field] for field in members(setup.atlas.near[5])] == ["Aragon", "Lyon"]
    blocked = 0
    for number in range(5):
        *_, last = random_game(3, number, text)
        assert last.after.over
        blocked += of_type(Ended, last.events)[0].reason == "blocked"
    assert blocked, "so few fields are soon full"
    p = position(seats=3, components=text, houses={0: "england-1 franken-1 bayern-1 italien-1"})
    assert p.state.atlas.chains.points(p.cells("monasteries")[0]) == 4


def test_a_match_on_another_board_is_saved_with_it():
    setup = GAME.setup(3, components=tiny_board())
    match = Match(setup, seed(1))
    (seat,) = members(match.state.deciders())
    match.commit(seat, [*[a for a in match.legal(seat) if "exchange" in GAME.actions.name(a)][:1], "deck"])
    again = Match.replay(Record.from_json(match.record().to_json()))
    assert pack(again.state) == pack(match.state)
    assert pack(unpack(pack(match.state))) == pack(match.state)


def test_two_tables_with_different_boards_live_side_by_side():
    ours, theirs = begun(3), begun(3, components=tiny_board())
    assert (ours.state.atlas.fields, theirs.state.atlas.fields) == (50, 10)


def test_the_map_can_be_drawn():
    drawn = make_static_data(set_up())
    assert drawn.canvas == (1000, 800)
    assert [country.id for country in drawn.countries] == COUNTRIES
    assert [len(country.fields) for country in drawn.countries] == [5, 7, 6, 5, 5, 8, 5, 4, 5]
    york = drawn.fields[0]
    assert (york.id, york.town, york.at) == ("england-1", "York", (162, 48))
    assert {drawn.fields[field].town for field in york.near} == {"Ely", "Glastonbury"}
    assert len(drawn.roads) == 74
    assert [alliance.alliance for alliance in drawn.alliances] == list(range(1, 16))
    assert all(len(country.outline) > 10 for country in drawn.countries)
