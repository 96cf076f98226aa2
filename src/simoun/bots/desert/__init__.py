"""The brain for Forbidden Desert."""
