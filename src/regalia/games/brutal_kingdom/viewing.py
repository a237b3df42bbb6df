"""Making the view of one viewer. It is compiled; the structs it fills are not."""

from regalia.games.brutal_kingdom.actions import EXECUTIONER, SPACE
from regalia.games.brutal_kingdom.board import HAND, MIDDLE, OFFERED, PASSING
from regalia.games.brutal_kingdom.phases import PASS_DARK, PROMPTS, RULES
from regalia.games.brutal_kingdom.state import BrutalKingdom
from regalia.games.brutal_kingdom.view import BrutalKingdomView, Card, Seat, Threat
from regalia.kernel.bits import members
from regalia.kernel.state import Observation
from regalia.kernel.viewing import absent, ask, known, missing, unseen


def make_view(observation: Observation) -> BrutalKingdomView:
    """The table as this observation shows it."""
    state = observation.state
    assert isinstance(state, BrutalKingdom)
    counts = state.zone_counts()
    return BrutalKingdomView(
        game="brutal-kingdom",
        viewer=observation.viewer,
        deciders=members(state.deciders()),
        asked=ask(observation, SPACE, RULES),
        known=known(observation),
        absent=absent(observation),
        unseen=unseen(observation),
        missing=missing(observation),
        question=PROMPTS[state.phase],
        chapter=state.chapter,
        round=state.round,
        starter=state.starter,
        turn=state.turn,
        seats=[_seat(state, seat, counts) for seat in range(state.seats)],
        middle=[counts[MIDDLE + slot] > 0 for slot in range(4)],
        middle_seen=[kind if kind >= 0 else None for kind in state.middle],
        offered=next((back for back in range(2) if counts[OFFERED + back]), None),
        stock=list(state.stock),
        chapel=list(state.chapel),
        worth=[state.worth(colour) for colour in range(3)],
        named=state.named if state.named >= 0 else None,
        inquisitor_rank=state.inquisitor_rank,
        out=members(state.box),
        over=state.deciders() == 0,
    )


def _seat(state: BrutalKingdom, seat: int, counts: list[int]) -> Seat:
    return Seat(
        light=counts[HAND + seat],
        dark=counts[HAND + 4 + seat],
        hand=members(state.hand[seat]),
        chosen=state.phase <= PASS_DARK and counts[PASSING + 4 * state.phase + seat] > 0,
        passing=state.passing[seat] if state.passing[seat] >= 0 else None,
        stack=[Card(kind, bool(state.face_up >> kind & 1)) for kind in state.stack_of(seat)],
        threat=_threat(state, seat),
        tokens=[state.tokens[3 * seat + colour] for colour in range(3)],
        kills=state.kills[seat],
        score=state.score(seat),
    )


def _threat(state: BrutalKingdom, seat: int) -> Threat | None:
    top = state.face_up_top(seat)
    if top < 0 or not state.threatens(top):
        return None
    return Threat(top, [state.named] if top == EXECUTIONER else members(state.cast.victims[top]))
