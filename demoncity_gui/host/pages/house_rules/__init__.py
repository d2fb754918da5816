"""How open questions of the rules are read."""
