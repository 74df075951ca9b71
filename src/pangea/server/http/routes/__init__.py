"""Acts and answers over HTTP, by subject."""
