# What the TV writes of an evening of Demon City: public, and short enough to be read across a room.
someone-unseen = Someone unseen
and-more = { $who } and { NUMBER($more) } more
with-intensity = { $deed } (Intensity { NUMBER($intensity) })
    .dice = { $deed } (over { NUMBER($intensity) })
together = with { LIST($others) }{ $deed ->
    [none] {""}
   *[other] : { $deed }
    }

## How a Clash ended
stalemate = Stalemate
uncontested = Nobody contests it · { NUMBER($value) }
hit = { COUNT($who) ->
    [one] { LIST($who) } is hit!
   *[other] { LIST($who) } are hit!
    }
missed = { $who } miss{ es } { LIST($targets) }: { NUMBER($value) } is not enough.
succeeded = { COUNT($who) ->
    [one] { LIST($who) } succeeds!
   *[other] { LIST($who) } succeed!
    }
safe = { COUNT($who) ->
    [one] { LIST($who) } is safe.
   *[other] { LIST($who) } are safe.
    }
round-over = Round { NUMBER($round) } is over
out = { -out }: { LIST($who) }.
panic = { -panic }: { LIST($who) }.
hurt = Hurt: { LIST($who) }.
injured = Injured: { LIST($who) }.

## Of a task
opening = { $who } { $deed }
must-be-beaten = must be beaten
levels-must-be-beaten = { LIST($levels) } must be beaten
from-deck = from { $deck }
    .dice = { $deck }
damage-to = does damage to { $who }
checks-calm = checks Calm
recovers = tries to recover
against = against { LIST($others) }
tied = Nothing is decided. Something changes…
hurts = { $who } hurt{ s } { $whom }.
draw = { $draw } · { NUMBER($number) }
