"""Settings from the environment, from the command line, and as processes hand them on."""

from pathlib import Path

import pytest

from regalia.kernel.errors import BadOption
from regalia.server.config import Config, read_config


def test_settings_come_from_the_environment_unless_they_are_given(tmp_path: Path) -> None:
    environment = {"REGALIA_DATABASE": str(tmp_path / "x.db"), "REGALIA_BOT_PAUSE": "5", "REGALIA_PORT": "1"}
    found = read_config(environment, port=2, redis=None)
    assert found.database == f"sqlite:///{tmp_path / 'x.db'}"
    assert (found.bot_pause, found.port, found.redis) == (5, 2, "")


def test_another_process_is_handed_the_same_settings() -> None:
    config = Config(
        database="sqlite:////data/x.db", most_stored=1e9, hosts="a.example,b.example", bot_workers=3
    )
    assert read_config(config.as_variables()) == config


@pytest.mark.parametrize("value", ["soon", "", "1.5"])
def test_a_wrong_setting_is_told(tmp_path: Path, value: str) -> None:
    with pytest.raises(BadOption, match=r"bot_pause"):
        read_config({"REGALIA_DATABASE": str(tmp_path / "x.db"), "REGALIA_BOT_PAUSE": value})
