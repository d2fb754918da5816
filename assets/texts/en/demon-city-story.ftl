# The Host’s story of the evening, told in the past. A message is named by the event’s tag, and its arguments are the
# event’s fields. What a task brings is told on screen at once as well, in the present: there the story says `.past`.

## In a round
action-began = Action! Slowest first: { LIST($order) }
announced = { $again ->
    [yes] { $who } thought again, and announced { $deed }.
   *[no] { $who } announced { $deed }.
    }
throws-counted = { $who } take{ s } { number-of-cards }.
    .none = { $who } take{ s } no cards yet.
    .dice = { $who } take{ s } { number-of-dice }.
    .none-dice = { $who } take{ s } no dice yet.
    .past = { $who } took { number-of-cards }.
    .none-past = { $who } took no cards yet.
    .past-dice = { $who } took { number-of-dice }.
    .none-past-dice = { $who } took no dice yet.
cards-returned = { $who } put { $number ->
    [one] { $number } card
   *[other] { $number } cards
    } back on the pile, unseen.
    .dice = { $who } put { $number ->
        [one] { $number } die
       *[other] { $number } dice
        } back.
deed-settled = { $who } { $how }
cards-turned = All cards were turned.
    .dice = All dice were rolled.
throws = { $who } threw { $cards }
    .dice = { $who } rolled { $cards }
card-worth = { $card } ({ NUMBER($value) })
clash-judged = Clash { $letter }: { $outcome }
situation-complicated = The situation changed: { $words }
round-began = Round { $number }.
action-ended = The action was over.
may-stand-elsewhere = { LIST($who) } could take a new place in the next round
    .dice = { COUNT($who) ->
        [one] { LIST($who) } defended with success, and had a Situation Die in the next round
       *[other] { LIST($who) } defended with success, and had a Situation Die each in the next round
        }
led-nowhere = { COUNT($who) ->
    [one] The run of { LIST($who) } led nowhere, unless the Host said otherwise
   *[other] The runs of { LIST($who) } led nowhere, unless the Host said otherwise
    }
    .dice = A hit stopped { LIST($who) }

## In a fight
turn-passed = { $who } got no action this round
failure-followed = { $who } { does } not recover, and { $then ->
    [acts] acts all the same
    [no-action] gets no action this round
   *[out-for-good] is out for good
    }
    .past = { $who } did not recover, and { $then ->
        [acts] acted all the same
        [no-action] got no action this round
       *[out-for-good] was out for good
        }
placed-anew = { $who } now stood elsewhere: { $words }
range-set = { $one } and { $other } were { NUMBER($feet) } feet apart
fight-joined = { $character } joined the fight
fight-left = { $who } left the fight; any cards went to the discard, unturned
    .dice = { $who } left the fight; any dice stayed unrolled
order-changed = { $moved ->
    [none] Lots were drawn again among equal Agility: { LIST($order) }
   *[other] { $moved } took another place; slowest first: { LIST($order) }
    }
foes-grouped = { COUNT($members) ->
    [0] { $leader } stood alone again
   *[other] { $leader } threw for { LIST($members) } as well
    }
    .dice = { COUNT($members) ->
        [0] { $leader } stood alone again
       *[other] { $leader } rolled for { LIST($members) } as well
        }
leader-changed = { $now } led the group in place of { $was }
side-set = { $who } changed sides{ $this_round ->
    [yes] {" "}for this round
   *[no] {""}
    }: { $side }
touch-set = { $one } and { $other } { $touch ->
    [yes] were put in one Clash
    [no] were kept apart{ $joined ->
        [yes] , but others still joined them in one Clash
       *[no] {""}
        }
   *[none] were together or apart as announced
    }
conflict-set = Of what { $one } and { $other } did, { $conflict ->
    [yes] only one could be done
   *[no] both could be done
    }
ladder-set = The advantage “{ $label }” { $is_ladder ->
    [yes] became a ladder: one more card for each step up
   *[no] was no longer a ladder
    }
drivers-set = { COUNT($drivers) ->
    [0] Nobody was at the wheel
    [one] { LIST($drivers) } was at the wheel
   *[other] { LIST($drivers) } were at the wheel
    }

## Of the cast
toughness = { $who } now has Toughness { NUMBER($value) }.
    .past = { $who } now had Toughness { NUMBER($value) }.
calm = { $who } now has Calm { NUMBER($value) }.
    .past = { $who } now had Calm { NUMBER($value) }.
hurt = { $who } { is } hurt
    .dice = { $who } { is } Injured
    .past = { $who } { was } hurt
    .past-dice = { $who } { was } Injured
hurt-no-more = { $who } { is } no longer hurt
    .dice = { $who } { is } no longer Injured
    .past = { $who } { was } no longer hurt
    .past-dice = { $who } { was } no longer Injured
state-changed = { $who } { is } { $is-so ->
    [yes] {""}
   *[no] no longer{" "}
    }{ $state ->
    [panic] in { state }
   *[other] { state }
    }.
    .past = { $who } { was } { $is-so ->
        [yes] {""}
       *[no] no longer{" "}
        }{ $state ->
        [panic] in { state }
       *[other] { state }
        }.
deck-changed = { $who } threw from another deck from then on: { the-deck }
hidden = { $who } { was } { $hidden ->
    [yes] hidden from the players
   *[no] no longer hidden from the players
    }.
damage-thrown = { $attacker }’s damage to { $target }{ $again ->
    [yes] {" "}is thrown again, by the Host’s word
   *[no] {" "}is thrown
    }: { NUMBER($damage) }, { $lowest ->
    [yes] the lowest counts
   *[no] massive, so the highest counts
    }
    .dice = { $attacker }’s damage to { $target }{ $again ->
        [yes] {" "}is rolled again, by the Host’s word
       *[no] {" "}is rolled
        }: { NUMBER($damage) } lost, { $lowest ->
        [yes] the lowest counts
       *[no] massive, so the highest counts
        }
    .past = { $attacker }’s damage to { $target }{ $again ->
        [yes] {" "}was thrown again, by the Host’s word
       *[no] {" "}was thrown
        }: { NUMBER($damage) }, { $lowest ->
        [yes] the lowest counted
       *[no] massive, so the highest counted
        }
    .past-dice = { $attacker }’s damage to { $target }{ $again ->
        [yes] {" "}was rolled again, by the Host’s word
       *[no] {" "}was rolled
        }: { NUMBER($damage) } lost, { $lowest ->
        [yes] the lowest counted
       *[no] massive, so the highest counted
        }
significator-set = { $card } was { $owned ->
    [yes] now
   *[no] no longer
    } { $who }’s Significator
own-card-set = A card of { -horrors-deck } was { $owned ->
    [yes] now
   *[no] no longer
    } { $who }’s own
character-edited = { $who }’s sheet was changed.
character-added = { $character } joined the cast.
character-removed = { $who } left the cast.
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
    [deeds] words for attacks
    [power] power
    [card-powers] what cards set off
    [calm-check] Calm check
    [protection] protection
    [weapons] weapons
    [instincts] instincts
    [picture] path of the picture
    [portrait] portrait
   *[notes] notes
    }

## Of decks
deck-shuffled = { a-deck } is shuffled{ $how ->
    [pile] .
    [real] : its pile ran out, so its real discard is shuffled into it.
   *[discard] : its pile ran out, so the discard is shuffled into it.
    }
    .past = { a-deck } was shuffled{ $how ->
        [pile] .
        [real] : its pile had run out, so its real discard was shuffled into it.
       *[discard] : its pile had run out, so the discard was shuffled into it.
        }
decks-built = Both decks were rebuilt: { COUNT($players) ->
    [one] { COUNT($players) } card
   *[other] { COUNT($players) } cards
    } for the players, { COUNT($horror) } for the Horror
card-put-back = { $card } went back from the discard into { the-deck }.
cards-spread = Drawn from { the-deck }: { $cards ->
    [none] nothing
   *[other] { $cards }
    }.
    .dice = Rolled with { the-dice }: { $cards ->
        [none] nothing
       *[other] { $cards }
        }.
real-deck-set = From then on { the-deck } was { mode-of-deck }; all its cards were back in the pile.
    .dice = From then on { the-dice } were { mode-of-dice }.
cards-awaited = { $cards ->
    [one] Waiting for { $cards } real card
   *[other] Waiting for { $cards } real cards
    } from { the-deck }{ $who ->
    [none] {""}
   *[other] {" "}for { $who }
    }.
    .dice = { $who ->
        [none] Waiting for { $cards } of { the-dice }.
       *[other] { $who } { has } to roll { $cards ->
            [one] { $cards } real die
           *[other] { $cards } real dice
            }.
        }
    .past = { $cards ->
        [one] The program waited for { $cards } real card
       *[other] The program waited for { $cards } real cards
        } from { the-deck }{ $who ->
        [none] {""}
       *[other] {" "}for { $who }
        }.
    .past-dice = { $who ->
        [none] Waited for { $cards } of { the-dice }.
       *[other] { $who } had to roll { $cards ->
            [one] { $cards } real die
           *[other] { $cards } real dice
            }.
        }
awaited-let-go = The throw was called off: the cards went back unseen.
    .dice = The roll was called off.
equals-picked = Equals of one side rolled highest; chance put them in this order: { LIST($order) }

## Outside rounds
evening-began = The evening began: { $title }.
dice-evening-began = The evening began: { $title }. It was played with d10s.
house-rule-set = House rule { $letter }: { $reading }
noted = Note: { $words }
program-play-set = From then on { $plays ->
    [yes] the program
   *[no] a person
    } played { $who }
solo-set = { $solo ->
    [yes] The program was the Host from here on.
   *[no] From here on people sat at the table.
    }
peeked = { $peeks ->
    [yes] The player looked behind the curtain
   *[no] The player looked away again
    }
proposed = The program proposed { $deed } for { $who }
line-shown = On the TV: { $words }
evening-named = The evening was called { $title }.{ $scene ->
    [none] {""}
   *[other] {" "}The scene: { $scene }.
    }
written = { $words }
scene-opened = Scene: { $title }
scene-place = Where: { $where }
scene-people = Who: { $who }
scene-wrong = What is wrong: { $wrong }
scene-ended = The scene “{ $title }” ended{ $words ->
    [none] .
   *[other] : { $words }
    }
list-changed = { $gone ->
    [yes] Crossed off
   *[no] Written on
    } the list { $title }: { $line }
clock-set = The clock { $clock } stood at { NUMBER($filled) } of { NUMBER($segments) }.
clock-full = The clock { $clock } was full: { NUMBER($segments) } of { NUMBER($segments) }.
clock-put-away = The clock { $clock } was put away.
twisted = It got worse: { $words }
came-out = “{ $words }”: { $won ->
    [yes] it succeeded.
   *[no] it failed.
    }
case-ended = The end: { $title }
oracle-answered = “{ $question }” ({ $likelihood ->
    [sure] sure
    [likely] likely
    [even] even
    [unlikely] unlikely
   *[no-way] no way
    }, Intensity { NUMBER($intensity) }): { $answer ->
    [yes-and] yes, and
    [yes] yes
    [yes-but] yes, but
    [no-but] no, but
    [no] no
   *[no-and] no, and
    } ({ NUMBER($value) })
    .dice = “{ $question }” ({ $likelihood ->
        [sure] sure
        [likely] likely
        [even] even
        [unlikely] unlikely
       *[no-way] no way
        }, over { NUMBER($intensity) }): { $answer ->
        [yes-and] yes, and
        [yes] yes
        [yes-but] yes, but
        [no-but] no, but
        [no] no
       *[no-and] no, and
        } ({ NUMBER($value) })
table-consulted = { $title }, { NUMBER($number) }: { $words }
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
   *[task] tries a task
    } { $cards ->
    [0] without cards
    [one] with { $cards } card
   *[other] with { $cards } cards
    }.
    .dice = { $who } { $what ->
        [calm] checks Calm
        [recover] tries to recover
       *[task] tries a task
        } { $cards ->
        [0] without dice
        [one] with { $cards } die
       *[other] with { $cards } dice
        }.
    .past = { $who } { $what ->
        [calm] checked Calm
        [recover] tried to recover
       *[task] tried a task
        } { $cards ->
        [0] without cards
        [one] with { $cards } card
       *[other] with { $cards } cards
        }.
    .past-dice = { $who } { $what ->
        [calm] checked Calm
        [recover] tried to recover
       *[task] tried a task
        } { $cards ->
        [0] without dice
        [one] with { $cards } die
       *[other] with { $cards } dice
        }.
ones-reason = { $who }: { $why }
ones-value = { $who } throw{ s } { NUMBER($value) }
    .dice = { $who } roll{ s } { NUMBER($value) }
    .past = { $who } threw { NUMBER($value) }
    .past-dice = { $who } rolled { NUMBER($value) }
contest-judged = { COUNT($thrown) ->
    [0] Nobody throws
   *[other] { LIST($thrown) }
    }: { $winner ->
    [none] nothing is decided
   *[other] { $winner } wins
    }
    .dice = { COUNT($thrown) ->
        [0] Nobody rolls
       *[other] { LIST($thrown) }
        }: { $winner ->
        [none] nothing is decided
       *[other] { $winner } wins
        }
    .past = { COUNT($thrown) ->
        [0] Nobody threw
       *[other] { LIST($thrown) }
        }: { $winner ->
        [none] nothing was decided
       *[other] { $winner } won
        }
    .past-dice = { COUNT($thrown) ->
        [0] Nobody rolled
       *[other] { LIST($thrown) }
        }: { $winner ->
        [none] nothing was decided
       *[other] { $winner } won
        }
task-complicated = It got more complicated: { $words }
