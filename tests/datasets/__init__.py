"""Datasets: what is written, what is kept, and what is loaded again."""
