"""The page a round is played on, and its panels."""
