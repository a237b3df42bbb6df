"""The rules of Brutal Kingdom."""

from mypy_extensions import i64

from regalia.games.brutal_kingdom import actions as do
from regalia.games.brutal_kingdom.actions import (
    CHARLATAN,
    CLAIRVOYANT,
    COURTESAN,
    DRUID,
    EXECUTIONER,
    INQUISITOR,
    INTRIGUER,
    KING,
    MONK,
    QUEEN,
    SAINT,
    WHITE_KNIGHT,
    WITCH,
)
from regalia.games.brutal_kingdom.board import ALL_KINDS, HAND, MIDDLE, NONE, OFFERED, STACK
from regalia.games.brutal_kingdom.chapters import Chapters
from regalia.games.brutal_kingdom.events import (
    Declined,
    Eliminated,
    Intrigued,
    Named,
    Ranked,
    Revived,
    Swapping,
)
from regalia.games.brutal_kingdom.phases import (
    BLESS,
    DECLARE,
    EXCHANGE,
    GIVE,
    KNIGHT,
    LOOK,
    NAME,
    OFFER,
    OPTIONAL,
    OVER,
    PARTNER,
    PASS_DARK,
    PEEK,
    PLAY,
    PROMPTS,
    RETURN,
    REVIVE,
    SLOT,
    SUMMON,
    VICTIM,
)
from regalia.kernel.bits import append, bit, bit_count, lowest, nth
from regalia.kernel.errors import HiddenInformation
from regalia.kernel.rng import BLIND, Rng
from regalia.kernel.state import State
from regalia.kernel.zones import EVERYONE


class BrutalKingdom(Chapters):
    """A game of Brutal Kingdom: what may be chosen, and what each card does."""

    def copy(self) -> State:
        twin = BrutalKingdom(self.court, self.rng.copy())
        self.copy_into(twin)
        return twin

    def glimpse(self, viewer: i64) -> State:
        seen = BrutalKingdom(self.court, BLIND)
        self.share_into(seen)
        seen.cut_all(viewer)
        return seen

    # What may be chosen

    def prompt(self, seat: i64) -> str:
        if self.phase <= PASS_DARK or (self.phase != OVER and seat == self.decider):
            return PROMPTS[self.phase]
        return ""

    def is_turn_boundary(self) -> bool:
        return self.phase <= PLAY or self.phase == OVER or self.phase == KNIGHT

    def legal(self, seat: i64) -> list[int]:
        if self.phase > PASS_DARK and not self.deciders() >> seat & 1:
            return []
        base, mask = self._menu(seat)
        choices: list[int] = [do.DECLINE] if OPTIONAL >> self.phase & 1 else []
        append(choices, base, mask)
        return choices

    def random_action(self, seat: i64, rng: Rng) -> i64:
        base, mask = self._menu(seat)
        may = OPTIONAL >> self.phase & 1
        at = rng.below(bit_count(mask) + may) - may
        return do.DECLINE if at < 0 else base + nth(mask, at)

    def _menu(self, seat: i64) -> tuple[i64, i64]:
        """The block of actions a seat chooses from and, as a mask, which of them are legal."""
        phase = self.phase
        if phase == PLAY:
            return do.PLAY, self.hand[seat]  # BK-4.2
        if phase <= PASS_DARK:
            chosen: i64 = bit(self.passing[seat]) if self.passing[seat] >= 0 else 0
            return do.PASS, (self.hand[seat] & self.of_back(phase)) | chosen  # BK-3.3, BK-3.5, BK-3.6
        if phase == REVIVE:
            return do.REVIVE, self.in_stack(seat) & ~self.face_up  # BK-7.1.1
        if phase == OFFER:
            return do.OFFER, self._swappable(seat)
        if phase == PARTNER:
            return do.TARGET, self._partners(self.turn, self._offered_back())
        if phase == RETURN:
            return do.RETURN, self.hand[seat] & self.of_back(self._offered_back())  # BK-7.3.3
        if phase == LOOK:
            return do.LOOK, 1
        if phase == VICTIM:
            return do.KILL, self._victims(seat, self.top(seat))
        if phase == NAME:
            return do.NAME, ALL_KINDS & ~(1 << SAINT)  # BK-7.9.2
        if phase == EXCHANGE:
            return do.OFFER, self.hand[seat]  # BK-7.10.1
        if phase == SLOT:
            return do.SLOT, 3 * bit(2 * self._offered_back())  # BK-7.10.2
        if phase == PEEK:
            return do.TARGET, self._peekable(seat)
        if phase == DECLARE:
            return do.RANK, 3  # BK-7.20.1
        if phase == SUMMON:
            return do.NAME, ALL_KINDS  # BK-7.20.2
        if phase == GIVE:
            return do.GIVE, self._giveable(seat)
        return do.TOKEN, self._in_stock()  # BLESS, KNIGHT

    def _offered_back(self) -> i64:
        if self.offered >= 0:
            return self.back(self.offered)
        return 1 if self.cut_down[OFFERED + 1] > 0 else 0

    def _partners(self, seat: i64, back: i64) -> i64:
        """The other seats that hold a card of a back (BK-7.3.2)."""
        mask: i64 = 0
        other: i64 = 0
        while other < self.seats:
            if other != seat and self.count(other, back) > 0:
                mask |= bit(other)
            other += 1
        return mask

    def _swappable(self, seat: i64) -> i64:
        """The hand cards the Courtesan may still swap: one of each back (BK-7.3.1)."""
        mask: i64 = 0
        back: i64 = 0
        while back < 2:
            if self.swaps >> back & 1 and self._partners(seat, back):
                mask |= self.hand[seat] & self.of_back(back)
            back += 1
        return mask

    def _victims(self, seat: i64, killer: i64) -> i64:
        """The victims of a killer that top other stacks face up (BK-6.4)."""
        found: i64 = 0
        other: i64 = 0
        while other < self.seats:
            kind = self.face_up_top(other)
            if other != seat and kind >= 0:
                found |= bit(kind)
            other += 1
        return found & self.cast.victims[killer]

    def _peekable(self, seat: i64) -> i64:
        """The other seats with a card in hand (BK-7.14)."""
        return self._partners(seat, 0) | self._partners(seat, 1)

    def _giveable(self, seat: i64) -> i64:
        """The hand cards that may be given for the one summoned (BK-7.20.4)."""
        if self.court.same_back:
            return self.hand[seat] & self.of_back(self.back(self.summoned))
        return self.hand[seat]

    # What happens

    def apply(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase == PLAY:
            self._play(seat, action - do.PLAY)
        elif phase <= PASS_DARK:
            self._choose_pass(seat, action - do.PASS)
        elif action == do.DECLINE:
            self._decline(seat)
        elif phase == REVIVE:
            self._revive(seat, action - do.REVIVE)
        elif phase == OFFER or phase == EXCHANGE:
            self._offer(seat, action - do.OFFER)
        elif phase == PARTNER:
            self._ask_partner(seat, action - do.TARGET)
        elif phase == RETURN:
            self._return(seat, action - do.RETURN)
        elif phase == LOOK:
            self._look_at_middle(seat)
        elif phase == VICTIM:
            self._eliminate(seat, self.top(seat), action - do.KILL)
            self._end_turn()
        elif phase == NAME:
            self._threaten(seat, action - do.NAME)
        elif phase == SLOT:
            self._exchange(seat, action - do.SLOT)
        elif phase == PEEK:
            self._look_at_hand(seat, action - do.TARGET)
        elif phase == BLESS:
            self._bless(action - do.TOKEN)
            self._end_turn()
        elif phase == DECLARE:
            self._declare(seat, 20 if action > do.RANK else 0)
        elif phase == SUMMON:
            self._summon(seat, action - do.NAME)
        elif phase == GIVE:
            self._give(seat, action - do.GIVE)
        else:
            self._take_influence(seat, action - do.TOKEN, 1)
            self._serve()

    def _decline(self, seat: i64) -> None:
        if self.log is not None:
            self.log.append(Declined(seat))
        if self.phase == KNIGHT:
            self._serve()
        else:
            self._end_turn()

    def _play(self, seat: i64, kind: i64) -> None:
        """A card goes on top of its player's stack; threats strike before its text happens (BK-5.3)."""
        zone = HAND + 4 * self.back(kind) + seat
        self.moved(kind, zone, STACK + seat, self.count(seat, self.back(kind)), EVERYONE)
        self.hand[seat] &= ~bit(kind)
        self.stack[4 * seat + self.height[seat]] = kind
        self.height[seat] += 1
        self.face_up |= bit(kind)  # BK-6.2
        if not self._run_into_threat(seat, kind):
            self._follow_text(seat, kind)
        else:
            self._end_turn()

    def _follow_text(self, seat: i64, kind: i64) -> None:
        """The text of a card just played: it asks for a choice or ends the turn (BK-5.1)."""
        ask: i64 = NONE
        if kind == CHARLATAN:
            if self.in_stack(seat) & ~self.face_up:
                ask = REVIVE
        elif kind == COURTESAN:
            self.swaps = 3
            if self._swappable(seat):
                ask = OFFER
        elif kind == CLAIRVOYANT:
            ask = LOOK
        elif kind == EXECUTIONER:
            ask = NAME
        elif kind == DRUID or kind == MONK or kind == WHITE_KNIGHT:  # BK-7.10.1, BK-7.11, BK-7.12
            if self.hand_size(seat) > 0:
                ask = EXCHANGE
        elif kind == INTRIGUER:
            self._intrigue(seat)
        elif kind == WITCH:
            if self._peekable(seat):
                ask = PEEK
        elif kind == SAINT:
            if self._in_stock():  # BK-8.4
                ask = BLESS
        elif kind == INQUISITOR:
            ask = DECLARE
        elif kind == KING or kind == QUEEN:  # BK-7.15, BK-7.16
            self._lay_threat(kind)
        else:
            ask = self._kill(seat, kind)  # BK-7.5 to BK-7.8; BK-7.17 and BK-7.18 have no victims
        if ask == NONE:
            self._end_turn()
        else:
            self._ask(ask, seat)

    # Eliminations and threats

    def _kill(self, seat: i64, killer: i64) -> i64:
        """Strike the only victim there is; with several, ask for one (BK-6.5, BK-6.6)."""
        victims = self._victims(seat, killer)
        if victims & (victims - 1):
            return VICTIM
        if victims:
            self._eliminate(seat, killer, lowest(victims))
        return NONE

    def _eliminate(self, killer: i64, by: i64, victim: i64) -> None:
        """Turn over the stack that this card tops; whoever did it scores (BK-6.1, BK-6.3)."""
        seat: i64 = 0
        while self.top(seat) != victim:
            seat += 1
        self.face_up &= ~self.in_stack(seat)
        self.kills[killer] += 1  # BK-1.4
        if self.log is not None:
            self.log.append(Eliminated(seat, victim, killer, by))

    def _lay_threat(self, kind: i64) -> None:
        shift: i64 = 0
        while self.threats >> shift:
            shift += 5
        self.threats |= kind + 1 << shift

    def _lift_threat(self, kind: i64) -> None:
        kept: i64 = 0
        shift: i64 = 0
        rest = self.threats
        while rest:
            if rest & 31 != kind + 1:
                kept |= (rest & 31) << shift
                shift += 5
            rest >>= 5
        self.threats = kept

    def _run_into_threat(self, seat: i64, kind: i64) -> bool:
        """Whether another player's threat strikes a card just played; the oldest does (BK-6.7 to BK-6.10)."""
        rest = self.threats
        while rest:
            threat = (rest & 31) - 1
            rest >>= 5
            victims: i64 = bit(self.named) if threat == EXECUTIONER else self.cast.victims[threat]
            if victims >> kind & 1:
                owner: i64 = 0
                while owner < self.seats:
                    if owner != seat and self.face_up_top(owner) == threat:
                        self._eliminate(owner, threat, kind)
                        return True
                    owner += 1
        return False

    # Texts that need a choice

    def _revive(self, seat: i64, kind: i64) -> None:
        """The Charlatan turns one card up; its text does not happen again (BK-7.1.2)."""
        self.face_up |= bit(kind)
        if self.log is not None:
            self.log.append(Revived(seat, kind))
        self._end_turn()

    def _threaten(self, seat: i64, kind: i64) -> None:
        """The Executioner's victim is named, for all to hear (BK-7.9.1, BK-7.9.3, BK-11.9)."""
        self.named = kind
        self._lay_threat(EXECUTIONER)
        if self.log is not None:
            self.log.append(Named(seat, kind))
        self._end_turn()

    def _intrigue(self, seat: i64) -> None:
        """The Intriguer changes places with the highest top card (BK-7.13.1 to BK-7.13.6)."""
        best = seat
        other: i64 = 0
        while other < self.seats:
            kind = self.face_up_top(other)
            if kind >= 0 and self.rank(kind) > self.rank(self.top(best)):
                best = other
            other += 1
        if best == seat:
            return
        taken = self.top(best)
        self.stack[4 * best + self.height[best] - 1] = INTRIGUER
        self.stack[4 * seat + self.height[seat] - 1] = taken
        if self.court.moved_threats_end:
            self._lift_threat(taken)
        if self.log is not None:
            self.log.append(Intrigued(seat, best, taken))

    def _offer(self, seat: i64, kind: i64) -> None:
        """A hand card is put down for a swap, with a partner or with the middle (BK-7.3.2, BK-7.10.1)."""
        back = self.back(kind)
        self.moved(kind, HAND + 4 * back + seat, OFFERED + back, self.count(seat, back), bit(seat))
        self.hand[seat] &= ~bit(kind)
        self.offered = kind
        self._ask(PARTNER if self.phase == OFFER else SLOT, seat)

    def _ask_partner(self, seat: i64, partner: i64) -> None:
        if self.log is not None:
            self.log.append(Swapping(seat, partner, self._offered_back()))
        self._ask(RETURN, partner)

    def _return(self, partner: i64, kind: i64) -> None:
        """The Courtesan's partner gives a card back before seeing the one offered (BK-7.3.3, BK-11.7)."""
        if self.offered < 0:
            raise HiddenInformation("the offered card lies face down")
        seat = self.turn
        back = self.back(kind)
        both: i64 = bit(seat) | bit(partner)
        zone = HAND + 4 * back
        self.moved(kind, zone + partner, zone + seat, self.count(partner, back), both)
        self.moved(self.offered, OFFERED + back, zone + partner, 1, both)
        self.hand[partner] = (self.hand[partner] & ~bit(kind)) | bit(self.offered)
        self.hand[seat] |= bit(kind)
        self.offered = NONE
        self.swaps &= ~bit(back)
        if self._swappable(seat):
            self._ask(OFFER, seat)  # BK-7.3.4
        else:
            self._end_turn()

    def _exchange(self, seat: i64, slot: i64) -> None:
        """The offered card changes places with one in the middle (BK-7.10.2)."""
        taken = self.middle[slot]
        if taken < 0:
            raise HiddenInformation("that card in the middle lies face down")
        back = self.back(taken)
        self.moved(taken, MIDDLE + slot, HAND + 4 * back + seat, 1, bit(seat))
        self.moved(self.offered, OFFERED + back, MIDDLE + slot, 1, bit(seat))
        self.hand[seat] |= bit(taken)
        self.middle[slot] = self.offered
        self.offered = NONE
        self._end_turn()

    def _look_at_middle(self, seat: i64) -> None:
        """The Clairvoyant sees all four cards (BK-7.4, BK-11.6)."""
        slot: i64 = 0
        while slot < 4:
            self._look(seat, MIDDLE + slot)
            slot += 1
        self._end_turn()

    def _look_at_hand(self, seat: i64, other: i64) -> None:
        """The Witch sees a hand (BK-7.14, BK-11.6)."""
        self._look(seat, HAND + other)
        self._look(seat, HAND + 4 + other)
        self._end_turn()

    def _look(self, seat: i64, zone: i64) -> None:
        if self.cut_down[zone] > 0:
            raise HiddenInformation("these cards lie face down")
        self.looked(zone, bit(seat))

    def _bless(self, colour: i64) -> None:
        """The Saint puts a token from the stock on the Chapel (BK-7.19)."""
        self.stock[colour] -= 1
        self._fill_square(colour)

    def _declare(self, seat: i64, rank: i64) -> None:
        self.inquisitor_rank = rank
        if self.log is not None:
            self.log.append(Ranked(seat, rank))
        self._ask(SUMMON, seat)

    def _summon(self, seat: i64, kind: i64) -> None:
        """Whoever else holds the named card shows it; nobody, and that is public (BK-7.20.2 to BK-7.20.6)."""
        if self.log is not None:
            self.log.append(Named(seat, kind))
        holder = self._holder(seat, kind)
        if holder == NONE:
            self.absent(kind, self._other_hands(seat))
            self._end_turn()
            return
        self.shown(kind, HAND + 4 * self.back(kind) + holder)
        self.summoned = kind
        if self._giveable(seat):
            self._ask(GIVE, seat)
        else:
            self._end_turn()  # BK-7.20.5

    def _holder(self, seat: i64, kind: i64) -> i64:
        """Which other seat holds a card."""
        zone = HAND + 4 * self.back(kind)
        hidden = False
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                if self.hand[other] >> kind & 1:
                    return other
                hidden = hidden or self.cut_down[zone + other] > 0
            other += 1
        if hidden and self.hidden_kinds() >> kind & 1:
            raise HiddenInformation("nobody has answered yet")
        return NONE

    def _other_hands(self, seat: i64) -> i64:
        """The zones of all hands but one's own."""
        mask: i64 = 0
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                mask |= bit(HAND + other) | bit(HAND + 4 + other)
            other += 1
        return mask

    def _give(self, seat: i64, kind: i64) -> None:
        """The summoned card comes, a hand card goes (BK-7.20.3, BK-11.8)."""
        holder = self._holder(seat, self.summoned)
        back = self.back(kind)
        zone = HAND + 4 * back
        both: i64 = bit(seat) | bit(holder)
        self.moved(kind, zone + seat, zone + holder, self.count(seat, back), both)
        self.hand[seat] &= ~bit(kind)
        self.hand[holder] |= bit(kind)
        back = self.back(self.summoned)
        zone = HAND + 4 * back
        self.moved(self.summoned, zone + holder, zone + seat, self.count(holder, back), EVERYONE)
        self.hand[holder] &= ~bit(self.summoned)
        self.hand[seat] |= bit(self.summoned)
        self._end_turn()
