"""Decks as things to look at: drawn, read from packs, printed."""
