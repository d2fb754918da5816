# The Host’s table of people and the big button: what is to be known of somebody, and what comes next.

## Beneath a name
in-the-fight = in the fight
hurt = hurt
    .dice = Injured
hidden = hidden
hidden-from-players = hidden from the players
toughness = Toughness { NUMBER($now) }
    .of = Toughness { NUMBER($now) } of { NUMBER($whole) }
calm = Calm { NUMBER($now) }
    .of = Calm { NUMBER($now) } of { NUMBER($whole) }
stand-elsewhere = may take a new place
    .dice = defended
    .tip = After a success { $who } may begin this round in another place that could have been reached, within 60 feet. Say where.
    .tip-dice = { $who } defended successfully last round, and rolls one Situation Die more.
behind = with { LIST($others) }
member = { $key } { $who }{ $down ->
    [yes] {" "}(to recover)
   *[no] {""}
    }
drives = drives
step-up = a step up?
attacked-by = attacked by { LIST($who) }

## A deed, and what became of it
called-shot = { $deed } (called shot)
no-action = no action this round
fate = { $fate ->
    [happened] ✓ succeeds
    [not-high-enough] ✗ not high enough
    [fumbled] ✗ The Fool
    [out] ✗ Out by then
    [lower-attack] ✗ a higher attack came first
    [conflict] ✗ another deed came first
    [side-lost] ✗ side lost
    [clash-tied] = Clash tied
    [to-be-chosen] ? still to be chosen
   *[waits] ? waits for that choice
    }

## The big button
begin-action = Begin action
same-as-last-round = { $who }: same as last round
announces = { $who } announces…
ask-leader = Who leads { $who }’s group now?
ready = “Ready…”
type = Type { $turned }: { $missing ->
    [one] 1 card
   *[other] { NUMBER($missing) } cards
    } to go
    .dice = Type { $turned }: { $missing ->
        [one] 1 die
       *[other] { NUMBER($missing) } dice
        } to go
throw = “Throw!”
    .dice = “Roll!”
choose = { $deed ->
    [yes] Choose the deed that is done
   *[no] Choose the attack that is made
    }
accept = { $last ->
    [yes] Accept, to the aftermath
   *[no] Accept, next Clash
    }
next-round = Next round

## What real cards are typed for
against-intensity = { $deed } against Intensity { LIST($levels) }
    .dice = { $deed } over { LIST($levels) }
drawn-past = { $hundred ->
    [yes] the ones first, then the tens;{" "}
   *[no] {""}
    }skip cards that are not worth 1 to 10
picture = Picture { NUMBER($number) }

## The name of a new sheet
somebody = Somebody
