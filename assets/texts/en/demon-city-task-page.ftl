# The page of a task on the Host’s screen.

## What is put together
title = A task
alone = { $who } throws alone{ $words ->
    [none] {""}
   *[other] : { $words }
    }
    .dice = { $who } rolls alone{ $words ->
        [none] {""}
       *[other] : { $words }
        }
against-whom = { $who } throws against…
    .dice = { $who } rolls against…
against-each-other = They throw against each other{ $words ->
    [none] {""}
   *[other] : { $words }
    }
    .dice = They roll against each other{ $words ->
        [none] {""}
       *[other] : { $words }
        }
who = Who
intensity = Intensity
    .dice = Number
against = Against
counts-for = Counts for
with-stat = With
fits-as-well = Fits as well
besides = Besides
several = several
    .tip = Several Intensities, one for each level of success; by keys: Shift and a digit
give = { $other ->
    [yes] to the other
   *[no] to Intensity
    } [{ $key }]
    .dice = { $other ->
        [yes] to the other
       *[no] to the number
        } [{ $key }]
side = { $who } = { $cards ->
    [one] 1 card
   *[other] { NUMBER($cards) } cards
    }
    .dice = { $who } = { $cards ->
        [one] 1 die
       *[other] { NUMBER($cards) } dice
        }
with-key = { $words } [{ $key }]
throws-with = { $who } throws with { $stat }
    .dice = { $who } rolls with { $stat }
high-stat = higher stat
    .dice = skill

## The big button
ask-rival = { $who }: against whom?
ask-intensity = { $who }: which Intensity?
    .dice = { $who }: over which number?
throws-ask-intensity = { $who } throws: which Intensity?
    .dice = { $who } rolls: over which number?
rival-keys = 1 2 3 …
intensity-keys = 0 … 9, 1 0
choose-anew = choose again
no-throw-needed = { $who }: settled without a throw
throw = { $cards ->
    [one] Throw 1 card
   *[other] Throw { NUMBER($cards) } cards
    }
    .dice = { $cards ->
        [one] Roll 1 die
       *[other] Roll { NUMBER($cards) } dice
        }
throw-again = Throw again, counted afresh
    .dice = Roll again, counted afresh
next-task = Next task
enter = Enter

## What it comes to, and how the last one ended
cards = = { $cards ->
    [one] 1 card
   *[other] { NUMBER($cards) } cards
    }
    .dice = = { $cards ->
        [one] 1 die
       *[other] { NUMBER($cards) } dice
        }
cards-of-each = = { $cards } cards
    .dice = = { $cards } dice
no-throw = No throw
    .dice = No roll
reason-of = { $who }: { $reason }
now = Now: { $words }
outcome = { $who }: { $how }

## What is asked
ask-label = What was the last advantage or disadvantage for?
    .hint = what for
ask-tried = What is tried? The players read it after the name.
    .hint = climbs the drainpipe
ask-complication = A tie: what changes for both?
ask-free = How many cards does a free draw take?
    .hint = 1 to { NUMBER($most) }
    .dice = How many dice does a free roll take?

## Why a key does nothing
only-at-ten = Choose Intensity 10 first: only there does it matter whether something supernatural is involved.
no-label = Press { $advantage } or { $disadvantage } first, then say what for; Escape leaves this.
counts-already = “{ $label }” counts already.
too-long = Say what is tried in { NUMBER($most) } letters at most, not { NUMBER($letters) }.
no-trouble = Press − first, and say what for: no disadvantage costs a card yet.
    .dice = Press − first, and say what for: no disadvantage costs a die yet.
intensity-first = Choose the Intensity first, then what makes it harder.
    .dice = Choose the number first, then what makes it harder.
no-higher-intensity = No Intensity is above 10: let the disadvantage cost a card.
    .dice = No number is above 99: let the disadvantage cost a die.
rival-first = Choose the other first: the extra card is theirs.
    .dice = Choose the other first: the extra die is theirs.
one-intensity = Choose one Intensity first: a Calm check is thrown against one.
    .dice = Choose one number first: a Calm check is rolled against one.
bad-number = A free draw takes 1 to { NUMBER($most) } cards, not “{ $text }”.
    .dice = A free roll takes 1 to { NUMBER($most) } dice, not “{ $text }”.

## Draws
free-draw = Free draw: { $cards ->
    [one] 1 card
   *[other] { NUMBER($cards) } cards
    } [{ $key }]
    .dice = Free roll: { $cards ->
        [one] 1 die
       *[other] { NUMBER($cards) } dice
        } [{ $key }]
free-draw-tip = { $tip }, 1 to { NUMBER($most) }
one-fewer = one card fewer
    .dice = one die fewer
one-more = one more card
    .dice = one more die
check-calm = { $button }{ $intensity ->
    [none] {""}
   *[other] {" "}against { $intensity }
    } [{ $key }]
