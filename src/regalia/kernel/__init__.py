"""What every game shares: chance, zones, actions, the State, events, witnesses, matches."""
