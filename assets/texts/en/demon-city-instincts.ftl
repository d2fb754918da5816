# What somebody does whom no person plays: a line on a sheet, as it is read and typed.
line = { $when }: { $deed }
    .weighed = { $when }: { $deed }, { NUMBER($weight) } of 10

## When a line holds
when-always = always
when-attacked = when attacked
when-attacked-beside-friend = when attacked beside a friend
when-ally-attacked = when a friend is attacked
when-hurt = when hurt
when-outnumbered = when outnumbered
when-foe-hurt = when a foe is hurt
when-ally-out = when a friend is out
when-first-round = in the first round

## What is done then
attack-anyone = attack anyone
attack-attacker = attack the attacker
attack-allys-attacker = attack a friend’s attacker
attack-same = attack the same foe
attack-hurt = attack a hurt foe
attack-shared = attack a friend’s target
attack-unguarded = attack an unguarded foe
attack-leader = attack the first attacker
attack-spare = attack a foe no friend attacks
defend = defend
withdraw = withdraw

## What can’t be meant
no-colon = “{ $typed }” needs a colon between when and what: “when attacked: defend”.
no-when = Before the colon write { EITHER($known) }, not “{ $typed }”.
no-deed = After the colon write { EITHER($known) }, not “{ $typed }”.
