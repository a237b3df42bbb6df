"""What can be read of the games without JavaScript: by search engines, in previews, without a network."""

from functools import cache
from html import escape

import msgspec
from markdown_it import MarkdownIt

from regalia.kernel.game import find_game, game_names
from regalia.lessons.course import find_course
from regalia.server.http.words import Words, speech, title_of

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
PARTS = ("rules", "cards", "learn")


class Text(msgspec.Struct, frozen=True):
    """A page as text: what search engines and previews show of it, and what it says."""

    language: str
    title: str
    description: str
    body: str = ""  # HTML
    game: str = ""  # whose picture it is shown with
    indexed: bool = True


@cache
def words_of(game: str, language: str) -> Words:
    """The words of a game."""
    return Words(find_game(game), language)


def _link(path: str, text: str) -> str:
    return f'<a href="{escape(path)}">{escape(text)}</a>'


def _say(language: str, message: str, **variables: object) -> str:
    return speech(language).say(f"public-{message}", **variables)


def _links(game: str, language: str) -> str:
    """Links to the pages of a game."""
    return " · ".join(_link(f"/{part}/{game}", _say(language, part)) for part in PARTS)


def _games(language: str) -> str:
    """Every game, with links to its pages."""
    lines = []
    for name in game_names():
        words = words_of(name, language)
        about = f"<h2>{escape(words.title)}</h2><p>{escape(words.pitch)}</p>"
        lines.append(f"{about}<p>{_links(name, language)}</p>")
    return "".join(lines)


@cache
def home(language: str) -> Text:
    """The first page."""
    tagline = _say(language, "tagline")
    body = f"<h1>Regalia</h1><p>{escape(tagline)}</p>{_games(language)}"
    return Text(language, "Regalia", tagline, body)


def plain(language: str, game: str = "") -> Text:
    """A page of a table or of a person: with nothing to be read, and not to be found."""
    title = title_of(game, language) if game else ""
    description = _say(language, "invited", game=title) if game else _say(language, "tagline")
    return Text(language, "Regalia", description, game=game, indexed=False)


@cache
def lost(language: str) -> Text:
    """The page for addresses that there are not."""
    title = _say(language, "lost")
    address = "<code>/t/k3x9qd</code>"
    help_text = escape(_say(language, "lost-help", address="@")).replace("@", address)
    said = f"<h1>{escape(title)}</h1><p>{help_text} {_link('/', _say(language, 'to-all'))}</p>"
    games = [
        f"<li>{escape(title_of(name, language))}: {_links(name, language)}</li>" for name in game_names()
    ]
    body = f"{said}<ul>{''.join(games)}</ul>"
    return Text(language, f"{title} · Regalia", _say(language, "tagline"), body, indexed=False)


def about_game(part: str, game: str, language: str) -> Text | None:
    """The rules, the cards or the lessons of a game; None if there is no such game."""
    return _about(part, game, language) if game in game_names() else None


@cache
def _about(part: str, game: str, language: str) -> Text:
    words = words_of(game, language)
    write = {"rules": _rules, "cards": _cards, "learn": _lessons}[part]
    others = [_link(f"/{one}/{game}", _say(language, one)) for one in PARTS if one != part]
    nav = " · ".join([*others, _link("/", _say(language, "all"))])
    named = _say(language, part)
    head = f"<h1>{escape(words.title)}: {escape(named)}</h1><p>{escape(words.pitch)}</p><p>{nav}</p>"
    return Text(language, f"{words.title} · {named} · Regalia", words.pitch, head + write(words), game)


def _rules(words: Words) -> str:
    rendered: str = MARKDOWN.render(words.rules)
    return rendered.replace("<h1>", "<h2>").replace("</h1>", "</h2>")


def _cards(words: Words) -> str:
    items = [f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in words.cards()]
    return f"<dl>{''.join(items)}</dl>"


def _lessons(words: Words) -> str:
    game, language = words.game.name, words.language
    seats = {f"seat{seat}": _say(language, "seat", number=seat + 1) for seat in range(10)}
    parts = []
    for lesson in find_course(game).written:
        steps = [words.say(lesson.words(step), **seats) for step in lesson.steps]
        said = "".join(f"<li>{escape(step)}</li>" for step in steps if step)
        link = _link(f"/learn/{game}/{lesson.id}", _say(language, "play"))
        title = escape(words.say(lesson.title))
        parts.append(f"<h2>{lesson.number}. {title}</h2><ol>{said}</ol><p>{link}</p>")
    return "".join(parts)
