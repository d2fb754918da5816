"""Puts the parts together; the one place that knows all of them."""
