"""The deck workshop, and decks of the people’s own."""
