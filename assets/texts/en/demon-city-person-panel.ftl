# The panel of one character: what the Host may do to them, and what each asks. `.when` says when it can be done.

## Its heading
heading-key = { $key }  { $who }
toughness-of = Toughness { NUMBER($now) } of { NUMBER($whole) }
calm-of = Calm { NUMBER($now) } of { NUMBER($whole) }
not-here = not in the fight

## Its buttons
with-key = { $action } [{ $key }]
spoken = { $who }: { $action }
not-now = “{ $action }” can’t be done now. { $when }
out = Out
    .tip = Put them { -out }, or end it
panic = Panic
    .tip = Put them in { -panic }, or end it
held = held
    .tip = Held in a grapple, or free
hurt = hurt
    .tip = An injury costs a card until a point of Toughness comes back
    .dice = Injured
    .tip-dice = Injured in this fight: one die fewer
toughness = Toughness…
    .tip = Type their Toughness
calm = Calm…
    .tip = Type their Calm
recover = recover…
    .tip = Recover by your word, or throw for it, before announcing
    .when = Only somebody { -out } or in { -panic } recovers, at their own turn.
    .tip-dice = Roll to recover at the end of a round
    .when-dice = Only somebody { -out } or in { -panic } recovers, once, at the end of a round.
damage = throw damage…
    .tip = Throw how much Toughness a deed costs them
    .when = It can once somebody’s deed could have hurt them.
    .dice = roll damage…
    .tip-dice = Roll how much Toughness a hit costs them
    .when-dice = It can once somebody’s attack could have hit them.
check = check Calm…
    .tip = Throw for Calm against a Horror’s number, or another
    .tip-dice = Roll for Calm against a Horror’s number, or another
amend = amend
    .tip = Change what they announced; nobody after them has to announce again
    .when = It can once they have announced, until the deed is settled.
side = change side…
    .tip = Put them on another side
    .when = Sides change before the first announcement of a round.
merge = merge, split…
    .tip = Merge their Clash with another’s, or split the two
    .when = It can while people announce, with two people or more in the fight.
exclude = exclude…
    .tip = Say which deed of the same side can’t be done if theirs is
    .when = It can once two people of one side are in the fight.
distance = distance…
    .tip = Say how far they are from somebody as the round begins
    .when = It can while people announce, with two people or more in the fight.
drives = drives
    .tip = They compete at a wheel: drivers have a Clash of their own
    .when = Only somebody in the fight can drive, before the cards are thrown.
    .when-dice = Only somebody in the fight can drive, before the dice are rolled.
group = group…
    .tip = Let like foes stand behind their one throw
    .when = It can before the first announcement of a round, with another of the same side and deck.
    .tip-dice = Let like foes stand behind their one roll
    .when-dice = It can before the first announcement of a round, with another of the same side.
lead = lead
    .tip = Let them lead the group they stand in
    .when = Only somebody who stands in a group can lead it, before the cards are thrown.
    .when-dice = Only somebody who stands in a group can lead it, before the dice are rolled.
elsewhere = place…
    .tip = Give them a new place before they announce, after a success in the last round
    .when = It can after a success in the last round, before they announce.
leave = leave
    .tip = Take them out of the fight; their cards are discarded unseen
    .when = Only somebody in the fight can leave it, before the cards are thrown.
    .tip-dice = Take them out of the fight; their dice are not rolled
    .when-dice = Only somebody in the fight can leave it, before the dice are rolled.
newcomer = bring in…
    .tip = Bring somebody in, from the cast or new
    .when = Newcomers join while people announce; Enter goes on to the next round.
redraw = redraw ties
    .tip = Draw a new order for all who are equal in Agility
    .when = Ties are redrawn before the first announcement of a round, among equals in Agility.
step-up = a step up
    .tip = They stand above somebody who has that advantage too: one more card for each step
hidden = hidden
    .tip = The players read “?” instead of the name, until you show it
program = program plays
    .tip = The program announces for them whenever their turn comes, until you take this back
to-a-player = to a player
to-the-host = to the Host
set-deck-tip = Change who plays { $who }, and with that the deck they throw from

## What they ask
ask-toughness = What is { $who }’s Toughness now, out of { NUMBER($whole) }?
ask-calm = What is { $who }’s Calm now, out of { NUMBER($whole) }?
number-hint = a number, −99 to 99
no-number = Type a whole number, not “{ $text }”.

ask-after-failure = { $who } did not recover: what follows?
acts = acts all the same
no-action = no action this round
out-for-good = out for good
ask-recovery = { $who } is { $out ->
    [yes] { $panicked ->
        [yes] { -out } and in { -panic }
       *[no] { -out }
        }
   *[no] in { -panic }
    }: do they recover?
    .hint = or throw: an Intensity, and a stat if you like: 5 toughness
    .dice = { $who } is { $out ->
        [yes] { $panicked ->
            [yes] { -out } and in { -panic }
           *[no] { -out }
            }
       *[no] in { -panic }
        }: against which number do they roll?
    .hint-dice = a number, and a stat if you like: 5 toughness
gets-up = no longer { -out }
calms-down = no longer in { -panic }
pass-turn = no action
bad-recovery = Type an Intensity from 0 to 10, then a stat if you like, not “{ $text }”.
    .dice = Type a number to beat, then a stat if you like, not “{ $text }”.
unknown-stat = No stat of { $who }’s begins with “{ $letters }”. Type the beginning of one: { EITHER($known) }.

ask-excludes = Whose deed excludes { $who }’s, so that only one of the two is done?

ask-whose-damage = Damage to { $who }: by whose deed?
ask-damage = Damage to { $who } by { $by }
    .hint = or extra protection: 2; or a stat of { $by } for massive harm
    .again = Damage to { $who } by { $by } was thrown: { NUMBER($thrown) }. Throw it once more?
    .again-dice = Damage to { $who } by { $by } was rolled: { NUMBER($thrown) }. Roll it once more?
throw = throw { $cards ->
    [one] 1 card
   *[other] { NUMBER($cards) } cards
    }{ $again ->
    [yes] {" "}again
   *[no] {""}
    }, the lowest counts
    .dice = roll { $cards ->
        [one] 1 die
       *[other] { NUMBER($cards) } dice
        }{ $again ->
        [yes] {" "}again
       *[no] {""}
        }, the lowest counts
bad-protection = Type protection as a number, or a stat of { $by } for massive harm, not “{ $text }”.

ask-check = { $who } checks Calm: against what?
    .hint = an Intensity, 0 to 10
    .other = or another Intensity, 0 to 10
    .hint-dice = a number to beat
    .other-dice = or another number
horror = { $who }: { NUMBER($intensity) }

ask-side = Which side is { $who } on?
    .hint = or type another side; in a fight it holds for this round
no-side = Type the name of a side, or choose one with ↑ and ↓.
long-side = Type a name of at most { NUMBER($most) } letters for the side.
ask-how-long = For how long is { $who } on the side “{ $side }”{ $leader ->
    [none] {""}
   *[other] , while { $leader } leads the group
    }?
this-round = this round
for-good = for good
ask-heir-joins = { $who } joins { $side }: who leads the group now?
ask-heir-leaves = { $who } leaves: who leads the group now?


ask-touch = { $who } and who else: one Clash, or two?
ask-clashes = { $who } and { $other }: one Clash, or two?{ $drives ->
    [yes] {" "}A driver clashes with other drivers alone.
   *[no] {""}
    }
one-clash = one Clash
two-clashes = two Clashes
as-announced = as they announce

ask-from-whom = { $who }’s distance as the round begins: from whom?
ask-feet = How far is { $who } from { $other }, in feet?
    .hint = feet
in-feet = { $who }: { NUMBER($feet) } feet

ask-group = Who stands behind { $who }’s one throw?
    .dice = Who stands behind { $who }’s one roll?
same-sheet = all with the same sheet
everybody = all of them
each-alone = nobody: each for themselves
another-leads = let another lead…
ask-leader = Who leads { $who }’s group?

ask-newcomer = Who comes in?
    .hint = or anybody new: name, side, Agility, Toughness
bad-newcomer = Type a newcomer as name, side, Agility and Toughness: Rat, { $side }, 3, 2.

ask-elsewhere = { $who } may take a new place before announcing: where?
    .hint = where they stand now, within 60 feet
