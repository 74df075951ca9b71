"""Puzzles: positions from self-play with a question that has one right answer, for what a seat can know."""
