"""The page on which a fight is forecast."""
