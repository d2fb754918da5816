# Keys as such: when they mean something, why a key can't be given to a command, and the window that changes them.

## Headings: when keys mean something
when-announce = While somebody announces
when-after = Once the cards are thrown
    .dice = Once the dice are rolled
when-always = At any time
when-evenings = Evenings
when-typing = While real cards are typed
    .dice = While real dice are typed
when-cast = On the page of the cast
when-decks = On the page of the decks
when-rules = On the page of the house rules
when-task = On the page of a task
when-show = On the page for showing things on the TV
when-chances = On the page of chances
when-case = On the page of the case
when-forecast = On the page that forecasts a fight
when-side-by-side = On the page where systems stand side by side
when-preferences = On the page of preferences
when-person = On the panel of one character
here-now = { $when } — now

## Keys of real cards
card-worth = A card worth { NUMBER($value) }
    .dice = A die that shows { NUMBER($value) }
card-fool = The Fool
card-page = A Page
card-knight = A Knight
card-queen = A Queen
card-king = A King
card-major = A Major: then its number as two digits, or one digit and any other key
card-own = The thrower’s own Significator

## Why a command keeps its key
keeps-big-button = “{ $command }” keeps its key: Enter always presses the big button, and takes what you typed.
keeps-arrows = “{ $command }” keeps its key: the arrows choose in every list and field.
is-fixed-big-button = Enter always presses the big button, and takes what you typed
is-fixed-arrows = The arrows choose in every list and field

## When a greyed command is possible
when-off = { $command ->
    [undo] There is nothing to undo: nothing has been done in this evening yet.
    [redo] There is nothing to redo: the last thing you did wasn’t an undo.
    [turn-cards] Possible while the TV holds a throw back: the entry above begins that.
    [take-away] Possible while the TV shows a line or a picture: “Show on the TV…” begins that.
    [next-step] Possible once the page in front has a next step: its big button is lit then.
    [repeat-all] Possible from the second round on, while somebody announces and the round is in front.
    [back] Possible while the round is in front: it takes back what is chosen there.
    [person] Possible while the round is in front and somebody stands in it.
    [end-action] Possible while the round is in front.
    [propose] Possible while somebody announces and the round is in front.
    [why] Possible while the round is in front: it asks about the last deed that the program chose.
    [play-solo] Possible while the round is in front.
    [peek] Possible while you play alone: “Play solo” begins that.
   *[other] Begin or open an evening first.
    }

## Why a command can't have a key
no-single-key = Press one key, alone or with Ctrl, Alt or Shift.
reserved = { $what ->
    [leave] { $key } leaves a field, a panel or a page.
    [big-button] { $key } is for the big button.
    [next-field] { $key } goes to the next field.
    [previous-field] { $key } goes to the previous field.
    [list] { $key } chooses in every list.
    [text] { $key } is for the text of every field.
    [menu] { $key } opens a menu.
   *[system] { $key } belongs to the system.
    }
a-number = { $key } is for a character, or for a number.
on-every-page = “{ $command }” works on every page. Choose an F key, or one with Ctrl or Alt.
types-in-cast = { $key } starts typing in the cast’s table. Choose an F key, or one with Ctrl or Alt.
on-the-panel = { $key } is a letter of one character’s panel.
is-a-card = { $key } is for a card while real cards are typed.
    .dice = { $key } is for a die while real dice are typed.
names-a-skill = { $key } names a further skill on the page of a task.
is-a-reading = { $key } chooses a reading.
is-a-choice = { $key } is a choice on that page.
is-taken = { $key } is the key of “{ $other }”. Give that one another key first.
not-used = { $more ->
    [0] Your own key for { LIST($commands) } can’t be used. The key that came with the program is back.
    [one] Your own keys for { LIST($commands) } and { $more } other command can’t be used. The keys that came with the program are back.
   *[other] Your own keys for { LIST($commands) } and { $more } other commands can’t be used. The keys that came with the program are back.
    }
quoted = “{ $command }”

## The window that changes keys
title = Change keys
hint = ↑ ↓ choose · Enter, then the new key: change it · Delete: reset it
change = Change [Enter]
    .tip = Press this button, then the new key for the chosen command
reset = Reset [Delete]
    .tip = Give the chosen command the key that it came with
reset-all = Reset all
    .tip = Give every command the key that it came with. Press it again to get yours back
bring-back = Bring mine back
close = Close [Escape]
    .tip = Close this window. Your changes are kept already
table = Commands and their keys
command = Command
key = Key
what-it-does = What it does
press-now = press the new key…
was = { $keys }  (was { $key })
row = { $command }: { $keys }

## Keys that nothing changes: what they are, the keys, and why
fixed = Keys that can’t be changed
keeps = “{ $what }”: these keys can’t be changed. { $why }.
fixed-people = Characters
    .keys = 1 … 9, 0, ⇧1 … ⇧0
    .why = They are the numbers before the names
fixed-intensity = Intensity
    .keys = 0 … 9, ⇧1 … ⇧0
    .why = They are the numbers themselves
fixed-panel = One character’s panel
    .keys = A … Z
    .why = Each letter stands on its button, as long as it can be pressed
fixed-stats = Stats and skills of a task
    .keys = A … Z, ⇧A … ⇧Z
    .why = They are letters of the names that no command uses
fixed-readings = House rules’ readings
    .keys = a b c
    .why = They are the names of the readings
fixed-cards = Real cards
    .keys = 0 … 9 F P N Q K J *
    .why = They are the cards’ numbers and initials
    .dice = Real dice
    .why-dice = They are the faces
fixed-leave = Leave, close
    .keys = Escape
    .why = The way out must always be the same
fixed-choose = Choose, go on
    .keys = arrows, Tab, Home …
    .why = They do what they do in all programs, as do Page Up, Page Down and End

## What hovering tells, in a list
counts = { $chip } — counts
struck = { $chip } — struck
