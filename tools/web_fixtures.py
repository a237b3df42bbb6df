"""Writes web/tests/fixtures: what our words say of games, for the browser to say the same; deals to check."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.drafts import bot_draft
from regalia.cli.language import ENGLISH, offered, speaking, spoken
from regalia.cli.words import Words, player_names
from regalia.kernel.bits import members
from regalia.kernel.events import Event
from regalia.kernel.fair import Deal, Kind, Opened, Party, Proof, Terms, Why, commitment_to
from regalia.kernel.game import find_game, game_names
from regalia.kernel.match import Drafting, Match
from regalia.kernel.setup import OptionValue
from regalia.kernel.view import View
from regalia.kernel.zones import SPECTATOR

FOLDER = Path(__file__).parent.parent / "web" / "tests" / "fixtures"
EACH = 2  # sentences of one shape are enough


def shape(words: Words, event: Event) -> str:
    """The same for events that are told in the same way, whoever and whatever they are about."""
    numbers = [getattr(event, field, None) for field in ("source", "target", "zone")]
    zones = [words.space.zones[number].name.partition(":")[0] for number in numbers if number is not None]
    kind = getattr(event, "kind", 0) is None or getattr(event, "kinds", 0) is None
    return f"{event.__struct_config__.tag} {zones} {kind} {getattr(event, 'seat', '') == words.viewer}"


def play(name: str) -> tuple[Match, dict[int, dict[tuple[str, str], None]]]:
    """A game between bots, and what each seat was asked and could answer."""
    match = Match(find_game(name).setup(), bytes(15) + b"\1")
    answers: dict[int, dict[tuple[str, str], None]] = {seat: {} for seat in range(match.setup.seats)}
    while not match.over:
        seat = members(match.state.deciders())[0]
        draft = bot_draft(match, seat)
        drafting = Drafting(match.game, match.observe(seat))
        for action in draft:
            view = match.game.view(drafting.preview().observation)
            assert isinstance(view, View)
            assert view.asked is not None
            answers[seat] |= {(legal, view.asked.prompt): None for legal in view.asked.legal}
            drafting.add(action)
        match.commit(seat, draft)
    return match, answers


def tell(match: Match, answers: dict[tuple[str, str], None], viewer: int) -> dict[str, Any]:
    """All that one reader is told, each kind of sentence a few times."""
    space = match.setup.space
    names = player_names(Catalogue([SHARED]), match.setup.seats, 0, "Mia")
    words = Words(match.game, space, names, viewer, match.setup.names)
    seen: dict[str, int] = {}
    events = []
    for ply in match.events(viewer):
        shapes = {shape(words, event) for event in ply}
        if any(seen.get(one, 0) < EACH for one in shapes):
            events.append((ply, words.events(ply)))
        for one in shapes:
            seen[one] = seen.get(one, 0) + 1
    prompts = {prompt for _, prompt in answers}
    return {
        "language": spoken(),
        "game": match.game.name,
        "kinds": space.kinds,
        "zones": [zone.name for zone in space.zones],
        "names": match.setup.names,
        "players": names,
        "viewer": viewer,
        "events": events,
        "prompts": [(prompt, viewer, words.prompt(prompt, viewer)) for prompt in sorted(prompts)],
        "actions": [(action, prompt, words.action(action, prompt)) for action, prompt in answers],
        "places": [(zone, words.zone(zone)) for zone in here(match)],
    }


def here(match: Match) -> list[int]:
    """The zones that there are with this number of players."""
    names = [zone.name.split(":") for zone in match.setup.space.zones]
    owned = ("hand", "pass", "stack", "pile", "town", "wall", "army", "aid", "front")
    return [at for at, name in enumerate(names) if name[0] not in owned or int(name[1]) < match.setup.seats]


def make_deals() -> Proof:
    """A deal that was played after a void one and one that was put away, each with all kinds of seats."""
    done: list[Opened] = []
    ends: tuple[Why, ...] = ("void", "closed", "played")
    for number, why in enumerate(ends):
        table, secret = f"table{min(number, 1)}", f"{number + 1:064x}"
        options: dict[str, OptionValue] = {"ways": "fünf", "target": 100, "open": True, "all": False}
        terms = Terms("brutal-kingdom", 3, options, "c0" * 32, [opened.deal.commitment for opened in done])
        kinds: list[Kind] = ["person", "bot", "person", "absent"]
        deal = Deal(table, commitment_to(table, secret), terms, kinds, [""] * 4)
        parties = {
            seat: Party(table, deal.commitment, seat, f"{16 * number + seat + 1:064x}") for seat in (0, 2)
        }
        for seat, party in parties.items():
            deal = deal.pledged(seat, party.pledge)
        shares = [parties[0].share, "", "" if why == "void" else parties[2].share, ""]
        done.append(deal.opened(secret, shares, why))
    proof = Proof(done[-1], done[:-1])
    proof.check()
    return proof


def make_words() -> str:
    """What our words say of all games."""
    told = []
    for name in game_names():
        match, answers = play(name)
        for language in offered():
            with speaking(language):
                viewers = (0, SPECTATOR) if language == ENGLISH else (0,)
                told += [tell(match, answers.get(viewer, {}), viewer) for viewer in viewers]
    return "[\n" + ",\n".join(msgspec.json.encode(one).decode() for one in told) + "\n]\n"


def main() -> int:
    """Write the files, or with `--check` compare them."""
    deals = msgspec.json.format(msgspec.json.encode(make_deals())).decode() + "\n"
    files = {FOLDER / "words.json": make_words(), FOLDER / "fair.json": deals}
    if "--check" in sys.argv:
        stale = [file for file, text in files.items() if not file.exists() or file.read_text("utf-8") != text]
        for file in stale:
            print(f"web/tests/fixtures/{file.name} is not current: run `make types`", file=sys.stderr)
        return len(stale)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file, text in files.items():
        file.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
