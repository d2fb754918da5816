"""What every screen takes as a name."""

LONGEST_NAME = 60
"""So many letters a name or a side may have: what is longer fits no screen."""
