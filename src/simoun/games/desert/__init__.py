"""Forbidden Desert."""
