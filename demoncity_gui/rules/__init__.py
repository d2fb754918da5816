"""THE GAME: frozen values and total functions. No Qt, clock, disk or threads; luck only as a `Chance` handed in."""
