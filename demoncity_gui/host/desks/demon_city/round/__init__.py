"""Action Rounds."""
