"""What Forbidden Island, Desert and Sky have in common."""
