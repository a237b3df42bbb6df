"""One package a game, each with the same rooms."""
