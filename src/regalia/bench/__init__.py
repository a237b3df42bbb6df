"""How fast things are: the engine, the bots, the environments, the server; `regalia bench` prints it."""
