"""Who plays Through the Desert."""
