# The parts of a sheet as they are typed: what each is called, with an example.
skills = Skills
    .example = Firearms 4, Volleyball 6 (Athletics)
numbers = Numbers
further-stats = Further stats
    .example = Drowning 8
close-deed = Attacks close by
    .example = swings the fire axe at
shoot-deed = Shoots
    .example = fires the flare gun at
shoot-skill = Shoots with
    .example = Firearms
power = Power
    .example = fills the lungs of (Drowning against Toughness)
calm-check = Calm check
    .example = the Intensity, 0 to 10, for whoever sees this Horror
protection = Protection
    .example = 2
alias = Known as
    .example = the name that the players read instead
short = Short name
    .example = up to 12 letters, for the TV where there is no room for the name
picture = Picture
    .example = the path of a picture file
pronoun = Spoken of as
    .example = she, he, it, they or several
weapons = Weapons
    .example = fire axe: close by, doors
instincts = Instincts
    .example = when attacked: defend, 5 of 10
card-powers = Set off by cards
    .example = The Moon: black water rises a hand
notes = Notes
    .example = for you alone

# A stat or skill, by its name on the sheet; a language may have words of its own for those of the rules.
stat = { $stat }

## Why something typed is refused
rank-no-number = { $what } is a whole number from 0 to 99, not “{ $typed }”.
rank-incomplete = “{ $typed }” needs a name and a rank, such as “Yoga 3” or “Biology 4 (Science)”.
stat-elsewhere = Type { $stat } in its own column of the table.
power-incomplete = A power needs a deed, its stat and what resists it, such as “chokes (Drowning against Toughness)”.
no-card = No card is called “{ $typed }”: type a name such as The Moon or Seven of Cups.
protection-no-number = Protection is a whole number from 0 to 99, not “{ $typed }”.
calm-check-no-number = A Calm check is thrown against a whole number from 0 to 10, not “{ $typed }”.
    .dice = A Calm check is rolled against a whole number from 0 to 10, not “{ $typed }”.

## How a power is shown and typed: its stat against what resists it
power-typed = { $deed } ({ $stat } { against } { $resist })
against = against
