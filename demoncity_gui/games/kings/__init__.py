"""Kings of New York: challenges of bids, Traits and three-sided dice."""
