# The players’ story of the evening: what they saw. A message is named by the event’s tag, and its arguments are the
# event’s fields. No stat, Toughness, Calm, Intensity, reason, house rule, distance or pile is told.

## In a round
action-began = Action! Slowest first: { LIST($order) }.
round-began = Round { $number }.
action-ended = The action is over.
announced = { $again ->
    [yes] { $who } thinks again: { $deed }.
   *[no] { $who } { $deed }.
    }
cards-laid = { $who } takes { number-of-cards }{ $more ->
    [yes] {" "}more
   *[no] {""}
    }.
    .dice = { $who } takes { number-of-dice }{ $more ->
        [yes] {" "}more
       *[no] {""}
        }.
cards-returned = { $number ->
    [one] { $number } card
   *[other] { $number } cards
    } of { $who }’s go back on the pile, unseen.
    .dice = { $number ->
        [one] { $number } die
       *[other] { $number } dice
        } of { $who }’s less.
throws = { $who } throws { LIST($cards) }{ $value ->
    [none] {""}
   *[other] : { $value }
    }.
    .dice = { $who } rolls { LIST($cards) }{ $value ->
        [none] {""}
       *[other] : { $value }
        }.
cards-turned = All cards turn.
    .dice = All dice are rolled.
deed-settled = { $who }: { $how }.
situation-complicated = The situation changes: { $words }
verdict = { $headline }.{ $line ->
    [none] {""}
   *[other] {" "}{ $line }
    }

## In a fight
order-changed = { $moved ->
    [none] Equal Agility is drawn again: { LIST($order) }.
   *[other] { $moved } takes another place; slowest first: { LIST($order) }.
    }
fight-joined = { $who } joins the fight.
fight-left = { $who } leaves the fight.
foes-grouped = { COUNT($members) ->
    [0] { $leader } stands alone again.
   *[other] { LIST($all) } act as one.
    }
leader-changed = { $now } leads in place of { $was }.

## Of the cast and the decks
hurt = { $who } is hurt.
    .dice = { $who } is Injured.
hurt-no-more = { $who } is no longer hurt.
    .dice = { $who } is no longer Injured.
unmasked = { $unknown } is { $who }.
cards-spread = Drawn from { the-deck }: { LIST($cards) }.
    .dice = Rolled, { the-dice }: { LIST($cards) }.
equals-picked = Chance picks among { LIST($order) }.
damage-thrown = { $target } loses { NUMBER($damage) }.

## Outside rounds
evening-began = The evening begins: { $title }.
dice-evening-began = The evening begins: { $title }.
line-shown = To be read: { $words }
number-drawn = { $hundred ->
    [yes] C100
   *[no] C10
    }: { NUMBER($number) }.
    .dice = { $hundred ->
        [yes] d100
       *[no] d10
        }: { NUMBER($number) }.
task-judged = { $who } tries, and { $succeeds ->
    [yes] succeeds
   *[no] fails
    }.
ones-value = { $who } { NUMBER($value) }
contest-judged = { COUNT($thrown) ->
    [0] Nobody throws
   *[other] { LIST($thrown) }
    }: { $winner ->
    [none] nothing is decided
   *[other] { $winner } won
    }.
    .dice = { COUNT($thrown) ->
        [0] Nobody rolls
       *[other] { LIST($thrown) }
        }: { $winner ->
        [none] nothing is decided
       *[other] { $winner } won
        }.
task-complicated = It gets more complicated: { $words }
