"""Making the view of one viewer. It is compiled; the structs it fills are not."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kardinal_koenig.actions import ALLIANCES, LANDS, SEATS, SPACE
from regalia.games.kardinal_koenig.board import DISCARDS, DISPLAY, FIRST, LAST
from regalia.games.kardinal_koenig.phases import OVER, PROMPTS, RULES
from regalia.games.kardinal_koenig.scoring import (
    alliance_line,
    chain_lines,
    country_line,
    counts_of,
    rules_court,
)
from regalia.games.kardinal_koenig.state import KardinalKoenig

# Score sheets. A list of numbers has one for each seat.
from regalia.games.kardinal_koenig.view import (
    AllianceLine,
    ChainLine,
    Country,
    CountryLine,
    KardinalKoenigView,
    Player,
    ScoreSheet,
    Turn,
)
from regalia.kernel.bits import members
from regalia.kernel.state import Observation
from regalia.kernel.viewing import absent, ask, known, missing, unseen


def make_view(observation: Observation) -> KardinalKoenigView:
    """The table as this observation shows it."""
    state = observation.state
    assert isinstance(state, KardinalKoenig)
    over = state.phase == OVER
    now = final_sheet(state)
    sheets = [half_sheet(state)] if state.half != FIRST else []
    return KardinalKoenigView(
        game="kardinal-koenig",
        viewer=observation.viewer,
        deciders=members(state.deciders()),
        asked=ask(observation, SPACE, RULES),
        known=known(observation),
        absent=absent(observation),
        unseen=unseen(observation),
        missing=missing(observation),
        question=PROMPTS[state.phase],
        turn=state.turn,
        start=state.start,
        half=state.half,
        last=(state.start - 1) % state.seats if state.half == LAST else None,
        deck=state.deck_size,
        display=state.cards(DISPLAY),
        discards=state.cards(DISCARDS),
        out=state.cards(state.space.number("box")),
        players=[_player(state, seat) for seat in range(state.seats)],
        countries=[_country(state, country) for country in range(LANDS)],
        fields=[state.owner(field) for field in range(state.atlas.fields)],
        play=_turn(state),
        sheets=[*sheets, now] if over else sheets,
        outlook=None if over else now,
        over=over,
    )


def _player(state: KardinalKoenig, seat: int) -> Player:
    return Player(
        cards=state.size[seat],
        hand=state.cards(seat),
        monasteries=state.house_stock[seat],
        advisors=state.advisor_stock[seat],
        points=state.points[seat],
        outlook=state.score(seat),
    )


def _country(state: KardinalKoenig, country: int) -> Country:
    seats = range(state.seats)
    held = [state.count[SEATS * country + seat] for seat in seats]
    return Country(
        monasteries=held,
        advisors=[state.advisors[SEATS * country + seat] for seat in seats],
        most_advisors=state.lead[country],
        free=members(state.free(country)),
        leaders=[seat for seat in seats if held[seat] and held[seat] == state.lead[country]],
        masters=[seat for seat in seats if rules_court(state, country, seat)],
    )


def _turn(state: KardinalKoenig) -> Turn:
    return Turn(
        country=state.country if state.country >= 0 else None,
        placed=state.placed,
        single=bool(state.single),
        paid=state.paid if state.paid >= 0 else None,
        joker=bool(state.joker),
    )


def half_sheet(state: KardinalKoenig) -> ScoreSheet:
    """The intermediate scoring, from the monasteries that stood then."""
    lines = _countries(state, counts_of(state, state.harvest))
    return ScoreSheet(False, lines, [], [], _totals(state, [line.points for line in lines]))


def final_sheet(state: KardinalKoenig) -> ScoreSheet:
    """The final scoring, as it was or as it would be now."""
    countries = _countries(state, state.count)
    alliances = [_alliance(state, alliance) for alliance in range(ALLIANCES)]
    chains = [ChainLine(seat, path) for seat in range(state.seats) for path in chain_lines(state, seat)]
    rows = [line.points for line in countries] + [line.points for line in alliances]
    rows += [[len(line.fields) * (seat == line.seat) for seat in range(state.seats)] for line in chains]
    return ScoreSheet(True, countries, alliances, chains, _totals(state, rows))


def _countries(state: KardinalKoenig, count: vec[i64]) -> list[CountryLine]:
    return [CountryLine(country, *country_line(state, count, country)) for country in range(LANDS)]


def _alliance(state: KardinalKoenig, alliance: int) -> AllianceLine:
    sides = [state.atlas.side_a[alliance], state.atlas.side_b[alliance]]
    return AllianceLine(alliance + 1, sides, alliance_line(state, alliance))


def _totals(state: KardinalKoenig, rows: list[list[int]]) -> list[int]:
    return [sum(row[seat] for row in rows) for seat in range(state.seats)]
