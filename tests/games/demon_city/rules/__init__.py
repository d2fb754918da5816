"""The game as played at the table, case by case."""
