"""The rules of Trias: land (T1), set-up (T2), drifts (T3), actions (T4), turns (T5, T6), points (T7 on)."""
