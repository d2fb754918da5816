lacks-stat = { $who } hat weder einen Wert noch eine Fertigkeit namens „{ $stat }“.
not-their-turn = { $speaker ->
    [none] { $who } kann jetzt nichts ansagen.
   *[other] { $who } wartet: { $speaker } ist langsamer und sagt zuerst an.
    }
not-enough-cards = { $deck ->
    [players] Im Deck der Spieler
   *[horror] Im Deck des Grauens
    } { $left ->
    [one] liegt noch { $left } Karte
   *[other] liegen noch { $left } Karten
    }, die Ablage mitgezählt, und diese Würfe brauchen { NUMBER($asked) } mehr.
own-side-themselves = { $who } kann sich nicht selbst angreifen.
must-recover = { PRONOUN($who) ->
    [she] { $who } ist außer Gefecht oder in Panik: erst muss sie sich erholen.
    [he] { $who } ist außer Gefecht oder in Panik: erst muss er sich erholen.
   *[they] { $who } ist außer Gefecht oder in Panik: erst die Erholung, dann die Ansage.
    }
