# What the pages of guests share: the prompts of fields, and what can’t be meant by what is typed.

people = Everybody at the table
yes = Yes
no = No
text-hint = in your own words, or nothing
no-numbers = “{ $text }” is not a row of numbers.
more-numbers = Another number belongs here.
too-many-numbers = That is a number too many.
number-from = A number from { NUMBER($least) } to { NUMBER($most) } belongs here.
so-many-numbers = { $number ->
    [one] One number from { NUMBER($least) } to { NUMBER($most) } belongs here.
   *[other] { $number } numbers from { NUMBER($least) } to { NUMBER($most) } belong here.
}
numbers-from = { NUMBER($fewest) } to { NUMBER($longest) } numbers from { NUMBER($least) } to { NUMBER($most) } belong here.
another-text = That can’t be meant here: nobody else may be called so, and no text is longer than 300 letters.
sheet-heading = Now
sheet-people = Whom a question means: the number before the name; from the 11th with Shift
new-solo = Play a&lone…
new-dice = Ne&w with dice…
new-kings = New &Kings of New York…
new-action = New Actio&n!…
