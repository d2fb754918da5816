# What the pages of guests share: the prompts of fields, and why something typed is refused.

people = Everybody at the table
yes = Yes
no = No
such-as = { $asked }, such as { $example }
text-hint = in your own words, or nothing
no-numbers = Type numbers with a space between them, not “{ $text }”.
more-numbers = Type one more number.
too-many-numbers = Type fewer numbers.
number-from = Type a number from { NUMBER($least) } to { NUMBER($most) }.
so-many-numbers = { $number ->
    [one] Type one number from { NUMBER($least) } to { NUMBER($most) }.
   *[other] Type { $number } numbers from { NUMBER($least) } to { NUMBER($most) }.
}
numbers-from = Type { NUMBER($fewest) } to { NUMBER($longest) } numbers from { NUMBER($least) } to { NUMBER($most) }.
another-text = Type something else: at most 300 letters, and no name that somebody has already.
sheet-heading = Now
sheet-people = When you are asked for somebody, type the number before the name; from the 11th on with Shift
new-solo = Play a&lone…
new-dice = Ne&w with dice…
new-kings = New &Kings of New York…
new-action = New Actio&n!…
program-plays = { $who ->
    [none] Do as the program says
   *[other] { $who }: the program plays
}

## The page of the cast
newcomer = Newcomer
hidden = hidden
no-number = { $title } is a whole number, not “{ $text }”.
no-answer = { $title }: type { $yes } or { $no }.
no-such-word = “{ $text }” is none of these: { LIST($words) }.
