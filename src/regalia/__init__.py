"""Regalia: five games of crowns and intrigue on one engine."""

from regalia._native import choose

why_pure: str = choose()
"""Why the sources run and not the compiled modules; empty when the compiled ones run."""

compiled: bool = not why_pure
"""Whether the compiled modules run."""
