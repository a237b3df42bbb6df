"""The course of a game of Brutal Kingdom: dealing and passing, rounds, the end of a chapter, the score."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.brutal_kingdom.actions import BLACK_KNIGHT
from regalia.games.brutal_kingdom.board import ELIMINATION, HAND, MIDDLE, NONE, PASSING, Board
from regalia.games.brutal_kingdom.events import Blessed, ChapterBegan, Ended, Influenced, Started
from regalia.games.brutal_kingdom.heuristics import standing
from regalia.games.brutal_kingdom.phases import KNIGHT, OVER, PASS_DARK, PASS_LIGHT, PLAY
from regalia.kernel.bits import bit, lowest, members
from regalia.kernel.errors import HiddenInformation
from regalia.kernel.events import Dealt
from regalia.kernel.state import Outcome, placed

CHAPTERS: Final = 4
ROUNDS: Final = 4


class Chapters(Board):
    """What happens whatever cards are played."""

    def begin(self) -> None:
        """Set up and deal the first chapter."""
        self.lay_out()
        self.starter = self.rng.below(self.seats)  # BK-2.1
        self._begin_chapter()

    def deciders(self) -> i64:
        if self.phase > PASS_DARK:
            if self.phase == OVER:
                return 0
            return bit(self.decider)
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if not self._has_chosen(seat):
                mask |= bit(seat)
            seat += 1
        return mask

    def _has_chosen(self, seat: i64) -> bool:
        """Whether a seat has put down the card it passes, which is public (BK-11.5)."""
        return self.passing[seat] >= 0 or self.cut_down[PASSING + 4 * self.phase + seat] > 0

    # Dealing and passing

    def _begin_chapter(self) -> None:
        """Gather all cards and deal the light half (BK-3.1, BK-3.2)."""
        self.face_up = 0
        self.threats = 0
        self.named = NONE
        self.aside = 0
        self.round = 0
        self.served = 0
        seat: i64 = 0
        while seat < self.seats:
            self.height[seat] = 0
            self.hand[seat] = 0
            seat += 1
        self.gathered()
        if self.log is not None:
            self.log.append(ChapterBegan(self.chapter, self.starter))
        self.undealt = self.of_back(1) & ~self.box
        self.middle[2] = NONE
        self.middle[3] = NONE
        self._deal(0)
        self.phase = PASS_LIGHT

    def _deal(self, back: i64) -> None:
        """Two cards of a back to each player and two into the middle; those aside stay out (BK-12.3)."""
        kinds = vec[i64](members(self.of_back(back) & ~self.box))
        self.rng.shuffle(kinds)
        at: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            self.hand[seat] |= bit(kinds[at]) | bit(kinds[at + 1])
            self._tell_dealt(HAND + 4 * back + seat, kinds[at : at + 2], bit(seat))
            at += 2
            seat += 1
        slot: i64 = 0
        while slot < 2:
            self.middle[2 * back + slot] = kinds[at]
            self._tell_dealt(MIDDLE + 2 * back + slot, kinds[at : at + 1], 0)
            at += 1
            slot += 1
        while at < len(kinds):
            self.aside |= bit(kinds[at])
            at += 1

    def _tell_dealt(self, zone: i64, kinds: vec[i64], seen: i64) -> None:
        if self.log is not None:
            self.log.append(Dealt(zone, len(kinds), seen, sorted(kinds)))

    def _choose_pass(self, seat: i64, kind: i64) -> None:
        """Put a card down for the neighbour, in place of the one chosen before, if any (BK-3.6)."""
        zone = HAND + 4 * self.phase + seat
        chosen = self.passing[seat]
        if chosen >= 0:
            self.hand[seat] |= bit(chosen)
            self.moved(chosen, PASSING + 4 * self.phase + seat, zone, 1, bit(seat))
        self.hand[seat] &= ~bit(kind)
        self.passing[seat] = kind
        self.moved(kind, zone, PASSING + 4 * self.phase + seat, 2, bit(seat))
        if self.deciders() == 0:
            self._hand_over()

    def _hand_over(self) -> None:
        """All have chosen: light cards go left, dark ones right (BK-3.3, BK-3.5)."""
        step = 1 if self.phase == PASS_LIGHT else self.seats - 1
        seat: i64 = 0
        while seat < self.seats:
            kind = self.passing[seat]
            if kind < 0:
                raise HiddenInformation("the others have not shown what they pass")
            to = (seat + step) % self.seats
            self.hand[to] |= bit(kind)
            self.passing[seat] = NONE
            zone = 4 * self.phase
            self.moved(kind, PASSING + zone + seat, HAND + zone + to, 1, bit(seat) | bit(to))  # BK-11.4
            seat += 1
        if self.phase == PASS_LIGHT:
            self._deal(1)  # BK-3.4
            self.undealt = 0
            self.phase = PASS_DARK
        else:
            self._begin_round()

    # Rounds (BK-2.3)

    def _begin_round(self) -> None:
        self.played = 0
        self.turn = self.starter  # BK-4.1
        self._ask(PLAY, self.turn)

    def _ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.decider = seat

    def _end_turn(self) -> None:
        self.played += 1
        if self.played < self.seats:
            self.turn = (self.turn + 1) % self.seats
            self._ask(PLAY, self.turn)
            return
        self._award_start()
        self.round += 1
        if self.round < ROUNDS:
            self._begin_round()
        else:
            self._serve()

    def _award_start(self) -> None:
        """The starting player card goes to the highest top card that lies face up (BK-4.3 to BK-4.6)."""
        best: i64 = NONE
        seat: i64 = 0
        while seat < self.seats:
            kind = self.face_up_top(seat)
            if kind >= 0 and self.rank(kind) > best:
                best = self.rank(kind)
                self.starter = seat
            seat += 1
        if self.log is not None:
            self.log.append(Started(self.starter))

    # The end of a chapter and of the game

    def _serve(self) -> None:
        """From the new starting player on, each takes all that is due (BK-9.1 to BK-9.5)."""
        while self.served < self.seats:
            seat = (self.starter + self.served) % self.seats
            self.served += 1
            taken = self._take_icons(seat)
            knight = self.in_stack(seat) & self.face_up & (1 << BLACK_KNIGHT)  # BK-7.2.3
            if knight and (taken == 0 or self.court.knight_always) and self._in_stock():
                self._ask(KNIGHT, seat)  # BK-7.2.1, BK-7.2.2, BK-7.2.4
                return
        if self.chapel[self.chapter] == NONE:
            self._fill_square(ELIMINATION)  # BK-8.2 to BK-8.4
        self.chapter += 1
        if self.chapter < CHAPTERS:
            self._begin_chapter()
        else:
            self._finish()

    def _take_icons(self, seat: i64) -> i64:
        """Take influence for all cards of a stack that lie face up; gives how many tokens came (BK-9.2)."""
        due = vec[i64]([0, 0, 0])
        rest = self.in_stack(seat) & self.face_up
        while rest:
            kind = lowest(rest)
            rest &= rest - 1
            if self.cast.icons[kind] > 0:
                due[self.cast.colour[kind]] += self.cast.icons[kind]
        taken: i64 = 0
        colour: i64 = 0
        while colour < 3:
            if due[colour] > 0:
                taken += self._take_influence(seat, colour, due[colour])
            colour += 1
        return taken

    def _take_influence(self, seat: i64, colour: i64, due: i64) -> i64:
        """As many of the tokens due as the stock has (BK-9.4)."""
        count = due if due < self.stock[colour] else self.stock[colour]
        self.stock[colour] -= count
        self.tokens[3 * seat + colour] += count
        if self.log is not None:
            self.log.append(Influenced(seat, colour, count, due))
        return count

    def _finish(self) -> None:
        self.phase = OVER
        if self.log is not None:
            result = self.outcome()
            self.log.append(Ended(result.scores, result.ranks))

    def _in_stock(self) -> i64:
        """The colours of which the stock has a token."""
        mask: i64 = 0
        colour: i64 = 0
        while colour < 3:
            if self.stock[colour] > 0:
                mask |= bit(colour)
            colour += 1
        return mask

    def _fill_square(self, colour: i64) -> None:
        self.chapel[self.chapter] = colour  # BK-1.5, BK-8.1
        if self.log is not None:
            self.log.append(Blessed(self.chapter, colour))

    def score(self, seat: i64) -> i64:
        """Tokens at their worth, and a point for each elimination token (BK-10.1, BK-10.2)."""
        total = self.kills[seat]
        colour: i64 = 0
        while colour < 3:
            total += self.tokens[3 * seat + colour] * self.worth(colour)
            colour += 1
        return total

    def outcome(self) -> Outcome:
        """Ties go to whoever comes first clockwise from the starting player card (BK-10.3)."""
        scores: list[int] = []
        merits: list[int] = []
        seat: i64 = 0
        while seat < self.seats:
            score = self.score(seat)
            scores.append(score)
            merits.append(score * self.seats - self._distance(seat))
            seat += 1
        return placed(scores, merits)

    def _distance(self, seat: i64) -> i64:
        """Steps clockwise from the holder of the starting player card."""
        return (seat - self.starter + self.seats) % self.seats

    def epoch(self) -> i64:
        return self.chapter

    def value(self, seat: i64) -> float:
        if self.phase == OVER:
            return self.outcome().share(seat)
        return standing(self, seat)
