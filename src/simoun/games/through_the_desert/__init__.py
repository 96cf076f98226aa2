"""Through the Desert."""
