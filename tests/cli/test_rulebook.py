"""Rules looked up at the table."""

from regalia.kernel.game import find_game
from regalia.lessons.rulebook import Rulebook


def test_a_table_belongs_to_the_paragraph_above_it() -> None:
    rules = Rulebook(find_game("brutal-kingdom"))
    (found,) = rules.find("BK-1.2")
    assert found.startswith("**BK-1.2**")
    assert "| 16 | King | dark | 2 blue | Queen |" in found
    assert "BK-1.3" not in found
    assert rules.find("1.3") == [rules.paragraphs["BK-1.3"]]
