"""The page of the cast."""
