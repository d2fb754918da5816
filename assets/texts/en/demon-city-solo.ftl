# A solo evening: what the program does as Host, once the player is ready for it.
goes-on = Go on
acts = Let { $who } act
recovers = Let { $who } try to recover
passes = Let { $who } do nothing this round
damage = See what the hit does to { $target }
chooses = See which deed counts
equals = { LIST($choices) } are equal. Enter lets the program choose; press a number to choose yourself.
over = End the fight
nothing-proposed = The program has played for nobody this round, so there is no reason to tell.
