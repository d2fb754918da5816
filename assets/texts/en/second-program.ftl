# What comes of work that the program has done by a second one of itself.
failed = The program that reads and paints pictures has failed.
failed-with = The program that reads and paints pictures has failed ({ $error }).
no-memory = The program that reads and paints pictures has no memory left for this.
name-not-text = Rename this file, or the folder that it is in: its name is not text.
not-for-people = deck-work is for the program itself: what came in asks for no work on a deck.

## Why a text can’t be read; what stands behind “can’t be read: ”
too-much-memory = it takes more memory than any text should
reader-failed = the program that reads it has failed
reader-failed-with = the program that reads it has failed ({ $error })
reader-not-started = the program that reads it could not be started
too-slow = reading it takes too long, as no ordinary text does
path-not-text = its name is not text
