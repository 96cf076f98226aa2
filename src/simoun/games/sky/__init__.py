"""Forbidden Sky."""
