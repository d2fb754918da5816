"""The wands, ace to ten: what burns. Work, will, quarrels, and the end of one's strength."""
