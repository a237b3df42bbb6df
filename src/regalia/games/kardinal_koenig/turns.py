"""The course of a game of Kardinal & König: set-up, refilling, scorings, the end."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kardinal_koenig.actions import ALLIANCES, KINDS, LANDS
from regalia.games.kardinal_koenig.board import (
    DECK,
    DISCARDS,
    DISPLAY,
    FIRST,
    HAND,
    LAST,
    NONE,
    SECOND,
    Board,
)
from regalia.games.kardinal_koenig.events import (
    AllianceScored,
    ChainScored,
    CountryScored,
    Ended,
    LastRound,
    RanOut,
    Reshuffled,
    Scored,
    Started,
)
from regalia.games.kardinal_koenig.heuristics import standing
from regalia.games.kardinal_koenig.phases import OVER, PLAY, REFILL
from regalia.games.kardinal_koenig.scoring import (
    alliance_line,
    chain_lines,
    country_line,
    final_points,
    monastery_points,
)
from regalia.kernel.bits import bit
from regalia.kernel.events import Dealt
from regalia.kernel.state import Outcome, placed
from regalia.kernel.zones import EVERYONE


class Turns(Board):
    """What happens whatever cards are played."""

    def begin(self) -> None:
        """Deal hands and display, and begin with the start player (KK-2.1 to KK-2.5)."""
        self.lay_out()
        self.deck = self.pack.deck[:]
        self.deck_size = self.pack.deck_size
        self.start = self.rng.below(self.seats)
        self.turn = self.start
        if self.log is not None:
            self.log.append(Started(self.start))
        seat: i64 = 0
        while seat < self.seats:
            dealt: i64 = 0
            while dealt < self.pack.hand:
                self.hand[KINDS * seat + self._draw()] += 1
                dealt += 1
            self.size[seat] = self.pack.hand
            if self.log is not None:
                self.log.append(Dealt(HAND + seat, self.pack.hand, bit(seat), self.cards(seat)))
            seat += 1
        while self.display_size < self.pack.display:
            self._turn_up()
        self.phase = PLAY

    def deciders(self) -> i64:
        if self.phase == OVER:
            return 0
        return bit(self.turn)

    # Drawing

    def _draw(self) -> i64:
        """A card of the deck, by chance; the caller says where it goes."""
        at = self.rng.below(self.deck_size)
        kind: i64 = 0
        while at >= self.deck[kind]:
            at -= self.deck[kind]
            kind += 1
        self.deck[kind] -= 1
        self.deck_size -= 1
        return kind

    def _turn_up(self) -> None:
        kind = self._draw()
        self.moved(kind, DECK, DISPLAY, self.deck_size + 1, EVERYONE)
        self.display[kind] += 1
        self.display_size += 1

    def draw(self, seat: i64) -> None:
        """A card from the deck into a hand (KK-7.1, KK-14.3)."""
        kind = self._draw()
        self.moved(kind, DECK, HAND + seat, self.deck_size + 1, bit(seat))
        self.hand[KINDS * seat + kind] += 1
        self.size[seat] += 1
        if self.deck_size == 0:
            self._run_out()  # KK-8.1
        self.refill(seat)

    def take(self, seat: i64, kind: i64) -> None:
        """A card from the display into a hand (KK-7.1, KK-14.3)."""
        self.moved(kind, DISPLAY, HAND + seat, self.display_size, EVERYONE)
        self.display[kind] -= 1
        self.display_size -= 1
        self.hand[KINDS * seat + kind] += 1
        self.size[seat] += 1
        self.refill(seat)

    def refill(self, seat: i64) -> None:
        """Ask for the next card; then fill the display and end the turn (KK-7.2 to KK-7.4, KK-8.4)."""
        if self.half != LAST:  # KK-8.5
            if self.size[seat] < self.pack.hand:
                self.phase = REFILL
                return
            while self.display_size < self.pack.display and self.half != LAST:
                self._turn_up()
                if self.deck_size == 0:
                    self._run_out()  # KK-8.1
        self._end_turn()

    def _run_out(self) -> None:
        """The deck is empty: a scoring and a new deck, or the last round (KK-8.2, KK-8.3, KK-8.5, KK-9.1)."""
        if self.half == FIRST:
            self.half = SECOND
            if self.log is not None:
                self.log.append(RanOut(1))
            self._score_half()
            self._reshuffle()
        else:
            self.half = LAST
            if self.log is not None:
                self.log.append(RanOut(2))
                self.log.append(LastRound((self.start + self.seats - 1) % self.seats))

    def _reshuffle(self) -> None:
        """The discards become the deck, each in public (KK-8.3, KK-14.4)."""
        size: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            size += self.discards[kind]
            kind += 1
        if self.is_heard():
            left = size
            for gone in self.cards(DISCARDS):
                self.moved(gone, DISCARDS, DECK, left, EVERYONE)
                left -= 1
        if self.log is not None:
            self.log.append(Reshuffled(size))
        self.deck = self.discards
        self.deck_size = size
        self.discards = vec[i64]([0] * KINDS)

    # Turns

    def _end_turn(self) -> None:
        """The next player, unless nobody can place a piece or the last round is over (KK-9.1 to KK-9.3)."""
        self.country = NONE
        self.placed = 0
        self.single = 0
        following = (self.turn + 1) % self.seats
        if self._is_blocked():
            self._finish(True)
        elif self.half == LAST and following == self.start:
            self._finish(False)
        else:
            self.turn = following
            self.phase = PLAY

    def _is_blocked(self) -> bool:
        """Whether no player could place a piece, whatever the cards (KK-9.2)."""
        seat: i64 = 0
        while seat < self.seats:
            if self.open_to(seat):
                return False
            seat += 1
        return True

    # Scoring

    def _score_half(self) -> None:
        """The intermediate scoring: monasteries alone (KK-8.2)."""
        self.harvest = self.houses[:]
        seat: i64 = 0
        while seat < self.seats:
            self.points[seat] += monastery_points(self.count, seat)
            seat += 1
        if self.log is not None:
            self._tell_countries()
            self.log.append(Scored(False, list(self.points)[: self.seats]))

    def _finish(self, blocked: bool) -> None:
        """The final scoring: monasteries, alliances, chains (KK-9.4)."""
        self.phase = OVER
        seat: i64 = 0
        while seat < self.seats:
            self.points[seat] += final_points(self, seat)
            seat += 1
        if self.log is not None:
            self._tell_countries()
            for alliance in range(ALLIANCES):  # KK-11.1
                a, b = self.atlas.side_a[alliance], self.atlas.side_b[alliance]
                self.log.append(AllianceScored(alliance + 1, a, b, alliance_line(self, alliance)))
            for owner in range(self.seats):
                for path in chain_lines(self, owner):
                    self.log.append(ChainScored(owner, path, len(path)))
            self.log.append(Scored(True, list(self.points)[: self.seats]))
            result = self.outcome()
            self.log.append(Ended(blocked, result.scores, result.ranks))

    def _tell_countries(self) -> None:
        assert self.log is not None
        for country in range(LANDS):  # KK-10.1
            held, points = country_line(self, self.count, country)
            self.log.append(CountryScored(country, held, points))

    def score(self, seat: i64) -> i64:
        """A seat's points, with what the final scoring brings now if it is still to come."""
        if self.phase == OVER:
            return self.points[seat]
        return self.points[seat] + final_points(self, seat)

    def outcome(self) -> Outcome:
        """Ties go to whoever has more pieces left (KK-13.1, KK-13.2)."""
        scores: list[int] = []
        merits: list[int] = []
        seat: i64 = 0
        while seat < self.seats:
            score = self.score(seat)
            scores.append(score)
            merits.append(score * 100 + self.house_stock[seat] + self.advisor_stock[seat])
            seat += 1
        return placed(scores, merits)

    def epoch(self) -> i64:
        return FIRST if self.half == FIRST else SECOND

    def value(self, seat: i64) -> float:
        if self.phase == OVER:
            return self.outcome().share(seat)
        return standing(self, seat)
