"""Making the view of one viewer. It is compiled; the structs it fills are not."""

from regalia.games.kings_blood.actions import KINGS_BLOOD, SPACE
from regalia.games.kings_blood.board import DISCARDS
from regalia.games.kings_blood.phases import PROMPTS, RULES
from regalia.games.kings_blood.state import KingsBlood
from regalia.games.kings_blood.view import KingsBloodView, Person, Player
from regalia.kernel.bits import members
from regalia.kernel.state import Observation
from regalia.kernel.viewing import absent, ask, known, missing, unseen


def make_view(observation: Observation) -> KingsBloodView:
    """The table as this observation shows it."""
    state = observation.state
    assert isinstance(state, KingsBlood)
    question = PROMPTS[state.phase]
    return KingsBloodView(
        game="kings-blood",
        viewer=observation.viewer,
        deciders=members(state.deciders()),
        asked=ask(observation, SPACE, RULES),
        known=known(observation),
        absent=absent(observation),
        unseen=unseen(observation),
        missing=missing(observation),
        question=question,
        deal=state.deal,
        dealer=state.dealer,
        turn=state.turn,
        direction=state.direction,
        pending=state.pending,
        players=[_player(state, seat) for seat in range(state.seats)],
        people=[_person(state, kind) for kind in state.tree.people()],
        generations=state.tree.generations(),
        deck=state.deck_size,
        discards=state.cards(DISCARDS),
        held=_some(state.held),
        holding=state.is_holding(),
        played=_some(state.card),
        mover=_some(state.mover),
        target=_some(state.target),
        couple=[state.placed, state.beside] if question == "marry" else [],
        focus=state.focus if question in ("child", "sibling") else None,
        aside=state.dynasty.advanced and bool(state.cards(state.space.number("aside"))),
        winner=_some(state.winner),
        goal=state.dynasty.target if state.dynasty.series else None,
        over=state.deciders() == 0,
    )


def _some(number: int) -> int | None:
    return number if number >= 0 else None


def _player(state: KingsBlood, seat: int) -> Player:
    return Player(
        cards=state.size[seat],
        hand=[*state.cards(seat), *([KINGS_BLOOD] if state.holder == seat else [])],
        called=bool(state.called >> seat & 1),
        loses_turn=bool(state.lost >> seat & 1),
        score=state.score[seat],
    )


def _person(state: KingsBlood, kind: int) -> Person:
    tree = state.tree
    return Person(
        kind=kind,
        generation=tree.generation(kind),
        column=tree.column(kind),
        covered=tree.is_covered(kind),
        left=tree.is_open(kind, 0),
        right=tree.is_open(kind, 1),
        enthroned=state.enthroned == kind,
        blooded=state.blooded == kind,
    )
