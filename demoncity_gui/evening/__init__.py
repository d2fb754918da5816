"""One evening: do, undo, redo, go back, hold, replay, history."""
