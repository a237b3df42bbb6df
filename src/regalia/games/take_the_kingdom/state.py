"""Take the Kingdom: what may be chosen, and where each choice leads."""

from mypy_extensions import i64

from regalia.games.take_the_kingdom import actions as do
from regalia.games.take_the_kingdom.actions import ANSWERS, ATTACKS, DENY, FOOT, MERCY, MUTINY, SABOTAGE
from regalia.games.take_the_kingdom.board import HAND, HELD, USED
from regalia.games.take_the_kingdom.deeds import Deeds
from regalia.games.take_the_kingdom.events import Answered
from regalia.games.take_the_kingdom.phases import (
    AMOUNT,
    ANSWER,
    ATTACK,
    BUILD,
    DISCARD,
    ORDER,
    OVER,
    PENALTY,
    PICK,
    PLACE,
    PLAY,
    PROMPTS,
    REPLACE,
    SPIED,
    STRIKE_BACK,
    TARGET,
    THAW,
)
from regalia.games.take_the_kingdom.phases import MERCY as MERCY_USE
from regalia.kernel.bits import append, bit, bit_count, lowest, nth
from regalia.kernel.rng import BLIND, Rng
from regalia.kernel.state import State
from regalia.kernel.zones import EVERYONE


class TakeTheKingdom(Deeds):
    """A game of Take the Kingdom."""

    def copy(self) -> State:
        twin = TakeTheKingdom(self.realm, self.rng.copy())
        self.copy_into(twin)
        return twin

    def glimpse(self, viewer: i64) -> State:
        seen = TakeTheKingdom(self.realm, BLIND)
        self.share_into(seen)
        seen.cut_all(viewer)
        return seen

    def prompt(self, seat: i64) -> str:
        return PROMPTS[self.phase] if seat == self.decider else ""

    def is_turn_boundary(self) -> bool:
        return self.phase in (PLAY, PENALTY, SPIED, OVER)

    def legal(self, seat: i64) -> list[int]:
        choices: list[int] = []
        if self.deciders() >> seat & 1:
            base, mask = self._menu(seat)
            append(choices, base, mask)
        return choices

    def random_action(self, seat: i64, rng: Rng) -> i64:
        base, mask = self._menu(seat)
        return base + nth(mask, rng.below(bit_count(mask)))

    def rollout_action(self, seat: i64, rng: Rng) -> i64:
        """Plays while there is something to play, saves Mercy for need, and blocks when it can."""
        if self.phase == PLAY:
            kinds = self.playable(seat, self.hand_mask(seat))
            if rng.below(4) > 0:
                kinds &= ~bit(MERCY)
            return do.PLAY + rng.bit_of(kinds) if kinds else do.END
        if self.phase == ANSWER:
            answers = self._answers(seat)
            if answers and rng.below(3) > 0:
                return do.ANSWER + lowest(answers & 12 if answers & 12 else answers)
            return do.LET
        return self.random_action(seat, rng)

    def _menu(self, seat: i64) -> tuple[i64, i64]:
        """Where the choices begin among the actions and, as a mask, which of those that follow are legal."""
        phase = self.phase
        if phase == PLAY:
            return do.END, 1 | self.playable(seat, self.hand_mask(seat)) << do.PLAY  # TK-3.4
        if phase == ANSWER:
            return do.LET, 1 | self._answers(seat) << do.ANSWER - do.LET
        if phase == DISCARD:
            return do.DISCARD, self.hand_mask(seat)
        if phase == BUILD:
            return do.BASE, self.building_bases(seat, self.card == do.TRAP_REAL)
        if phase == ATTACK:
            return do.ADD, self.modifiers(seat) | self.attack_bases(seat) << do.BASE - do.ADD
        if phase == TARGET:
            return do.DECK, self.targets(seat, self.card)
        if phase == PENALTY:
            mask: i64 = self.cancelling(seat)
            cards = (mask >> DENY & 1) | (mask >> MERCY & 1) << 1
            return do.ACCEPT, 1 | cards << do.ANSWER - do.ACCEPT
        if phase == MERCY_USE:
            thaw: i64 = 4 if self.bases_of(seat) & self.frozen else 0
            return do.USE, 3 | thaw
        if phase == SPIED:
            return do.KEEP, 1 | self.playable(seat, bit(self.held)) << do.PLAY - do.KEEP
        if phase == AMOUNT:
            return do.AMOUNT, self.amounts()
        if phase == REPLACE:
            return do.SLOT, self.replaceable(self.target)
        if phase == PICK:
            return do.SLOT, self.pickable()
        if phase == PLACE:
            return do.BASE, self.places(seat)
        if phase == THAW:
            return do.BASE, self.bases_of(seat) & self.frozen
        if phase == STRIKE_BACK:
            return do.BASE, self.strike_back_bases()
        return do.SLOT, 3  # ORDER, STRIKE_ORDER

    def _answers(self, seat: i64) -> i64:
        """The cards in hand that block the play, by place among the answers (TK-8.4 to TK-8.6, TK-9.6.2)."""
        held = self.hand_mask(seat)
        mask: i64 = (held >> DENY & 1) | (held >> MERCY & 1) << 1
        if ATTACKS >> self.card & 1:
            if FOOT >> self.card & 1:
                mask |= (held >> MUTINY & 1) << 2
            else:
                mask |= (held >> SABOTAGE & 1) << 3
        return mask

    def apply(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase == PLAY:
            if action == do.END:
                self.end_turn()
            else:
                self.lead(seat, action - do.PLAY, HAND + seat)
        elif phase == ANSWER:
            self._answer(seat, action)
        elif phase == DISCARD:
            self.discard(seat, action - do.DISCARD)
        elif phase == BUILD:
            self.build(seat, action - do.BASE)
        elif phase == ATTACK:
            if action < do.DECK:
                self.add_modifier(seat, action > do.ADD)
            else:
                self.aim(seat, action - do.BASE)
        elif phase == TARGET:
            self.choose_target(seat, action - do.DECK)
        elif phase == PENALTY:
            if action == do.ACCEPT:
                self.accept(seat)
            else:
                self.cancel(seat, ANSWERS[action - do.ANSWER])
        elif phase == MERCY_USE:
            self.use_mercy(seat, action - do.USE)
        elif phase == SPIED:
            if action == do.KEEP:
                self.keep(seat)
            else:
                self.lead(seat, action - do.PLAY, HELD)
        elif phase == AMOUNT:
            self.give_amount(seat, action - do.AMOUNT + 1)
        elif phase == ORDER:
            self.portion_first[self.portions - 1] = action - do.SLOT
            self.declared(seat)
        elif phase == REPLACE:
            self.replace(seat, action - do.SLOT)
        elif phase == PICK:
            self.pick_slot(seat, action - do.SLOT)
        elif phase == PLACE:
            self.choose_place(seat, action - do.BASE)
        elif phase == THAW:
            self.thaw(action - do.BASE)
        elif phase == STRIKE_BACK:
            self.strike_back(seat, action - do.BASE)
        else:
            self.take_back(action - do.SLOT)

    def _answer(self, seat: i64, action: i64) -> None:
        """The target lets it happen, or blocks the whole play with a card (TK-8.7 to TK-8.9)."""
        if action == do.LET:
            if self.log is not None:
                self.log.append(Answered(seat, None))
            if ATTACKS >> self.card & 1:
                self.portion = 0
                self.strike_portions()
            else:
                self.act()
            return
        kind = ANSWERS[action - do.ANSWER]
        self.from_hand(seat, kind, USED, EVERYONE)
        self.used[kind] += 1
        if self.log is not None:
            self.log.append(Answered(seat, kind))
        self.clear_play()
        self.go_on()
