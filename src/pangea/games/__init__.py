"""The games, a folder each. To add one is to add a folder."""
