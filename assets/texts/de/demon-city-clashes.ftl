# Was aus jedem Vorhaben eines Clashes wurde, und warum. Das Warum steht hinter „Ann greift Bill an – …“.
acts = handelt
    .past = handelte
ended = { $who } { $deed } – { $why }
succeeds = es gelingt: { NUMBER($value) } { COUNT($beaten) ->
    [0] {""}
   *[other] schlägt { LIST($beaten) }
    }{ COUNT($met) ->
    [0] {""}
   *[other] { COUNT($beaten) ->
        [0] {""}
       *[other] {" "}und{" "}
        }erreicht { LIST($met) }
    }
    .alone = es gelingt: Nichts{ $waived ->
        [yes] , was zählt,
       *[no] {""}
        } steht dagegen
    .past = es gelang: { NUMBER($value) } { COUNT($beaten) ->
        [0] {""}
       *[other] schlug { LIST($beaten) }
        }{ COUNT($met) ->
        [0] {""}
       *[other] { COUNT($beaten) ->
            [0] {""}
           *[other] {" "}und{" "}
            }erreichte { LIST($met) }
        }
    .alone-past = es gelang: Nichts{ $waived ->
        [yes] , was zählte,
       *[no] {""}
        } stand dagegen
fails = es misslingt: { COUNT($hurdles) ->
    [0] { NUMBER($value) } schlägt nicht, was dagegensteht
   *[other] { NUMBER($value) } schlägt { EITHER($hurdles) } nicht
    }
    .everywhere = es misslingt: { $missed }
    .past = es misslang: { COUNT($hurdles) ->
        [0] { NUMBER($value) } schlug nicht, was dagegenstand
       *[other] { NUMBER($value) } schlug { EITHER($hurdles) } nicht
        }
    .everywhere-past = es misslang: { $missed }
fumbled = es misslingt: Es zählt der Narr, und ein Patzer gelingt nie
    .past = es misslang: Es zählte der Narr, und ein Patzer gelingt nie
out = das richtet nichts aus: { $who } { ist } schon { -out }, die Karte zählt aber noch für die Seite
    .past = das richtete nichts aus: { $who } { war } schon { -out }, die Karte zählte aber noch für die Seite
side-lost = das richtet nichts aus, denn { $side ->
    [none] eine andere Seite
   *[other] { $side }
    } hat diesen Clash mit { NUMBER($top) } gewonnen
    .past = das richtete nichts aus, denn { $side ->
        [none] eine andere Seite
       *[other] { $side }
        } hatte diesen Clash mit { NUMBER($top) } gewonnen
clash-tied = das richtet nichts aus: Im Clash herrscht Gleichstand bei { NUMBER($top) }
    .past = das richtete nichts aus: Im Clash herrschte Gleichstand bei { NUMBER($top) }
to-be-chosen = genauso hoch wie { $attack ->
    [yes] ein anderer Angriff: Wähl aus, welcher zählt
   *[no] ein anderes Vorhaben: Wähl aus, welches geschieht
    }
    .past = genauso hoch wie { $attack ->
        [yes] ein anderer Angriff, und nur einer war möglich
       *[no] ein anderes Vorhaben, und nur eines war möglich
        }
waits = wartet auf diese Wahl, denn es schließt ein höheres Vorhaben aus
    .past = musste auf diese Wahl warten, denn es schloss ein höheres Vorhaben aus

## Ein anderer Angriff kam zum Zug
not-made = das richtet nichts aus: Nur der höchste Angriff einer Seite kann treffen
    .higher = das richtet nichts aus: Nur der höchste Angriff einer Seite kann treffen, und das ist { attack-of }
    .chosen = das richtet nichts aus: Nur ein Angriff kann treffen; von den gleich hohen fiel die Wahl auf { $attacker ->
        [none] einen anderen
       *[other] den von { $attacker }
        }
    .failed = das richtet nichts aus: Nur der höchste Angriff zählt; das ist { attack-of }, und der misslingt
    .chosen-failed = das richtet nichts aus: Von den gleich hohen Angriffen fiel die Wahl auf { $attacker ->
        [none] einen anderen
       *[other] den von { $attacker }
        }, und der misslang; ein weiterer zählt nicht
    .past = das richtete nichts aus: Nur der höchste Angriff einer Seite kann treffen
    .higher-past = das richtete nichts aus: Nur der höchste Angriff einer Seite kann treffen, und das war { attack-of }
    .chosen-past = das richtete nichts aus: Nur ein Angriff kann treffen; von den gleich hohen fiel die Wahl auf { $attacker ->
        [none] einen anderen
       *[other] den von { $attacker }
        }
    .failed-past = das richtete nichts aus: Nur der höchste Angriff zählt; das war { attack-of }, und der misslang
    .chosen-failed-past = das richtete nichts aus: Von den gleich hohen Angriffen fiel die Wahl auf { $attacker ->
        [none] einen anderen
       *[other] den von { $attacker }
        }, und der misslang; ein weiterer zählt nicht

## Ein anderes Vorhaben kam zum Zug, und beide zugleich gehen nicht
excluded = das richtet nichts aus: Es geht nur dieses oder ein anderes Vorhaben der Seite, und das andere kam zuerst
    .by-attack = das richtet nichts aus: Der Angriff von { $who } geht vor, und nur eines von beidem ist möglich
    .by-chosen = das richtet nichts aus: Das gleich hohe Vorhaben von { $who } wurde gewählt, und nur eines von beiden ist möglich
    .by-higher = das richtet nichts aus: Das Vorhaben von { $who } ist höher und geht vor, und nur eines von beiden ist möglich
    .past = das richtete nichts aus: Es ging nur dieses oder ein anderes Vorhaben der Seite, und das andere kam zuerst
    .by-attack-past = das richtete nichts aus: Der Angriff von { $who } ging vor, und nur eines von beidem war möglich
    .by-chosen-past = das richtete nichts aus: Das gleich hohe Vorhaben von { $who } wurde gewählt, und nur eines von beiden war möglich
    .by-higher-past = das richtete nichts aus: Das Vorhaben von { $who } war höher und ging vor, und nur eines von beiden war möglich

## Mehrere Ziele eines Angriffs
lands = trifft { $who }{ COUNT($beaten) ->
    [0] {""}
   *[other] : { NUMBER($value) } schlägt { LIST($beaten) }
    }
    .past = traf { $who }{ COUNT($beaten) ->
        [0] {""}
       *[other] : { NUMBER($value) } schlug { LIST($beaten) }
        }
misses = verfehlt { $who }: { NUMBER($value) } schlägt { EITHER($hurdles) } nicht
    .past = verfehlte { $who }: { NUMBER($value) } schlug { EITHER($hurdles) } nicht

## Was gegen ein Vorhaben steht, und was nicht
hurdle = { $kind ->
    [stat] { stat-name } { NUMBER($value) }{ of-whom }
    [intensity] Intensität { NUMBER($value) }
    [foe] die { NUMBER($value) }{ of-whom } (aus einem Angriff auf { $who })
   *[throw] die { NUMBER($value) }{ of-whom }
    }
unharmed = { $who } { bleibt } trotzdem unversehrt: Die Seite von { LIST($attackers) } hat diesen Clash verloren
    .past = { $who } { blieb } trotzdem unversehrt: Die Seite von { LIST($attackers) } hatte diesen Clash verloren
still-counts-out = { COUNT($whose) ->
    [one] Der Wurf { LIST($possessive) } zählt trotzdem, obwohl { LIST($whose) } schon { -out } ist
   *[other] Die Würfe { LIST($possessive) } zählen trotzdem, obwohl { LIST($whose) } schon { -out } sind
    }
    .past = { COUNT($whose) ->
        [one] Der Wurf { LIST($possessive) } zählte trotzdem, obwohl { LIST($whose) } schon { -out } war
       *[other] Die Würfe { LIST($possessive) } zählten trotzdem, obwohl { LIST($whose) } schon { -out } waren
        }
still-counts-struck = { COUNT($possessive) ->
    [one] Der Wurf { LIST($possessive) } zählt
   *[other] Die Würfe { LIST($possessive) } zählen
    } trotzdem, obwohl der Angriff von { $attacker } dort gerade getroffen hat
    .past = { COUNT($possessive) ->
        [one] Der Wurf { LIST($possessive) } zählte
       *[other] Die Würfe { LIST($possessive) } zählten
        } trotzdem, obwohl der Angriff von { $attacker } dort gerade getroffen hatte
ones = von { $who }
waived = { $whom ->
    [none] Intensität
   *[other] { $stat ->
        [none] Die
       *[other] { stat-name }
        }
    } { NUMBER($value) }{ of-whom } zählt nicht gegen { $who }: { $rule ->
    [T-AMB-10] { $answered ->
        [yes] Stattdessen zählt nach Hausregel der Wurf, wozu auch immer er geworfen wurde
       *[no] Nach Hausregel zählt kein Widerstand, wenn jemand anderswo beschäftigt ist
        }
    [T-AMB-11] Nach Hausregel steht nur ein Ziel gegen einen Angriff
    [T-AMB-12] Nach Hausregel trifft die höchste Karte eines Clashes immer
    [T-AMB-17] Der Angriff hat dieses Hindernis gerade beseitigt
    [T-RESOLVE-27] Nur eines der beiden Vorhaben ist möglich, also steht keines gegen das andere
   *[other] Das verlangt eine Regel, die dieses Programm nicht kennt
    }
    .past = { $whom ->
        [none] Intensität
       *[other] { $stat ->
            [none] Die
           *[other] { stat-name }
            }
        } { NUMBER($value) }{ of-whom } zählte nicht gegen { $who }: { $rule ->
        [T-AMB-10] { $answered ->
            [yes] Stattdessen zählte nach Hausregel der Wurf, wozu auch immer er geworfen wurde
           *[no] Nach Hausregel zählt kein Widerstand, wenn jemand anderswo beschäftigt ist
            }
        [T-AMB-11] Nach Hausregel steht nur ein Ziel gegen einen Angriff
        [T-AMB-12] Nach Hausregel trifft die höchste Karte eines Clashes immer
        [T-AMB-17] Der Angriff hatte dieses Hindernis gerade beseitigt
        [T-RESOLVE-27] Nur eines der beiden Vorhaben war möglich, also stand keines gegen das andere
       *[other] Das verlangt eine Regel, die dieses Programm nicht kennt
        }

## Wie ein Clash ausging
tied-at = Gleichstand: { LIST($who) } haben auf verschiedenen Seiten die { NUMBER($value) }, nichts geschieht
    .past = Gleichstand: { LIST($who) } hatten auf verschiedenen Seiten die { NUMBER($value) }, nichts geschah
won-with = { $side } gewann mit der { NUMBER($value) } von { LIST($who) }
won-by = { $side } gewann: { COUNT($who) ->
    [one] { LIST($who) } hat
   *[other] { LIST($who) } haben
    } mit { NUMBER($value) } den höchsten Wurf
nobody = Niemand
outcome-alone = { $who } { $deed } – { $happened ->
    [yes] das geschieht
   *[no] das geschieht nicht
    }
    .past = { $who } { $deed } – { $happened ->
        [yes] das geschah
       *[no] das geschah nicht
        }

## Was alle lesen dürfen
headline = { $outcome ->
    [tied] Gleichstand
    [stalemate] Patt
   *[won] { $side } gewinnt
    } · { NUMBER($value) }
    .dice = { $outcome ->
        [tied] Gleichstand
        [stalemate] Höchster Wurf
       *[won] { $side } liegt vorn
        } · { NUMBER($value) }
    .past = { $outcome ->
        [tied] Es gab Gleichstand bei { NUMBER($value) }
        [stalemate] Es gab ein Patt bei { NUMBER($value) }
       *[won] { $side } gewann mit { NUMBER($value) }
        }
    .past-dice = { $outcome ->
        [tied] Es gab Gleichstand bei { NUMBER($value) }
        [stalemate] Der höchste Wurf war { NUMBER($value) }
       *[won] { $side } lag mit { NUMBER($value) } vorn
        }
worth = { $card } = { NUMBER($value) }
own-card = { $card }, der eigene Signifikator
nobody-gets-anything-done = Niemand richtet etwas aus. Etwas ändert sich …
    .past = Niemand richtete etwas aus. Etwas änderte sich.
who-strikes = { LIST($who) }: Wer schlägt zu?
    .past = { LIST($who) } lagen gleichauf: Nur eine Person würde zuschlagen.
whose-deed = { LIST($who) }: Wessen Vorhaben geschieht?
    .past = { LIST($who) } lagen gleichauf: Nur eines der Vorhaben würde geschehen.
done = { $who } { $deed }
    .past = { $who } { $deed }, und es gelang
deed-of = { $who } { $deed }
nothing-comes = Daraus wird nichts.
    .past = Daraus wurde nichts.
critical-told = { $who }: ein kritischer Erfolg{ $own ->
    [yes] {" "}durch den eigenen Signifikator
   *[no] {""}
    }.
    .past = { $who } { hatte } einen kritischen Erfolg{ $own ->
        [yes] {" "}durch den eigenen Signifikator
       *[no] {""}
        }.
fumble-told = { $who }: der Narr, ein Patzer.
    .dice = { $who }: eine 1, ein Patzer.
    .past = { $who } { deckte } den Narren auf, ein Patzer.
    .past-dice = { $who } { wuerfelte } eine 1, ein Patzer.
own-told = { $who }: der eigene Signifikator.
    .past = { $who } { deckte } den eigenen Signifikator auf.

## Für den Host
critical = { $who }: kritischer Erfolg, besser geht es kaum
    .dice = { $who }: eine 10, die gewinnt – ein kritischer Erfolg
    .past = { $who } { hatte } einen kritischen Erfolg, besser ging es kaum
    .past-dice = { $who } { gewann } mit einer 10, ein kritischer Erfolg
fumble = { $who }: der Narr, ein Patzer, schlimmer geht es kaum
    .dice = { $who }: Der höchste Würfel ist eine 1, ein Patzer
    .past = { $who } { patzte } mit dem Narren, schlimmer ging es kaum
    .past-dice = { $who } { patzte }: Der höchste Würfel war eine 1
power = { $card } von { $who } löst aus: { $words }
    .past = { $card } von { $who } löste aus: { $words }

## Wie ein Vorhaben ausging, das niemand anfocht: für Geschichten, hinter dem Namen
settled-happens = tat es: Niemand wollte es verhindern
settled-fumbled = scheiterte: Es zählte der Narr
    .dice = scheiterte: Eine 1 ist ein Patzer
settled-automatic = { $succeeds ->
    [yes] hatte Erfolg
   *[no] scheiterte
    } ohne Wurf{ $intensity ->
    [none] {""}
   *[other] {" "}bei Intensität { $intensity }
    }
settled-several = { COUNT($beaten) ->
    [0] scheiterte: { NUMBER($value) } schlug keine der Intensitäten { LIST($tried) }
   *[other] { $succeeds ->
        [yes] hatte Erfolg
       *[no] scheiterte
        }: Von den Intensitäten { LIST($tried) } schlug { NUMBER($value) } die { LIST($beaten) }
    }
settled-met = hatte Erfolg: { NUMBER($value) } erreichte Intensität { NUMBER($intensity) }
settled-undecided = hatte weder Erfolg noch Misserfolg: { NUMBER($value) } war gleich { NUMBER($intensity) }. Etwas änderte sich, und ein neuer Versuch war möglich
settled = { $succeeds ->
    [yes] hatte Erfolg: { NUMBER($value) } schlug Intensität { NUMBER($intensity) }
   *[no] scheiterte: { NUMBER($value) } schlug Intensität { NUMBER($intensity) } nicht
    }
    .dice = { $succeeds ->
        [yes] hatte Erfolg: { NUMBER($value) } schlug { NUMBER($intensity) }
       *[no] scheiterte: { NUMBER($value) } schlug { NUMBER($intensity) } nicht
        }
