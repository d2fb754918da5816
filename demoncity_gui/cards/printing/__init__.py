"""Decks and sheets on paper."""
