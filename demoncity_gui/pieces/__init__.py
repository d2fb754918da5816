"""What lies on the table for all to see: cards, decks, the TV’s picture of them."""
