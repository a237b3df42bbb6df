"""Playing a card in King's Blood: which, and where a character goes."""

from regalia.games.kings_blood import actions as do
from regalia.games.kings_blood import cards, effects, genealogy, heuristics, marriage, turn
from regalia.games.kings_blood import layout as on
from regalia.games.kings_blood.board import ANSWERING, FREE, ON_CHILD, Board, BoardQuestion
from regalia.games.kings_blood.components import NUMBERS
from regalia.kernel.rules import NONE, About, Menu, Rng, bit, i64, lowest
from regalia.kernel.zones import EVERYONE, WIDE, high_bit, low_bit, wide_remove

WHY_NO_CALL = ["KB-11.2", "KB-11.3", "KB-11.9"]


class CardQuestion(BoardQuestion):
    """A question that is answered with a card, or by doing without; one may also call before (KB-11.3)."""

    for_marriage = False  # whether it is wise to look for a card that can marry
    declined = cards.FURTHER_PLAY  # what one does without

    def playable(self, state: Board, seat: i64) -> tuple[i64, i64]:
        """The cards to choose from: two masks, the high one with Events and the King's Blood card."""
        raise NotImplementedError

    def otherwise(self, state: Board, playable: bool) -> i64:
        """What may be done without a card, as a mask over the first actions."""
        return do.MAY_DECLINE

    def play(self, state: Board, seat: i64, kind: i64) -> None:
        """Play that card."""
        lead(state, seat, kind, FREE)

    def do_without(self, state: Board, seat: i64, action: i64) -> None:
        """Go on without a card."""
        turn.decline(state, seat, self.declined)

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        low, high = self.playable(state, seat)
        others = self.otherwise(state, low | high != 0)
        menu.add(0, others | do.MAY_ANNOUNCE if state.may_call(seat) else others)
        menu.add(do.PLAY, low)
        menu.add(do.PLAY + WIDE, high)

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        if action >= do.PLAY:
            self.play(state, seat, action - do.PLAY)
        elif action == do.ANNOUNCE:
            turn.call(state, seat)
        else:
            self.do_without(state, seat, action)

    def rollout(self, state: Board, seat: i64, rng: Rng) -> i64:
        if state.may_call(seat) and state.cells[on.SIZE + seat] <= 2:
            return do.ANNOUNCE
        low, high = self.playable(state, seat)
        if low | high == 0:
            return lowest(self.otherwise(state, False))
        return heuristics.likely_card(state, low, high, self.for_marriage, rng)

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        if action == do.ANNOUNCE:
            return WHY_NO_CALL[state.options.announce]
        kind = action - do.PLAY
        if kind < 0 or kind >= cards.KINDS or not _holds(state, seat, kind):
            return self.about.rule
        return self.why_not_card(state, seat, kind)

    def why_not_card(self, state: Board, seat: i64, kind: i64) -> str:
        """The rule by which a card that one has cannot be played now."""
        if kind < cards.PEOPLE:
            return "KB-5.1"
        if state.cells[on.SIZE + seat] == 1:
            return "KB-4.4"
        return "KB-8.9" if kind == cards.NEW_CONNECTION else "KB-8.11"


def _holds(state: Board, seat: i64, kind: i64) -> bool:
    if kind == cards.KINGS_BLOOD:
        return state.cells[on.HOLDER] == seat
    return kind in state.cards(on.IN_HAND + seat)


def _events(state: Board, seat: i64) -> i64:
    """The Events of a seat that have a target, and its King's Blood card; never the only card (KB-4.4)."""
    cells = state.cells
    if cells[on.SIZE + seat] == 1:
        return 0
    found: i64 = high_bit(cards.KINGS_BLOOD) if cells[on.HOLDER] == seat else i64(0)  # KB-13.4
    events = cells[on.HAND + 3 * seat + 2]
    kind: i64 = cards.PEOPLE
    while events:
        if events & 15 and state.has_target(kind):
            found |= high_bit(kind)
        events >>= 4
        kind += 1
    return found


class FreePlay(CardQuestion):
    """Any card that can be played on some Active card (KB-4.5)."""

    for_marriage = True

    def playable(self, state: Board, seat: i64) -> tuple[i64, i64]:
        low, high = state.fitting()
        hand = on.HAND + 3 * seat
        return low & state.cells[hand], high & state.cells[hand + 1] | _events(state, seat)


class Turn(FreePlay):
    """Play a card, or draw one (KB-4.1)."""

    about = About("turn", "KB-4.1", between_plays=True)

    def otherwise(self, state: Board, playable: bool) -> i64:
        if state.can_draw():
            return do.MAY_DRAW
        return 0 if playable else do.MAY_PASS  # KB-4.4, KB-12.2

    def do_without(self, state: Board, seat: i64, action: i64) -> None:
        if action == do.DRAW:
            turn.draw_for_turn(state, seat)
        else:
            turn.pass_turn(state, seat)

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        return "KB-12.2" if action <= do.PASS else super().why_not(state, seat, action)


class Further(FreePlay):
    """Another play, after an Assassination or the King's Blood card (KB-8.3, KB-13.4)."""

    about = About("further", "KB-8.3", may_decline=True)


class Answer(CardQuestion):
    """Draw for a Draw 3, or pass it on with an ability (KB-10.1)."""

    about = About("answer", "KB-10.1", between_plays=True, passes_by="draw")

    def playable(self, state: Board, seat: i64) -> tuple[i64, i64]:
        low, high = state.fitting()
        hand = on.HAND + 3 * seat
        able = state.components.able
        return low & able[0] & state.cells[hand], high & able[1] & state.cells[hand + 1]

    def otherwise(self, state: Board, playable: bool) -> i64:
        return do.MAY_DRAW

    def play(self, state: Board, seat: i64, kind: i64) -> None:
        lead(state, seat, kind, ANSWERING)

    def do_without(self, state: Board, seat: i64, action: i64) -> None:
        turn.draw_pending(state, seat)

    def why_not_card(self, state: Board, seat: i64, kind: i64) -> str:
        able = kind < cards.PEOPLE and state.components.ability[kind] > 0
        return "KB-5.1" if able else self.about.rule


class Drawn(CardQuestion):
    """Play the card just drawn, or keep it (KB-4.3)."""

    about = About("drawn", "KB-4.3")

    def playable(self, state: Board, seat: i64) -> tuple[i64, i64]:
        kind = state.cells[on.HELD]
        if kind >= cards.PEOPLE:
            playable = state.cells[on.SIZE + seat] > 1 and state.has_target(kind)
            return 0, high_bit(kind) if playable else i64(0)
        low, high = state.fitting()
        return low & low_bit(kind), high & high_bit(kind)

    def otherwise(self, state: Board, playable: bool) -> i64:
        return do.MAY_KEEP

    def do_without(self, state: Board, seat: i64, action: i64) -> None:
        turn.keep(state, seat)

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        if action < do.PLAY:
            return super().why_not(state, seat, action)
        kind = action - do.PLAY
        return self.why_not_card(state, seat, kind) if kind == state.cells[on.HELD] else self.about.rule


class Child(CardQuestion):
    """A card on the newborn (KB-7.1)."""

    about = About("child", "KB-7.1", may_decline=True)
    declined = cards.PLAY_ON_CHILD

    def playable(self, state: Board, seat: i64) -> tuple[i64, i64]:
        """Fitting characters and all Events (KB-7.7)."""
        cells = state.cells
        child = cells[on.FOCUS]
        if not genealogy.is_active(cells, child):
            return 0, 0
        low, high = state.matching(child)
        hand = on.HAND + 3 * seat
        return low & cells[hand], high & cells[hand + 1] | _events(state, seat)

    def play(self, state: Board, seat: i64, kind: i64) -> None:
        lead(state, seat, kind, ON_CHILD)

    def why_not_card(self, state: Board, seat: i64, kind: i64) -> str:
        if not genealogy.is_active(state.cells, state.cells[on.FOCUS]):
            return "KB-3.7"
        return super().why_not_card(state, seat, kind)


class Sibling(CardQuestion):
    """Another card with the number of the newborn, beside the one before (KB-7.4)."""

    about = About("sibling", "KB-7.4", may_decline=True)
    declined = cards.SIBLING

    def playable(self, state: Board, seat: i64) -> tuple[i64, i64]:
        alike = state.components.alike
        number = NUMBERS + 2 * state.components.number[state.cells[on.FOCUS]]
        hand = on.HAND + 3 * seat
        return alike[number] & state.cells[hand], alike[number + 1] & state.cells[hand + 1]

    def play(self, state: Board, seat: i64, kind: i64) -> None:
        """It goes beside the one before, on the same side (KB-7.5)."""
        before, side = state.cells[on.PLACED], state.cells[on.SIDE]
        lead(state, seat, kind, ON_CHILD)
        marriage.lay(state, seat, before, side)

    def why_not_card(self, state: Board, seat: i64, kind: i64) -> str:
        return self.about.rule


def lead(state: Board, seat: i64, kind: i64, way: i64) -> None:
    """A card is played: from the hand, from in front of its player, or as it was drawn."""
    cells = state.cells
    cells[on.PASSED] = 0
    cells[on.WAY] = way
    if state.question == on.ASK_DRAWN:
        cells[on.HELD] = NONE
        state.moved(kind, on.IN_HELD, on.IN_PLAYED, 1, EVERYONE)
    elif kind == cards.KINGS_BLOOD:
        cells[on.HOLDER] = NONE
        state.moved(kind, on.IN_FRONT + seat, on.IN_PLAYED, 1, EVERYONE)
    else:
        state.moved(kind, on.IN_HAND + seat, on.IN_PLAYED, state.in_hand(seat), EVERYONE)
        wide_remove(cells, on.HAND + 3 * seat, kind)
    cells[on.SIZE + seat] -= 1
    cells[on.PLAYED] = kind
    if kind < cards.PEOPLE:
        state.ask(on.ASK_SPOT, bit(seat))
    elif way == ON_CHILD:
        effects.aim(state, seat, cells[on.FOCUS])  # KB-7.1, KB-7.7
    else:
        state.ask(on.ASK_TARGET, bit(seat))


class Spot(BoardQuestion):
    """Where a character goes: beside which card, and on which side (KB-5.2)."""

    about = About("spot", "KB-5.2")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        left_low, left_high, right_low, right_high = state.spots()
        menu.add(do.LEFT, left_low)
        menu.add(do.LEFT + WIDE, left_high)
        menu.add(do.RIGHT, right_low)
        menu.add(do.RIGHT + WIDE, right_high)

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        side: i64 = 1 if action >= do.RIGHT else 0
        beside = action - (do.RIGHT if side else do.LEFT)
        if state.cells[on.MOVER] >= 0:
            effects.connect(state, seat, beside, side)
        else:
            marriage.lay(state, seat, beside, side)

    def rollout(self, state: Board, seat: i64, rng: Rng) -> i64:
        return heuristics.likely_spot(state, rng)

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        side: i64 = 1 if action >= do.RIGHT else 0
        beside = action - (do.RIGHT if side else do.LEFT)
        cells = state.cells
        if beside < 0 or beside >= cards.PEOPLE or cells[on.PLACE + beside] == 0:
            return self.about.rule
        if not genealogy.is_active(cells, beside):
            return "KB-3.7"
        if not genealogy.is_open(cells, beside, side):
            return "KB-3.6"
        if cells[on.MOVER] >= 0:
            return "KB-8.7"
        return "KB-7.1" if cells[on.WAY] == ON_CHILD else "KB-5.1"
