"""How people and paper see what the cooperative games share."""
