# The players’ story of the evening, told in the past: what they saw. A message is named by the event’s tag, and its
# arguments are the event’s fields. What a solo player is told at once is in the present: there the story says `.past`.
# No stat, Toughness, Calm, Intensity, reason, house rule, distance or pile is told.

## In a round
action-began = Action! Slowest first: { LIST($order) }.
round-began = Round { $number }.
action-ended = The action was over.
announced = { $again ->
    [yes] { $who } thought again, and announced { $deed }.
   *[no] { $who } announced { $deed }.
    }
cards-laid = { $who } took { number-of-cards }{ $more ->
    [yes] {" "}more
   *[no] {""}
    }.
    .dice = { $who } took { number-of-dice }{ $more ->
        [yes] {" "}more
       *[no] {""}
        }.
cards-returned = { $number ->
    [one] { $number } card of { $who }’s went
   *[other] { $number } cards of { $who }’s went
    } back on the pile, unseen.
    .dice = { $who } put { $number ->
        [one] { $number } die
       *[other] { $number } dice
        } back.
throws = { $who } threw { LIST($cards) }{ $value ->
    [none] {""}
   *[other] : { $value }
    }.
    .dice = { $who } rolled { LIST($cards) }{ COUNT($cards) ->
        [1] {""}
       *[other] : { $value }
        }.
cards-turned = All cards were turned.
    .dice = All dice were rolled.
deed-settled = { $who } { $how }.
situation-complicated = The situation changed: { $words }
verdict = { $headline }.{ $line ->
    [none] {""}
   *[other] {" "}{ $line }
    }

## In a fight
order-changed = { $moved ->
    [none] Lots were drawn again among equal Agility: { LIST($order) }.
   *[other] { $moved } took another place; slowest first: { LIST($order) }.
    }
fight-joined = { $who } joined the fight.
fight-left = { $who } left the fight.
foes-grouped = { COUNT($members) ->
    [0] { $leader } stood alone again.
   *[other] { LIST($all) } acted as one.
    }
leader-changed = { $now } led in place of { $was }.

## Of the cast and the decks
hurt = { $who } { is } hurt.
    .dice = { $who } { is } Injured.
    .past = { $who } { was } hurt.
    .past-dice = { $who } { was } Injured.
hurt-no-more = { $who } { is } no longer hurt.
    .dice = { $who } { is } no longer Injured.
    .past = { $who } { was } no longer hurt.
    .past-dice = { $who } { was } no longer Injured.
unmasked = { $unknown } turns out to be { $who }.
    .past = { $unknown } turned out to be { $who }.
cards-spread = Drawn from { the-deck }: { LIST($cards) }.
    .dice = Rolled with { the-dice }: { LIST($cards) }.
equals-picked = Chance picked among { LIST($order) }.
damage-thrown = { $target } loses { $damage ->
    [one] { $damage } point
   *[other] { $damage } points
    } to { $attacker }{ COUNT($cards) ->
    [0] {""}
   *[other] : { LIST($cards) }
    }.
    .past = { $target } lost { $damage ->
        [one] { $damage } point
       *[other] { $damage } points
        } to { $attacker }{ COUNT($cards) ->
        [0] {""}
       *[other] : { LIST($cards) }
        }.

## Outside rounds
evening-began = The evening began: { $title }.
dice-evening-began = The evening began: { $title }.
line-shown = On the TV: { $words }
evening-named = The evening was called { $title }.{ $scene ->
    [none] {""}
   *[other] {" "}The scene: { $scene }.
    }
written = { $words }
scene-opened = { $title }
scene-place = Where: { $where }
scene-people = Who: { $who }
twisted = It gets worse: { $words }
    .past = It got worse: { $words }
came-out = “{ $words }”: { $won ->
    [yes] it succeeds.
   *[no] it fails.
    }
    .past = “{ $words }”: { $won ->
        [yes] it succeeded.
       *[no] it failed.
        }
case-ended = The end: { $title }
number-drawn = { $hundred ->
    [yes] C100
   *[no] C10
    }: { NUMBER($number) }.
    .dice = { $hundred ->
        [yes] d100
       *[no] d10
        }: { NUMBER($number) }.
task-judged = { $who } tries{ $recovers ->
    [yes] {" "}to recover
   *[no] {""}
    }, and { $succeeds ->
    [yes] succeeds
   *[no] fails
    }.
    .past = { $who } tried{ $recovers ->
        [yes] {" "}to recover
       *[no] {""}
        }, and { $succeeds ->
        [yes] succeeded
       *[no] failed
        }.
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
    }.
    .dice = { COUNT($thrown) ->
        [0] Nobody rolls
       *[other] { LIST($thrown) }
        }: { $winner ->
        [none] nothing is decided
       *[other] { $winner } wins
        }.
    .past = { COUNT($thrown) ->
        [0] Nobody threw
       *[other] { LIST($thrown) }
        }: { $winner ->
        [none] nothing was decided
       *[other] { $winner } won
        }.
    .past-dice = { COUNT($thrown) ->
        [0] Nobody rolled
       *[other] { LIST($thrown) }
        }: { $winner ->
        [none] nothing was decided
       *[other] { $winner } won
        }.
solo-set = { $solo ->
    [yes] The program was the Host from here on.
   *[no] From here on people sat at the table.
    }
peeked = { $peeks ->
    [yes] The player looked behind the curtain.
   *[no] The player looked away again.
    }
task-complicated = It gets more complicated: { $words }
    .past = It got more complicated: { $words }
