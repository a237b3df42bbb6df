"""What the rules of a game are written with, in one place to import from."""

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.kernel.bits import bit, bit_count, lowest, members, nth, packed, positive
from regalia.kernel.errors import BadOption, HiddenInformation
from regalia.kernel.events import Dealt, Ended, Tallied
from regalia.kernel.layout import NONE
from regalia.kernel.menu import Menu
from regalia.kernel.question import About, Question
from regalia.kernel.rng import Rng
from regalia.kernel.setup import Agreement, Setup
from regalia.kernel.state import Outcome, State, placed
from regalia.kernel.zones import EVERYONE

__all__ = [
    "EVERYONE", "NONE", "About", "Agreement", "BadOption", "Dealt", "Ended", "HiddenInformation", "Menu",
    "Outcome", "Question", "Rng", "Setup", "State", "Tallied", "append", "bit", "bit_count", "i64", "lowest",
    "members", "nth", "packed", "placed", "positive", "vec",
]  # fmt: skip
