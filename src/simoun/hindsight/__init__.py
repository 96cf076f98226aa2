"""A finished game looked at again: what its choices did, what its cards did, and what else."""
