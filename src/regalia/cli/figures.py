"""Figures and tables of them, as the language that is spoken writes them."""

from rich.box import SIMPLE_HEAD
from rich.table import Table

from regalia.cli.speech import say


def number(text: str) -> str:
    """A number with the marks of the language: 1,234.5 is 1.234,5 in German."""
    marks = say("told-marks")
    return text.translate({ord("."): marks[0], ord(","): marks[1]})


def percent(share: float) -> str:
    """A share in hundredths, as in 52.6%."""
    return say("told-percent", number=number(f"{100 * share:.1f}"))


def interval(low: float, high: float) -> str:
    """What a share lies between."""
    return say("told-interval", low=number(f"{100 * low:.1f}"), high=percent(high))


def rate(per_second: int) -> str:
    """A rate in a few characters, as in 4.71 M, 629 k or 45.6 k."""
    if per_second >= 1_000_000:
        return number(f"{per_second / 1e6:.2f} M")
    return number(f"{per_second / 1e3:.{1 if per_second < 100_000 else 0}f} k")


def make_table(title: str, caption: str | None = None) -> Table:
    """A table without lines around it, to be filled."""
    return Table(
        title=title or None, title_justify="left", caption=caption, caption_justify="left",
        box=SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0),
    )  # fmt: skip


def add_columns(table: Table, *names: str, whole: bool = False) -> None:
    """Columns of numbers by the names that the catalogue has for them; `whole` ones break no lines."""
    for name in names:
        table.add_column(say(f"told-column-{name}"), justify="right", no_wrap=whole)
