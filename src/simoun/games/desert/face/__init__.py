"""Forbidden Desert as people and paper see it."""
