# Why a guest’s command is refused. A field is named as the game’s format has it.
not-now = That can’t be done now.
number = { $field }: type a number from { NUMBER($least) } to { NUMBER($most) }.
numbers = { $field }: type { $many } numbers from { NUMBER($least) } to { NUMBER($most) }.
many = { NUMBER($fewest) } to { NUMBER($longest) }
choice = { $field }: choose { EITHER($among) }.
new-name = { $field }: type a name that nobody has yet, with at most { NUMBER($most) } letters.
words = { $field }: type a text of at most { NUMBER($most) } letters.
