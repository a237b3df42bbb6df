"""WebSockets: how messages come and go, and what a client may ask for."""
