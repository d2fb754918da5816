# What can’t be meant in a plan for an evening of a guest; the place stands before each.

no-title = an evening needs a title, which the players read
so-many-people = { $number ->
    [0] nobody is in it; it needs 1 to { NUMBER($most) } people
   *[other] { $number } people are too many: at most { NUMBER($most) }
}
name-unfit = a name has 1 to { NUMBER($most) } letters
name-twice = two are called “{ $name }”
number-beyond = a number from { NUMBER($least) } to { NUMBER($most) } belongs here, not { NUMBER($number) }
no-such-system = there is no such game; a plan’s system is { EITHER($known) }
no-such-key = no sheet has a key of this name
another-kind = a value of another kind belongs here
no-such-temper = a temper is { EITHER($known) }
no-name = a name belongs here
