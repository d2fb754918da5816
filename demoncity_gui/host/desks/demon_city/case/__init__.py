"""The page of the case: scenes, questions to the deck, tables, lists, clocks and prose; and a fight at once."""
