"""Decks of one’s own pictures."""
