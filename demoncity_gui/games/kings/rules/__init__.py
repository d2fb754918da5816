"""The rules of Kings of New York combat: frozen values and total functions."""
