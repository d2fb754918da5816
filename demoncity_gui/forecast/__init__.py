"""How a fight will go: whole fights of the real rules, many times over, everybody by a stated temper."""
