"""Smuggle: a small whole game, written as another package would write it. docs/adding-a-game.md reads it."""
