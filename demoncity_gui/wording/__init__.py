"""Sentences for the screens and the log. No Qt; the data they are made of stands in the rules' values."""
