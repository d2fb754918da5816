# Was der Fernseher von einem Abend Demon City schreibt: für alle, und kurz genug, um durchs Zimmer gelesen zu werden.
someone-unseen = Jemand im Dunkeln
and-more = { $who } und { NUMBER($more) } weitere
with-intensity = { $deed } (Intensität { NUMBER($intensity) })
    .dice = { $deed } (über { NUMBER($intensity) })
together = mit { LIST($others) }{ $deed ->
    [none] {""}
   *[other] : { $deed }
    }

## Wie ein Clash ausging
stalemate = Patt
uncontested = Niemand hält dagegen · { NUMBER($value) }
hit = { COUNT($who) ->
    [one] { LIST($who) } ist getroffen!
   *[other] { LIST($who) } sind getroffen!
    }
missed = { $who } { verfehlt } { LIST($targets) }: { NUMBER($value) } genügt nicht.
succeeded = { COUNT($who) ->
    [one] { LIST($who) } schafft es!
   *[other] { LIST($who) } schaffen es!
    }
safe = { COUNT($who) ->
    [one] { LIST($who) } ist in Sicherheit.
   *[other] { LIST($who) } sind in Sicherheit.
    }
round-over = Runde { NUMBER($round) } ist vorbei
out = { -out(at: "head") }: { LIST($who) }.
panic = { -panic }: { LIST($who) }.
hurt = Verletzt: { LIST($who) }.
injured = Verletzt: { LIST($who) }.

## Von einer Probe
opening = { $who } { $deed }
must-be-beaten = zu schlagen
levels-must-be-beaten = zu schlagen: { LIST($levels) }
from-deck = aus: { $deck }
    .dice = { $deck }
damage-to = macht Schaden an { $who }
checks-calm = macht eine Ruheprobe
recovers = will sich erholen
against = gegen { LIST($others) }
tied = Nichts ist entschieden. Etwas ändert sich …
hurts = { $who } { verletzt } { $whom }.
draw = { $draw } · { NUMBER($number) }
