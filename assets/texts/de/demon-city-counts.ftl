# Warum jemand so viele Karten nimmt. Ein Grund steht hinter „+1 “ oder „−1 “.
short = { $reason ->
    [start] Start
    [higher-stat] Wert
    [distraction] abgelenkt
    [defense] Abwehr
    [weapon] Waffe
    [supernatural] übernatürlich
    [advantage] Vorteil
    [disadvantage] Nachteil
    [injury] verletzt
    [spilled] Gegner im Nachteil
    [ladder] Leiter
    [trick] gezielt
    [overlap] passt auch
   *[override] Host
    }
    .dice = { $reason ->
        [start] Start
        [higher-stat] Fertigkeit
        [distraction] abgelenkt
        [defense] Abwehr
        [defended] abgewehrt
        [weapon] Waffe
        [advantage] Vorteil
        [disadvantage] Nachteil
        [injury] verletzt
        [cap] höchstens zwei
        [floor] mindestens einer
       *[override] Host
        }
lowest-counts = niedrigste zählt
start = alle beginnen mit einer
defense = wehrt nur ab
weapon = { $rule ->
    [T-AMB-33] die bessere Waffe, sagt der Host, obwohl niemand zurückschlägt
    [T-AMB-45] der Host gibt eine für die Waffe
   *[other] die bessere Waffe
    }
    .past = { $rule ->
        [T-AMB-33] die bessere Waffe, sagte der Host, obwohl niemand zurückschlug
        [T-AMB-45] der Host gab eine für die Waffe
       *[other] die bessere Waffe
        }
supernatural = { $rule ->
    [T-AMB-45] der Host gibt eine für das Übernatürliche
   *[other] übernatürlich gegen weltlich
    }
    .past = { $rule ->
        [T-AMB-45] der Host gab eine für das Übernatürliche
       *[other] übernatürlich gegen weltlich
        }
higher-stat = höherer Wert
    .rank = höherer Wert: { NUMBER($rank) } über { $whom ->
        [none] Intensität { NUMBER($other-rank) }
       *[other] der { NUMBER($other-rank) } von { $whom }
        }
    .named = höherer Wert: { stat-name } { NUMBER($rank) } über { other-stat-name } { NUMBER($other-rank) }{ of-whom }
unseen = der Host sagt, { LIST($whom) } { COUNT($whom) ->
    [one] sieht
   *[other] sehen
    } das nicht kommen; sonst läge eine Karte dagegen
    .past = der Host sagte, { LIST($whom) } { COUNT($whom) ->
        [one] sah
       *[other] sahen
        } das nicht kommen; sonst hätte eine Karte dagegengelegen
not-set = { COUNT($whom) ->
    [one] { LIST($whom) } ist nicht darauf gefasst
   *[other] { LIST($whom) } sind nicht darauf gefasst
    }
    .past = { COUNT($whom) ->
        [one] { LIST($whom) } war nicht darauf gefasst
       *[other] { LIST($whom) } waren nicht darauf gefasst
        }
distracted = { $whom } ist abgelenkt oder ahnt nichts davon
    .past = { $whom } war abgelenkt oder ahnte nichts davon
the-target = das Ziel
disadvantage =
    .ally = { $label }: nützt jemandem von der eigenen Seite, der sich dagegenstellt
    .spilled = { $label }: es bleibt bei einer Karte; { who-gains }
    .spilled-ally = { $label }: es bleibt bei einer Karte; { who-gains }, von der eigenen Seite, aber dagegen
hurt = verletzt
    .ally = verletzt: nützt jemandem von der eigenen Seite, der sich dagegenstellt
    .spilled = verletzt, aber es bleibt nur eine Karte{ $whom ->
        [none] {""}
       *[other] , also eine Karte mehr für { $whom }
        }
    .spilled-ally = verletzt, aber es bleibt nur eine Karte, also eine Karte mehr für { $whom }, von der eigenen Seite, aber dagegen
spilled = { $whom ->
    [none] Nachteil eines Gegners
   *[other] Nachteil von { $whom }
    }: { $label }
trick-of-a-foe = gezielter Angriff oder anderer Trick
ladder = { $label }: { $steps ->
    [one] eine Stufe
   *[other] { $steps } Stufen
    } über { $whom } mit demselben Vorteil
overlap = { $label ->
    [none] noch eine Fertigkeit, die passt
   *[other] { $label } passt auch
    }
called-shot = gezielter Angriff
trick =
    .besides = außerdem { $label }: { $more ->
        [yes] noch eine Karte
       *[no] weiter zwei Karten
        }, die niedrigste zählt
    .at-one = { $label } bei einer Karte: stattdessen zwei, die niedrigere zählt
override = Wort des Hosts: { $label }
free-disarm = ±0 Entwaffnen ohne Schaden kostet nichts
free-aim = ±0 Zielen ohne Schaden kostet nichts, nach Hausregel

## Eines zweimal angerechnet, oder anders
unnamed = { $kind ->
    [advantage] Vorteil
   *[disadvantage] Nachteil
    }{ $number ->
    [1] {""}
   *[other] {" "}{ NUMBER($number) }
    }
charged-twice = „{ $label }“ ist ein Vorteil für { $gains } und ein Nachteil für { $loses }: Ist beides dasselbe, streicht der Host eines davon
rather-an-extra = „{ $label }“ klingt eher nach einer Karte mehr für { $gains } als nach einem Abzug
rather-intensity = „{ $label }“ klingt eher nach höherer Intensität als nach einem Abzug

## Nach welchem Wert gefragt war
no-stat-named = Für das Vorhaben von { $who } ist kein Wert genannt, also zählt kein höherer Wert dagegen
no-higher-stat = { $who } { hat } keinen höheren Wert: { stat-name } { NUMBER($rank) } liegt { COUNT($over) ->
    [0] nicht über { EITHER($not-over) }
   *[other] über { LIST($over) }, aber nicht über { EITHER($not-over) }
    }
stat-of = { stat-name } { NUMBER($rank) }{ of-whom }
strikes-with = { $who } { schlaegt } mit { stat-name } { NUMBER($rank) } zu, weil { skill-name } { NUMBER($lower) } niedriger ist
shoots-with = { $who } { schiesst } mit { stat-name } { NUMBER($rank) }, weil { skill-name } { NUMBER($lower) } niedriger ist
resists-with = { $who } { widersteht } mit { stat-name } { NUMBER($rank) }, weil { skill-name } { NUMBER($lower) } niedriger ist
held = { $who } { wird } festgehalten und { widersteht } deshalb nach Hausregel mit { stat-name } { NUMBER($rank) }
counts-as-now = { stat-name } von { $who } zählt nach Hausregel mit dem jetzigen Stand, { NUMBER($now) }
counts-as-on-sheet = { stat-name } von { $who } zählt nach Hausregel wie auf dem Bogen, { NUMBER($sheet) }, obwohl der Stand jetzt { NUMBER($now) } ist
not-compared = { stat-name } von { $who } wird mit keinem Wert von { EITHER($whom) } verglichen, denn { $why }
not-driving = { COUNT($whom) ->
    [one] { LIST($whom) } fährt
   *[other] { LIST($whom) } fahren
    } nicht gegen { $who }
not-aimed = das Vorhaben von { $who } richtet sich nicht gegen { EITHER($whom) }
in-a-clash = In einem Clash wird der Wurf von { $who } mit Intensität 10 verglichen wie mit jeder anderen; ist nichts Übernatürliches im Spiel, lässt der Host es misslingen
ten = { $why ->
    [said] Der Host sagt, { $supernatural ->
        [yes] etwas
       *[no] nichts
        } Übernatürliches sei im Spiel
    [in-use] Etwas Übernatürliches wirkt mit
    [significator] { $who } { hat } { COUNT($cards) ->
        [one] einen Signifikator
       *[other] Signifikatoren
        } über 10, { LIST($cards) }
   *[mundane] Nichts Übernatürliches ist im Spiel
    }, also { $supernatural ->
    [yes] wird gegen Intensität 10 geworfen
   *[no] ist Intensität 10 nicht zu schlagen
    }
