"""Players that get observations, never the truth."""
