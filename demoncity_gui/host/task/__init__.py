"""The page of tasks and draws outside Action Rounds."""
