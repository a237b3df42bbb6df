"""The games as environments of other people's tools: PettingZoo, Gymnasium, OpenSpiel, and NumPy alone."""
