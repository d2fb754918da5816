# Wie die Dinge heißen, an einer Stelle. Mit `at` steht ein Stapel in einem anderen Fall: head, dative, genitive, bare.
-players-deck = { $at ->
    [head] Das Spielerdeck
    [dative] dem Spielerdeck
    [genitive] des Spielerdecks
    [bare] Spielerdeck
   *[within] das Spielerdeck
    }
-horrors-deck = { $at ->
    [head] Das Horrordeck
    [dative] dem Horrordeck
    [genitive] des Horrordecks
    [bare] Horrordeck
   *[within] das Horrordeck
    }
-out = { $at ->
    [head] Außer Gefecht
   *[within] außer Gefecht
    }
-panic = Panik

# Teile von Sätzen. Ein Deck am Anfang eines Satzes, und in einem, in jedem Fall:
a-deck = { $deck ->
    [players] { -players-deck(at: "head") }
   *[horror] { -horrors-deck(at: "head") }
    }
the-deck = { $deck ->
    [players] { -players-deck }
   *[horror] { -horrors-deck }
    }
dem-deck = { $deck ->
    [players] { -players-deck(at: "dative") }
   *[horror] { -horrors-deck(at: "dative") }
    }
des-decks = { $deck ->
    [players] { -players-deck(at: "genitive") }
   *[horror] { -horrors-deck(at: "genitive") }
    }
deck-name = { $deck ->
    [players] { -players-deck(at: "bare") }
   *[horror] { -horrors-deck(at: "bare") }
    }
number-of-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
    }
number-of-dice = { $cards ->
    [one] { $cards } Würfel
   *[other] { $cards } Würfel
    }
the-dice = { $deck ->
    [players] die Würfel der Spieler
   *[horror] die Würfel des Horrors
    }
den-dice = { $deck ->
    [players] den Würfeln der Spieler
   *[horror] den Würfeln des Horrors
    }
a-dice = { $deck ->
    [players] Die Würfel der Spieler
   *[horror] Die Würfel des Horrors
    }
mode-of-dice = { $mode ->
    [program] vom Programm gewürfelt
    [every-card] echt, jeder Würfel eingetippt
   *[highest-only] echt, nur der höchste Würfel eingetippt
    }
mode-of-deck = { $mode ->
    [program] vom Programm gemischt
    [every-card] echt, jede Karte eingetippt
   *[highest-only] echt, nur die höchste Karte eingetippt
    }
the-throw = { $value ->
    [none] { $within ->
        [yes] der Wurf
       *[no] Der Wurf
        }
   *[other] { $value }
    }
# Hinter dem Wert: „Zähigkeit 4 von Ann“, „9 von Bill“.
of-whom = { $whom ->
    [none] {""}
   *[other] {" "}von { $whom }
    }
# Steht für „ein höherer Angriff“: Nominativ.
attack-of = { $attacker ->
    [none] ein höherer
   *[other] der von { $attacker }
    }
success-or-failure = { $succeeds ->
    [yes] Erfolg
   *[no] Fehlschlag
    }
who-gains = { $whom ->
    [none] niemand hat etwas davon
   *[other] eine Karte mehr für { $whom }
    }
no-card-in-any = { COUNT($cardless) ->
    [one] { LIST($cardless) } hat
   *[other] { LIST($cardless) } haben
    } in keinem Clash eine Karte
chooser-chooses = { $players ->
    [yes] die Spieler wählen
   *[no] der Host wählt
    }
# Hinter „ist“: „ist in Panik“.
state = { $state ->
    [out] { -out }
    [panic] in { -panic }
   *[held] festgehalten
    }
# Die Namen der Werte stehen in Dateien auf Englisch; gesagt werden sie auf Deutsch. Ein Strich steht hier für ein
# Leerzeichen.
stat-name = { $stat ->
    [Calm] Ruhe
    [Agility] Agilität
    [Toughness] Zähigkeit
    [Perception] Wahrnehmung
    [Appeal] Ausstrahlung
    [Cash] Geld
    [Knowledge] Wissen
    [Hand-To-Hand] Nahkampf
    [Intensity] Intensität
   *[other] { $stat }
    }
other-stat-name = { $other-stat ->
    [Calm] Ruhe
    [Agility] Agilität
    [Toughness] Zähigkeit
    [Perception] Wahrnehmung
    [Appeal] Ausstrahlung
    [Cash] Geld
    [Knowledge] Wissen
    [Hand-To-Hand] Nahkampf
    [Intensity] Intensität
   *[other] { $other-stat }
    }
resist-name = { $resist ->
    [Calm] Ruhe
    [Agility] Agilität
    [Toughness] Zähigkeit
    [Perception] Wahrnehmung
    [Appeal] Ausstrahlung
    [Cash] Geld
    [Knowledge] Wissen
    [Hand-To-Hand] Nahkampf
    [Intensity] Intensität
   *[other] { $resist }
    }
other-name = { $other ->
    [Calm] Ruhe
    [Agility] Agilität
    [Toughness] Zähigkeit
    [Perception] Wahrnehmung
    [Appeal] Ausstrahlung
    [Cash] Geld
    [Knowledge] Wissen
    [Hand-To-Hand] Nahkampf
    [Intensity] Intensität
   *[other] { $other }
    }
what-name = { $what ->
    [Calm] Ruhe
    [Agility] Agilität
    [Toughness] Zähigkeit
    [Perception] Wahrnehmung
    [Appeal] Ausstrahlung
    [Cash] Geld
    [Knowledge] Wissen
    [Hand-To-Hand] Nahkampf
    [Intensity] Intensität
   *[other] { $what }
    }
skill-name = { $skill ->
    [Calm] Ruhe
    [Agility] Agilität
    [Toughness] Zähigkeit
    [Perception] Wahrnehmung
    [Appeal] Ausstrahlung
    [Cash] Geld
    [Knowledge] Wissen
    [Hand-To-Hand] Nahkampf
    [Intensity] Intensität
   *[other] { $skill }
    }
# Verben, deren Form nach dem Subjekt geht: „die Hafenzwillinge waren“.
war = { PRONOUN($who) ->
    [several] waren
   *[they] war
    }
wollte = { PRONOUN($who) ->
    [several] wollten
   *[they] wollte
    }
kam = { PRONOUN($who) ->
    [several] kamen
   *[they] kam
    }
hatte = { PRONOUN($who) ->
    [several] hatten
   *[they] hatte
    }
blieb = { PRONOUN($who) ->
    [several] blieben
   *[they] blieb
    }
verlor = { PRONOUN($who) ->
    [several] verloren
   *[they] verlor
    }
late-wollte = { PRONOUN($late) ->
    [several] wollten
   *[they] wollte
    }
