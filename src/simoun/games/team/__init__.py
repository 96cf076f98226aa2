"""What the three games share in which all play together."""
