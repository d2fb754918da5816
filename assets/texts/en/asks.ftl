# Why a guest’s command is refused. A field is named as the game’s format has it.
not-now = That can’t be done now.
number = { $field }: type a number from { NUMBER($least) } to { NUMBER($most) }.
numbers = { $field }: type { $many } numbers from { NUMBER($least) } to { NUMBER($most) }.
many = { NUMBER($fewest) } to { NUMBER($longest) }
choice = { $field }: choose { EITHER($among) }.
new-name = { $field }: type a name that nobody has yet, with at most { NUMBER($most) } letters.
words = { $field }: type a text of at most { NUMBER($most) } letters.
# What must be over first: a word of the game's for it.
later = { $until ->
    [round] That waits for the end of the Round. End it with E, or undo.
    [challenge] Numbers stay as they are while a challenge is open. End it first. Pronoun, notes and “hidden” can be written now.
    [fight] That waits for the end of the fight. End it with E, or undo.
    [action] Numbers stay as they are while an Action is under way. Finish it with D first.
   *[rolls] First roll what is due, or type it: those rolls go by these numbers.
    }
# How players read of somebody whose name they don't know; of several each has a number.
somebody = { $number ->
    [1] Somebody
   *[other] Somebody ({ $number })
    }
