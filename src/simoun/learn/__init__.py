"""Tasks on a real board, checked by the rules: lessons, and what puzzles are made of."""
