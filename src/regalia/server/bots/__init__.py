"""Bots: the processes in which they think, and whose turn it is."""
