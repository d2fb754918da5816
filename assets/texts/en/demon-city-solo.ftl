# A solo evening: what the program does as Host, once the player is ready for it.
goes-on = Go on
acts = See what { $who } does
recovers = See whether { $who } recovers
passes = Let { $who } do nothing this round
damage = See what { $attacker } does to { $target }
chooses = See which deed counts
over = End the fight
nothing-proposed = The program has played for nobody this round, so there is no reason to tell.
