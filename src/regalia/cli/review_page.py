"""A review as one page that needs nothing else: curves as SVG, readable without colour, light and dark."""

from html import escape

from regalia.cli.language import spoken
from regalia.cli.reviewing import SIGNS, Telling
from regalia.review.report import SeatRow
from regalia.review.verdicts import NAMED

WIDTH, HEIGHT = 360, 110  # of a curve, in units of its drawing: legible on a phone held upright
LEFT, RIGHT, TOP, BOTTOM = 30, 14, 8, 22

STYLE = """
:root { color-scheme: light dark; --ink: #1c1a17; --paper: #fbf8f2; --soft: #6b645a; --rule: #d8d0c2; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece6da; --paper: #1a1815; --soft: #a89f90; --rule: #45403a; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; margin: 0; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
p, li { max-width: 42rem; } .soft { color: var(--soft); }
.curves { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1rem; }
figure { margin: 0; } figcaption { font-weight: 600; }
svg { display: block; width: 100%; height: auto; }
svg text { font: 10px system-ui, sans-serif; fill: var(--soft); }
svg .mark { font-size: 13px; font-weight: 700; fill: var(--ink); }
.moment circle { fill: var(--paper); stroke: var(--ink); }
svg .moment text { font-size: 11px; font-weight: 700; fill: var(--ink); }
.moment:target circle { fill: var(--ink); }
svg .moment:target text { fill: var(--paper); }
tr:target td { background: var(--rule); }
a { color: inherit; text-underline-offset: .2em; }
.table { fill: none; stroke: var(--ink); stroke-width: 2; }
.open { fill: none; stroke: var(--ink); stroke-width: 1.2; stroke-dasharray: 2 3; }
.key { white-space: nowrap; margin-right: 1em; }
.rule { stroke: var(--rule); stroke-width: 1; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .3rem .5rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--rule); }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
tr.doubtful td:last-child, tr.mistake td:last-child, tr.blunder td:last-child { font-weight: 700; }
"""


def write_page(telling: Telling) -> str:
    """The page."""
    say, review = telling.say, telling.review
    moments = [
        f'<li><a href="#moment-{number}">{escape(telling.moment(moment))}</a></li>'
        for number, moment in enumerate(review.moments, 1)
    ]
    told = f"<ol>{''.join(moments)}</ol>" if moments else f"<p>{escape(say('review-moments-none'))}</p>"
    curves = "".join(_figure(telling, row) for row in review.rows)
    return f"""<!doctype html>
<html lang="{escape(spoken())}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(telling.title())}</title>
<style>{STYLE}</style>
<h1>{escape(telling.title())}</h1>
<p class="soft">{escape(telling.about())}</p>
<h2>{escape(say("review-chances"))}</h2>
<p><span class="key">{_key("table")} {escape(say("review-by-table"))}</span>
<span class="key">{_key("open")} {escape(say("review-by-open"))}</span><br>
{escape(telling.signs())}</p>
<div class="curves">{curves}</div>
<h2>{escape(say("review-moments"))}</h2>
{told}
<h2>{escape(say("review-decisions"))}</h2>
{_decisions(telling)}
<h2>{escape(say("review-seats"))}</h2>
{_seats(telling)}
<p class="soft">{escape(say("review-explained"))}</p>
</html>
"""


def _key(sight: str) -> str:
    """A piece of a line, to tell which is which."""
    return (
        '<svg viewBox="0 0 28 10" style="display:inline-block;width:28px" aria-hidden="true">'
        f'<path class="{sight}" d="M0 5H28"/></svg>'
    )


def _figure(telling: Telling, row: SeatRow) -> str:
    """The curves of one seat, with a sign where it lost something."""
    name = telling.names[row.seat]
    review = telling.review
    last = max(1, len(review.points) - 1)

    def across(ply: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * ply / last

    def down(chance: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)

    def path(sight: str) -> str:
        values = [(point.ply, point.table if sight == "table" else point.open) for point in review.points]
        spots = [f"{across(ply):.1f} {down(value[row.seat]):.1f}" for ply, value in values if value]
        return f'<path class="{sight}" d="M{" L".join(spots)}"/>' if spots else ""

    rules = "".join(
        f'<path class="rule" d="M{LEFT} {down(share):.1f}H{WIDTH - RIGHT}"/>'
        f'<text x="{LEFT - 4}" y="{down(share) + 3:.1f}" text-anchor="end">{100 * share:.0f}</text>'
        for share in (0.0, 0.5, 1.0)
    )
    marks = "".join(
        f'<a href="#play-{one.ply}">'
        f'<text class="mark" x="{across(one.ply):.1f}" y="{HEIGHT - 9}" text-anchor="middle">'
        f"<title>{one.ply}: {escape(telling.verdict(one))}, {escape(telling.cost(one))}</title>"
        f"{SIGNS[one.verdict]}</text></a>"
        for one in review.decisions
        if one.seat == row.seat and one.verdict in NAMED
    )
    moments = "".join(
        f'<g id="moment-{number}" class="moment" transform="translate({across(moment.ply):.1f} {TOP + 8})">'
        f'<title>{escape(telling.moment(moment))}</title><circle r="8"/>'
        f'<text y="4" text-anchor="middle">{number}</text></g>'
        for number, moment in enumerate(review.moments, 1)
        if moment.seat == row.seat
    )
    ends = "".join(
        f'<text x="{across(ply):.1f}" y="{HEIGHT - 1}" text-anchor="middle">{ply}</text>'
        for ply in sorted({0, last // 2, last})
    )
    start = telling.say("review-start", chance=f"{100 * row.start:.0f}")
    heard = f"{name}: {start}; {telling.end(row)}"
    return (
        f"<figure><figcaption>{escape(name)}: {escape(telling.end(row))}</figcaption>"
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(heard)}">'
        f"{rules}{path('open')}{path('table')}{moments}{marks}{ends}</svg></figure>"
    )


def _decisions(telling: Telling) -> str:
    say = telling.say
    columns = ("play", "player", "played", "best", "cost", "verdict")
    heads = "".join(f"<th>{escape(say(f'review-column-{column}'))}</th>" for column in columns)
    rows = "".join(
        f'<tr id="play-{one.ply}" class="{one.verdict}"><td class="number">{one.ply}</td>'
        f"<td>{escape(telling.names[one.seat])}</td>"
        f"<td>{escape(telling.played(one))}</td><td>{escape(telling.better(one))}</td>"
        f'<td class="number">{escape(telling.cost(one))}</td><td>{escape(telling.verdict(one))}</td></tr>'
        for one in telling.review.decisions
    )
    return f'<div class="scroll"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'


def _seats(telling: Telling) -> str:
    heads = "".join(
        f"<th{' class=number' if at else ''}>{escape(head)}</th>"
        for at, head in enumerate(telling.row_heads())
    )
    rows = ""
    for row in telling.review.rows:
        name, *cells = map(escape, telling.row(row))
        numbers = "".join(f'<td class="number">{cell}</td>' for cell in cells)
        rows += f"<tr><td>{name}</td>{numbers}</tr>"
    return f'<div class="scroll"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'
