"""Who may come in: people and their cookies, names of the server, limits."""
