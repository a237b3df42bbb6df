"""Measuring and comparing: benchmarks, matches between bots, balance of the games."""
