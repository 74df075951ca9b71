"""Random games in great number: statistics of a game, and records to check other programs by."""
