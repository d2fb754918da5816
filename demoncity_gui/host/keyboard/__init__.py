"""The keys: which they are, how they are changed, how they are shown."""
