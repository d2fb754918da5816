"""Faces and backs, colours and typefaces."""
