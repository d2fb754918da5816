# Keys on the sheet of keys that belong to no command: what to press, then what it does.
a-letter = a letter
letter-then-enter = a letter, Enter
arrows-and-tab = arrows, Tab
back-or-escape = { $back }, Escape

# The tabs of the sheet: short, for all stand beside each other on the lowest screen. The window's title says more.
tab = { $words } [{ $key }]
tab-keys = Keys
tab-round = Round
tab-pages = More keys
tab-chips = Chips
part = { $at }/{ $of }  { $tab }
    .tip = { $page }. Click again for its next part.

people = Choose a character by the number before the name. From the 11th on with Shift
type-over = Type over what is chosen. Arrows and Tab move on
choose-card = Choose a card; go on to the next deck
    .dice = Choose a face; go on to the next roll
show-line = Show the line you typed, or the picture of the chosen character
to-people-with-pictures = Go from the line to the people with a picture, then to a picture from a file
choose-question = Choose a question
choose-reading = Choose this reading
task-numbers = Choose who throws, then the Intensity (for 10: 1, then 0); after { $against }, choose the rivals
    .dice = Choose who rolls, then the number (for 10: 1, then 0); after { $against }, choose the rivals
task-letters = Choose the stat or skill with this letter; with Shift, a further skill
    .dice = Choose the stat or skill with this letter
several-levels = Add another Intensity, for several levels of success
as-in-a-round = The same as in a round. { $back } takes back the last choice
panel-letters = Press the button with this letter. { $chips } tells what each means
panel-numbers = Choose another character, or answer what is asked
panel-arrows = Go to the character above or below
panel-back = Close the question, then the panel
number-cards = A card worth 1 to 9, or 10
    .dice = A face from 1 to 9, or 10
take-back-card = Take back a card. With none typed, leave the task or the draw
    .dice = Take back a die. With none typed, leave the task or the roll
in-sight = In sight now
