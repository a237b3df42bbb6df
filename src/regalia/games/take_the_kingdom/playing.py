"""Playing a card in Take the Kingdom, and answering one."""

from regalia.games.take_the_kingdom import actions as do
from regalia.games.take_the_kingdom import building, cards, effects, events, kingdoms, turn
from regalia.games.take_the_kingdom import layout as on
from regalia.games.take_the_kingdom.attack import ask_victims, block_portions, lead_attack
from regalia.games.take_the_kingdom.board import Board, BoardQuestion
from regalia.games.take_the_kingdom.heuristics import rollout_answer, rollout_play
from regalia.kernel.rules import (
    EVERYONE,
    NONE,
    About,
    HiddenInformation,
    Menu,
    Rng,
    bit,
    i64,
    lowest,
    members,
)


class Play(BoardQuestion):
    """Which card to play, or to end the turn (TK-3.1, TK-3.4)."""

    about = About("play", "TK-3.1", between_plays=True)

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        found = playable(state, seat, state.hand_mask(seat))
        menu.add(do.END, (0 if found and has_held_back(state) else 1) | found << do.PLAY)

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        kind = action - do.PLAY
        if action == do.END:
            if state.options.forced_plays and state.cells[on.DRY] and not state.cells[on.BUSY]:
                _pass(state, seat)
            turn.end_turn(state)
            return
        if cards.TRAPS >> kind & 1:
            kingdoms.from_hand(state, seat, kind, on.IN_HELD, bit(seat))
            state.cells[on.HELD] = kind
            state.cells[on.PLAYS] -= 1
        else:
            kingdoms.play_openly(state, seat, kind)
        _lead(state, seat, kind)

    def rollout(self, state: Board, seat: i64, rng: Rng) -> i64:
        return rollout_play(playable(state, seat, state.hand_mask(seat)), has_held_back(state), rng)

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        kind = action - do.PLAY
        if action == do.END:
            return "TK-13.7"
        if not 0 <= kind < cards.KINDS:
            return self.about.rule
        if not state.hand_mask(seat) >> kind & 1:
            return "TK-3.2"
        if cards.MODIFIERS >> kind & 1:
            return "TK-6.3"
        if kind == cards.DENY:
            return "TK-9.11.1"
        if state.is_early() and not cards.EARLY >> kind & 1:
            return "TK-4.3" if kind == cards.MERCY else "TK-4.1"
        return _why_unplayable(state, seat, kind)


def has_held_back(state: Board) -> bool:
    """Whether whoever's turn it is passed with a playable card, and must play now if they can (TK-13.7)."""
    return state.cells[on.HELD_BACK] >> state.turn & 1 != 0 and state.cells[on.BUSY] == 0


def _pass(state: Board, seat: i64) -> None:
    """Who passes shows whether there was something to play; with it, the turn does not count (TK-13.7)."""
    cells = state.cells
    if cells[on.IN_HAND + seat] > 0:
        raise HiddenInformation("whether that hand holds something to play")
    kinds = playable(state, seat, cards.PLAYABLE)
    cells[on.HELD_BACK] &= ~bit(seat)
    if kinds & state.hand_mask(seat):
        cells[on.HELD_BACK] |= bit(seat)
        if state.log is not None:
            state.log.append(events.HeldBack(seat, members(kinds)))
        return
    kind: i64
    for kind in range(cards.KINDS):
        if kinds >> kind & 1:
            state.absent(kind, bit(on.IN_HAND + seat))


def playable(state: Board, seat: i64, kinds: i64) -> i64:
    """Those of the given kinds that may lead a play now (TK-3.2, TK-4.1 to TK-4.4, TK-9.11.1)."""
    kinds &= cards.PLAYABLE & ~state.cells[on.BANNED]
    if state.is_early():
        kinds &= cards.EARLY
    if kinds & cards.DEFENCES and building.building_bases(state, seat, False) == 0:
        kinds &= ~cards.DEFENCES
    if kinds & cards.TRAPS and building.building_bases(state, seat, True) == 0:
        kinds &= ~cards.TRAPS
    rest = kinds & cards.AIMED
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        if not effects.has_target(state, seat, kind):
            kinds &= ~bit(kind)
    return kinds


def _why_unplayable(state: Board, seat: i64, kind: i64) -> str:
    """The rule by which a card that could lead a play has no use now."""
    if state.cells[on.BANNED] >> kind & 1:
        return (
            "TK-10.7" if cards.ATTACKS >> kind & 1 else "TK-10.8" if cards.ACTIONS >> kind & 1 else "TK-10.6"
        )
    if cards.ACTIONS >> kind & 1:
        return effects.why_no_target(state, seat, kind, do.DECK)
    return building.why_no_room(state, cards.TRAPS >> kind & 1 != 0, state.bases_of(seat))


def _lead(state: Board, seat: i64, kind: i64) -> None:
    """A card that lies on the table, or in the fingers if it is a Trap, leads a play."""
    cells = state.cells
    cells[on.BUSY] = 1
    cells[on.IDLE] = 0
    cells[on.HELD_BACK] = 0
    cells[on.CARD] = kind
    if kind == cards.LAND:
        building.lay_land(state, seat)
    elif kind == cards.MERCY:
        state.ask(on.ASK_MERCY, bit(seat))
    elif cards.ATTACKS >> kind & 1:
        lead_attack(state, seat)
    elif kind == cards.FORTUNE:
        building.take_extra_turn(state)
    elif cards.AIMED >> kind & 1:
        state.ask(on.ASK_TARGET, bit(seat))
    else:
        if cards.TRAPS >> kind & 1:
            cells[on.CARD] = cards.TRAP_REAL  # which Trap it is stays with the card
        state.ask(on.ASK_BUILD, bit(seat))


class Spied(BoardQuestion):
    """Whether the card that a Spy brought is played at once, free, or kept (TK-9.10.5)."""

    about = About("spied", "TK-9.10.5", between_plays=True)

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        found = playable(state, seat, bit(state.cells[on.HELD]))
        menu.add(do.KEEP, 1 | found << do.PLAY - do.KEEP)

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        cells = state.cells
        kind = cells[on.HELD]
        if action == do.KEEP:
            cells[on.HELD] = NONE
            kingdoms.to_hand(state, kind, on.IN_HELD, 1, seat, bit(seat))
            turn.go_on(state)
            return
        if not cards.TRAPS >> kind & 1:
            cells[on.HELD] = NONE
            cells[on.PLAYED + kind] += 1
            state.moved(kind, on.IN_HELD, on.IN_PLAYED, 1, EVERYONE)
        _lead(state, seat, kind)

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        kind = action - do.PLAY
        if kind < 0 or kind != state.cells[on.HELD]:
            return self.about.rule
        if not cards.PLAYABLE >> kind & 1:
            return "TK-9.10.6"
        if state.is_early() and not cards.EARLY >> kind & 1:
            return "TK-4.4"
        return _why_unplayable(state, seat, kind)


class Answer(BoardQuestion):
    """Whether the victim lets a play happen, or blocks it with a card (TK-8.1)."""

    about = About(
        "answer", "TK-8.1", passes_by="let", reasons={"answer:mutiny": "TK-8.5", "answer:sabotage": "TK-8.6"}
    )

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.LET, 1 | _answers(state, seat) << do.ANSWER - do.LET)

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """A block stops the whole play; its cards are discarded (TK-8.7 to TK-8.9)."""
        card: i64 = do.ANSWERS[action - do.ANSWER] if action != do.LET else i64(NONE)
        if card >= 0:
            kingdoms.answer_with(state, seat, card)
        if state.log is not None:
            state.log.append(events.Answered(seat, state.cells[on.CARD], card if card >= 0 else None))
        attack = cards.ATTACKS >> state.cells[on.CARD] & 1 != 0
        if card >= 0 and attack:
            block_portions(state, seat)
        elif card >= 0:
            turn.end_play(state)
        elif attack:
            ask_victims(state, seat)
        else:
            effects.act(state)

    def rollout(self, state: Board, seat: i64, rng: Rng) -> i64:
        return rollout_answer(_answers(state, seat), rng)


def _answers(state: Board, seat: i64) -> i64:
    """The cards in hand that block the play, by place among the answers (TK-8.4 to TK-8.6, TK-9.6.2)."""
    hand = on.HAND + cards.KINDS * seat
    card = state.cells[on.CARD]
    mask = state.denials(seat)
    if cards.FOOT >> card & 1 and state.cells[hand + cards.MUTINY] > 0:
        mask |= do.BY_MUTINY
    if cards.MACHINES >> card & 1 and state.cells[hand + cards.SABOTAGE] > 0:
        mask |= do.BY_SABOTAGE
    return mask
