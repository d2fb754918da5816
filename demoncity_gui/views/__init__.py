"""What a screen or a paper may show, of any game."""
