# Was jemand tut, ohne den Namen davor; auch die Spieler lesen es, also nennt es weder Wert noch Intensität.
# `.past` ist für Geschichten. Dort stehen Worte des Hosts oder eines Bogens in Anführungszeichen, denn sie stehen in der Gegenwart.
own-words = { $words }
    .past = sagte an: „{ $words }“
# „greift“ und „griff“ schließen in `attack` das Ziel ein: „greift Bill an“.
attacks = greift
    .past = griff
shoots-at = schießt auf
    .past = schoss auf
uses-a-power-on = richtet eine Kraft gegen
    .past = richtete eine Kraft gegen
attack = { $deed ->
    [greift] greift { LIST($targets) } an
    [griff] griff { LIST($targets) } an
   *[other] { $deed } { LIST($targets) }
    }
defends = { COUNT($against) ->
    [0] wehrt sich
   *[other] wehrt sich gegen { LIST($against) }
    }
    .past = { COUNT($against) ->
        [0] wehrte sich
       *[other] wehrte sich gegen { LIST($against) }
        }
drives = { COUNT($against) ->
    [0] fährt
   *[other] fährt gegen { LIST($against) }
    }
    .past = { COUNT($against) ->
        [0] fuhr
       *[other] fuhr gegen { LIST($against) }
        }
acts-while-dodging = tut etwas anderes und weicht dabei aus
    .past = tat etwas anderes und wich dabei aus
acts = { COUNT($against) ->
    [0] tut etwas anderes
   *[other] handelt gegen { LIST($against) }
    }
    .past = { COUNT($against) ->
        [0] tat etwas anderes
       *[other] handelte gegen { LIST($against) }
        }
concerns = tut etwas für oder mit { LIST($whom) }
    .past = tat etwas für oder mit { LIST($whom) }
moves = bewegt sich
    .past = bewegte sich
all-attackers = alle Angreifer
nobody = —
people = { LIST($people) }
settled = { $result ->
    [happens] getan
    [success] Erfolg
   *[failure] Fehlschlag
    }
    .dice = { $result ->
        [happens] getan
        [success] Erfolg
        [undecided] unentschieden
       *[failure] Fehlschlag
        }
    .past = { $result ->
        [happens] tat es
        [success] hatte Erfolg
       *[failure] scheiterte
        }
    .past-dice = { $result ->
        [happens] tat es
        [success] hatte Erfolg
        [undecided] hatte weder Erfolg noch Misserfolg
       *[failure] scheiterte
        }

## Was jemand ansagte, für eine Geschichte: was in „Ann sagte … an“ steht
plan-in-own-words = „{ $words }“
plan-to-attack = { $manner ->
    [shoot] einen Schuss auf
    [supernatural] eine Kraft gegen
   *[close] einen Angriff auf
    } { LIST($targets) }
plan-to-defend = { COUNT($against) ->
    [0] eine Abwehr
   *[other] eine Abwehr gegen { LIST($against) }
    }
plan-to-drive = { COUNT($against) ->
    [0] eine Fahrt
   *[other] eine Fahrt gegen { LIST($against) }
    }
plan-to-act = { $dodging ->
    [yes] etwas anderes beim Ausweichen
   *[no] { COUNT($against) ->
        [0] etwas anderes
       *[other] ein Vorhaben gegen { LIST($against) }
        }
    }
plan-that-concerns = etwas für oder mit { LIST($whom) }
plan-to-move = eine Bewegung

## Ein Vorhaben, für das eine Vorlage keine Worte hat
something = { $contested ->
    [yes] versucht etwas
   *[no] tut etwas
    }
