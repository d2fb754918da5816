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
darf = { PRONOUN($who) ->
    [several] dürfen
   *[they] darf
    }
deckte = { PRONOUN($who) ->
    [several] deckten
   *[they] deckte
    }
gewann = { PRONOUN($who) ->
    [several] gewannen
   *[they] gewann
    }
gewinnt = { PRONOUN($who) ->
    [several] gewinnen
   *[they] gewinnt
    }
greift = { PRONOUN($who) ->
    [several] greifen
   *[they] greift
    }
handelt = { PRONOUN($who) ->
    [several] handeln
   *[they] handelt
    }
handelte = { PRONOUN($who) ->
    [several] handelten
   *[they] handelte
    }
hat = { PRONOUN($who) ->
    [several] haben
   *[they] hat
    }
ist = { PRONOUN($who) ->
    [several] sind
   *[they] ist
    }
kann = { PRONOUN($who) ->
    [several] können
   *[they] kann
    }
lag = { PRONOUN($who) ->
    [several] lagen
   *[they] lag
    }
legte = { PRONOUN($who) ->
    [several] legten
   *[they] legte
    }
liegt = { PRONOUN($who) ->
    [several] liegen
   *[they] liegt
    }
muss = { PRONOUN($who) ->
    [several] müssen
   *[they] muss
    }
nahm = { PRONOUN($who) ->
    [several] nahmen
   *[they] nahm
    }
nimmt = { PRONOUN($who) ->
    [several] nehmen
   *[they] nimmt
    }
patzt = { PRONOUN($who) ->
    [several] patzen
   *[they] patzt
    }
patzte = { PRONOUN($who) ->
    [several] patzten
   *[they] patzte
    }
sagte = { PRONOUN($who) ->
    [several] sagten
   *[they] sagte
    }
schafft = { PRONOUN($who) ->
    [several] schaffen
   *[they] schafft
    }
schaffte = { PRONOUN($who) ->
    [several] schafften
   *[they] schaffte
    }
scheitert = { PRONOUN($who) ->
    [several] scheitern
   *[they] scheitert
    }
scheiterte = { PRONOUN($who) ->
    [several] scheiterten
   *[they] scheiterte
    }
stand = { PRONOUN($who) ->
    [several] standen
   *[they] stand
    }
steht = { PRONOUN($who) ->
    [several] stehen
   *[they] steht
    }
tat = { PRONOUN($who) ->
    [several] taten
   *[they] tat
    }
tut = { PRONOUN($who) ->
    [several] tun
   *[they] tut
    }
verfehlt = { PRONOUN($who) ->
    [several] verfehlen
   *[they] verfehlt
    }
verletzt = { PRONOUN($who) ->
    [several] verletzen
   *[they] verletzt
    }
verliess = { PRONOUN($who) ->
    [several] verließen
   *[they] verließ
    }
versucht = { PRONOUN($who) ->
    [several] versuchen
   *[they] versucht
    }
versuchte = { PRONOUN($who) ->
    [several] versuchten
   *[they] versuchte
    }
warf = { PRONOUN($who) ->
    [several] warfen
   *[they] warf
    }
wirft = { PRONOUN($who) ->
    [several] werfen
   *[they] wirft
    }
wuerfelt = { PRONOUN($who) ->
    [several] würfeln
   *[they] würfelt
    }
wuerfelte = { PRONOUN($who) ->
    [several] würfelten
   *[they] würfelte
    }
bewegt = { PRONOUN($who) ->
    [several] bewegen
   *[they] bewegt
    }
erholt = { PRONOUN($who) ->
    [several] erholen
   *[they] erholt
    }
erholte = { PRONOUN($who) ->
    [several] erholten
   *[they] erholte
    }
faehrt = { PRONOUN($who) ->
    [several] fahren
   *[they] fährt
    }
sagt = { PRONOUN($who) ->
    [several] sagen
   *[they] sagt
    }
schiesst = { PRONOUN($who) ->
    [several] schießen
   *[they] schießt
    }
schlaegt = { PRONOUN($who) ->
    [several] schlagen
   *[they] schlägt
    }
ueberlegte = { PRONOUN($who) ->
    [several] überlegten
   *[they] überlegte
    }
wehrt = { PRONOUN($who) ->
    [several] wehren
   *[they] wehrt
    }
widersteht = { PRONOUN($who) ->
    [several] widerstehen
   *[they] widersteht
    }
will = { PRONOUN($who) ->
    [several] wollen
   *[they] will
    }
wird = { PRONOUN($who) ->
    [several] werden
   *[they] wird
    }
bleibt = { PRONOUN($who) ->
    [several] bleiben
   *[they] bleibt
    }
wechselte = { PRONOUN($who) ->
    [several] wechselten
   *[they] wechselte
    }
winner-gewann = { PRONOUN($winner) ->
    [several] gewannen
   *[they] gewann
    }
winner-gewinnt = { PRONOUN($winner) ->
    [several] gewinnen
   *[they] gewinnt
    }
leader-stand = { PRONOUN($leader) ->
    [several] standen
   *[they] stand
    }
