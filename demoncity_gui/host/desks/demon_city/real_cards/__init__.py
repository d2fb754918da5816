"""Real cards: typed lane by lane, on the page of the round and on that of a task."""
