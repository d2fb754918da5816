"""What the screens may show of it."""
