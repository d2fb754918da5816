# The page of the cast: everybody's sheets, and casts that are saved, imported and exported.
cast = Cast
the-cast = The cast
name = Name
    .tip = What you call them. Players read “Known as” instead, where it is filled in
side = Side
    .tip = Who shares a goal: “players”, or any other word
deck = Deck
    .tip = Whose cards they throw: P for the Players’ Deck, H for the Horror’s Deck
    .dice = Dice
    .tip-dice = Whose dice they roll: P for the players’, H for the Horror’s
stat-tip = { $stat }: 0 to 9, and above for the supernatural
players = Players’
horror = Horror’s
no-such-deck = Type P for the Players’ Deck or H for the Horror’s Deck, not “{ $typed }”.
    .dice = Type P for the players’ dice or H for the Horror’s dice, not “{ $typed }”.
grip = Drag this to move the character up or down
spoken = { $name }, { $column }: { $value ->
    [none] none
   *[other] { $value }
    }
portrait = Portrait
portrait-of = A portrait of { $name }
no-picture = This sheet names no picture. { $button } chooses one.
own-cards = Own cards
significators = Significators
no-cards = none yet; give them on the page of the decks [{ $key }]
print-tip = Print a sheet, or everybody’s, as a PDF
with-key = { $tip } [{ $key }]

## Casts as a whole
characters = { $number ->
    [one] 1 character
   *[other] { $number } characters
    }
added = Added: { characters }.
renamed = { $number ->
    [one] 1 was renamed, because the name was taken.
   *[other] { $number } were renamed, because their names were taken.
    }
significators-lost = { $number ->
    [one] 1 Significator was left out: it belongs to somebody else or to the Horror.
   *[other] { $number } Significators were left out: they belong to somebody else or to the Horror.
    }
ask-which = Which saved cast do you want to add?
ask-whom = Whom do you want to add?
none-saved = No cast is saved yet. { $button } saves this one.
ask-name = { $one ->
    [yes] What name do you want to save this character under?
   *[no] What name do you want to save the cast under?
    }
a-name = a name
ask-replace = You have already saved a cast called “{ $name }”. Do you want to replace it?
replace = replace it
saved = Saved as “{ $name }”: { characters }.
written = Written to { $path }: { characters }.
reading = Reading the cast…
choose-import = Import a cast
choose-export = Export the cast
casts = Casts
