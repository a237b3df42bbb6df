"""Kardinal & König, by Michael Schacht (Goldsieber 2000), for three to five."""
