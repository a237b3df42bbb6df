"""King's Blood: what may be chosen, and where each choice leads."""

from typing import Final

from mypy_extensions import i64

from regalia.games.kings_blood import actions as do
from regalia.games.kings_blood.actions import HALF, KINGS_BLOOD, PEOPLE
from regalia.games.kings_blood.phases import (
    ANSWER,
    CALL,
    CHILD,
    DRAWN,
    FURTHER,
    MARRY,
    OVER,
    PROMPTS,
    RECEIVER,
    SIBLING,
    SPOT,
    TARGET,
    TURN,
)
from regalia.games.kings_blood.plays import Plays
from regalia.games.kings_blood.turns import ANSWERING, FREE, ON_CHILD
from regalia.kernel.bits import append, bit, bit_count, lowest, nth
from regalia.kernel.rng import BLIND, Rng
from regalia.kernel.state import State

MOST_DECISIONS: Final = 5000  # in a deal
EVENT_BITS: Final = PEOPLE - HALF  # where the Events begin in the higher mask of cards to play
BLOOD_BIT: Final = KINGS_BLOOD - HALF
ALL_PEOPLE: Final = (1 << EVENT_BITS) - 1  # in that mask

# Single choices, as masks.
MAY_DRAW: Final = 1 << do.DRAW
MAY_PASS: Final = 1 << do.PASS
MAY_KEEP: Final = 1 << do.KEEP
MAY_DECLINE: Final = 1 << do.DECLINE
MAY_MARRY: Final = 1 << do.MARRY
MAY_ANNOUNCE: Final = 1 << do.ANNOUNCE
MAY_END: Final = 1 << do.END

Menu = tuple[i64, i64, i64, i64, i64, i64]
"""What may be chosen: a mask over the first few actions, then where a block of actions begins that takes
characters, and two masks for it and two for the block after it."""


class KingsBlood(Plays):
    """A game of King's Blood."""

    def copy(self) -> State:
        twin = KingsBlood(self.dynasty, self.rng.copy())
        self.copy_into(twin)
        return twin

    def glimpse(self, viewer: i64) -> State:
        seen = KingsBlood(self.dynasty, BLIND)
        self.share_into(seen)
        seen.cut_all(viewer)
        return seen

    def prompt(self, seat: i64) -> str:
        return PROMPTS[self.phase] if seat == self.turn else ""

    def is_turn_boundary(self) -> bool:
        return self.phase == TURN or self.phase == ANSWER or self.phase == OVER

    def legal(self, seat: i64) -> list[int]:
        choices: list[int] = []
        if seat != self.turn or self.phase == OVER:
            return choices
        small, base, low, high, next_low, next_high = self._menu(seat)
        append(choices, 0, small)
        append(choices, base, low)
        append(choices, base + HALF, high)
        append(choices, base + PEOPLE, next_low)
        append(choices, base + PEOPLE + HALF, next_high)
        return choices

    def random_action(self, seat: i64, rng: Rng) -> i64:
        small, base, low, high, next_low, next_high = self._menu(seat)
        counts = bit_count(small)
        counts_low = bit_count(low)
        counts_high = bit_count(high)
        counts_next = bit_count(next_low)
        at = rng.below(counts + counts_low + counts_high + counts_next + bit_count(next_high))
        if at < counts:
            return nth(small, at)
        at -= counts
        if at < counts_low:
            return base + nth(low, at)
        at -= counts_low
        if at < counts_high:
            return base + HALF + nth(high, at)
        at -= counts_high
        if at < counts_next:
            return base + PEOPLE + nth(next_low, at)
        return base + PEOPLE + HALF + nth(next_high, at - counts_next)

    def rollout_action(self, seat: i64, rng: Rng) -> i64:
        """Plays what it can, rather for a marriage, and marries; draws only if it must."""
        phase = self.phase
        if phase == MARRY:
            return do.MARRY
        if phase == SPOT:
            return self._likely_spot(rng)
        if phase == RECEIVER:
            others = self.receivers() & ~bit(seat)
            return do.SEAT + rng.bit_of(others if others else self.receivers())
        if phase == TARGET:
            return self.random_action(seat, rng)
        if phase == CALL or self.may_call(seat):
            return do.ANNOUNCE
        small, base, low, high, _, _ = self._menu(seat)
        if low | high == 0:
            return lowest(small)
        events = high >> EVENT_BITS
        high &= ALL_PEOPLE
        if events and (low | high == 0 or rng.below(3) == 0):
            return base + PEOPLE + rng.bit_of(events)
        if phase == TURN or phase == FURTHER:
            wed_low, wed_high = self._marriageable()
            if (wed_low & low or wed_high & high) and rng.below(4) > 0:
                low &= wed_low
                high &= wed_high
        return base + _either(low, high, rng)

    def _marriageable(self) -> tuple[i64, i64]:
        """The characters that could marry an Active card."""
        family = self.family
        low = self.tree.left_low | self.tree.right_low
        high = self.tree.left_high | self.tree.right_high
        found_low: i64 = 0
        found_high: i64 = 0
        colour: i64 = 0
        while colour < len(family.colour_low):
            here_low = family.colour_low[colour]
            here_high = family.colour_high[colour]
            sex: i64 = 0
            while sex < 2:
                if low & here_low & family.sex_low[sex] or high & here_high & family.sex_high[sex]:
                    found_low |= here_low & family.sex_low[1 - sex]
                    found_high |= here_high & family.sex_high[1 - sex]
                sex += 1
            colour += 1
        return found_low, found_high

    def _likely_spot(self, rng: Rng) -> i64:
        """Beside a card to marry, if there is one."""
        left_low, left_high, right_low, right_high = self._spots()
        card = self.mover if self.mover >= 0 else self.card
        family = self.family
        colour = family.colour[card]
        sex = 1 - family.sex[card]
        wed_low = family.colour_low[colour] & family.sex_low[sex]
        wed_high = family.colour_high[colour] & family.sex_high[sex]
        if (left_low | right_low) & wed_low or (left_high | right_high) & wed_high:
            left_low &= wed_low
            left_high &= wed_high
            right_low &= wed_low
            right_high &= wed_high
        left = bit_count(left_low) + bit_count(left_high)
        if rng.below(left + bit_count(right_low) + bit_count(right_high)) < left:
            return do.LEFT + _either(left_low, left_high, rng)
        return do.RIGHT + _either(right_low, right_high, rng)

    # What may be chosen

    def _menu(self, seat: i64) -> Menu:
        phase = self.phase
        call: i64 = MAY_ANNOUNCE if self.may_call(seat) else 0
        if phase == TURN:
            low, high = self._free_cards(seat)
            small: i64 = MAY_DRAW
            if not self.can_draw():  # KB-4.4, KB-12.2
                small = 0 if low | high else MAY_PASS
            return small | call, do.PLAY, low, high, 0, 0
        if phase == SPOT:
            left_low, left_high, right_low, right_high = self._spots()
            return 0, do.LEFT, left_low, left_high, right_low, right_high
        if phase == DRAWN:
            low, high = self._drawn_card(seat)
            return MAY_KEEP | call, do.PLAY, low, high, 0, 0
        if phase == MARRY:
            return MAY_DECLINE | MAY_MARRY, 0, 0, 0, 0, 0
        if phase == CHILD:
            low, high = self._cards_for_child(seat)
            return MAY_DECLINE | call, do.PLAY, low, high, 0, 0
        if phase == SIBLING:
            low, high = self._siblings(seat)
            return MAY_DECLINE | call, do.PLAY, low, high, 0, 0
        if phase == FURTHER:
            low, high = self._free_cards(seat)
            return MAY_DECLINE | call, do.PLAY, low, high, 0, 0
        if phase == ANSWER:
            low, high = self._answers(seat)
            return MAY_DRAW | call, do.PLAY, low, high, 0, 0
        if phase == RECEIVER:
            return self.receivers() << do.SEAT, 0, 0, 0, 0, 0
        if phase == CALL:
            return MAY_ANNOUNCE | MAY_END, 0, 0, 0, 0, 0
        low, high = self.targets(self.card)
        return 0, do.ON, low, high, 0, 0

    def _free_cards(self, seat: i64) -> tuple[i64, i64]:
        """The cards of a seat that can be played on some Active card (KB-4.4, KB-4.5)."""
        low, high = self.fitting()
        low &= self.hand[3 * seat]
        high &= self.hand[3 * seat + 1]
        events = self.hand[3 * seat + 2]
        if self.size[seat] > 1:
            kind: i64 = PEOPLE
            while events:
                if events & 15 and self.has_target(kind):
                    high |= bit(kind - HALF)
                events >>= 4
                kind += 1
            if self.holder == seat:
                high |= bit(BLOOD_BIT)  # KB-13.4
        return low, high

    def _cards_for_child(self, seat: i64) -> tuple[i64, i64]:
        """The cards of a seat that can be played on the newborn (KB-7.1, KB-7.7)."""
        if not self.tree.is_active(self.focus):
            return 0, 0
        low, high = self.matching(self.focus)
        low &= self.hand[3 * seat]
        high &= self.hand[3 * seat + 1]
        events = self.hand[3 * seat + 2]
        if self.size[seat] > 1:
            at: i64 = EVENT_BITS
            while events:
                if events & 15:
                    high |= bit(at)
                events >>= 4
                at += 1
            if self.holder == seat:
                high |= bit(BLOOD_BIT)
        return low, high

    def _drawn_card(self, seat: i64) -> tuple[i64, i64]:
        """The card just drawn, if it can be played (KB-4.3)."""
        kind = self.held
        if kind >= PEOPLE:
            playable = self.size[seat] > 1 and self.has_target(kind)
            return 0, bit(kind - HALF) if playable else 0
        low, high = self.fitting()
        if kind < HALF:
            return low & bit(kind), 0
        return 0, high & bit(kind - HALF)

    def _siblings(self, seat: i64) -> tuple[i64, i64]:
        """The cards of a seat with the number of the newborn (KB-7.4)."""
        number = self.family.number[self.focus]
        low = self.family.number_low[number] & self.hand[3 * seat]
        return low, self.family.number_high[number] & self.hand[3 * seat + 1]

    def _answers(self, seat: i64) -> tuple[i64, i64]:
        """The cards of a seat that pass a Draw 3 on (KB-10.1)."""
        low, high = self.fitting()
        low &= self.family.able_low & self.hand[3 * seat]
        return low, high & self.family.able_high & self.hand[3 * seat + 1]

    def _spots(self) -> tuple[i64, i64, i64, i64]:
        """Where the card being played, or moved, may go: left and right of which cards (KB-5.1, KB-5.2)."""
        if self.mover >= 0:
            return self.spots_for_mover()
        low, high = self.matching(self.card)
        kind = self.blooded
        if self.way == ON_CHILD:
            kind = self.focus
            low = 0
            high = 0
        if kind >= 0:
            if kind < HALF:
                low |= bit(kind)
            else:
                high |= bit(kind - HALF)
        tree = self.tree
        return tree.left_low & low, tree.left_high & high, tree.right_low & low, tree.right_high & high

    # What happens

    def apply(self, seat: i64, action: i64) -> None:
        self.decisions += 1
        phase = self.phase
        if action == do.ANNOUNCE:
            self.call(seat)
            if phase == CALL:
                self.close_turn()
        elif phase == SPOT:
            side: i64 = 1 if action >= do.RIGHT else 0
            beside = action - do.LEFT - PEOPLE * side
            if self.mover >= 0:
                self.connect(seat, beside, side)
            else:
                self.lay(seat, beside, side)
        elif action >= do.ON:
            self.aim(seat, action - do.ON)
        elif action >= do.PLAY:
            self._play(seat, action - do.PLAY)
        elif action >= do.SEAT:
            self.exile(seat, action - do.SEAT)
        elif action == do.DRAW:
            if phase == ANSWER:
                self.draw_pending(seat)
            else:
                self.draw_for_turn(seat)
        elif action == do.KEEP:
            self.keep(seat)
        elif action == do.DECLINE:
            self.decline(seat)
        elif action == do.MARRY:
            self.marry(seat)
        elif action == do.PASS:
            self.pass_turn(seat)
        else:
            self.miss_call(seat)
            self.close_turn()
        if self.decisions >= MOST_DECISIONS and self.phase != OVER:  # KB-12.5
            self.end_deal()

    def _play(self, seat: i64, kind: i64) -> None:
        phase = self.phase
        if phase == SIBLING:
            self.add_sibling(seat, kind)
        elif phase == CHILD:
            self.lead(seat, kind, ON_CHILD)
        elif phase == ANSWER:
            self.lead(seat, kind, ANSWERING)
        else:
            self.lead(seat, kind, FREE)


def _either(low: i64, high: i64, rng: Rng) -> i64:
    """One of the characters in two masks."""
    lows = bit_count(low)
    at = rng.below(lows + bit_count(high))
    return nth(low, at) if at < lows else HALF + nth(high, at - lows)
