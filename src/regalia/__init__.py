"""Regalia: five games of crowns and intrigue on one engine."""

from regalia._native import choose

why_pure: str
"""Why the sources run and not the compiled modules; empty when the compiled ones run."""

build: str
"""What runs: "pure", or the kind of the compiled build, "release" or "development"."""

why_pure, build = choose()

compiled: bool = not why_pure
"""Whether the compiled modules run."""
