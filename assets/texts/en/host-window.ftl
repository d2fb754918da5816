# The Host's window: its menus and docks, what its status bar says, and what it tells of the TV.
program = Demon City
cancel = Cancel
title = { $evening } — Demon City
opening = Opening “{ $evening }”…
step = { $command }: { $step }
menu-session = &Session
menu-edit = &Edit
menu-round = &Round
menu-tv = &TV
menu-view = &View
menu-help = &Help
about = About this program…
about-words =
    Demon City at the table, version { $version }
    New in it: preferences, German, Demon City with d10s, cases, evenings by yourself, chances and forecasts, and two guests: Kings of New York and Action!.
    It is free under the MIT licence. A download holds NOTICES.txt, which names all that others made and their licences.
    It sends nothing and asks nobody for updates: for a newer version, download it again. If an evening needs one, the program says so.
dock-tv = What the TV shows
dock-tv-short = TV
dock-history = History

## Told
cards-first = First let the players see the cards: { $button }.
    .dice = First let the players see the dice: { $button }.
seen = The players have seen these cards already.
    .dice = The players have seen these dice already.
some-seen = The players have seen some of these cards already.
    .dice = The players have seen some of these dice already.
drop-portrait = Drop it here to make it { $name }’s portrait
drop-for-all = Drop it here to show it on the TV at once
drop-unusable = Only one picture (PNG, JPEG, WebP) or one evening can be dropped here; a picture goes into an evening that is open

## The status bar
all-saved = All saved
to-read = Read only
not-saved = Not saved: another program has changed, moved or removed the file
no-evening = No evening is open
begin-first = “{ $page }” needs an evening: begin or open one first.
guides = Guides
guides-back = Back
guides-find = Find in all guides: /, words, Enter
guides-nothing = No guide has these words.
keys = { $key } keys
keys-and-chart = { $key } keys · { $chart } a round on one page
keys-and-round = { $key } keys · Escape back to the round

## The TV
tv-off = TV off · { $key } opens it
tv-in-window = TV in a window · { $key } hands this screen to the players
tv-waits = The TV waits for a screen
tv-on = TV on { $screen }
tv-mirrored = { $tv } · a second screen mirrors this one, so all see your window: { $key } covers it
tv-may-darken = { $tv } · the screen saver may darken it
tv-is-blank = the TV is blank
tv-is-frozen = the TV is frozen
tv-is-both = the TV is blank and frozen
tv-turns = The TV turns the cards
    .dice = The TV rolls the dice
blank = The TV is blank: { $key } shows the picture again
held = The flip is held: { $key } turns the cards on the TV
    .dice = The roll is held: { $key } shows it on the TV
frozen = The TV is frozen: { $key } lets it follow
shows-picture = The TV shows a picture: { $key } takes it away
shows-line = The TV shows a line: { $key } takes it away
turn-cards = turn the cards
    .dice = show the roll

## The bar of commands beside the menus
command-bar = Commands
bar-task = Task
bar-tv = TV
bar-column = Side column
    .tip = Show what stands beside the table, or give the table its room
