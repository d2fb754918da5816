"""The players’ window."""
