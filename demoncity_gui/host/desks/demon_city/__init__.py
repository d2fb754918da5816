"""Demon City’s front page, its side pages, its menus."""
