"""Perft for rulings: every hand of small decks over a list of plans, counted by how it ends.

A plan is a round or a task without cards, and for each person the values that may lie before them. `plans.py` has the
plans, `table.json` how often each ending comes by each reading. A core that counts as the table does has every fork
right; where it does not, the plan and the ending say where to look.
"""
