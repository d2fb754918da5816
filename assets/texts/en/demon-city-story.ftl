# The Host’s story of the evening. A message is named by the event’s tag, and its arguments are the event’s fields.

## In a round
action-began = Action! Slowest first: { LIST($order) }
announced = { $again ->
    [yes] { $who } thinks again: { $deed }.
   *[no] { $who } { $deed }.
    }
throws-counted = { $who } takes { number-of-cards }.
    .none = { $who } takes no cards now.
    .dice = { $who } takes { number-of-dice }.
    .none-dice = { $who } takes no dice now.
cards-returned = { $number ->
    [one] { $number } card
   *[other] { $number } cards
    } of { $who }’s go back on the pile, unseen.
    .dice = { $number ->
        [one] { $number } die
       *[other] { $number } dice
        } of { $who }’s less.
deed-settled = { $who }: { $how }
cards-turned = All cards turn.
    .dice = All dice are rolled.
throws = { $who } throws { $cards }
    .dice = { $who } rolls { $cards }
card-worth = { $card } ({ NUMBER($value) })
clash-judged = Clash { $letter }: { $outcome }
situation-complicated = The situation changes: { $words }
round-began = Round { $number }.
action-ended = The action is over.
may-stand-elsewhere = May stand elsewhere next round: { LIST($who) }
    .dice = Defended with success, one Situation Die next round: { LIST($who) }
led-nowhere = The run led nowhere, unless the Host says otherwise: { LIST($who) }
    .dice = Stopped by a hit: { LIST($who) }

## In a fight
turn-passed = { $who } gets no action this round
failure-followed = { $who } did not recover, and { $then ->
    [acts] acts all the same
    [no-action] gets no action this round
   *[out-for-good] is out for good
    }
placed-anew = { $who } stands elsewhere: { $words }
range-set = { $one } and { $other } are { NUMBER($feet) } feet apart
fight-joined = { $character } joins the fight
fight-left = { $who } leaves the fight, and any cards go unturned to the discard
    .dice = { $who } leaves the fight, and any dice stay unrolled
order-changed = { $moved ->
    [none] Equal Agility is drawn again: { LIST($order) }
   *[other] { $moved } takes another place; slowest first: { LIST($order) }
    }
foes-grouped = { COUNT($members) ->
    [0] { $leader } stands alone again
   *[other] { $leader } throws for { LIST($members) } as well
    }
    .dice = { COUNT($members) ->
        [0] { $leader } stands alone again
       *[other] { $leader } rolls for { LIST($members) } as well
        }
leader-changed = { $now } leads the group in place of { $was }
side-set = { $who } is on this side now{ $this_round ->
    [yes] , for this round
   *[no] {""}
    }: { $side }
touch-set = { $one } and { $other } { $touch ->
    [yes] touch
    [no] are kept apart{ $joined ->
        [yes] , but others still join them in one Clash
       *[no] {""}
        }
   *[none] touch as announced
    }
conflict-set = Of what { $one } and { $other } do, { $conflict ->
    [yes] only one can be done
   *[no] both can be done
    }
ladder-set = The advantage “{ $label }”: { $is_ladder ->
    [yes] a ladder, one throw more for each step up
   *[no] no longer a ladder
    }
drivers-set = At the wheel: { COUNT($drivers) ->
    [0] nobody
   *[other] { LIST($drivers) }
    }

## Of the cast
toughness = { $who }: Toughness { NUMBER($value) }.
calm = { $who }: Calm { NUMBER($value) }.
hurt = { $who } is hurt
    .dice = { $who } is Injured
hurt-no-more = { $who } is no longer hurt
    .dice = { $who } is no longer Injured
state-changed = { $who } is { $is-so ->
    [yes] {""}
   *[no] no longer{" "}
    }{ $state ->
    [panic] in { state }
   *[other] { state }
    }.
deck-changed = { $who } throws from this deck now: { a-deck }
hidden = { $who } is { $hidden ->
    [yes] hidden from the players
   *[no] no longer hidden from the players
    }.
damage-thrown = { $attacker }’s damage to { $target }{ $again ->
    [yes] , thrown again by the Host’s word
   *[no] {""}
    }: { NUMBER($damage) }, { $lowest ->
    [yes] the lowest counts
   *[no] massive, the highest counts
    }
    .dice = { $attacker }’s damage to { $target }{ $again ->
        [yes] , rolled again by the Host’s word
       *[no] {""}
        }: { NUMBER($damage) } lost, { $lowest ->
        [yes] the lowest counts
       *[no] massive, the highest counts
        }
significator-set = { $card } is { $owned ->
    [yes] now
   *[no] no longer
    } { $who }’s Significator
own-card-set = A card of { -horrors-deck } is { $owned ->
    [yes] now
   *[no] no longer
    } { $who }’s own
character-edited = { $who }’s sheet has changed.
character-added = { $character } joins the cast.
character-removed = { $who } leaves the cast.
changed-from = { $what }: { $was ->
    [none] none
   *[other] { $was }
    } → { $now ->
    [none] none
   *[other] { $now }
    }
written-anew = Also changed: { LIST($parts) }.
sheet-part = { $part ->
    [name] Name
    [side] Side
    [deck] Deck
    [alias] Known as
    [short] Short name
    [pronoun] Spoken of as
    [deeds] what they do
    [power] power
    [card-powers] what cards set off
    [calm-check] Calm check
    [weapons] weapons
    [instincts] instincts
    [picture] picture’s path
    [portrait] portrait
   *[notes] notes
    }

## Of decks
deck-shuffled = { a-deck } is shuffled{ $how ->
    [pile] .
    [real] : its pile ran out, shuffle its real discard into it.
   *[discard] : its pile ran out, the discard is drawn anew.
    }
decks-built = Both decks are rebuilt: { COUNT($players) ->
    [one] { COUNT($players) } card
   *[other] { COUNT($players) } cards
    }, and { COUNT($horror) } of the Horror’s
card-put-back = { $card } goes back from the discard: { a-deck }.
cards-spread = Drawn from { the-deck }: { $cards ->
    [none] nothing
   *[other] { $cards }
    }.
    .dice = Rolled, { the-dice }: { $cards ->
        [none] nothing
       *[other] { $cards }
        }.
real-deck-set = { a-deck } is { mode-of-deck } from now on; all its cards are in the pile.
    .dice = { a-dice }, from now on: { mode-of-dice }.
cards-awaited = { number-of-cards } from { the-deck }{ $who ->
    [none] {""}
   *[other] {" "}for { $who }
    }: real, to be typed.
    .dice = { number-of-dice } to be rolled{ $who ->
        [none] {""}
       *[other] {" "}for { $who }
        }, { the-dice }: real, to be typed.
awaited-let-go = Nothing is thrown: the cards go back unseen.
    .dice = Nothing is rolled.
equals-picked = Equals of one side rolled highest; by chance the first of these acts: { LIST($order) }

## Outside rounds
evening-began = The evening begins: { $title }.
dice-evening-began = The evening begins: { $title }. It is played with d10s.
house-rule-set = House rule { $letter }: { $reading }
noted = Note: { $words }
line-shown = For all to read: { $words }
number-drawn = { $hundred ->
    [yes] C100
   *[no] C10
    }: { NUMBER($number) }
    .dice = { $hundred ->
        [yes] d100
       *[no] d10
        }: { NUMBER($number) }
task-judged = { $who } { $what ->
    [calm] checks Calm
    [recover] tries to recover
   *[task] tries
    } { $cards ->
    [0] without cards
    [one] with { $cards } card
   *[other] with { $cards } cards
    }.
    .dice = { $who } { $what ->
        [calm] checks Calm
        [recover] tries to recover
       *[task] tries
        } { $cards ->
        [0] without dice
        [one] with { $cards } die
       *[other] with { $cards } dice
        }.
ones-reason = { $who }: { $why }
ones-value = { $who } { NUMBER($value) }
contest-judged = { COUNT($thrown) ->
    [0] Nobody throws
   *[other] { LIST($thrown) }
    }: { $winner ->
    [none] nothing is decided
   *[other] { $winner } won
    }
    .dice = { COUNT($thrown) ->
        [0] Nobody rolls
       *[other] { LIST($thrown) }
        }: { $winner ->
        [none] nothing is decided
       *[other] { $winner } won
        }
task-complicated = It gets more complicated: { $words }
