"""Making the view of one viewer. It is compiled; the structs it fills are not."""

from regalia.games.kardinal_koenig import cards, scoring, view
from regalia.games.kardinal_koenig import layout as on
from regalia.games.kardinal_koenig.actions import SPACE
from regalia.games.kardinal_koenig.cards import ALLIANCES, LANDS, SEATS
from regalia.games.kardinal_koenig.state import KardinalKoenig
from regalia.kernel.rules import i64, members, vec
from regalia.kernel.state import Observation
from regalia.kernel.view import Asked, Notice
from regalia.kernel.viewing import Shared, plain_parts


def make_view(observation: Observation) -> view.KardinalKoenigView:
    """The table as this observation shows it."""
    state = observation.state
    assert isinstance(state, KardinalKoenig)
    cells = state.cells
    over = state.asked == 0
    aids = state.options.memory_aids  # KK-14.5
    now = final_sheet(state) if aids or over else None
    sheets = [half_sheet(state)] if cells[on.HALF] != cards.FIRST else []
    shared = Shared(observation, SPACE, [] if over else _notices(state), aids)
    if shared.asked and state.question == on.ASK_PIECE and cells[on.SINGLE]:
        shared.asked = Asked(shared.asked.prompt, "KK-5.1", shared.asked.legal)  # the rule that matters there
    return view.KardinalKoenigView(
        *shared.parts(view.KardinalKoenigView),
        last=state.last_seat() if _is_last_round(state) else None,
        deck=cells[on.DECK_SIZE],
        display=state.cards(on.IN_DISPLAY),
        discards=state.cards(on.IN_DISCARDS),
        out=state.cards(on.IN_BOX),
        players=[_player(state, seat) for seat in range(state.seats)],
        countries=[_country(state, country) for country in range(LANDS)],
        fields=_owners(state),
        play=view.Turn(*plain_parts(state, view.Turn)),
        sheets=[*sheets, now] if over and now else sheets,
        outlook=None if over else now,
    )


def _notices(state: KardinalKoenig) -> list[Notice]:
    """What is about to end: a half of the game as soon as one turn could end it, then the last round."""
    cells = state.cells
    notices = []
    deck = cells[on.DECK_SIZE]
    if cells[on.HALF] != cards.LAST and deck <= state.components.hand + state.components.display:
        notices.append(Notice("half-ends" if cells[on.HALF] == cards.FIRST else "draws-end", deck))
    if _is_last_round(state):
        name = "last-round" if cells[on.HALF] == cards.LAST else "blocked-round"
        is_last = state.turn == state.last_seat()
        notices.append(Notice("last-turn") if is_last else Notice(name, 0, state.last_seat()))
    elif (room := state.room_left()) <= 2:
        notices.append(Notice("board-full", room))
    return notices


def _is_last_round(state: KardinalKoenig) -> bool:
    return bool(state.cells[on.HALF] == cards.LAST or (state.options.finish_round and state.is_blocked()))


def _owners(state: KardinalKoenig) -> list[int]:
    owners = [-1] * state.atlas.fields
    for seat in range(state.seats):
        for field in members(state.cells[on.MONASTERIES + seat]):
            owners[field] = seat
    return owners


def _player(state: KardinalKoenig, seat: int) -> view.Player:
    return view.Player(
        cards=state.cells[on.SIZE + seat],
        hand=state.cards(on.IN_HAND + seat),
        monasteries=state.cells[on.HOUSE_STOCK + seat],
        advisors=state.cells[on.ADVISOR_STOCK + seat],
        points=state.cells[on.POINTS + seat],
        outlook=scoring.score(state, seat) if state.options.memory_aids else None,
    )


def _country(state: KardinalKoenig, country: int) -> view.Country:
    seats = range(state.seats)
    held = [state.cells[on.HELD + SEATS * country + seat] for seat in seats]
    lead = state.cells[on.LEAD + country]
    return view.Country(  # without keywords, which take time
        held,
        [state.cells[on.ADVISORS + SEATS * country + seat] for seat in seats],
        lead,
        members(state.free(country)),
        [seat for seat in seats if held[seat] and held[seat] == lead],
        [seat for seat in seats if scoring.rules_court(state, country, seat)],
    )


# Score sheets. A list of numbers has one for each seat.


def half_sheet(state: KardinalKoenig) -> view.ScoreSheet:
    """The intermediate scoring, from the monasteries that stood then."""
    lines = _countries(state, scoring.halfway_counts(state), 0)
    return view.ScoreSheet(False, lines, [], [], _totals(state, [line.points for line in lines]))


def final_sheet(state: KardinalKoenig) -> view.ScoreSheet:
    """The final scoring, as it was or as it would be now."""
    seats = range(state.seats)
    countries = _countries(state, state.cells, on.HELD)
    alliances = [_alliance(state, alliance) for alliance in range(ALLIANCES)]
    chains = [view.ChainLine(seat, path) for seat in seats for path in scoring.chain_lines(state, seat)]
    rows = [line.points for line in countries] + [line.points for line in alliances]
    rows += [[len(line.fields) * (seat == line.seat) for seat in seats] for line in chains]
    return view.ScoreSheet(True, countries, alliances, chains, _totals(state, rows))


def _countries(state: KardinalKoenig, counts: vec[i64], first: int) -> list[view.CountryLine]:
    return [
        view.CountryLine(country, *scoring.country_line(state, counts, first + SEATS * country))
        for country in range(LANDS)
    ]


def _alliance(state: KardinalKoenig, alliance: int) -> view.AllianceLine:
    sides = [state.atlas.side_a[alliance], state.atlas.side_b[alliance]]
    return view.AllianceLine(alliance + 1, sides, scoring.alliance_line(state, alliance))


def _totals(state: KardinalKoenig, rows: list[list[int]]) -> list[int]:
    return [sum(row[seat] for row in rows) for seat in range(state.seats)]
