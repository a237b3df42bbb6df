"""What games that are not rebuilt yet have in place of the kernel's own way."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.kernel.arrange import Arrangement
from regalia.kernel.bits import lowest
from regalia.kernel.rng import BLIND
from regalia.kernel.state import State
from regalia.kernel.witness import Witness


@mypyc_attr(allow_interpreted_subclasses=True)
class OldState(State):
    """A state that keeps its fields by itself."""

    def redact(self, viewer: i64) -> State:
        seen = self.copy()
        seen.rng = BLIND
        hidden: i64 = self.space.all & ~self.visible_zones(viewer)
        while hidden:
            seen.hide(lowest(hidden))
            hidden &= hidden - 1
        seen.hide_choices(viewer)
        return seen

    def arrangement(self, witness: Witness) -> Arrangement:
        count: i64 = len(self.space.zones)
        sizes = vec[i64]([0] * count)
        zone: i64 = 0
        while zone < count:
            sizes[zone] = self.hidden_count(zone)
            zone += 1
        return Arrangement(sizes, self.hidden_pool(), witness)
