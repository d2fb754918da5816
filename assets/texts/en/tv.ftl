# What the TV writes beside the game’s own words, and what a screen reader says of it.
window = Demon City – TV
ready = Ready…
versus = vs
not-enough = not enough
round = Round { NUMBER($number) }
what-do-you-do = What do you do?

## Signs of what befell somebody, by their words
mark-critical = Critical
mark-fumble = Fumble
mark-significator = Significator
mark-hurt = Hurt
    .dice = Injured
mark-out = Out of the Fight
mark-panic = Panic
mark-settled = Done

## Spoken
is-blank = The TV is blank.
a-picture = A picture
announces = Round { NUMBER($number) }: { $name } announces…
face-down = { $number ->
    [one] 1 card face down
   *[other] { NUMBER($number) } cards face down
    }
    .dice = { $number ->
        [one] 1 die
       *[other] { NUMBER($number) } dice
        }
bids = bids { NUMBER($number) }
wounds = { NUMBER($number) } of { NUMBER($whole) } Wounds
shots = { NUMBER($number) } of { NUMBER($whole) } Shots
