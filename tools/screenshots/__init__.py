"""Pictures of every screen; see __main__.py."""
