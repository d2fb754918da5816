"""The desk of a solo player: the TV’s scene in the middle, and nothing that only a Host knows."""
