"""The states of a task's page: one object a stage."""
