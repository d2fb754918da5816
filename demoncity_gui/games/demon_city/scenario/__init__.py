"""Scenario files: one Action Round or one task as JSON, read into the values that the rules judge."""
