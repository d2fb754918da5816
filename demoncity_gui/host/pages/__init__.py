"""A folder a page that every game shares."""
