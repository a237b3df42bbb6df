"""The browser for tests and pictures: a Chromium of the system; nothing is downloaded."""

import shutil

from playwright.sync_api import Browser, Playwright

# The headless shell takes two thirds of the processor time of the whole browser.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--js-flags=--single-threaded",  # less of the processor, and as quick
]


def launch(playwright: Playwright, *arguments: str) -> Browser:
    """Start it."""
    return playwright.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, *arguments])
