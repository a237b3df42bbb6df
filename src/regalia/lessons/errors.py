"""What can be wrong with a lesson, or with how someone asks for one."""

from regalia.kernel.errors import RegaliaError


class BadLesson(RegaliaError):
    """A file of a course that cannot be played; the text begins with the file and the line."""


class UnknownLesson(RegaliaError):
    """The game has no lesson of that name or number."""
