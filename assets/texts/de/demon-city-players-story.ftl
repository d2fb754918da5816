# Die Geschichte der Spieler, im Präteritum: was sie sahen. Eine Meldung heißt wie das Ereignis, und ihre
# Argumente sind dessen Felder. Was jemand allein sofort hört, steht im Präsens: Dort sagt die Geschichte `.past`.
# Kein Wert, keine Zähigkeit, Ruhe, Intensität, kein Grund, keine Hausregel, kein Abstand und kein Stapel wird genannt.

## In einer Runde
action-began = Action! Die Langsamsten zuerst: { LIST($order) }.
round-began = Runde { $number }.
action-ended = Der Kampf war vorbei.
announced = { $again ->
    [yes] { $who } { ueberlegte } es sich anders und { sagte } an: { $deed }.
   *[no] { $who } { sagte } an: { $deed }.
    }
cards-laid = { $who } { nahm } { $more ->
    [yes] noch{" "}
   *[no] {""}
    }{ number-of-cards }.
    .dice = { $who } { nahm } { $more ->
        [yes] noch{" "}
       *[no] {""}
        }{ number-of-dice }.
cards-returned = { $number ->
    [one] { $number } Karte von { $who } ging
   *[other] { $number } Karten von { $who } gingen
    } ungesehen auf den Stapel zurück.
    .dice = { $who } { legte } { $number ->
        [one] { $number } Würfel
       *[other] { $number } Würfel
        } zurück.
throws = { $who } { warf }{ $value ->
    [none] {""}
   *[other] {" "}{ $value }
    }: { LIST($cards) }.
    .dice = { $who } { wuerfelte } { LIST($cards) }{ $value ->
        [none] {""}
       *[other] : { $value }
        }.
cards-turned = Alle Karten wurden aufgedeckt.
    .dice = Alle Würfel fielen.
deed-settled = { $who } { $how }.
situation-complicated = Die Lage änderte sich: { $words }
verdict = { $headline }.{ $line ->
    [none] {""}
   *[other] {" "}{ $line }
    }

## In einem Kampf
order-changed = { $moved ->
    [none] Gleiche Agilität wurde neu ausgelost: { LIST($order) }.
   *[other] { $moved } nahm einen anderen Platz ein; die Langsamsten zuerst: { LIST($order) }.
    }
fight-joined = { $who } { kam } in den Kampf.
fight-left = { $who } { verliess } den Kampf.
foes-grouped = { COUNT($members) ->
    [0] { $leader } { leader-stand } wieder allein.
   *[other] { LIST($all) } handelten wie eine Person.
    }
leader-changed = { $now } führte anstelle von { $was }.

## Von der Besetzung und den Decks
hurt = { $who } { ist } verletzt.
    .dice = { $who } { ist } verletzt.
    .past = { $who } { war } verletzt.
    .past-dice = { $who } { war } verletzt.
hurt-no-more = { $who } { ist } nicht mehr verletzt.
    .dice = { $who } { ist } nicht mehr verletzt.
    .past = { $who } { war } nicht mehr verletzt.
    .past-dice = { $who } { war } nicht mehr verletzt.
unmasked = { $unknown } ist in Wahrheit { $who }.
    .past = { $unknown } war in Wahrheit { $who }.
cards-spread = Aus { dem-deck } gezogen: { LIST($cards) }.
    .dice = Mit { den-dice } gewürfelt: { LIST($cards) }.
equals-picked = Der Zufall wählte unter { LIST($order) }.
damage-thrown = { $target } verliert { $damage ->
    [one] { $damage } Punkt
   *[other] { $damage } Punkte
    } durch { $attacker }{ COUNT($cards) ->
    [0] {""}
   *[other] : { LIST($cards) }
    }.
    .past = { $target } verlor { $damage ->
        [one] { $damage } Punkt
       *[other] { $damage } Punkte
        } durch { $attacker }{ COUNT($cards) ->
        [0] {""}
       *[other] : { LIST($cards) }
        }.

## Außerhalb der Runden
evening-began = Der Abend begann: { $title }.
dice-evening-began = Der Abend begann: { $title }.
line-shown = Auf dem Fernseher: { $words }
evening-named = Der Abend hieß { $title }.{ $scene ->
    [none] {""}
   *[other] {" "}Die Szene: { $scene }.
    }
written = { $words }
scene-opened = { $title }
scene-place = Wo: { $where }
scene-people = Wer: { $who }
twisted = Es wird schlimmer: { $words }
    .past = Es wurde schlimmer: { $words }
came-out = „{ $words }“: { $won ->
    [yes] Es gelingt.
   *[no] Es misslingt.
    }
    .past = „{ $words }“: { $won ->
        [yes] Es gelang.
       *[no] Es misslang.
        }
case-ended = Das Ende: { $title }
number-drawn = { $hundred ->
    [yes] C100
   *[no] C10
    }: { NUMBER($number) }.
    .dice = { $hundred ->
        [yes] W100
       *[no] W10
        }: { NUMBER($number) }.
task-judged = { $who } { versucht }{ $recovers ->
    [yes] , sich zu erholen, und
   *[no] {" "}es und
    } { $succeeds ->
    [yes] { hat } Erfolg
   *[no] { scheitert }
    }.
    .past = { $who } { versuchte }{ $recovers ->
        [yes] , sich zu erholen, und
       *[no] {" "}es und
        } { $succeeds ->
        [yes] { hatte } Erfolg
       *[no] { scheiterte }
        }.
ones-value = { $who } { wirft } { NUMBER($value) }
    .dice = { $who } { wuerfelt } { NUMBER($value) }
    .past = { $who } { warf } { NUMBER($value) }
    .past-dice = { $who } { wuerfelte } { NUMBER($value) }
contest-judged = { COUNT($thrown) ->
    [0] Niemand wirft
   *[other] { LIST($thrown) }
    }: { $winner ->
    [none] Nichts ist entschieden
   *[other] { $winner } { winner-gewinnt }
    }.
    .dice = { COUNT($thrown) ->
        [0] Niemand würfelt
       *[other] { LIST($thrown) }
        }: { $winner ->
        [none] Nichts ist entschieden
       *[other] { $winner } { winner-gewinnt }
        }.
    .past = { COUNT($thrown) ->
        [0] Niemand warf
       *[other] { LIST($thrown) }
        }: { $winner ->
        [none] Nichts war entschieden
       *[other] { $winner } { winner-gewann }
        }.
    .past-dice = { COUNT($thrown) ->
        [0] Niemand würfelte
       *[other] { LIST($thrown) }
        }: { $winner ->
        [none] Nichts war entschieden
       *[other] { $winner } { winner-gewann }
        }.
solo-set = { $solo ->
    [yes] Von hier an war das Programm der Host.
   *[no] Von hier an saßen Menschen am Tisch.
    }
peeked = { $peeks ->
    [yes] Ein Blick hinter den Vorhang.
   *[no] Der Vorhang war wieder zu.
    }
task-complicated = Es wird verzwickter: { $words }
    .past = Es wurde verzwickter: { $words }
