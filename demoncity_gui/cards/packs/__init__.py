"""Decks of one’s own pictures, read safely."""
