"""A record of a match: a small JSON file from which the match can be played again, to the byte."""

from hashlib import sha256

import msgspec

from regalia.kernel.errors import BadRecord
from regalia.kernel.fair import FirstProof, Proof
from regalia.kernel.setup import OptionValue

FORMAT = 1
STATE_VERSION = 3  # of how a state is written before it is digested


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Set-up, seed and actions by name; `state` is a digest of where they lead, `digest` one of the rest.

    A digest of a state can be compared only with one of the same version.

    >>> import regalia
    >>> match = regalia.Match(regalia.game("brutal-kingdom").setup(seats=3), seed=bytes(16))
    >>> ply = match.commit(0, ["pass:saint"])
    >>> record = regalia.Record.from_json(match.record().to_json())
    >>> record.plies
    [['0', 'pass:saint']]
    """

    format: int
    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    components: str
    components_file: str | None
    seed: str
    plies: list[list[str]]  # the seat, then the actions of its draft
    scores: list[int] | None
    ranks: list[int] | None
    state: str
    fair: FirstProof | None = None  # the proof of the deal, where a server made it by the first protocol
    digest: str = ""
    state_version: int = 1
    position: str | None = None  # where it began, if not with a deal
    deal: Proof | None = None  # the proof of the deal, where a server made it

    def sealed(self) -> "Record":
        """The same record with its digest."""
        return msgspec.structs.replace(self, digest=self._seal())

    def _seal(self) -> str:
        fields = msgspec.structs.asdict(msgspec.structs.replace(self, digest=""))
        if self.state_version == 1:  # there was no more at that time
            del fields["state_version"], fields["position"]
        if self.deal is None:
            del fields["deal"]
        return sha256(msgspec.json.encode(fields)).hexdigest()

    def to_json(self) -> str:
        """The text of the file, one ply a line."""
        fields = []
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if name == "deal" and value is None:  # as it was before there was one
                continue
            if name == "plies":
                lines = ",\n  ".join(msgspec.json.encode(ply).decode() for ply in value)
                text = f"[\n  {lines}\n ]" if value else "[]"
            else:
                text = msgspec.json.encode(value).decode()
            fields.append(f' "{name}": {text}')
        return "{\n" + ",\n".join(fields) + "\n}\n"

    @staticmethod
    def from_json(text: str | bytes) -> "Record":
        """The record in a file; an error tells a cut or edited one."""
        try:
            record = msgspec.json.decode(text, type=Record)
        except msgspec.ValidationError as error:
            raise BadRecord(f"this is not a record of a match: {error}") from None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadRecord(f"this record is incomplete, or not a record at all: {error}") from None
        if record.format != FORMAT:
            raise BadRecord(f"this record has format {record.format}; this program reads format {FORMAT}")
        if record.digest != record._seal():
            raise BadRecord("this record was edited: its digest does not fit its contents")
        return record

    def check_deal(self) -> None:
        """An error if the game was not dealt as its proof says."""
        if self.fair is not None:
            self.fair.check()
            if self.fair.seed != self.seed:
                raise BadRecord("it was not dealt from the seed that its proof is about")
        if self.deal is not None:
            self.deal.check()
            last, terms = self.deal.last, self.deal.last.deal.terms
            if last.seed != self.seed:
                raise BadRecord("it was not dealt from the seed that its proof is about")
            dealt = (terms.game, terms.rules, terms.options, terms.components, len(last.shares))
            if dealt != (self.game, self.rules, self.options, self.components, self.seats):
                raise BadRecord("it was not played with the set-up that its deal was made for")
            if self.position is not None:
                raise BadRecord("it began with a position, not with a deal")
            if (last.why == "played") != (self.ranks is not None):
                raise BadRecord("its proof and its result disagree on whether it was played to the end")
