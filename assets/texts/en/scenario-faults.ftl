# Why a scenario can’t be ruled: words that stand behind a place such as “$.parties[0].name: ”, without a stop.

## Whatever the game
nobody-called = nobody here is called { $name }
nameless = a name here needs at least one letter
named-twice = two are called { $name }
no-house-rule = there is no house rule of that name
no-reading = there is no reading { $letter }, only { $known }
too-large = a number here goes up to { NUMBER($most) }
at-least = a number here is { NUMBER($least) } or more, not { $told }
from-0 = a number here is 0 or more, not { $told }
rank-from-0 = a rank is 0 or more, not { $told }
missing-number = this is missing: a whole number belongs here
missing-object = this is missing: an object belongs here
missing-text = this is missing: text belongs here
lies-already = { $card } lies with { $name } already
die-shows = a d{ NUMBER($sides) } shows 1 to { NUMBER($sides) }, not { $told }

## Demon City: people and deeds
no-stat = { $who } has no { $stat }
lacks-stat = { $who } has no stat or skill called { $stat }
announced-already = { $who } has announced already
against-oneself = { $who } can’t stand against themselves
attacks-oneself = { $who } can’t attack themselves
aims-at-oneself = { $who } can’t aim at themselves
conflicts-with-oneself = { $who } can’t conflict with themselves
own-side = { $who } and { $target } are on the same side: put the attacker on another first (T-AMB-23)
drives = { $who } drives, and must announce a contested act
supernatural-stats = a supernatural attack names the stat it uses and the stat that resists it
only-shooting = only who shoots does it with a skill
two-sides = only deeds of one side conflict, and these two are on two sides
no-choice = { $who } makes no { $kind } that could be chosen
only-lost = only { $one } and { $other } can be lost, not { $told }
several-intensities = only a deed that nobody contests has several Intensities
contested-alone = this belongs to a deed that somebody contests
target-alone = this belongs to a deed with a target
no-contested-deed = { $who } has announced no contested deed

## Demon City: Intensities and tasks
no-intensity = this list holds no Intensity
intensity = an Intensity goes from 0 to 10, not { $told }
intensities-rise = several Intensities rise, and { $told } comes after { $before }
task-kind = a task is static or opposed, not { $told }
parties = a task of this kind has { $opposed ->
    [yes] 2 parties
   *[no] 1 party
    }, not { NUMBER($told) }
static-intensity = a static task has an Intensity
static-number = a static task has a target number
static-alone = this belongs to a static task
overlap = further skills go from 0 to { NUMBER($most) }, not { $told }

## Demon City: cards and dice
card-number = a card’s number goes from 0 to 21, not { $told }
significator-number = a Significator is a card by name, not { NUMBER($number) }
no-card-called = no card is called { $name }
card-twice = { $card } is named twice
significator-kind = a player’s Significator is a court card or a Major, not { $card }
significator-taken = { $card } is a Significator of { $who } already
heap = at most { $most } cards lie here, not { $told }
no-throw = { $who } makes no throw
other-cards = { $who } takes { number-of-cards }, and { $given ->
    [one] { $given } is given
   *[other] { $given } are given
    }
cards-missing = { $who } throws, and no cards are given
no-dice = { $who } rolls no dice here
dice-missing = { $who } rolls { NUMBER($dice) }, and no dice are given
other-dice = { $who } rolls { NUMBER($dice) }, not { NUMBER($given) }
damage-before-dice = damage is rolled after the dice of the Clash, and none are given

## Kings
two-parties = a challenge has 2 parties, challenger and challenged, not { NUMBER($told) }
celerity = Celerity goes from 0 to { NUMBER($most) }, not { NUMBER($told) }
relents-no-test = { $who } relents: there is no test
relents-has-none = { $who } relents, and so has none
challenged-relents = only the challenged can relent
bid = a bid is 1 Trait or more, not { NUMBER($told) }
bid-too-high = { $who } bids { NUMBER($bid) }, and has { NUMBER($left) } left
initiatives-differ = no Initiatives are equal, and nobody rolls
initiative-dice = both roll a d10, and equally often
initiative-again = both roll again while they are equal, and only then
missing-d3s = this is missing: both roll d3s
d3s = the number of d3s that { $who } rolls is { NUMBER($dice) }, not { NUMBER($given) }
no-overbid = no overbid is made, and nobody rolls again
missing-overbid = this is missing: an overbid is made, and both roll again

## Action!: Damage and attacks
no-option = there is no optional rule of that name
option-off = this belongs to { $option }, which is not in use here
missing-damage = this is missing: a Damage or a fall belongs here
not-of-a-fall = this doesn’t belong to a fall
missing-mass = this is missing: Knockback goes by the Mass Value (A-OPT-05)
causes = a hit can bring on “bruised”, “battered” or “broken”
missing-roll = this is missing: it is rolled
not-rolled = this isn’t rolled
luck-rolls = the number of Luck rolls is { NUMBER($wanted) }, not { NUMBER($given) }
luck-roll = a roll or “fail” belongs here
total = a total belongs here, a whole number (A-AMB-01 a)
sum-and-dice = a sum and two dice belong here (A-AMB-01 b)
d10-shows = a d10 shows 0 to 9 here, not { $told }
parts = this Action has 1 to { NUMBER($most) } parts, not { $told }
targets = this Action has 1 to { NUMBER($most) } targets, not { $told }
wounds-in-all = { $who } has { NUMBER($wounds) } Wounds in all
table-rolls = the table rolls here, and types the PV (A-AMB-01 a)
table-defends = the table rolls here, and knows the Defense (A-AMB-01 a)
miss-has-no-pv = a miss has no PV
missing-pv = this is missing: a hit has a PV
dice-tell = the dice tell this here (A-AMB-01 b)
fire-not-rolled = Covering Fire is not rolled again
missing = this is missing
shaken-no-defense = { $who } is Shaken, and has no Active Defense
no-speed-bump = only A-AMB-34 c makes unnamed characters a Speed Bump
group-in-place = a group takes the place of this
speed-bump-attack = against a Speed Bump there is no roll, only skill, effect and extra dice

## Action!: a Sequence
shot-count = the Shot Count of { $who } is { NUMBER($count) }, and no pool is larger
no-stack = Damage moves initiative cards, and there is no stack
unrolled-split = an Action without a roll can’t be split
interrupts-oneself = { $who } can’t interrupt themselves
out = { $who } is out
too-few-shots = { $who } has too few Shots
drawn-already = { $who } is drawn already
no-playing-card = there is no playing card { $card }
cards-have-no-ties = initiative cards have no ties
not-of-cards = this doesn’t belong to initiative cards
card-already = { $who } has a card already
no-card = { $who } has no card in the stack
cards-events = with initiative cards the only events are “act”, “defend” and “damage”
not-the-turn = it isn’t the turn of { $who }
first-no-defense = { $who } is in first place, and has no Active Defense
has-had-the-turn = { $who } has had the turn (A-AMB-35)
before-the-turn = { $who } has not had a turn yet (A-AMB-03)
not-shaken = { $who } isn’t Shaken
shaken = { $who } is Shaken
