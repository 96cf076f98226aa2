"""Through the Desert as people and paper see it."""
