"""The build backend: setuptools, and a Node to build the client with where the machine has none."""

from setuptools import build_meta  # type: ignore[import-untyped]
from setuptools.build_meta import *  # type: ignore[import-untyped]  # noqa: F403, all hooks of a backend

from web import WHEEL, node_is_here


def get_requires_for_build_wheel(
    config_settings: dict[str, str | list[str] | None] | None = None,
) -> list[str]:
    """What a wheel needs besides `build-system.requires`."""
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return needed if node_is_here() else [*needed, WHEEL]
