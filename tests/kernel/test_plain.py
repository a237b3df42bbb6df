"""A game that writes neither a view nor features has both, as its table is declared."""

from regalia.kernel.features import Features, FeatureWriter
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from regalia.kernel.viewing import plain_view


def test_a_plain_view_shows_what_the_viewer_sees() -> None:
    game = find_game("brutal-kingdom")
    match = Match(game.setup(3))
    seen = plain_view(match.observe(1), game.actions)
    assert len(seen.cards["hand:1:light"]) == 2
    assert seen.cards["hand:0:light"] == []
    assert seen.fields["stock"] == [11, 11, 11]
    assert (seen.question, seen.over) == ("pass-light", False)
    assert seen.asked is not None
    assert seen.asked.rule == "BK-3.3"


def test_a_plain_row_has_every_declared_field() -> None:
    setup = find_game("brutal-kingdom").setup(3)
    features = Features(setup)
    in_zones = {zone.field for zone in setup.space.zones}
    declared = [f.row or f.name for f in setup.layout.fields if not f.derived and f.name not in in_zones]
    assert [field.name for field in features.fields][-len(declared) :] == declared
    writer = FeatureWriter(features.size)
    features.write(Match(setup).observe(0), writer)
    row = writer.take()
    stock = features.field("stock")
    assert list(row[stock.at : stock.at + stock.size]) == [11, 11, 11]
