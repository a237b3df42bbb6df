"""How well a player of Kardinal & König stands, and what one plausibly plays."""

from typing import Final

from regalia.games.kardinal_koenig import actions as do
from regalia.games.kardinal_koenig import cards, scoring
from regalia.games.kardinal_koenig import layout as on
from regalia.games.kardinal_koenig.board import Board
from regalia.kernel.rules import NONE, Rng, bit, i64, lowest
from regalia.kernel.softmax import softmax
from regalia.kernel.weights import Weights


class Judgement(Weights):
    """What decides who wins, besides what was scored."""

    def __init__(self) -> None:
        super().__init__()
        self.twice = (
            1.6  # what monasteries of the first half bring in both scorings, for a point they bring now
        )
        self.advisor = 0.8  # a majority at court, for alliances still to be made
        self.early = 0.8  # of what alliances are worth now, in the first half
        self.card = 0.5  # in hand, whose countries have room for a piece
        self.pair = 1.2
        self.triple = 1.4
        self.joker = 0.3  # a pair whose countries have none
        self.care = 0.0  # of eight places in a playout, so many are chosen by what they bring
        self.luck = 2.0  # points that chance and the others move in the last round
        self.luck_a_card = 0.2  # and with each card still to be drawn


WEIGHTS: Final = Judgement()
CHARACTERS: Final = {  # the same mind with other weights
    "bold": {"luck": 1.5, "luck-a-card": 0.15, "early": 0.9},  # acts as if the end were near
    "devout": {"twice": 1.9, "advisor": 0.6},  # monasteries
    "courtly": {"advisor": 1.3, "early": 1.0},  # advisors and alliances
    "patient": {"pair": 1.5, "triple": 1.8},  # collects cards that match
}


def cards_to_come(board: Board) -> i64:
    """How many cards will be drawn from the deck before it has run out for good."""
    cells = board.cells
    if cells[on.HALF] == cards.LAST:
        return 0
    if cells[on.HALF] != cards.FIRST:
        return cells[on.DECK_SIZE]
    total = cells[on.DECK_SIZE] * 2
    kind: i64
    for kind in range(cards.KINDS):
        total += cells[on.DISCARDS + kind]
    return total


def hand_worth(board: Board, seat: i64) -> float:
    """What the cards in hand may bring: those whose countries have room, and pairs."""
    cells = board.cells
    places = board.open_to(seat)
    total = WEIGHTS.card * float(cells[on.IN_HAND + seat])
    kind: i64
    for kind in range(cards.KINDS):
        held = cells[on.HAND + cards.KINDS * seat + kind]
        if held > 0:
            if places & board.components.lands[kind]:
                total += WEIGHTS.card if held == 1 else WEIGHTS.pair if held == 2 else WEIGHTS.triple
            elif held > 1:
                total += WEIGHTS.joker
    return total


def prospects(board: Board, seat: i64) -> float:
    """The points a seat may expect in the end from what stands on the board, and from its hand."""
    half = board.cells[on.HALF]
    courts = scoring.courts_ruled(board, seat)
    total = float(board.cells[on.POINTS + seat])
    total += float(scoring.monastery_points(board, seat)) * (WEIGHTS.twice if half == cards.FIRST else 1.0)
    total += float(scoring.alliance_points(board, courts)) * (WEIGHTS.early if half == cards.FIRST else 1.0)
    total += float(scoring.chain_points(board, seat))
    if half != cards.LAST:
        total += hand_worth(board, seat)
        while courts:
            total += WEIGHTS.advisor
            courts &= courts - 1
    return total


def chances(board: Board) -> list[float]:
    """The chances to win: prospects against each other, by how much luck is still to come."""
    luck = WEIGHTS.luck + WEIGHTS.luck_a_card * float(cards_to_come(board))
    return softmax([prospects(board, seat) for seat in range(board.seats)], luck)


# For playouts


def choose_play(board: Board, seat: i64, rng: Rng) -> i64:
    """Rather places than exchanges."""
    action = _pay(board.payments(seat, board.open_to(seat)), rng)
    return action if action >= 0 else board.random_action(seat, rng)


def choose_more(board: Board, seat: i64, rng: Rng) -> i64:
    """Likes a second piece."""
    action = _pay(board.payments_here(seat), rng)
    return action if action >= 0 else i64(do.DONE)


def _pay(paying: i64, rng: Rng) -> i64:
    """Mostly one of these payments, rather a card than a joker; else NONE."""
    single = paying & (bit(do.JOKER) - 1)
    if paying and rng.below(8) > 0:
        return rng.bit_of(single if single and rng.below(4) > 0 else paying)
    return NONE


def takes_care(rng: Rng) -> bool:
    """Whether a place is chosen by what it brings, and not by chance."""
    return WEIGHTS.care > 0.0 and float(rng.below(8)) < WEIGHTS.care


def choose_country(board: Board, seat: i64, countries: i64, rng: Rng) -> i64:
    """Where a piece brings most, by chance if that is the same."""
    cells = board.cells
    houses = cells[on.FREE_FIELDS] if cells[on.HOUSE_STOCK + seat] > 0 else i64(0)
    courts = cells[on.FREE_COURTS] if cells[on.ADVISOR_STOCK + seat] > 0 else i64(0)
    most: i64 = -1
    best: i64 = 0
    while countries:
        country = lowest(countries)
        countries &= countries - 1
        gain = _house_gain(board, country, seat) if houses >> country & 1 else i64(0)
        if courts >> country & 1:
            gain = max(gain, _advisor_gain(board, country, seat))
        if gain > most:
            most = gain
            best = 0
        if gain == most:
            best |= bit(country)
    return do.COUNTRY + rng.bit_of(best)


def choose_piece(board: Board, seat: i64, rng: Rng) -> i64:
    """The piece that brings more; a monastery rather beside one's own."""
    cells = board.cells
    country = cells[on.COUNTRY]
    crest = do.PLACE + do.STRETCH * country
    free = board.free(country) if cells[on.HOUSE_STOCK + seat] > 0 else i64(0)
    if cells[on.ADVISOR_STOCK + seat] > 0 and board.has_room_at_court(country):
        better = _advisor_gain(board, country, seat) - _house_gain(board, country, seat)
        if not free or better > 0 or (better == 0 and rng.below(2) == 0):
            return crest
    own = cells[on.MONASTERIES + seat]
    joined: i64 = 0
    rest = free
    while rest:
        field = lowest(rest)
        rest &= rest - 1
        if board.atlas.near[field] & own:
            joined |= bit(field)
    return crest + 1 - board.atlas.first[country] + rng.bit_of(joined if joined else free)


def _house_gain(board: Board, country: i64, seat: i64) -> i64:
    """What one more monastery in a country brings there."""
    cells = board.cells
    at: i64 = on.HELD + cards.SEATS * country
    before = scoring.country_points(cells, at, seat)
    cells[at + seat] += 1
    after = scoring.country_points(cells, at, seat)
    cells[at + seat] -= 1
    return after - before


def _advisor_gain(board: Board, country: i64, seat: i64) -> i64:
    """What one more advisor brings: alliances, and a point for a court that was not ruled before."""
    cells = board.cells
    ruled = scoring.rules_court(board, country, seat)
    at: i64 = on.ADVISORS + cards.SEATS * country + seat
    cells[at] += 1
    rules = scoring.rules_court(board, country, seat)
    cells[at] -= 1
    if not rules:
        return 0
    total: i64 = 0 if ruled else 1
    alliance: i64
    for alliance in range(cards.ALLIANCES):
        a = board.atlas.side_a[alliance]
        b = board.atlas.side_b[alliance]
        if (a == country and scoring.rules_court(board, b, seat)) or (
            b == country and scoring.rules_court(board, a, seat)
        ):
            total += 1 if ruled else cells[on.COURT + a] + cells[on.COURT + b] + 1
    return total
