"""Forbidden Island as people and paper see it."""
