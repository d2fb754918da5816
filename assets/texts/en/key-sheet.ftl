# Keys on the sheet of keys that are no command's own. What may be pressed, then what it does.
a-letter = a letter
letter-then-enter = a letter, Enter
arrows-and-tab = arrows, Tab
back-or-escape = { $back }, Escape

people = Choose a character, in the order of the table. From the 11th with Shift
type-over = Type over what is chosen. Arrows and Tab lead on
choose-card = Choose a card; go on to the next deck
show-line = Show the line that is typed, or the picture of the chosen character
to-people-with-pictures = Go from the line to the people with a picture, and to a picture from a file
choose-question = Choose a question
choose-reading = Choose this reading
task-numbers = Choose who throws, then the Intensity (10: 1, then 0); after { $against } the rivals
task-letters = Choose the stat or skill with this letter; with Shift a further skill
several-levels = Add one more Intensity, for several levels of success
as-in-a-round = The same as in a round. { $back } takes the last choice back
panel-letters = Do what stands on the button with this letter. { $chips } tells what each means
panel-numbers = Choose another character, or answer what is asked
panel-arrows = Go to the character above or below
panel-back = Close what is asked, then the panel
number-cards = A card worth 1 to 9, or 10
take-back-card = Take back a card. With none typed, give up a task or a draw
in-sight = What can be seen now
