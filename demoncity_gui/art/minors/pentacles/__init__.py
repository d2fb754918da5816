"""The pentacles, ace to ten: what things cost. Rent, craft, charity, and what is left to the grandchildren."""
