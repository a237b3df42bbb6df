"""The story of a game: what a reader was told, as sentences, head lines and tables of points."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from regalia.cli.words import Words
from regalia.kernel.events import Event, Moved, Tallied

MANY = 7  # sentences that still make a paragraph; more of them, as in a scoring, stand below each other


class Tally(NamedTuple):
    """A summary of points: the heads of its columns, and for each player a name and the numbers."""

    columns: list[str]
    rows: list[tuple[str, list[int]]]


class Line(NamedTuple):
    """A line of the story; `head` is 1 for the head line of a part of the game, 2 for that of a turn."""

    text: str
    head: int = 0
    tally: Tally | None = None


def story(words: Words, plays: Iterable[Sequence[Event]]) -> list[Line]:
    """What a reader was told of these plays: sentences of a play together, heads and tables alone."""
    lines = []
    for events in plays:
        lines += _tell_play(words, events)
    return lines


def _tell_play(words: Words, events: Sequence[Event]) -> list[Line]:
    lines: list[Line] = []
    plain: list[Event] = []
    for event in [*events, None]:
        head = words.lexicon.heads.get(str(event.__struct_config__.tag), 0) if event else 0
        if event is not None and not head and not isinstance(event, Tallied):
            plain.append(event)
            continue
        said = words.events(plain)
        lines += [Line(text) for text in (said if len(said) > MANY else [" ".join(said)]) if text]
        plain = []
        if isinstance(event, Tallied):
            lines.append(Line(words.say(f"tally-{event.what}"), 0, tally(words, event)))
        elif event is not None and (text := words.event(event)):
            lines.append(Line(text, head))
    return lines


def tally(words: Words, event: Tallied) -> Tally:
    """A summary in words."""
    columns = [words.say(f"tally-column-{column}") for column in event.columns]
    return Tally(columns, list(zip(words.players, event.rows, strict=True)))


def openly(words: Words, events: Sequence[Event]) -> list[Event]:
    """What happened in a play for a reader who sees all cards: nothing is told twice."""
    known = {
        event.__struct_config__.tag
        for event in events
        if not isinstance(event, Moved) or event.kind is not None
    }
    twice = {tag for tag, teller in words.lexicon.openly.items() if teller in known}
    return [event for event in events if event.__struct_config__.tag not in twice]
