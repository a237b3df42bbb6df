"""What can be read of the games without JavaScript: by search engines, in previews, without a network."""

from functools import cache
from html import escape

import msgspec
from markdown_it import MarkdownIt

from regalia.kernel.game import find_game, game_names
from regalia.lessons.course import find_course
from regalia.server.http.words import Words, title_of

TAGLINE = "Five games of crowns and intrigue, with friends and with bots that never cheat. No account needed."
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
PARTS = {"rules": "Rules", "cards": "Cards", "learn": "Lessons"}
SEATS = {f"seat{seat}": f"Player {seat + 1}" for seat in range(10)}


class Text(msgspec.Struct, frozen=True):
    """A page as text: what search engines and previews show of it, and what it says."""

    title: str
    description: str = TAGLINE
    body: str = ""  # HTML
    game: str = ""  # whose picture it is shown with
    indexed: bool = True


@cache
def words_of(game: str) -> Words:
    """The words of a game."""
    return Words(find_game(game))


def _link(path: str, text: str) -> str:
    return f'<a href="{escape(path)}">{escape(text)}</a>'


def _links(game: str) -> str:
    """Links to the pages of a game."""
    return " · ".join(_link(f"/{part}/{game}", title) for part, title in PARTS.items())


def _games() -> str:
    """Every game, with links to its pages."""
    lines = []
    for name in game_names():
        words = words_of(name)
        lines.append(f"<h2>{escape(words.title)}</h2><p>{escape(words.pitch)}</p><p>{_links(name)}</p>")
    return "".join(lines)


@cache
def home() -> Text:
    """The first page."""
    return Text("Regalia", body=f"<h1>Regalia</h1><p>{escape(TAGLINE)}</p>{_games()}")


def plain(title: str = "Regalia", game: str = "") -> Text:
    """A page of a table or of a person: with nothing to be read, and not to be found."""
    description = f"You are invited to a game of {title_of(game)}." if game else TAGLINE
    return Text(title, description, game=game, indexed=False)


@cache
def lost() -> Text:
    """The page for addresses that there are not."""
    help_text = (
        "<h1>There is no such page</h1><p>The address may have a mistake in it, or what was here has been "
        f"put away. A table's address looks like <code>/t/k3x9qd</code>. {_link('/', 'To all games')}</p>"
    )
    games = "".join(f"<li>{escape(title_of(name))}: {_links(name)}</li>" for name in game_names())
    return Text("There is no such page · Regalia", body=f"{help_text}<ul>{games}</ul>", indexed=False)


def about_game(part: str, game: str) -> Text | None:
    """The rules, the cards or the lessons of a game; None if there is no such game."""
    return _about(part, game) if game in game_names() else None


@cache
def _about(part: str, game: str) -> Text:
    words = words_of(game)
    write = {"rules": _rules, "cards": _cards, "learn": _lessons}[part]
    others = [_link(f"/{one}/{game}", title) for one, title in PARTS.items() if one != part]
    nav = " · ".join([*others, _link("/", "All games")])
    head = f"<h1>{escape(words.title)}: {PARTS[part]}</h1><p>{escape(words.pitch)}</p><p>{nav}</p>"
    return Text(f"{words.title} · {PARTS[part]} · Regalia", words.pitch, head + write(game), game)


def _rules(game: str) -> str:
    text = (find_game(game).folder / "RULES.md").read_text("utf-8")
    rendered: str = MARKDOWN.render(text)
    return rendered.replace("<h1>", "<h2>").replace("</h1>", "</h2>")


def _cards(game: str) -> str:
    items = [f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in words_of(game).cards()]
    return f"<dl>{''.join(items)}</dl>"


def _lessons(game: str) -> str:
    words = words_of(game)
    parts = []
    for lesson in find_course(game).written:
        steps = [words.say(lesson.words(step), **SEATS) for step in lesson.steps]
        said = "".join(f"<li>{escape(step)}</li>" for step in steps if step)
        link = _link(f"/learn/{game}/{lesson.id}", "Play this lesson")
        title = escape(words.say(lesson.title))
        parts.append(f"<h2>{lesson.number}. {title}</h2><ol>{said}</ol><p>{link}</p>")
    return "".join(parts)
