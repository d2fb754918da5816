"""The sheets."""
