"""Forbidden Sky as people and paper see it."""
