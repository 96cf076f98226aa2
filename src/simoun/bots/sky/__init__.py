"""The brain for Forbidden Sky."""
