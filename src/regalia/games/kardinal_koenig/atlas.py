"""The map of Kardinal & König, from board.toml or another one: countries, fields, roads, alliances."""

from regalia.games.kardinal_koenig import cards, chains
from regalia.kernel.components import ComponentsFile, Row
from regalia.kernel.rules import bit, i64, lowest, vec

Point = tuple[int, int]


class Atlas:
    """Where things lie. It never changes, and any number of states refer to it.

    Fields are numbered country by country, so that those of a country are one stretch of a mask.
    """

    def __init__(self, file: ComponentsFile) -> None:
        self.land = vec[i64]([0] * cards.LANDS)  # by country: a mask of its fields
        self.first = vec[i64]([0] * cards.LANDS)  # by country: its first field
        self.country = vec[i64]([0] * cards.MOST_FIELDS)  # by field
        self.near = vec[i64]([0] * cards.MOST_FIELDS)  # by field: the fields a road leads to
        self.side_a = vec[i64]([0] * cards.ALLIANCES)  # by alliance, counted from 0: its countries
        self.side_b = vec[i64]([0] * cards.ALLIANCES)
        self.names: list[str] = []  # by field: as the file calls it
        self.towns: list[str] = []  # by field: as players read it
        self.ids: list[str] = []  # by field: as actions call it
        self.spots: list[Point] = []  # by field
        self.roads: list[tuple[int, int, str]] = []  # two fields, and whether it is a road or a ferry
        self.squares: list[Point] = [(0, 0)] * cards.ALLIANCES  # by alliance
        self.borders: list[str] = [""] * cards.ALLIANCES  # by alliance: land or sea
        self.crests: list[Point] = [(0, 0)] * cards.LANDS
        self.outlines: list[list[Point]] = [[] for _ in range(cards.LANDS)]
        self.positions: list[str] = [""] * cards.LANDS  # edge or inner
        board = file.section("board")
        board.sourced(["name"])
        self.name = _text(board, "name")
        self.canvas = _point(board, "canvas", board.values.get("canvas"), (10_000, 10_000))
        counts = self._read_countries(file)
        self._read_fields(file, counts)
        self.fields: i64 = len(self.towns)
        self.all: i64 = bit(self.fields) - 1
        self._read_roads(file)
        self._check_connected(file)
        self._read_alliances(file)
        self.chains = chains.Chains(self.near)

    def _read_countries(self, file: ComponentsFile) -> list[int]:
        """The countries with how many fields each must have."""
        counts = [0] * cards.LANDS
        for number, row in file.each("country", cards.COUNTRIES):
            row.sourced(["position", "fields"])
            counts[number] = row.number("fields", 1, cards.MOST_IN_COUNTRY)
            self.positions[number] = row.word("position", ["edge", "inner"])
            self.crests[number] = self._drawn(row, "crest")
            self.outlines[number] = self._outline(row)
        return counts

    def _read_fields(self, file: ComponentsFile, counts: list[int]) -> None:
        """The fields, gathered by country (KK-1.4)."""
        rows: list[list[Row]] = [[] for _ in cards.COUNTRIES]
        towns: set[str] = set()
        for row in file.rows("field"):
            row.sourced(["name", "country"])
            for town in sorted({_text(row, "name"), self._label(row)}):
                if town in towns:
                    raise row.error("name", f"two fields are called {town}")
                towns.add(town)
            rows[cards.COUNTRIES.index(row.word("country", cards.COUNTRIES))].append(row)
        fields = file.rows("field")
        if len(fields) > cards.MOST_FIELDS:
            raise fields[0].error("", f"a board has at most {cards.MOST_FIELDS} fields, not {len(fields)}")
        for country, found in enumerate(rows):
            name = cards.COUNTRIES[country]
            if len(found) != counts[country]:
                line = next(row for row in file.rows("country") if row.values["name"] == name)
                raise line.error("fields", f"{name} has {len(found)} fields below, not {counts[country]}")
            self.first[country] = len(self.towns)
            for row, id_ in zip(found, cards.field_ids(name), strict=False):
                number = len(self.towns)
                self.land[country] |= bit(number)
                self.country[number] = country
                self.names.append(_text(row, "name"))
                self.towns.append(self._label(row))
                self.ids.append(id_)
                self.spots.append(self._drawn(row, "at"))

    def _read_roads(self, file: ComponentsFile) -> None:
        """The roads (KK-1.5)."""
        for row in file.rows("road"):
            row.sourced(["between", "kind"])
            between = row.words("between", self.names)
            if len(between) != 2:
                raise row.error("between", f"a road joins two fields, not {len(between)}")
            a, b = sorted(map(self.names.index, between))
            if self.near[a] >> b & 1:
                raise row.error("between", f"the road from {between[0]} to {between[1]} appears twice")
            self.near[a] |= bit(b)
            self.near[b] |= bit(a)
            self.roads.append((a, b, row.word("kind", ["road", "ferry"])))

    def _check_connected(self, file: ComponentsFile) -> None:
        away = self.all & ~chains.connected(self.near, self.all)
        if away:
            problem = f"no road leads from {self.towns[0]} to {self.towns[lowest(away)]}"
            raise file.rows("road")[0].error("", problem)

    def _read_alliances(self, file: ComponentsFile) -> None:
        """The alliances, from 1 to 15 (KK-1.6)."""
        seen: set[int] = set()
        pairs: set[tuple[int, int]] = set()
        for row in file.rows("alliance"):
            number = row.number("number", 1, cards.ALLIANCES)
            if number in seen:
                raise row.error("number", f"two alliances have the number {number}")
            seen.add(number)
            row.sourced(["countries", "border"])
            names = row.words("countries", cards.COUNTRIES)
            if len(names) != 2:
                raise row.error("countries", f"an alliance joins two countries, not {len(names)}")
            a, b = cards.COUNTRIES.index(names[0]), cards.COUNTRIES.index(names[1])
            pair = (min(a, b), max(a, b))
            if pair in pairs:
                raise row.error("countries", f"{names[0]} and {names[1]} have two alliances")
            pairs.add(pair)
            self.side_a[number - 1] = a
            self.side_b[number - 1] = b
            self.borders[number - 1] = row.word("border", ["land", "sea"])
            self.squares[number - 1] = self._drawn(row, "square")
        if len(seen) != cards.ALLIANCES:
            problem = f"there must be {cards.ALLIANCES} alliances, not {len(seen)}"
            raise file.rows("alliance")[0].error("", problem)

    # What is only drawn

    def _label(self, row: Row) -> str:
        """The name of a field for players: its own, unless the map labels it otherwise."""
        drawing = row.values.get("drawing")
        given = drawing.get("label") if isinstance(drawing, dict) else None
        if given is None:
            return _text(row, "name")
        if not isinstance(given, str) or not given.strip():
            raise row.error("drawing.label", f"a label must be a name, not {given!r}")
        return given

    def _drawn(self, row: Row, key: str) -> Point:
        drawing = row.values.get("drawing")
        given = drawing.get(key) if isinstance(drawing, dict) else None
        return _point(row, f"drawing.{key}", given, self.canvas)

    def _outline(self, row: Row) -> list[Point]:
        drawing = row.values.get("drawing")
        given = drawing.get("outline") if isinstance(drawing, dict) else None
        points: list[Point] = []
        for pair in str(given).split():
            parts = pair.split(",")
            if len(parts) != 2 or not parts[0].isdecimal() or not parts[1].isdecimal():
                raise row.error("drawing.outline", f"an outline is made of points as in 22,190, not {pair!r}")
            points.append((int(parts[0]), int(parts[1])))
        if len(points) < 3:
            raise row.error("drawing.outline", "an outline needs at least three points")
        return points


def _text(row: Row, key: str) -> str:
    found = row.values.get(key)
    if not isinstance(found, str) or not found.strip():
        raise row.error(key, f"{key} must be a name, not {found!r}")
    return found


def _point(row: Row, key: str, given: object, canvas: Point) -> Point:
    """A place on the canvas."""
    if isinstance(given, list) and len(given) == 2:
        x, y = given
        if isinstance(x, int) and isinstance(y, int) and 0 <= x <= canvas[0] and 0 <= y <= canvas[1]:
            return x, y
    raise row.error(key, f"{key} must be two whole numbers on the canvas, as in [162, 48], not {given!r}")
