"""Tasks, contests, draws and Calm checks."""
