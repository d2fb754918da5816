# Proben und Ziehungen außerhalb jedes Clashes: wie sie heißen, wie sie ausgingen, und warum.
c10 = C10
    .dice = Ein W10
c100 = C100
    .dice = Ein W100
a-free-draw = Eine freie Ziehung
    .dice = Ein freier Wurf
success = Gelungen{ $value ->
    [none] {""}
   *[other] {" "}· { $value }
    }
failure = Misslungen{ $value ->
    [none] {""}
   *[other] {" "}· { $value }
    }
damage = { $again ->
    [yes] Schaden, neu
   *[no] Schaden
    } · { NUMBER($damage) }
    .dice = { NUMBER($damage) } verloren{ $again ->
        [yes] , neu gewürfelt
       *[no] {""}
        }
beaten = Schlägt Intensität { LIST($beaten) }{ COUNT($missed) ->
    [0] {""}
   *[other] , nicht { LIST($missed) }
    }
    .dice = Schlägt { LIST($beaten) }
not-beaten = Schlägt Intensität { LIST($missed) } nicht
    .dice = Schlägt { LIST($missed) } nicht
contest-tied = Gleichstand · { NUMBER($value) }
contest-won = { $who } { gewinnt } · { NUMBER($value) }
charge = Nach der Voreinstellung ist ein Nachteil { $preset } [{ $rule }]; hiermit wird daraus { $other }
    .dice = Nach der Voreinstellung ist ein Nachteil { $preset }; hiermit wird daraus { $other }
give = Mach den letzten Nachteil zu: { $preset }, statt eine Karte weniger
    .dice = Mach den letzten Nachteil zu: { $preset }, statt ein Würfel weniger
charge-as = { $charge ->
    [intensity] eine höhere Intensität
    [extra] eine Karte mehr für die anderen
   *[loss] eine Karte weniger
    }
    .dice = { $charge ->
        [intensity] ein höherer Zielwert
        [extra] ein Würfel mehr für die anderen
       *[loss] ein Würfel weniger
        }

## Warum eine Probe so ausging
not-yet = Noch ist keine Karte aufgedeckt, also ist nichts entschieden
    .dice = Noch ist kein Würfel gefallen, also ist nichts entschieden
alone = { $who } { wirft } allein gegen Intensität { LIST($levels) }
    .dice = { $who } { wuerfelt } allein gegen { LIST($levels) }
failure-follows = Der Host sagt, was aus dem Fehlschlag folgt
    .past = Der Host sagte, was aus dem Fehlschlag folgte
calm-lost = Der Host sagt, was das anrichtet: Panik vielleicht
succeeds = { $who }: gelungen
    .why = { $who }: gelungen; { $why }
    .at = { $who } { schafft } Intensität { LIST($beaten) }{ COUNT($missed) ->
        [0] {""}
       *[other] , aber nicht { LIST($missed) }
        }
    .past = { $who } { hatte } Erfolg
    .why-past = { $who } { hatte } Erfolg: { $why }
    .at-past = { $who } { schaffte } Intensität { LIST($beaten) }{ COUNT($missed) ->
        [0] {""}
       *[other] , aber nicht { LIST($missed) }
        }
fails = { $who }: misslungen
    .why = { $who }: misslungen; { $why }
    .everywhere = { $who } { schafft } keine der Intensitäten
    .past = { $who } { scheiterte }
    .why-past = { $who } { scheiterte }: { $why }
    .everywhere-past = { $who } { schaffte } keine der Intensitäten
takes = { $who } { nimmt } { number-of-cards }
    .why = { $who } { nimmt } { number-of-cards }: 1 als Grundlage [T-THROW-03]; { $why }
    .dice = { $who } { nimmt } { number-of-dice }
    .why-dice = { $who } { nimmt } { number-of-dice }: 1 als Grundlage; { $why }
# Eine Intensität: allein, oder hinter „Ann: misslungen; “.
level = { $fate ->
    [automatic] Intensität { NUMBER($intensity) } ist ohne Wurf geschlagen
    [mundane] { $within ->
        [yes] nichts
       *[no] Nichts
        } Weltliches schlägt Intensität { NUMBER($intensity) }
    [would-beat] { $value } würde Intensität { NUMBER($intensity) } schlagen, aber nichts Weltliches kann das
    [fumbled] { $within ->
        [yes] ein
       *[no] Ein
        } Patzer schlägt Intensität { NUMBER($intensity) } nicht, so niedrig sie auch ist
    [without-high-stat] { $within ->
        [yes] ohne
       *[no] Ohne
        } die Karte für den höheren Wert ist Intensität { NUMBER($intensity) } nicht geschlagen
    [met] { the-throw } erreicht Intensität { NUMBER($intensity) }, und das genügt nach Hausregel
    [exceeded] { the-throw } schlägt Intensität { NUMBER($intensity) }
   *[not-exceeded] { the-throw } schlägt Intensität { NUMBER($intensity) } nicht
    }
    .dice = { $fate ->
        [fumbled] { $within ->
            [yes] eine
           *[no] Eine
            } 1 ist ein Patzer und schlägt { NUMBER($intensity) } nicht
        [undecided] { the-throw } ist gleich { NUMBER($intensity) }: unentschieden, etwas ändert sich, und man darf es noch einmal versuchen
        [exceeded] { the-throw } schlägt { NUMBER($intensity) }
       *[not-exceeded] { the-throw } schlägt { NUMBER($intensity) } nicht
        }
    .past = { $fate ->
        [automatic] Intensität { NUMBER($intensity) } war ohne Wurf geschlagen
        [mundane] { $within ->
            [yes] nichts
           *[no] Nichts
            } Weltliches schlägt Intensität { NUMBER($intensity) }
        [would-beat] { $value } hätte Intensität { NUMBER($intensity) } geschlagen, aber nichts Weltliches kann das
        [fumbled] { $within ->
            [yes] ein
           *[no] Ein
            } Patzer schlägt Intensität { NUMBER($intensity) } nicht, so niedrig sie auch ist
        [without-high-stat] { $within ->
            [yes] ohne
           *[no] Ohne
            } die Karte für den höheren Wert war Intensität { NUMBER($intensity) } nicht geschlagen
        [met] { the-throw } erreichte Intensität { NUMBER($intensity) }, und das genügte nach Hausregel
        [exceeded] { the-throw } schlug Intensität { NUMBER($intensity) }
       *[not-exceeded] { the-throw } schlug Intensität { NUMBER($intensity) } nicht
        }
    .past-dice = { $fate ->
        [fumbled] { $within ->
            [yes] eine
           *[no] Eine
            } 1 ist ein Patzer und schlägt { NUMBER($intensity) } nicht
        [undecided] { the-throw } war gleich { NUMBER($intensity) }: unentschieden, etwas änderte sich, und man durfte es noch einmal versuchen
        [exceeded] { the-throw } schlug { NUMBER($intensity) }
       *[not-exceeded] { the-throw } schlug { NUMBER($intensity) } nicht
        }
settled-happens = Es geschieht: Niemand steht { $who } im Weg
settled-fumbled = { $who }: misslungen; der Narr ist die Karte, die zählt, und ein Patzer gelingt nie
    .dice = { $who }: misslungen; eine 1 ist ein Patzer
settled-automatic = { $who }: ohne Wurf { $succeeds ->
    [yes] gelungen
   *[no] misslungen
    } bei Intensität { $intensity }
against-each-other = { LIST($who) } werfen gegeneinander
    .dice = { LIST($who) } würfeln gegeneinander
won-against = { $who } { hat } gewonnen: { NUMBER($value) } schlägt { LIST($others) }
ones-value = die { NUMBER($value) } von { $who }
tied = { LIST($who) } werfen beide { NUMBER($value) }, also ist nichts entschieden
    .dice = { LIST($who) } würfeln beide { NUMBER($value) }, also ist nichts entschieden
tied-follows = Der Host macht die Lage verzwickter; darin dürfen sie es noch einmal versuchen
