"""Lessons: a game learnt by playing it. A lesson is data; it is played on a real match."""
