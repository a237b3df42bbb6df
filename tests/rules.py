"""The mark that says which numbered rule a test shows."""

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test with the rules of some game's RULES.md that it shows: `@rule("BK-4.2", "BK-4.3")`."""
    return pytest.mark.rule(*numbers)
