# A proof, not a translation: another order of words, cases and genders in German, on the sentences that need them most.
ended = { $who } { $deed }: { $why }
succeeds = gelingt: { NUMBER($value) } { COUNT($beaten) ->
    [0] {""}
   *[other] schlägt { LIST($beaten) }
    }{ COUNT($met) ->
    [0] {""}
   *[other] { COUNT($beaten) ->
        [0] {""}
       *[other] {" "}und{" "}
        }reicht an { LIST($met) } heran
    }
fails = misslingt: { COUNT($hurdles) ->
    [0] { NUMBER($value) } schlägt nicht, was dagegensteht
   *[other] { NUMBER($value) } schlägt { EITHER($hurdles) } nicht
    }
side-lost = es wird nichts daraus: { $side ->
    [none] eine andere Seite hat
   *[other] { $side } hat
    } diesen Clash gewonnen
tied-at = { LIST($who) } liegen mit { NUMBER($value) } gleichauf, auf verschiedenen Seiten: nichts geschieht
won-by = { $side } hat gewonnen: { COUNT($who) ->
    [one] { LIST($who) } hat
   *[other] { LIST($who) } haben
    } mit { NUMBER($value) } den höchsten Wurf
hurdle = { $kind ->
    [stat] { $stat } { NUMBER($value) } von { $whom }
    [intensity] Intensität { NUMBER($value) }
    [foe] die { NUMBER($value) } von { $whom } (geworfen bei einem Angriff auf { $who })
   *[throw] die { NUMBER($value) } von { $whom }
    }
critical-told = { $who }: ein kritischer Erfolg{ $own ->
    [yes] {" "}durch den eigenen Signifikator
   *[no] {""}
    }.
