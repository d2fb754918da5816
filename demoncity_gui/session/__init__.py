"""One evening at work: do, undo, redo, and the pictures that the screens may show."""
