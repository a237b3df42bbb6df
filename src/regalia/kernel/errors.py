"""Everything that can be refused, each with words for the one who asked."""


class RegaliaError(Exception):
    """Something asked of Regalia cannot be done; the text says what and why.

    >>> import regalia
    >>> try:
    ...     regalia.game("brutal-kingdm")
    ... except regalia.RegaliaError as error:
    ...     print(error)
    there is no game 'brutal-kingdm'; did you mean brutal-kingdom?
    """


class UnknownAction(RegaliaError):
    """The name or number is no action of this game at all."""


class IllegalAction(RegaliaError):
    """An action of this game, but not one this seat may choose now."""


class UnknownSeat(RegaliaError):
    """There is no such seat at this table."""


class NotToDecide(RegaliaError):
    """This seat has nothing to decide at the moment."""


class IncompleteDraft(RegaliaError):
    """The play needs more choices before it can be committed."""


class BadOption(RegaliaError):
    """An option, seat count or seed that the game does not have."""


class UnknownGame(RegaliaError):
    """No game of that name is registered."""


class UnknownBot(RegaliaError):
    """No bot of that name is registered."""


class BadComponents(RegaliaError):
    """A components file that does not describe a playable game."""


class BadRecord(RegaliaError):
    """A record that was cut, edited, or made by other rules or components."""


class BadPosition(RegaliaError):
    """A position that cannot be read, or that no game can come to."""


class Contradiction(RegaliaError):
    """A witness that allows no world at all: a fault of the engine, never of a player."""


class HiddenInformation(RegaliaError):
    """A redacted state was asked for something that its viewer cannot see."""
