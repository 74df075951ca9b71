"""The box of Planet: `globe` is its shape, `content` the check of a file, `tables` what the rules read."""
