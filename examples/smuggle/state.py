"""The rules of Smuggle. Numbers such as SM-2.1 are paragraphs of RULES.md."""

from regalia.kernel.rules import Dealt, HiddenInformation, Menu, Outcome, Rng, State, bit, i64, vec
from smuggle import table as on


class Smuggle(State):
    """The truth of a game of Smuggle."""

    def blank(self, rng: Rng) -> State:
        return type(self)(self.setup, rng)

    def begin(self) -> None:
        self.lay_out()
        deck = vec[i64](list(range(8)))
        self.rng.shuffle(deck)
        for zone, first, last in ((0, 0, 2), (1, 2, 4), (2, 4, 6), (3, 6, 7), (4, 7, 8)):
            kinds = sorted(deck[first:last])
            self.cells[on.HELD + zone] = sum(1 << kind for kind in kinds)
            if self.log is not None:
                self.log.append(Dealt(zone, last - first, 1 << zone if zone < on.SEATS else 0, kinds))
        self.ask(on.ACT, 1)

    def offer(self, seat: i64, menu: Menu) -> None:
        hand = self.cells[on.HELD + seat]
        others = sum(1 << other for other in range(on.SEATS) if other != seat and self.size(other))
        if self.question == on.ACT:
            menu.add(on.OFFER, hand)
            menu.add(on.PEEK, others)
            menu.add(on.STEAL, others)
            menu.add(on.ASK, 255)
        elif self.question == on.PLACE:
            menu.add(on.SLOT, 3)
            menu.add(on.TO_SEAT, others)
        else:
            menu.add(on.RETURN, hand)

    def size(self, zone: int) -> int:
        """How many cards lie there."""
        return self.size_of(zone)

    def move(self, kind: int, source: int, target: int, seen: int) -> None:
        """Take one card from here to there."""
        self.moved(kind, source, target, self.size_of(source), seen)
        self.cells[on.HELD + source] &= ~bit(kind)
        self.cells[on.HELD + target] |= bit(kind)

    def look(self, zone: int) -> list[int]:
        """The cards of a zone; those of a redacted one are not known."""
        if self.hidden_count(zone):
            raise HiddenInformation("these cards lie face down")
        return self.cards(zone)

    def apply(self, seat: i64, action: i64) -> None:
        block, _, item = on.SPACE.name(action).partition(":")
        if block == "offer":  # SM-2.1
            self.move(int(action), seat, on.IN_OFFER, 1 << seat)
            self.ask(on.PLACE, bit(seat))
            self.offered(seat)
            return
        if block == "slot":  # SM-2.1
            slot = on.IN_SLOT + int(item)
            (taken,) = self.look(slot)
            self.move(taken, slot, seat, 1 << seat)
            self.move(self.cards(on.IN_OFFER)[0], on.IN_OFFER, slot, 1 << seat)
        elif block == "seat":  # SM-2.1
            self.ask(on.GIVE_BACK, 1 << int(item))
            return
        elif block == "return":  # SM-2.2
            (offered,) = self.look(on.IN_OFFER)
            self.move(int(action) - on.RETURN, seat, self.turn, 1 << seat | 1 << self.turn)
            self.move(offered, on.IN_OFFER, seat, 1 << seat | 1 << self.turn)
        elif block == "peek":  # SM-2.3
            self.look(int(item))
            self.looked(int(item), 1 << seat)
        elif block == "steal":  # SM-2.4
            kinds = self.look(int(item))
            kind = kinds[self.rng.below(len(kinds))]
            self.move(kind, int(item), seat, 1 << seat | 1 << int(item))
        elif self.call(seat, int(action) - on.ASK):
            return
        self.end_turn()

    def offered(self, seat: i64) -> None:
        """A card was put down. Nothing follows; tests plant a fault here."""

    def call(self, seat: i64, kind: int) -> bool:
        """SM-2.5: whoever else holds the kind shows it; True if somebody has to decide something first."""
        others = [other for other in range(on.SEATS) if other != seat]
        holder = []
        if kind not in self.cards(seat):
            holder = [other for other in others if kind in self.look(other)]
        if holder:
            self.shown(kind, holder[0])
        else:
            self.absent(kind, sum(1 << other for other in others))
        return False

    def end_turn(self) -> None:
        """On to the next seat, until the twelfth turn is over (SM-3.1)."""
        self.cells[on.TURNS_MADE] += 1
        self.turn = self.cells[on.TURNS_MADE] % on.SEATS
        self.ask(on.ACT, 0 if self.cells[on.TURNS_MADE] == on.TURNS else bit(self.turn))

    def outcome(self) -> Outcome:
        scores = [sum(self.cards(seat)) for seat in range(on.SEATS)]
        return Outcome(scores, [1 + sum(other > score for other in scores) for score in scores])

    def value(self, seat: i64) -> float:
        return min(1.0, sum(self.cards(seat)) / 28)

    def visible_zones(self, viewer: i64) -> i64:
        return self.space.visible_to(viewer) | (1 << on.IN_OFFER if viewer == self.turn else 0)
