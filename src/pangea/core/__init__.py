"""What games share: record, rules, compiling, chance, views, matches, records, ink. It knows no game."""
