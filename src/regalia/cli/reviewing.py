"""A review in words, for the terminal and for a page."""

from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.scene import Scene
from regalia.cli.tables import make_table
from regalia.cli.words import Words, player_names
from regalia.kernel.match import Drafting, Match
from regalia.kernel.state import Observation
from regalia.kernel.zones import SPECTATOR
from regalia.review.report import KeyMoment, Review, SeatRow, Steps
from regalia.review.verdicts import BLUNDER, DOUBTFUL, MISTAKE
from regalia.review.work import Decision

SIGNS = {DOUBTFUL: "~", MISTAKE: "?", BLUNDER: "X"}


def points(chance: float, digits: int = 1) -> str:
    """A difference of chances in points of a hundred, without a sign before nothing."""
    text = f"{100 * chance:+.{digits}f}"
    return text[1:] if float(text) == 0 else text.replace("-", "\N{MINUS SIGN}")


def with_error(chance: float, error: float) -> str:
    """The same with its standard error."""
    return f"{points(chance)} ± {100 * error:.1f}"


def observations(match: Match) -> list[Observation]:
    """What each ply was decided by; the deal, which nobody decides, has the first one."""
    again = Match.replay(match.record(), 0)
    found = [again.observe(SPECTATOR)]
    for ply in match.plies:
        found.append(again.observe(ply.seat))
        again.commit(ply.seat, ply.actions)
    return found


class Telling:
    """The words of one review. The seat that it is for, if there is one, is called "you"."""

    def __init__(self, review: Review, match: Match, seat: int | None) -> None:
        self.review = review
        self.game = match.game
        viewer = SPECTATOR if seat is None else seat
        names = player_names(Catalogue([SHARED]), match.setup.seats, viewer, None)
        self.words = Words(match.game, match.setup.space, names, viewer, match.setup.names)
        self.say = self.words.say
        self.names = names
        self.table = make_table(match.setup, self.words)
        self.seen = observations(match)

    def title(self) -> str:
        """What it is a review of."""
        return self.say("review-title", game=self.say(self.review.game))

    def about(self) -> str:
        """How long the game was, and how much work went into the review."""
        return self.say("review-about", plays=len(self.review.points) - 1, form=self.review.form)

    def play(self, ply: int, steps: Steps) -> str:
        """A play in words: its choices one after the other, as its seat saw the table."""
        told = []
        drafting = Drafting(self.game, self.seen[ply])
        for prompt, name in steps:
            action = self.game.actions.parse(name)
            ahead = drafting.preview()
            while action not in ahead.legal or ahead.observation.state.prompt(drafting.seat) != prompt:
                drafting.add(ahead.legal[0])  # a step that left no choice, and is not told
                ahead = drafting.preview()
            told.append(self.table.answer(Scene(self.game, ahead.observation), name, prompt))
            drafting.add(action)
        return " \N{RIGHTWARDS ARROW} ".join(told)

    def played(self, decision: Decision) -> str:
        """What was played."""
        return self.play(decision.ply, decision.played)

    def verdict(self, decision: Decision) -> str:
        """What a decision is called."""
        return self.say(f"review-verdict-{decision.verdict}")

    def cost(self, decision: Decision) -> str:
        """What a decision cost."""
        return self.number(with_error(decision.loss, decision.error).lstrip("+"))

    def number(self, text: str) -> str:
        """A number as the language writes it."""
        return text.replace(".", self.say("review-decimal-mark"))

    def better(self, decision: Decision) -> str:
        """What would have been better, if anything."""
        return (
            self.say("review-same")
            if decision.best == decision.played
            else self.play(decision.ply, decision.best)
        )

    def moment(self, moment: KeyMoment) -> str:
        """A moment that decided the game, in a sentence."""
        amount = f"{100 * abs(moment.change):.0f}"
        variables = {**self.words.who("player", [moment.seat]), "ply": moment.ply, "points": amount}
        if moment.sort == "loss":
            decision = next(one for one in self.review.decisions if one.ply == moment.ply)
            variables |= {"played": self.played(decision), "best": self.play(decision.ply, decision.best)}
            return self.say("review-moment-loss", **variables)
        variables["change"] = "good" if moment.change > 0 else "bad"
        if moment.ply == 0:
            return self.say("review-moment-deal", **variables)
        played = self.play(moment.ply, self.review.points[moment.ply].play.steps)
        variables |= {**self.words.who("actor", [moment.by]), "played": played}
        return self.say(f"review-moment-{moment.sort}", **variables)

    def end(self, row: SeatRow) -> str:
        """How it ended for a seat."""
        how = "won" if row.result > 0.999 else "shared" if row.result > 0.001 else "lost"
        return self.say(f"review-end-{how}")

    def signs(self) -> str:
        """What the signs below a curve mean."""
        return self.say("review-signs", **SIGNS)

    def row(self, row: SeatRow) -> list[str]:
        """What brought a seat to its end, cell by cell."""
        judged = row.seat in self.review.judged
        numbers = [
            str(row.decisions) if judged else "",
            ""
            if row.error_rate is None
            else f"{points(row.error_rate, 2).lstrip('+')} ± {100 * row.error_rate_error:.2f}",
            f"{100 * row.start:.0f}",
            with_error(row.luck, row.luck_error),
            points(row.others),
            points(-row.loss) if judged else "",
            points(row.rest),
            f"{100 * row.result:.0f}",
        ]
        return [self.names[row.seat], *map(self.number, numbers)]

    def row_heads(self) -> list[str]:
        """The heads of those cells."""
        columns = ("player", "decisions", "error-rate", "start", "luck", "others", "loss", "rest", "result")
        return [self.say(f"review-column-{column}") for column in columns]
