"""The commands of a terminal, a module a noun."""
