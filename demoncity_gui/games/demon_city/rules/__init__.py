"""The game itself: frozen values and total functions."""
