"""What every game shares: record, rules, compiling, chance, views, matches, records. It knows no game."""
