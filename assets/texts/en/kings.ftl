# Kings: rulings, the story of an evening, and what “Undo:” names. Rulings and story share their sentences.

traits = { $number ->
    [one] { $number } Trait
   *[other] { $number } Traits
    }

## A challenge
challenged = { $challenger } challenged { $challenged } and bid { $number ->
    [one] { $number } Trait
   *[other] { $number } Traits
    }{ $aim ->
    [none] {""}
   *[other] : { $aim }
    }
answered = { $who } answered and bid { $number ->
    [one] { $number } Trait
   *[other] { $number } Traits
    }{ $aim ->
    [none] {""}
   *[other] : { $aim }
    }
at-stake = If { $who } wins: { $aim }
spent = { $who } spent { LIST($what) }
some-of = { NUMBER($number) } { $what }
relented = { $challenged } relented: { $challenger } gets the aim without a test{ $aim ->
    [none] {""}
   *[other] {" "}({ $aim })
    }
relenting-cost = { $who } lost { traits }
relenting-cost-nothing = Nobody lost a Trait

## Initiative
initiative = { $who } had Initiative { NUMBER($number) }
rolled-for-order = { $who } rolled { LIST($faces) } for the order
roll-for-order = Equal Initiatives: each rolls a d10, and the higher acts first
order = The actions in order: { $names }

## Pools and tests
pool = { $who } had a pool of { NUMBER($pool) }: { NUMBER($base) } + { NUMBER($bonus) } − { NUMBER($penalties) }{ $cut ->
    [yes] {" "}is { NUMBER($whole) }, which counts as { NUMBER($pool) }
   *[no] {""}
    }
dice = { $who } had { $number ->
    [one] { $number } d3
   *[other] { $number } d3s
    } to roll: 1, and { $retests ->
    [one] 1 for a retest
   *[other] { NUMBER($retests) } for retests
    }
rolled = { $who } rolled { LIST($faces) }: { $successes ->
    [one] { $successes } success
   *[other] { $successes } successes
    }
face = { $face ->
    [1] 1 (a success)
    [2] 2 (a tie)
   *[other] { $face } (a failure)
    }
lost = { $who } lost { traits }
lost-in-all = { $who } lost { traits }: { NUMBER($bid) } bid, { NUMBER($negative) } negative
ahead = { $who } was ahead with { $by ->
    [failures] as many successes and fewer failures
    [pool] as many successes and the higher pool
   *[successes] more successes
    }
ahead-by-pool = { $who } was ahead: as many successes, but the higher pool, { NUMBER($own) } against { NUMBER($other) }
draw = The test was a draw: nothing happened

## An overbid
overbid = { $who } overbid with { traits }, for a new test
overbid-refused = { $who } can’t overbid with { traits }: { $why ->
    [once] somebody has overbid already
    [not-loser] only the one who is behind in the first test may
    [not-double] the pool must be at least double the other’s
   *[too-few] too few Traits are left
    }

## The end of a challenge
won = { $who } won{ $aim ->
    [none] {""}
   *[other] : { $aim }
    }
nobody-won = Neither got what they wanted

## The rest of the evening’s story
sat-down = { LIST($who) } sat down.
joined = { $who } joined.
left = { $who } left.
renamed = { $who } was called { $name } from then on.
sheet-edited = { $who }’s sheet was changed: { $part }.
traits-set = { $who } now had { traits }.
from-now-on = From now on: { $reading } ({ $ambiguity } { $letter })
round-began = Round { NUMBER($number) } began.
declared = { $who } declared{ $number ->
    [one] {""}
   *[other] {" "}{ $number } actions
    }, with Initiative { NUMBER($initiative) }{ $words ->
    [none] {""}
   *[other] : { $words }
    }.
acted = { $who }{ $words ->
    [none] {" "}took no action
   *[other] : { $words }
    }.
round-ended = The Round was over.
noted = Note: { $words }

## On the players’ screen
tv-round = Round { NUMBER($number) }
tv-all-declare = Everybody declares
tv-all-acted = Everybody has acted
tv-acts = { $who } acts{ $whole ->
    [one] {""}
   *[other] : action { NUMBER($number) } of { $whole }
    }
tv-challenged = { $who } answers, or relents
tv-against = { $one } against { $other }
tv-draw = A draw
tv-both-lose = Neither is ahead: both lose what they bid
tv-ahead = { $who } is ahead
tv-why = { $by ->
    [pool] Equal successes: the higher pool decides. Only a 1 is a success
    [failures] Equal successes: fewer 3s decide. Only a 1 is a success
   *[successes] { $own ->
        [one] { $own } success
       *[other] { $own } successes
        } against { NUMBER($other) }: only a 1 is a success
    }
tv-overbids = { $who } overbids
tv-overbid = { $number ->
    [one] { $number } Trait: both roll again
   *[other] { $number } Traits: both roll again
    }

## What a command is called, for “Undo: Vic declares”; a message is named by the command’s tag
undo-begin-kings = the beginning
undo-add-person = { $name } joins
undo-remove-person = { $who } leaves
undo-copy-person = { $name } joins
undo-move-person = move { $who }
undo-edit-sheet = { $who }’s sheet
undo-set-traits = { $who }’s Traits
undo-set-reading = the house rule { $ambiguity }
undo-begin-round = begin the Round
undo-declare = { $who } declares
undo-call-order = call the order
undo-act = an action
undo-challenge = challenge { $target }
undo-relent = relent
undo-answer = the answer
undo-spend = { $who } spends
undo-roll-dice = roll the dice
undo-type-dice = type the dice
undo-overbid = { $who } overbids
undo-end-challenge = end the challenge
undo-end-round = end the Round
undo-note = the note
