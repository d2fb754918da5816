"""The page of a guest's cast: a table of everybody, and the sheet of the one who is chosen."""
