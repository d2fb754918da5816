"""The luck of throws that were made: how likely less was, and how unlikely what came of them; of open cards alone."""
