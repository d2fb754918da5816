# The panel of somebody who announces: what it asks, what its big button says, and why a key does nothing.

## Its heading
who-stops = Does anybody want to stop { $who }? Press their keys, then Enter. If nobody does, just press Enter.
thinks-again = Change what { $who } announced
last-round = last round: { $deed }
may-stand-elsewhere = may first take a new place within 60 feet
    .dice = defended successfully last round
target-left = { $who }: press the key of another target; the last one has left the fight
target-joined = { $who }: press the key of another target, { LIST($whom) } { COUNT($whom) ->
    [one] is
   *[other] are
    } on the same side now

## What it comes to
trick = trick:

program-announces = Let the program announce for { $who }

## Texts that a button asks for
text = { $button }: { $words }
empty = { $text ->
    [words] in full
    [intensity] 5 driving
   *[run] feet
    }
feet = { NUMBER($feet) } feet
in-own-words = in your own words…
feet-word = feet
supernatural = supernatural
mundane = mundane
ask-words = { $who }: what exactly do they do?
    .hint = in full, names and all: everybody reads it
ask-label = { $who }: what was the last advantage or disadvantage for?
    .hint = a few words
ask-intensity = { $who }: what must they beat, and with which stat?
    .hint = an Intensity, a stat, or both: 5 driving; levels: 2 5 8; with 10 also: supernatural, mundane
    .hint-dice = a number, a stat, or both: 5 driving
ask-run = { $who }: how far do they run as well?
    .hint = feet
ask-trick = { $who }: what else do they try?
    .hint = a further trick, which costs a card
no-label = First add something to name: { $advantage } an advantage, { $disadvantage } a disadvantage.
bad-run = Type how far they run as a whole number of feet, not “{ $text }”.
bad-intensity = Type an Intensity from 0 to 10, not { NUMBER($level) }.
    .dice = Type a number to beat, from 0 to 99, not { NUMBER($level) }.
levels-fall = Type several Intensities from low to high: { NUMBER($level) } can’t come after { NUMBER($before) }.
one-number = With dice a deed has one number to beat, not several.
unknown-stat = { $who } has no stat or skill that begins with “{ $letters }”. Type the beginning of one of these: { EITHER($known) }.

## The big button
nobody-stops = Nobody stops it
contested = Contested: lay the cards
    .dice = Contested: lay the dice
choose-deed = { $who }: choose a deed
repeat = Repeat: { $who } { $deed }
choose-target = { $who }: choose the target
target-keys = 1 2 3 …
objection-above = see above
announce = { $anew ->
    [yes] Announce again
   *[no] Announce
    } for { $who }
enter = Enter
not-yet = { $step } [{ $keys }].

## Why a key does nothing
deed-first = First choose a deed: { $keys }.
deed-before-target = First choose a deed, then its target: { $keys }.
deed-chosen = “{ $deed }” is chosen already. { $step }: { $keys }.
target-named = { $whom } is the target already. { $step }: { $keys }.
no-power = { $who } has no power on the sheet.
not-own-target = { $who } can’t be the target of their own deed: press the key of somebody else.
own-side = { $whom } is on { $who }’s own side: press { $other } for a deed that is no attack, or { $person }, then S, to move one of them to another side.
stops-later = First press Enter, which asks who wants to stop { $who }; then the key of { $whom }.
changes-nothing = “{ $chip }” changes nothing { $whole ->
    [yes] about this deed
   *[no] until the target is named
    }.
only-other-dodges = Press { $other } first: only a deed of that kind can be a dodge as well.
only-other-aims = Press { $other } first: only a deed of that kind can be aimed. Attacks always are, and the others have no target.
for-attacks = First press one of { $keys }: “{ $chip }” goes with an attack.
not-hurt = { $who } is not hurt.
    .dice = { $who } is not Injured.
only-harmless = Only a disarm without harm costs nothing [{ $key }]; house rule T-AMB-67 b adds other aims.
    .dice = An attack without harm does no damage [{ $key }].
settled = { $who }’s deed is settled and can’t be changed.

## The sentence of the draft: each word of it is a menu
drafted-deed = { $deed ->
    [close] attacks
    [shoot] shoots at
    [power] uses a power on
    [defend] defends against
    [other] tries something against
    [concerning] does something for or with
    [uncontested] does something uncontested
    [move] moves
   *[none] does what?
    }
drafted-nobody = { $lacks ->
    [yes] whom?
   *[no] nobody in particular
    }
drafted-cards = { $number ->
    [one] 1 card
   *[other] { NUMBER($number) } cards
    }{ $lowest ->
    [yes] , the lowest counts
   *[no] {""}
    }
    .dice = { $number ->
        [one] 1 die
       *[other] { NUMBER($number) } dice
        }
because = because { $reasons }
drafted-deed-tip = Choose the deed
drafted-target-tip = Choose whom it is about
drafted-cards-tip = Give or strike what counts
more = More
    .tip = Words of your own, an Intensity, a run, a trick, a label
    .tip-dice = Words of your own, a number to beat, a label
fewer = Less
