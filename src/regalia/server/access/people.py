"""People: a name and a signed cookie, no account. Links carry someone over to another device, once."""

import re
import secrets
import unicodedata
from hashlib import sha256
from io import BytesIO

import segno
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection, delete, select, update

from regalia.server import wire
from regalia.server.clock import now_ms
from regalia.server.errors import Refusal
from regalia.server.storage.models import CHAT, COACHED, LESSONS, LINKS, MUTES, PEOPLE, SEATS, TABLES
from regalia.server.storage.store import Store

COOKIE = "regalia"
COOKIE_SECONDS = 365 * 86400
LINK_MS = 600_000
MOST_KNOWN = 20_000  # people remembered between requests
BLANK = (
    "\u2800\U0001d159"  # of the category of symbols, and drawn as nothing: Braille's blank, a null notehead
)
IGNORABLE = (
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff]"
)
"""Unicode's property Default_Ignorable_Code_Point, which the standard library does not know."""


class Identity(wire.Person, frozen=True):
    """Someone who has shown a valid cookie."""

    version: int


def clean_text(text: str) -> str:
    """Text as it is shown: no control or direction marks, blanks in a row made one."""
    kept = "".join(
        c for c in unicodedata.normalize("NFC", text) if unicodedata.category(c)[0] != "C" or c.isspace()
    )
    kept = re.sub(rf"[\s{BLANK}]+", " ", kept).strip()
    if not any(_visible(c) for c in kept):
        raise Refusal("empty", "Use at least one visible character.", 400)
    return kept


def _visible(sign: str) -> bool:
    """Whether something is drawn for it on its own: a mark is drawn on another sign, a blank is not drawn."""
    return unicodedata.category(sign)[0] in "LNPS" and not re.match(IGNORABLE, sign)


def clean_name(name: str) -> str:
    """A name as it is shown, of visible signs and single blanks."""
    return clean_text(re.sub(IGNORABLE, "", name))[: wire.LONGEST_NAME]


def qr_svg(url: str) -> str:
    """A QR code as a file of its own, which unlike a drawing within a page must name its namespace."""
    drawn = BytesIO()
    segno.make(url, error="m").save(drawn, "svg", xmldecl=False, nl=False, scale=4, border=2, light="#fff")
    return drawn.getvalue().decode()


class People:
    """Everyone who has given a name here."""

    def __init__(self, store: Store, keys: list[str]) -> None:
        self.store = store
        self._signer = URLSafeSerializer(keys, salt="regalia person")  # signs by the last, takes all
        self._known: dict[str, Identity] = {}
        self._muted: dict[str, list[str]] = {}

    def forget_all(self) -> None:
        """Read everyone again."""
        self._known.clear()
        self._muted.clear()

    def cookie(self, identity: Identity) -> str:
        """What the browser keeps."""
        return str(self._signer.dumps([identity.id, identity.version]))

    async def recognise(self, cookie: str | None) -> Identity | None:
        """Whose cookie this is; nobody's, if it is not ours or no longer valid."""
        if not cookie:
            return None
        known = self._known.get(cookie)
        if known is not None:
            return known
        try:
            id_, version = self._signer.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        rows = await self.store.rows(select(PEOPLE).where(PEOPLE.c.id == id_, PEOPLE.c.version == version))
        if not rows:
            return None
        found = Identity(rows[0].id, rows[0].name, rows[0].version)
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        if self.store.embedded:  # else another process may give them another name
            self._known[cookie] = found
        return found

    async def name(self, identity: Identity | None, name: str) -> Identity:
        """Someone gives a name for the first time, or another one."""
        name = clean_name(name)
        if identity is None:
            identity = Identity(secrets.token_urlsafe(9), name, 1)
            row = {"id": identity.id, "name": name, "version": 1, "seen": now_ms()}
            await self.store.insert(PEOPLE, row)
            return identity
        await self.store.change(
            update(PEOPLE).where(PEOPLE.c.id == identity.id).values(name=name, seen=now_ms())
        )
        self._known.clear()
        return Identity(identity.id, name, identity.version)

    async def revoke(self, identity: Identity) -> Identity:
        """Make all cookies and links of someone void; who they are now is for a new cookie."""
        version = await self.store.write(_revoke, identity.id)
        if version is None:
            raise Refusal("no-name", "Give yourself a name first.", 401)
        self._known.clear()
        return Identity(identity.id, identity.name, version)

    async def make_link(self, identity: Identity) -> tuple[str, int]:
        """A token that works once, and until when."""
        token, expires = secrets.token_urlsafe(18), now_ms() + LINK_MS
        await self.store.change(delete(LINKS).where(LINKS.c.expires < now_ms()))
        await self.store.insert(LINKS, {"digest": _digest(token), "person": identity.id, "expires": expires})
        return token, expires

    async def use_link(self, token: str) -> Identity:
        """Who made a link; it does not work again."""
        found = await self.store.write(_use_link, token)
        if found is None:
            raise Refusal("dead-link", "This link has been used or is too old; make a new one.", 410)
        return found

    async def mute(self, identity: Identity, whom: wire.Whom) -> None:
        """Hear no more of someone, or again."""
        pair = (MUTES.c.person == identity.id) & (MUTES.c.muted == whom.person)
        await self.store.change(delete(MUTES).where(pair))
        if whom.muted:
            await self.store.insert(MUTES, {"person": identity.id, "muted": whom.person})
        self._muted.pop(identity.id, None)

    async def muted(self, person: str) -> list[str]:
        """Whom someone does not want to hear."""
        if person in self._muted:
            return self._muted[person]
        rows = await self.store.rows(select(MUTES.c.muted).where(MUTES.c.person == person))
        muted = [row.muted for row in rows]
        if len(self._muted) > MOST_KNOWN:
            self._muted.clear()
        if self.store.embedded:
            self._muted[person] = muted
        return muted

    async def erase(self, identity: Identity) -> tuple[set[str], set[str]]:
        """Delete all that is known of someone.

        Gives the tables whose seats are free or a bot's now, and those at which the person has spoken.
        """
        found = await self.store.write(_erase, identity.id)
        self._known.clear()
        self._muted.clear()
        return found


def _revoke(connection: Connection, person: str) -> int | None:
    connection.execute(delete(LINKS).where(LINKS.c.person == person))
    raised = update(PEOPLE).where(PEOPLE.c.id == person).values(version=PEOPLE.c.version + 1)
    row = connection.execute(raised.returning(PEOPLE.c.version)).one_or_none()
    return None if row is None else int(row.version)


def _use_link(connection: Connection, token: str) -> Identity | None:
    valid = (LINKS.c.digest == _digest(token)) & (LINKS.c.expires > now_ms())
    person = connection.scalar(select(LINKS.c.person).where(valid))
    connection.execute(delete(LINKS).where(LINKS.c.digest == _digest(token)))
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one_or_none()
    return None if row is None else Identity(row.id, row.name, row.version)


def _erase(connection: Connection, person: str) -> tuple[set[str], set[str]]:
    mine = SEATS.c.person == person
    rows = connection.execute(
        select(SEATS.c.code, TABLES.c.phase, TABLES.c.settings)
        .join(TABLES, TABLES.c.code == SEATS.c.code)
        .where(mine)
    ).all()
    for code, phase, settings in rows:
        bot = None if phase == "gathering" else wire.read_settings(settings).stand_in
        values = {"person": None, "bot": bot, "away": False, "standing": None}
        connection.execute(update(SEATS).where(mine & (SEATS.c.code == code)).values(values))
    waiting = connection.execute(select(SEATS.c.code).where(SEATS.c.kept == person)).all()
    connection.execute(update(SEATS).where(SEATS.c.kept == person).values(kept=None))
    hosted = connection.execute(select(TABLES.c.code).where(TABLES.c.host == person)).all()
    for (code,) in hosted:
        hand_on(connection, code)
    evenings = (
        select(TABLES.c.evening).join(CHAT, CHAT.c.code == TABLES.c.code).where(CHAT.c.person == person)
    )
    spoken = connection.execute(select(TABLES.c.code).where(TABLES.c.evening.in_(evenings))).all()
    connection.execute(delete(CHAT).where(CHAT.c.person == person))
    for table in (LESSONS, COACHED, LINKS):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(MUTES).where((MUTES.c.person == person) | (MUTES.c.muted == person)))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
    return {code for code, *_ in [*rows, *waiting, *hosted]}, {code for (code,) in spoken}


def hand_on(connection: Connection, code: str) -> None:
    """The first of those who sit at a table becomes its host; one that gathers nobody is put away."""
    seated = (SEATS.c.code == code) & SEATS.c.person.is_not(None)
    heir = connection.scalar(select(SEATS.c.person).where(seated).order_by(SEATS.c.seat).limit(1))
    this = TABLES.c.code == code
    connection.execute(update(TABLES).where(this).values(host=heir))
    if heir is None:
        values = {"phase": "closed", "closed": "host"}
        connection.execute(update(TABLES).where(this & (TABLES.c.phase == "gathering")).values(values))


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()
