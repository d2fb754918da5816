# Die Geschichte des Abends für den Host, in der Vergangenheit. Eine Nachricht heißt wie das Ereignis, ihre Argumente sind
# dessen Felder. Was eine Probe bringt, wird auch sofort am Bildschirm gesagt, in der Gegenwart: Die Geschichte sagt dann `.past`.

## In einer Runde
action-began = Action! Die Langsamsten zuerst: { LIST($order) }
announced = { $again ->
    [yes] { $who } { ueberlegte } es sich anders und { sagte } an: { $deed }.
   *[no] { $who } { sagte } an: { $deed }.
    }
throws-counted = { $who } { nimmt } { number-of-cards }.
    .none = { $who } { nimmt } noch keine Karten.
    .dice = { $who } { nimmt } { number-of-dice }.
    .none-dice = { $who } { nimmt } noch keine Würfel.
    .past = { $who } { nahm } { number-of-cards }.
    .none-past = { $who } { nahm } noch keine Karten.
    .past-dice = { $who } { nahm } { number-of-dice }.
    .none-past-dice = { $who } { nahm } noch keine Würfel.
cards-returned = { $who } { legte } { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
    } ungesehen auf den Stapel zurück.
    .dice = { $who } { legte } { $number ->
        [one] { $number } Würfel
       *[other] { $number } Würfel
        } zurück.
deed-settled = { $who } { $how }
cards-turned = Alle Karten wurden aufgedeckt.
    .dice = Alle Würfel fielen.
throws = { $who } { warf }: { $cards }
    .dice = { $who } { wuerfelte } { $cards }
card-worth = { $card } ({ NUMBER($value) })
clash-judged = Clash { $letter }: { $outcome }
situation-complicated = Die Lage änderte sich: { $words }
round-began = Runde { $number }.
action-ended = Der Kampf war vorbei.
may-stand-elsewhere = { COUNT($who) ->
    [one] { LIST($who) } durfte in der nächsten Runde einen neuen Platz einnehmen
   *[other] { LIST($who) } durften in der nächsten Runde einen neuen Platz einnehmen
    }
    .dice = { COUNT($who) ->
        [one] { LIST($who) } wehrte erfolgreich ab und hatte in der nächsten Runde einen Situationswürfel
       *[other] { LIST($who) } wehrten erfolgreich ab und hatten in der nächsten Runde je einen Situationswürfel
        }
led-nowhere = { COUNT($who) ->
    [one] { LIST($who) } lief und kam nirgends an, falls der Host nichts anderes sagte
   *[other] { LIST($who) } liefen und kamen nirgends an, falls der Host nichts anderes sagte
    }
    .dice = Ein Treffer hielt { LIST($who) } auf

## In einem Kampf
turn-passed = { $who } { hatte } in dieser Runde keine Aktion
failure-followed = { $who } { erholt } sich nicht und { $then ->
    [acts] { handelt } trotzdem
    [no-action] { hat } in dieser Runde keine Aktion
   *[out-for-good] { ist } endgültig außer Gefecht
    }
    .past = { $who } { erholte } sich nicht und { $then ->
        [acts] { handelte } trotzdem
        [no-action] { hatte } in dieser Runde keine Aktion
       *[out-for-good] { war } endgültig außer Gefecht
        }
placed-anew = { $who } { stand } nun woanders: { $words }
range-set = Zwischen { $one } und { $other } lagen { NUMBER($feet) } Fuß
fight-joined = { $character } kam in den Kampf
fight-left = { $who } { verliess } den Kampf; Karten auf dem Tisch gingen unaufgedeckt in die Ablage
    .dice = { $who } { verliess } den Kampf; Würfel auf dem Tisch blieben ungewürfelt
order-changed = { $moved ->
    [none] Bei gleicher Agilität wurde neu gelost: { LIST($order) }
   *[other] { $moved } bekam einen anderen Platz; die Langsamsten zuerst: { LIST($order) }
    }
foes-grouped = { COUNT($members) ->
    [0] { $leader } { leader-stand } wieder allein
   *[other] { $leader } warf auch für { LIST($members) }
    }
    .dice = { COUNT($members) ->
        [0] { $leader } { leader-stand } wieder allein
       *[other] { $leader } würfelte auch für { LIST($members) }
        }
leader-changed = { $now } führte die Gruppe anstelle von { $was }
side-set = { $who } { wechselte }{ $this_round ->
    [yes] {" "}für diese Runde
   *[no] {""}
    } die Seite: { $side }
touch-set = { $touch ->
    [yes] { $one } und { $other } kamen in einen Clash
    [no] { $one } und { $other } wurden auseinandergehalten{ $joined ->
        [yes] , aber andere verbanden sie doch zu einem Clash
       *[no] {""}
        }
   *[none] { $one } und { $other } waren zusammen oder getrennt wie angesagt
    }
conflict-set = Von dem, was { $one } und { $other } taten, { $conflict ->
    [yes] ging nur eins
   *[no] ging beides
    }
ladder-set = Der Vorteil „{ $label }“ { $is_ladder ->
    [yes] wurde zur Leiter: eine Karte mehr für jede Stufe
   *[no] war keine Leiter mehr
    }
drivers-set = { COUNT($drivers) ->
    [0] Niemand saß am Steuer
    [one] { LIST($drivers) } saß am Steuer
   *[other] { LIST($drivers) } saßen am Steuer
    }

## Von der Besetzung
toughness = { $who } { hat } jetzt Zähigkeit { NUMBER($value) }.
    .past = { $who } { hatte } nun Zähigkeit { NUMBER($value) }.
calm = { $who } { hat } jetzt Ruhe { NUMBER($value) }.
    .past = { $who } { hatte } nun Ruhe { NUMBER($value) }.
hurt = { $who } { ist } verletzt
    .dice = { $who } { ist } verletzt
    .past = { $who } { war } verletzt
    .past-dice = { $who } { war } verletzt
hurt-no-more = { $who } { ist } nicht mehr verletzt
    .dice = { $who } { ist } nicht mehr verletzt
    .past = { $who } { war } nicht mehr verletzt
    .past-dice = { $who } { war } nicht mehr verletzt
state-changed = { $who } { ist } { $is-so ->
    [yes] {""}
   *[no] nicht mehr{" "}
    }{ state }.
    .past = { $who } { war } { $is-so ->
        [yes] {""}
       *[no] nicht mehr{" "}
        }{ state }.
deck-changed = { $who } { warf } von da an aus einem anderen Deck: { the-deck }
hidden = { $who } { war } { $hidden ->
    [yes] vor den Spielern verborgen
   *[no] nicht mehr vor den Spielern verborgen
    }.
damage-thrown = Schaden von { $attacker } an { $target }{ $again ->
    [yes] , auf das Wort des Hosts neu geworfen
   *[no] {""}
    }: { NUMBER($damage) }, { $lowest ->
    [yes] die niedrigste Karte zählt
   *[no] massiv, also zählt die höchste Karte
    }
    .dice = Schaden von { $attacker } an { $target }{ $again ->
        [yes] , auf das Wort des Hosts neu gewürfelt
       *[no] {""}
        }: { NUMBER($damage) } verloren, { $lowest ->
        [yes] der niedrigste Würfel zählt
       *[no] massiv, also zählt der höchste Würfel
        }
    .past = Schaden von { $attacker } an { $target }{ $again ->
        [yes] , auf das Wort des Hosts neu geworfen
       *[no] {""}
        }: { NUMBER($damage) }, { $lowest ->
        [yes] die niedrigste Karte zählte
       *[no] massiv, also zählte die höchste Karte
        }
    .past-dice = Schaden von { $attacker } an { $target }{ $again ->
        [yes] , auf das Wort des Hosts neu gewürfelt
       *[no] {""}
        }: { NUMBER($damage) } verloren, { $lowest ->
        [yes] der niedrigste Würfel zählte
       *[no] massiv, also zählte der höchste Würfel
        }
significator-set = { $card } war { $owned ->
    [yes] nun
   *[no] nicht mehr
    } Signifikator von { $who }
own-card-set = Eine Karte { -horrors-deck(at: "genitive") } war { $owned ->
    [yes] nun eine
   *[no] keine
    } eigene Karte von { $who }{ $owned ->
    [yes] {""}
   *[no] {" "}mehr
    }
character-edited = Der Bogen von { $who } wurde geändert.
character-added = { $character } kam zur Besetzung.
character-removed = { $who } { verliess } die Besetzung.
changed-from = { what-name }: { $was ->
    [none] nichts
   *[other] { $was }
    } → { $now ->
    [none] nichts
   *[other] { $now }
    }
written-anew = Auch geändert: { LIST($parts) }.
sheet-part = { $part ->
    [name] Name
    [side] Seite
    [deck] Deck
    [alias] Bekannt als
    [short] Kurzname
    [pronoun] Pronomen
    [deeds] Worte für Angriffe
    [power] Kraft
    [card-powers] was Karten auslösen
    [calm-check] Ruheprobe
    [protection] Schutz
    [weapons] Waffen
    [instincts] Instinkte
    [picture] Pfad des Bildes
    [portrait] Porträt
   *[notes] Notizen
    }

## Von den Decks
deck-shuffled = { a-deck } wird gemischt{ $how ->
    [pile] .
    [real] : Sein Stapel ging zu Ende, also wird seine echte Ablage hineingemischt.
   *[discard] : Sein Stapel ging zu Ende, also wird die Ablage hineingemischt.
    }
    .past = { a-deck } wurde gemischt{ $how ->
        [pile] .
        [real] : Sein Stapel war zu Ende, also wurde seine echte Ablage hineingemischt.
       *[discard] : Sein Stapel war zu Ende, also wurde die Ablage hineingemischt.
        }
decks-built = Beide Decks wurden neu gebaut: { COUNT($players) ->
    [one] { COUNT($players) } Karte
   *[other] { COUNT($players) } Karten
    } für die Spieler, { COUNT($horror) } für den Horror
card-put-back = Zurück aus der Ablage in { the-deck }: { $card }.
cards-spread = Aus { dem-deck } gezogen: { $cards ->
    [none] nichts
   *[other] { $cards }
    }.
    .dice = Mit { den-dice } gewürfelt: { $cards ->
        [none] nichts
       *[other] { $cards }
        }.
real-deck-set = Von da an war { the-deck } { mode-of-deck }; alle Karten lagen wieder im Stapel.
    .dice = Von da an waren { the-dice } { mode-of-dice }.
cards-awaited = { $cards ->
    [one] Es fehlt noch { $cards } echte Karte
   *[other] Es fehlen noch { $cards } echte Karten
    } aus { dem-deck }{ $who ->
    [none] {""}
   *[other] {" "}für { $who }
    }.
    .dice = { $cards ->
        [one] Es fehlt noch { $cards } echter Wurf
       *[other] Es fehlen noch { $cards } echte Würfe
        } mit { den-dice }{ $who ->
        [none] {""}
       *[other] {" "}für { $who }
        }.
    .past = { $cards ->
        [one] Es fehlte noch { $cards } echte Karte
       *[other] Es fehlten noch { $cards } echte Karten
        } aus { dem-deck }{ $who ->
        [none] {""}
       *[other] {" "}für { $who }
        }.
    .past-dice = { $cards ->
        [one] Es fehlte noch { $cards } echter Wurf
       *[other] Es fehlten noch { $cards } echte Würfe
        } mit { den-dice }{ $who ->
        [none] {""}
       *[other] {" "}für { $who }
        }.
awaited-let-go = Der Wurf wurde abgebrochen: Die Karten kamen ungesehen zurück.
    .dice = Der Wurf wurde abgebrochen.
equals-picked = Gleiche einer Seite würfelten am höchsten; der Zufall gab ihnen diese Reihenfolge: { LIST($order) }

## Außerhalb der Runden
evening-began = Der Abend begann: { $title }.
dice-evening-began = Der Abend begann: { $title }. Gespielt wurde mit W10.
house-rule-set = Hausregel { $letter }: { $reading }
noted = Notiz: { $words }
program-play-set = Von da an spielte { $plays ->
    [yes] das Programm
   *[no] ein Mensch
    } { $who }
solo-set = { $solo ->
    [yes] Von hier an war das Programm der Host.
   *[no] Von hier an saßen Menschen am Tisch.
    }
peeked = { $peeks ->
    [yes] Der Spieler sah hinter den Vorhang
   *[no] Der Spieler sah wieder weg
    }
proposed = Das Programm schlug für { $who } { $deed } vor
line-shown = Auf dem Fernseher: { $words }
evening-named = Der Abend bekam den Titel { $title }.{ $scene ->
    [none] {""}
   *[other] {" "}Die Szene: { $scene }.
    }
written = { $words }
scene-opened = Szene: { $title }
scene-place = Wo: { $where }
scene-people = Wer: { $who }
scene-wrong = Was nicht stimmt: { $wrong }
scene-ended = Die Szene „{ $title }“ endete{ $words ->
    [none] .
   *[other] : { $words }
    }
list-changed = { $gone ->
    [yes] Von der Liste { $title } gestrichen
   *[no] Auf die Liste { $title } geschrieben
    }: { $line }
clock-set = Die Uhr { $clock } stand auf { NUMBER($filled) } von { NUMBER($segments) }.
clock-full = Die Uhr { $clock } war voll: { NUMBER($segments) } von { NUMBER($segments) }.
clock-put-away = Die Uhr { $clock } wurde weggeräumt.
twisted = Es wurde schlimmer: { $words }
came-out = „{ $words }“: { $won ->
    [yes] Es gelang.
   *[no] Es misslang.
    }
case-ended = Das Ende: { $title }
oracle-answered = „{ $question }“ ({ $likelihood ->
    [sure] sicher
    [likely] wahrscheinlich
    [even] offen
    [unlikely] unwahrscheinlich
   *[no-way] ausgeschlossen
    }, Intensität { NUMBER($intensity) }): { $answer ->
    [yes-and] ja, und
    [yes] ja
    [yes-but] ja, aber
    [no-but] nein, aber
    [no] nein
   *[no-and] nein, und
    } ({ NUMBER($value) })
    .dice = „{ $question }“ ({ $likelihood ->
        [sure] sicher
        [likely] wahrscheinlich
        [even] offen
        [unlikely] unwahrscheinlich
       *[no-way] ausgeschlossen
        }, über { NUMBER($intensity) }): { $answer ->
        [yes-and] ja, und
        [yes] ja
        [yes-but] ja, aber
        [no-but] nein, aber
        [no] nein
       *[no-and] nein, und
        } ({ NUMBER($value) })
table-consulted = { $title }, { NUMBER($number) }: { $words }
number-drawn = { $hundred ->
    [yes] C100
   *[no] C10
    }: { NUMBER($number) }
    .dice = { $hundred ->
        [yes] W100
       *[no] W10
        }: { NUMBER($number) }
task-judged = { $who }: { $what ->
    [calm] Ruheprobe
    [recover] Erholungsversuch
   *[task] Probe
    } { $cards ->
    [0] ohne Karten
    [one] mit { $cards } Karte
   *[other] mit { $cards } Karten
    }.
    .dice = { $who }: { $what ->
        [calm] Ruheprobe
        [recover] Erholungsversuch
       *[task] Probe
        } { $cards ->
        [0] ohne Würfel
        [one] mit { $cards } Würfel
       *[other] mit { $cards } Würfeln
        }.
    .past = { $who } { $what ->
        [calm] machte eine Ruheprobe
        [recover] versuchte eine Erholung
       *[task] machte eine Probe
        } { $cards ->
        [0] ohne Karten
        [one] mit { $cards } Karte
       *[other] mit { $cards } Karten
        }.
    .past-dice = { $who } { $what ->
        [calm] machte eine Ruheprobe
        [recover] versuchte eine Erholung
       *[task] machte eine Probe
        } { $cards ->
        [0] ohne Würfel
        [one] mit { $cards } Würfel
       *[other] mit { $cards } Würfeln
        }.
ones-reason = { $who }: { $why }
ones-value = { $who } { wirft } { NUMBER($value) }
    .dice = { $who } { wuerfelt } { NUMBER($value) }
    .past = { $who } { warf } { NUMBER($value) }
    .past-dice = { $who } { wuerfelte } { NUMBER($value) }
contest-judged = { COUNT($thrown) ->
    [0] Niemand wirft
   *[other] { LIST($thrown) }
    }: { $winner ->
    [none] nichts ist entschieden
   *[other] { $winner } { winner-gewinnt }
    }
    .dice = { COUNT($thrown) ->
        [0] Niemand würfelt
       *[other] { LIST($thrown) }
        }: { $winner ->
        [none] nichts ist entschieden
       *[other] { $winner } { winner-gewinnt }
        }
    .past = { COUNT($thrown) ->
        [0] Niemand warf
       *[other] { LIST($thrown) }
        }: { $winner ->
        [none] nichts war entschieden
       *[other] { $winner } { winner-gewann }
        }
    .past-dice = { COUNT($thrown) ->
        [0] Niemand würfelte
       *[other] { LIST($thrown) }
        }: { $winner ->
        [none] nichts war entschieden
       *[other] { $winner } { winner-gewann }
        }
task-complicated = Es wurde verzwickter: { $words }
