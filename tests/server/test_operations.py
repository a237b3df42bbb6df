"""What the one who runs a server does with it: start, look after, back up, put back, upgrade."""

import asyncio
import os
import re
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, nullcontext
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from click.testing import CliRunner
from itsdangerous import URLSafeSerializer
from sqlalchemy import create_engine, select, text
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from regalia.cli import main
from regalia.kernel.errors import BadOption
from regalia.server.access.keys import keys_for, read_keys
from regalia.server.client import RefusedByServer, Visitor
from regalia.server.clock import now_ms
from regalia.server.config import read_config
from regalia.server.errors import Refusal
from regalia.server.http.metrics import check_reader
from regalia.server.storage.models import METADATA, PEOPLE, PLIES, TABLES, VARIABLES
from regalia.server.storage.schema import alembic_config, newest_revision, revision_of, upgrade
from serving import Local, Player, begin, first_state, serving

TTK = "take-the-kingdom"


# The command


def test_help_shows_every_option_with_its_variable() -> None:
    text = CliRunner().invoke(main, ["--help"]).output
    for option, variable in (
        ("--host", "REGALIA_HOST"),
        ("--port", "REGALIA_PORT"),
        ("--database", "REGALIA_DATABASE"),
        ("--no-browser", "REGALIA_NO_BROWSER"),
    ):
        assert option in text
        assert variable in text


def test_a_port_in_use_is_told_in_a_line(tmp_path: Path) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = CliRunner().invoke(
            main, ["--no-browser", "--port", str(port), "--database", str(tmp_path / "x.db")]
        )
    assert result.exit_code == 1
    line = result.stderr.splitlines()[-1]
    assert line.startswith(f"Error: cannot listen on 127.0.0.1:{port}")
    assert "--port" in line


def test_a_wrong_setting_in_the_environment_is_told_in_a_line(tmp_path: Path) -> None:
    result = CliRunner().invoke(
        main,
        ["--no-browser", "--database", str(tmp_path / "x.db")],
        env={"REGALIA_BOT_PAUSE": "soon"},
    )
    assert result.exit_code == 1
    assert "a setting in the environment is wrong" in result.stderr


# The database


def test_the_steps_lead_to_the_tables_that_the_code_expects(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'new.db'}")
    with engine.begin() as connection:
        upgrade(connection)
        upgrade(connection)  # nothing left to do
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_database_that_is_up_to_date_is_known_by_the_name_of_the_last_step(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'new.db'}")
    with engine.begin() as connection:
        assert revision_of(connection) is None
        config = alembic_config(connection)
        assert ScriptDirectory.from_config(config).get_current_head() == newest_revision()
        upgrade(connection)
        assert revision_of(connection) == newest_revision()
    engine.dispose()


def test_what_takes_long_to_import_is_imported_only_when_it_is_needed() -> None:
    script = "import sys, regalia.server.asgi; print(*(sys.modules.keys() & {'alembic', 'sqlalchemy.orm'}))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


def test_open_tables_of_an_earlier_version_stay_in_the_lobby(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    with engine.begin() as connection:
        command.upgrade(alembic_config(connection), "0004")
        for code, settings in (("shown", '{"open":true}'), ("hidden", '{"open":false}'), ("plain", "{}")):
            connection.execute(
                text(
                    "INSERT INTO tables (code, game, rules, components, options, settings, phase, secret,"
                    " salt, created, touched)"
                    " VALUES (:code, 'x', 1, '', '{}', :settings, 'gathering', '', '', 0, 0)"
                ),
                {"code": code, "settings": settings},
            )
        upgrade(connection)
        assert [row.code for row in connection.execute(select(TABLES).where(TABLES.c.open))] == ["shown"]
    engine.dispose()


@pytest.mark.anyio
async def test_an_acknowledged_play_is_on_disk(local: Local) -> None:
    async def pragma(name: str) -> object:
        return (await local.context.store.rows(text(f"PRAGMA {name}")))[0][0]

    assert await pragma("journal_mode") == "wal"
    assert await pragma("synchronous") == 2


# Backups


@pytest.mark.anyio
async def test_a_backup_is_made_and_put_back_while_the_server_runs(tmp_path: Path) -> None:
    file, database = tmp_path / "backup.db", tmp_path / "tables.db"
    async with serving(tmp_path) as local:
        (ada,) = await local.people("Ada")
        code = await begin(TTK, [ada], 1)
        player = Player(ada, code)
        await player.play(3)

        def run(*words: str) -> str:
            result = CliRunner().invoke(main, [*words, "--database", str(database)])
            assert result.exit_code == 0, result.output
            return result.output

        copied = await asyncio.to_thread(run, "backup", str(file))
        plies = len(await local.context.store.rows(select(PLIES)))
        assert "1 tables" in copied
        with closing(sqlite3.connect(file)) as copy:
            saved = copy.execute("SELECT count(*) FROM plies").fetchone()[0]
        assert 3 <= saved <= plies
        assert CliRunner().invoke(main, ["backup", str(file), "--database", str(database)]).exit_code == 1

        await Player(ada, code, 1).play(4)
        assert (await first_state(ada, code))["ply"] > saved
        await asyncio.to_thread(run, "restore", str(file), "--yes")

        # Whoever plays on is sent back to read the table again, and nothing is written on top of it.
        again = Player(ada, code, 2)
        for _ in range(50):
            try:
                await again.play(1)
                break
            except (ConnectionClosed, RefusedByServer):
                await asyncio.sleep(0.05)
        rows = await local.context.store.rows(select(PLIES.c.ply).order_by(PLIES.c.ply))
        assert [ply for (ply,) in rows] == list(range(1, len(rows) + 1))
        assert (await first_state(ada, code))["ply"] >= len(rows)
        await Player(ada, code, 3).play()
        assert (await ada.get(f"/api/tables/{code}"))["phase"] == "over"


@pytest.mark.anyio
async def test_a_restored_table_is_shown_as_it_was_before_anyone_plays(tmp_path: Path) -> None:
    file, database = tmp_path / "backup.db", tmp_path / "tables.db"
    async with serving(tmp_path) as local:
        ada, bob = await local.people("Ada", "Bob")
        code = await begin(TTK, [ada, bob])
        command = ["--database", str(database)]
        assert CliRunner().invoke(main, ["backup", str(file), *command]).exit_code == 0
        seat = (await first_state(ada, code))["view"]["deciders"][0]
        await Player((ada, bob)[seat], code).play(1)
        result = await asyncio.to_thread(CliRunner().invoke, main, ["restore", str(file), "--yes", *command])
        assert result.exit_code == 0, result.output
        await asyncio.sleep(1.5)
        assert (await first_state(ada, code))["ply"] == 0


def test_a_file_that_is_no_backup_is_not_put_back(tmp_path: Path) -> None:
    database, wrong = tmp_path / "x.db", tmp_path / "wrong.db"
    with closing(create_engine(f"sqlite:///{database}").connect()) as connection:
        upgrade(connection)
        connection.commit()
    before = database.read_bytes()
    for content in (b"", b"not a database at all" * 100):
        wrong.write_bytes(content)
        result = CliRunner().invoke(main, ["restore", str(wrong), "--yes", "--database", str(database)])
        assert result.exit_code == 1
        assert result.stderr.splitlines()[-1].startswith("Error: cannot restore")
    assert database.read_bytes() == before


# Who can read it


@pytest.fixture
def usual_umask() -> Iterator[None]:
    """What most systems give: all may read what one writes."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(*paths: Path) -> list[int]:
    return [stat.S_IMODE(path.stat().st_mode) for path in paths]


@pytest.mark.anyio
@pytest.mark.usefixtures("usual_umask")
async def test_nobody_else_can_read_what_the_server_writes(tmp_path: Path) -> None:
    database, backup, restored = (tmp_path / f"{name}.db" for name in ("tables", "backup", "restored"))
    beside = [tmp_path / f"tables.db-{ending}" for ending in ("wal", "shm")]
    async with serving(tmp_path) as local:
        (ada,) = await local.people("Ada")
        await begin(TTK, [ada], 1)
        assert modes(database, *beside) == [0o600] * 3
        copied = CliRunner().invoke(main, ["backup", str(backup), "--database", str(database)])
        assert copied.exit_code == 0, copied.output
    put_back = CliRunner().invoke(main, ["restore", str(backup), "--database", str(restored)])
    assert put_back.exit_code == 0, put_back.output
    assert modes(backup, restored) == [0o600] * 2
    assert modes(*tmp_path.glob("*.db*")) == [0o600] * len(list(tmp_path.glob("*.db*")))


@pytest.mark.anyio
@pytest.mark.usefixtures("usual_umask")
async def test_a_database_that_all_could_read_is_shut_when_it_is_opened(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    beside = [tmp_path / f"tables.db-{ending}" for ending in ("wal", "shm")]
    with closing(sqlite3.connect(database)) as old:
        old.execute("PRAGMA journal_mode=WAL")
        old.execute("CREATE TABLE kept (word TEXT)")
        old.commit()
        assert modes(database, *beside) == [0o644] * 3
        async with serving(tmp_path):
            assert modes(database, *beside) == [0o600] * 3


@pytest.mark.usefixtures("usual_umask")
def test_a_link_to_a_database_leads_to_files_that_are_shut(tmp_path: Path) -> None:
    folder, link = tmp_path / "elsewhere", tmp_path / "link.db"
    folder.mkdir()
    link.symlink_to(folder / "real.db")
    with closing(sqlite3.connect(folder / "real.db")) as old:
        old.execute("PRAGMA journal_mode=WAL")
        old.execute("CREATE TABLE tables (word TEXT)")
        old.execute("CREATE TABLE plies (word TEXT)")
        old.commit()
        made = CliRunner().invoke(main, ["backup", str(tmp_path / "copy.db"), "--database", str(link)])
        assert made.exit_code == 0, made.output
        assert modes(*folder.iterdir(), tmp_path / "copy.db") == [0o600] * 4


@pytest.mark.usefixtures("usual_umask")
def test_folders_that_the_server_makes_are_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_config(database=str(tmp_path / "new" / "x.db"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    usual = tmp_path / "data" / "regalia"
    usual.mkdir(parents=True)  # as an earlier version made it
    read_config()
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    read_config(database=str(theirs / "x.db"))
    assert modes(tmp_path / "new", usual, theirs) == [0o700, 0o700, 0o755], "others' folders stay as they are"


# Health and figures


@pytest.mark.anyio
async def test_health_and_figures(local: Local) -> None:
    (ada,) = await local.people("Ada")
    code = await begin(TTK, [ada], 1)
    await Player(ada, code).play(2)
    assert (await ada.http.get("/healthz")).text == "ok"
    text = (await ada.http.get("/metrics")).text
    for name in ("commits_total", "groups_total", "rooms", "connections", "waiting_writes", "attending"):
        assert f"\nregalia_{name} " in text
    assert "Ada" not in text


@pytest.mark.anyio
async def test_figures_are_not_for_those_who_play(tmp_path: Path) -> None:
    """They tell when a bot thinks."""
    player, elsewhere = {"x-forwarded-for": "203.0.113.7"}, {"x-forwarded-for": "198.51.100.2"}
    async with serving(tmp_path, metrics="198.51.100.1, 198.51.100.2") as local:
        http = (await local.person(None)).http
        answers = [await http.get("/metrics", headers=headers) for headers in (player, elsewhere, {})]
        assert [answer.status_code for answer in answers] == [403, 200, 200]
        assert answers[0].json()["reason"] == "metrics"
    for given, address, ok in (("", "::1", True), ("", "", False), ("*", "", True), ("", "10.0.0.3", False)):
        with nullcontext() if ok else pytest.raises(Refusal):
            check_reader(address, given)


@pytest.mark.anyio
async def test_logs_hold_no_names_and_no_cards(local: Local, capfd: pytest.CaptureFixture[str]) -> None:
    (ada,) = await local.people("Adelheid")
    code = await begin(TTK, [ada], 1)
    await Player(ada, code).play()
    out, err = capfd.readouterr()
    assert "Adelheid" not in out + err
    assert ada.cookie is not None
    assert ada.cookie not in out + err


# The key of cookies


def key_of(folder: Path) -> Path:
    return folder / "tables.key"


def old_database(folder: Path, key: str) -> str:
    """A database as an earlier version left it, with the key in it; gives the cookie of its one person."""
    engine = create_engine(f"sqlite:///{folder / 'tables.db'}")
    with engine.begin() as connection:
        upgrade(connection)
        connection.execute(VARIABLES.insert(), {"name": "key", "value": key})
        connection.execute(PEOPLE.insert(), {"id": "ada", "name": "Ada", "version": 1, "seen": now_ms()})
    engine.dispose()
    return str(URLSafeSerializer(key, salt="regalia person").dumps(["ada", 1]))


@pytest.mark.anyio
@pytest.mark.usefixtures("usual_umask")
async def test_the_key_of_cookies_lies_in_a_file_of_its_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as local:
        (ada,) = await local.people("Ada")
        cookie = ada.cookie
        assert await local.context.store.rows(select(VARIABLES).where(VARIABLES.c.name == "key")) == []
    (key,) = key_of(tmp_path).read_text().split()
    assert modes(key_of(tmp_path)) == [0o600]
    assert all(key.encode() not in file.read_bytes() for file in tmp_path.glob("*.db*"))
    key_of(tmp_path).chmod(0o644)
    async with serving(tmp_path) as local:
        assert modes(key_of(tmp_path)) == [0o600]
        again = Visitor(local.url, cookie)
        local.visitors.append(again)
        assert (await again.get("/api/me"))["person"]["name"] == "Ada"


@pytest.mark.anyio
async def test_a_key_in_an_old_database_is_taken_out_and_its_cookies_are_exchanged(tmp_path: Path) -> None:
    key = "0123456789abcdef" * 4
    old = old_database(tmp_path, key)
    async with serving(tmp_path) as local:
        visitor = Visitor(local.url, old)
        other = Visitor(local.url, old)
        local.visitors += [visitor, other]
        assert (await visitor.get("/api/me"))["person"]["name"] == "Ada"
        fresh = visitor.cookie
        assert fresh not in (None, old)
        assert (await visitor.get("/api/me"))["person"]["name"] == "Ada"
        assert (await other.get("/api/lobby"))["mine"] == [], "and as long as it was not exchanged it is good"
        assert (await other.get("/api/me"))["person"]["name"] == "Ada"
    assert all(key.encode() not in file.read_bytes() for file in tmp_path.glob("*.db*"))
    kept = key_of(tmp_path).read_text().split()
    assert kept[0] == key
    key_of(tmp_path).write_text(f"{kept[1]}\n")  # after a while the operator drops it
    async with serving(tmp_path) as local:
        for cookie, name in ((old, None), (fresh, "Ada")):
            visitor = Visitor(local.url, cookie)
            local.visitors.append(visitor)
            person = (await visitor.get("/api/me"))["person"]
            assert (person and person["name"]) == name


@pytest.mark.anyio
async def test_another_key_is_told_where_one_process_serves_and_refused_where_several_do(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path):
        pass
    key_of(tmp_path).unlink()
    with capture_logs() as logs:
        async with serving(tmp_path) as local:
            assert "cookie signing key changed" in [line["event"] for line in logs]
            store = local.context.store
            store.embedded = False
            key_of(tmp_path).write_text("ab" * 32)
            with pytest.raises(BadOption, match=re.escape(str(key_of(tmp_path)))):
                await keys_for(store, key_of(tmp_path))
            store.embedded = True


@pytest.mark.parametrize("content", ["", "short\n", "not hexadecimal at all, and long enough to be a key\n"])
def test_a_file_that_holds_no_key_is_told_in_a_line(tmp_path: Path, content: str) -> None:
    file = tmp_path / "x.key"
    file.write_text(content)
    with pytest.raises(BadOption, match="cookie keys"):
        read_keys(file)
