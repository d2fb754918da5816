# Evenings begun, opened, copied, brought back and put away: the Session menu, its dialogs, and what is said of a file.

## The Session menu
a-case = &A case…
which-case = Which case?
alone-or-not = Alone, or with a Host?
so-played = { $alone ->
    [yes] Alone
   *[no] With a Host
    }, { $dice ->
    [yes] with d10s
   *[no] with cards
    }
from-plan = New from a &plan…
next-session = Ne&xt session…
other-edition = Take this cast &into the other edition…
duplicate = &Duplicate…
restore-backup = Restore a &backup…
export-for-players = &Export the story for the players…
export-for-host = Export the story for the &Host…
recent = &Recent
none-yet = No evening yet

## Asked
ask-title = { $which ->
    [this] What is this evening called?
    [new] What is the new evening called?
   *[next] What is the next session called?
    }
ask-scene = { $which ->
    [this] Which scene is it now?
    [new] In which scene does the new evening begin?
   *[next] In which scene does the next session begin?
    }
as-players-read = as the players read it
title-and-scene = Title and scene…
needs-title = Give the evening a title: the players read it on the TV.

## Dialogs for files
choose-place = { $which ->
    [new] Save the new evening as
   *[next] Save the next session as
    }
choose-plan = A plan for the evening: title, cast, Horror’s Deck
choose-evening = Open an evening
choose-duplicate = Duplicate the evening, and go on with the duplicate
choose-copy = Save a copy of the evening
choose-elsewhere = Save the evening elsewhere, and go on there
choose-story-for-players = Export the story for the players
choose-story-for-host = Export the story for the Host
plans = Plans
evenings = Evenings
web-page = A page for a browser
markdown = Markdown
pdf = PDF, for print
copy-of = { $name } copy
story-of-host = { $name } (Host)

## Told
open-already = This evening is open already.
copied = A copy of the evening is now at { $path }.
no-backup = There is no backup of this evening yet. One is made each time it is opened or put away.

## Buttons beneath what is wrong with a file
open-to-read = Open &read only
save-elsewhere = &Save the evening elsewhere…

## Said when an evening has been opened
ended-in-middle = The program stopped in the middle of the evening. Everything up to the last step is here.
picture-missing = The TV stays blank: the picture that it showed is not on this computer.
still-blank = The TV is blank, as you left it.
still-held = The flip is still held: the players have not seen these cards.
    .dice = The roll is still held: the players have not seen these dice.
still-frozen = The TV is frozen, as you left it.
to-read = You can read this evening, but not play on in this file.
not-backed-up = No backup could be made: { $why }

## Lines of the history that tell of steps, not of play
undone = Taken back: { $step }.
redone = Done again: { $step }.
gone-to = Moved to: { $step }.
had-seen = The players had seen these cards.
    .dice = The players had seen these dice.

## The start page
recent-evenings = Recent evenings
left = { $round ->
    [0] Between fights
   *[other] Round { $round }
} · { $when }
go-on = Press Enter to go on with an evening.
welcome = Welcome. Press Enter for a coached round, or choose another way to begin.

## The list of backups
backups-title = Restore a backup
backups-about = The backup becomes an evening of its own beside this one, which stays as it is.
backups = Backups, the newest first
when-made = Made
round = Round
steps = Steps
scene = Scene
go-on-with-backup = &Go on with this one

## The name of the file that a backup is put back into
restored = { $evening } (restored { $moment })

## The start page
coached = A &coached round
coached-about = Learn the program in one round of the example evening, step by step.
own-about = Type your players’ names, choose a Horror, and begin.
alone-about = The program is the Host, and you see only what a player sees.
open-about = Go on with an evening from a file.
other-about = { $kind ->
    [case] A mystery that is ready to play: scenes, clues, clocks, and a Horror at its end.
    [dice] The same game with ten-sided dice, for a table without a tarot.
    [kings] Another game: Kings of New York, with its own page and TV.
   *[action] Another game: Action!, with its own page and TV.
    }
