"""What the cooperative games share."""
