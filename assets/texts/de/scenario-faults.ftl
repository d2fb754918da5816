# Warum ein Szenario nicht entschieden werden kann: Worte hinter einer Stelle wie „$.parties[0].name: “, ohne Punkt.

## In jedem Spiel
nobody-called = niemand hier heißt { $name }
nameless = ein Name hat hier mindestens ein Zeichen
named-twice = zwei heißen { $name }
no-house-rule = eine Hausregel dieses Namens gibt es nicht
no-reading = eine Lesart { $letter } gibt es nicht, nur { $known }
too-large = eine Zahl geht hier bis { NUMBER($most) }
at-least = eine Zahl ist hier { NUMBER($least) } oder mehr, nicht { $told }
from-0 = eine Zahl ist hier 0 oder mehr, nicht { $told }
rank-from-0 = ein Rang ist 0 oder mehr, nicht { $told }
missing-number = das fehlt: hierher gehört eine ganze Zahl
missing-object = das fehlt: hierher gehört ein Objekt
missing-text = das fehlt: hierher gehört Text
lies-already = { $card } liegt schon bei { $name }
die-shows = ein W{ NUMBER($sides) } zeigt 1 bis { NUMBER($sides) }, nicht { $told }

## Demon City: Leute und Vorhaben
no-stat = { $who } hat keinen Wert { $stat }
lacks-stat = { $who } hat weder einen Wert noch eine Fertigkeit namens { $stat }
announced-already = { $who } hat schon angesagt
against-oneself = { $who } kann nicht gegen sich selbst stehen
attacks-oneself = { $who } kann sich nicht selbst angreifen
aims-at-oneself = { $who } kann nicht auf sich selbst zielen
conflicts-with-oneself = { $who } kann sich nicht selbst ausschließen
own-side = { $who } und { $target } sind auf derselben Seite: stell erst den Angreifer auf eine andere (T-AMB-23)
drives = { $who } fährt und muss ein angefochtenes Vorhaben ansagen
supernatural-stats = ein übernatürlicher Angriff nennt den Wert, den er nutzt, und den, der ihm widersteht
only-shooting = nur wer schießt, tut es mit einer Fertigkeit
two-sides = nur Vorhaben einer Seite schließen sich aus, und diese beiden gehören zu zwei Seiten
no-choice = { $kind ->
    [attack] { $who } hat keinen Angriff, der zu wählen wäre
   *[other] { $who } hat kein Vorhaben, das zu wählen wäre
    }
only-lost = verloren gehen können nur { $one } und { $other }, nicht { $told }
several-intensities = mehrere Intensitäten hat nur ein Vorhaben, das niemand anficht
contested-alone = das gehört zu einem Vorhaben, das jemand anficht
target-alone = das gehört zu einem Vorhaben mit einem Ziel
no-contested-deed = { $who } hat kein angefochtenes Vorhaben angesagt

## Demon City: Intensitäten und Proben
no-intensity = diese Liste enthält keine Intensität
intensity = eine Intensität geht von 0 bis 10, nicht { $told }
intensities-rise = mehrere Intensitäten steigen an, und { $told } kommt nach { $before }
task-kind = eine Probe ist static oder opposed, nicht { $told }
parties = eine Probe dieser Art hat { $opposed ->
    [yes] 2 Beteiligte
   *[no] 1 Beteiligten
    }, nicht { NUMBER($told) }
static-intensity = eine Probe der Art static hat eine Intensität
static-number = eine Probe der Art static hat einen Zielwert
static-alone = das gehört zu einer Probe der Art static
overlap = weitere Fertigkeiten gehen von 0 bis { NUMBER($most) }, nicht { $told }

## Demon City: Karten und Würfel
card-number = die Nummer einer Karte geht von 0 bis 21, nicht { $told }
significator-number = ein Signifikator ist eine Karte mit Namen, nicht { NUMBER($number) }
no-card-called = keine Karte heißt { $name }
card-twice = { $card } ist zweimal genannt
significator-kind = der Signifikator einer Spielfigur ist eine Hofkarte oder eine Große Arkane, nicht { $card }
significator-taken = { $card } ist schon Signifikator von { $who }
heap = hier liegen höchstens { $most } Karten, nicht { $told }
no-throw = { $who } macht keinen Wurf
other-cards = { $who } nimmt { number-of-cards }, angegeben { $given ->
    [one] ist { $given }
   *[other] sind { $given }
    }
cards-missing = { $who } wirft, und es sind keine Karten angegeben
no-dice = { $who } würfelt hier nicht
dice-missing = { $who } würfelt mit { NUMBER($dice) }, und es sind keine Würfel angegeben
other-dice = { $who } würfelt mit { NUMBER($dice) }, nicht { NUMBER($given) }
damage-before-dice = Schaden wird nach den Würfeln des Clashes gewürfelt, und die sind nicht angegeben

## Kings
two-parties = eine Herausforderung hat 2 Beteiligte, wer herausfordert und wer herausgefordert ist, nicht { NUMBER($told) }
celerity = Celerity geht von 0 bis { NUMBER($most) }, nicht { NUMBER($told) }
relents-no-test = { $who } gibt nach: es gibt keine Probe
relents-has-none = { $who } gibt nach und hat also keins
challenged-relents = nachgeben kann nur die herausgeforderte Seite
bid = ein Gebot ist 1 Eigenschaft oder mehr, nicht { NUMBER($told) }
bid-too-high = { $who } bietet { NUMBER($bid) } und hat noch { NUMBER($left) }
initiatives-differ = keine Initiativen sind gleich, und niemand würfelt
initiative-dice = beide würfeln einen W10, und zwar gleich oft
initiative-again = beide würfeln noch einmal, solange sie gleich sind, und nur dann
missing-d3s = das fehlt: beide würfeln W3
d3s = { $who } würfelt mit { NUMBER($dice) } W3, nicht { NUMBER($given) }
no-overbid = niemand überbietet, und niemand würfelt noch einmal
missing-overbid = das fehlt: jemand überbietet, und beide würfeln noch einmal

## Action!: Schaden und Angriffe
no-option = eine optionale Regel dieses Namens gibt es nicht
option-off = das gehört zu { $option }, und das gilt hier nicht
missing-damage = das fehlt: hierher gehört ein Schaden oder ein Sturz
not-of-a-fall = das gehört nicht zu einem Sturz
missing-mass = das fehlt: Rückstoß geht nach dem Massewert (A-OPT-05)
causes = ein Treffer kann „bruised“, „battered“ oder „broken“ bewirken
missing-roll = das fehlt: es wird gewürfelt
not-rolled = das wird nicht gewürfelt
luck-rolls = es gibt { NUMBER($wanted) } Glückswürfe, nicht { NUMBER($given) }
luck-roll = hierher gehört ein Wurf oder „fail“
total = hierher gehört eine Summe, eine ganze Zahl (A-AMB-01 a)
sum-and-dice = hierher gehören eine Summe und zwei Würfel (A-AMB-01 b)
d10-shows = ein W10 zeigt hier 0 bis 9, nicht { $told }
parts = diese Aktion hat 1 bis { NUMBER($most) } Teile, nicht { $told }
targets = diese Aktion hat 1 bis { NUMBER($most) } Ziele, nicht { $told }
wounds-in-all = { $who } hat insgesamt { NUMBER($wounds) } Wunden
table-rolls = hier würfelt der Tisch und tippt den PV ein (A-AMB-01 a)
table-defends = hier würfelt der Tisch und kennt die Abwehr (A-AMB-01 a)
miss-has-no-pv = ein Fehlschlag hat keinen PV
missing-pv = das fehlt: ein Treffer hat einen PV
dice-tell = das sagen hier die Würfel (A-AMB-01 b)
fire-not-rolled = Deckungsfeuer wird nicht noch einmal gewürfelt
missing = das fehlt
shaken-no-defense = { $who } ist erschüttert und hat keine Aktive Abwehr
no-speed-bump = nur A-AMB-34 c macht namenlose Figuren zum Speed Bump
group-in-place = eine Gruppe steht anstelle hiervon
speed-bump-attack = gegen einen Speed Bump gibt es keinen Wurf, nur Fertigkeit, Wirkung und zusätzliche Würfel

## Action!: eine Sequenz
shot-count = die Shot-Zahl von { $who } ist { NUMBER($count) }, und kein Vorrat ist größer
no-stack = Schaden verschiebt Initiativekarten, und es gibt keinen Stapel
unrolled-split = eine Aktion ohne Wurf kann nicht geteilt werden
interrupts-oneself = { $who } kann sich nicht selbst unterbrechen
out = { $who } ist ausgeschaltet
too-few-shots = { $who } hat zu wenige Shots
drawn-already = { $who } ist schon gezogen
no-playing-card = eine Spielkarte { $card } gibt es nicht
cards-have-no-ties = Initiativekarten kennen keinen Gleichstand
not-of-cards = das gehört nicht zu Initiativekarten
card-already = { $who } hat schon eine Karte
no-card = { $who } hat keine Karte im Stapel
cards-events = mit Initiativekarten gibt es nur die Ereignisse „act“, „defend“ und „damage“
not-the-turn = { $who } ist nicht am Zug
first-no-defense = { $who } ist an erster Stelle und hat keine Aktive Abwehr
has-had-the-turn = { $who } war schon am Zug (A-AMB-35)
before-the-turn = { $who } war noch nicht am Zug (A-AMB-03)
not-shaken = { $who } ist nicht erschüttert
shaken = { $who } ist erschüttert
