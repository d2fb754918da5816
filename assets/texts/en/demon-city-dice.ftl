# Rulings of the dice edition. Whoever announces first stands first; ids of rules follow in brackets.

## Why somebody rolls that many dice
start = everybody starts with one
skill-over-stat = { $stat } { NUMBER($rank) } is over { $whose }’s { $other } { NUMBER($number) }
    .past = { $stat } { NUMBER($rank) } was over { $whose }’s { $other } { NUMBER($number) }
skill-over-number = { $stat } { NUMBER($rank) } is over the number { NUMBER($number) }
    .past = { $stat } { NUMBER($rank) } was over the number { NUMBER($number) }
skill-of-party-over-number = { NUMBER($rank) } is over the number { NUMBER($number) }
    .past = { NUMBER($rank) } was over the number { NUMBER($number) }
skill-of-party = { NUMBER($rank) } is over the other’s { NUMBER($number) }
    .past = { NUMBER($rank) } was over the other’s { NUMBER($number) }
unaware = the target doesn’t see it coming
    .past = the target didn’t see it coming
second-attacker = somebody who announced earlier attacks the same foe
    .past = somebody who announced earlier attacked the same foe
busy = the target is busy with somebody else
    .past = the target was busy with somebody else
distracted = the other is distracted, or unaware of this
    .past = the other was distracted, or unaware of this
defense = only defends
    .past = only defended
defended = defended with success last round
weapon = the better weapon here
advantage = { $label }
advantage-past-two = { $label }, but nobody has more than two Situation Dice
injury = injured
lost = { $label }
lost-past-two = { $label }, but this never costs more than two dice
cap = nobody has more than two Situation Dice
floor = nobody rolls fewer than one die

rolls = { $who } roll{ s } { $dice ->
    [one] 1 die
   *[other] { NUMBER($dice) } dice
    }: { $why }
rolled = { $who } roll{ s } { $faces }: { NUMBER($roll) } counts

## How a Clash ends
first = { $who } { is } first with { NUMBER($top) }, and act{ s }
    .past = { $who } { was } first with { NUMBER($top) }, and acted
first-by-chance = { $who } { is } first with { NUMBER($top) }: chance picked among { LIST($among) }
    .past = { $who } { was } first with { NUMBER($top) }: chance picked among { LIST($among) }
first-fails = { $who } { is } first with { NUMBER($top) }, but the deed fails
    .past = { $who } { was } first with { NUMBER($top) }, but the deed failed
tied = Nobody is first: { LIST($among) } rolled { NUMBER($top) } on different sides. No deed takes effect, and the Host changes something for all
    .past = Nobody was first: { LIST($among) } rolled { NUMBER($top) } on different sides. No deed took effect, and something changed for all
to-be-chosen = { LIST($among) } are first with { NUMBER($top) }, all on one side: chance picks who acts
unrolled = Nobody has rolled yet, so nothing is decided
clash = In one Clash: { LIST($who) }

## What becomes of each deed; “deed” begins with the name of who does it
happens = { $deed }: nobody prevents it, and it concerns nobody else
    .past = { $deed }: nobody prevented it, and it concerned nobody else
acts = { $deed }: nobody rolled higher than { NUMBER($roll) }
    .past = { $deed }: nobody rolled higher than { NUMBER($roll) }
hits-too = { $deed }, who has been hit already: { NUMBER($roll) } lands too
    .past = { $deed }, who had been hit already: { NUMBER($roll) } landed too
fumbled = { $deed }, and fails: a 1 is a fumble
    .past = { $deed }, and failed: a 1 is a fumble
not-over = { $deed }, and fails: { NUMBER($roll) } doesn’t beat { NUMBER($number) }
    .past = { $deed }, and failed: { NUMBER($roll) } didn’t beat { NUMBER($number) }
hit = { $deed }, but was hit first
held = { $deed }, but { $holder } wasn’t hit and rolled { NUMBER($number) } against { NUMBER($roll) }
concerns-others = { $deed }, but only whoever is first can act on others
    .past = { $deed }, but only whoever was first could act on others
side-lost = { $deed }, but only the side that is first gets things done
    .past = { $deed }, but only the side that was first got things done
not-in-a-tie = { $deed }, but nobody is first, and no deed takes effect
    .past = { $deed }, but nobody was first, and no deed took effect
## What became of a deed, in a word or a few, beside its row
fate = { $fate ->
    [happened] ✓ happens
    [not-high-enough] ✗ doesn’t beat the number
    [fumbled] ✗ a 1, a fumble
    [hit] ✗ was hit first
    [held] ✗ held
    [concerns-others] ✗ only the first acts on others
    [side-lost] ✗ other side was first
    [clash-tied] = tied
   *[to-be-chosen] ? chance picks
    }
critical = { $who } win{ s } with a 10: a critical success
fumble = { $who }’s highest die is a 1: a fumble

attacks = { $who } attack{ s } { $target }
defends = { $who } defend{ s }
tries = { $who } tr{ ies } something
drives = { $who } drive{ s }

## Deeds outside every Clash
done = { $who } { does } something: nobody contests it, and it just happens
moved = { $who } move{ s }: nothing stops it
move-stopped = { $who } move{ s }, and { is } stopped by a hit
over-number = { $who } succeed{ s }: { NUMBER($roll) } beats { NUMBER($number) }
not-over-number = { $who } fail{ s }: { NUMBER($roll) } doesn’t beat { NUMBER($number) }
undone-by-fumble = { $who } fail{ s }: { NUMBER($roll) } would beat { NUMBER($number) }, but a 1 is a fumble
equals-number = { $who } rolled { NUMBER($roll) } against { NUMBER($number) }: undecided; the Host changes something, and it may be tried again
won-against = { $who } win{ s }: { NUMBER($roll) } beats { $other }’s { NUMBER($number) }
tied-against = { LIST($who) } both rolled { NUMBER($roll) }: undecided; the Host changes something, and it may be tried again
worse-for-both = Both fumbled, and it gets worse for both

## Damage
damage-due = { $who } hit { $target }: { $dice ->
    [one] 1 die
   *[other] { NUMBER($dice) } dice
    } of damage, the { $massive ->
    [yes] highest
   *[no] lowest
    } counts
damage = { $who } hit { $target }, who loses { NUMBER($lost) }: Toughness { NUMBER($current) }, { $out ->
    [yes] out of the fight
   *[no] still up
    }
injured = { $who } { is } Injured from now on
