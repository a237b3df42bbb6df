"""Brutal Kingdom, by Michael Rieneck (Kosmos 2016), for three or four."""
