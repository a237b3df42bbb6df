"""Reviews of finished games: chances through the game, decisions, luck, and what if."""
