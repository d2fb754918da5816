"""How the Host is asked for something: one question at a time, the same way on every page."""
