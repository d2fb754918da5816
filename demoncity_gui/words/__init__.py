"""Words of no game, and words from anywhere made fit to be shown."""
