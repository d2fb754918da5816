"""Demon City, played with tarot cards."""
