"""The states of the round's page: one object a stage."""
