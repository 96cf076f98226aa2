"""The brain for Forbidden Island."""
