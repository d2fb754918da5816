"""The rules of the dice edition, where they part from the tarot: counting, judging, tasks and damage."""
