# Die Befehle eines Terminals: was jeder tut und nimmt, was nicht gemeint sein kann, und was sie ausgeben.

## Jeder Befehl, nach seinem Wort benannt, mit dem, was er nimmt
open = einen Abend fortsetzen: FILE oder den letzten oder die Startseite, wenn es keinen gibt; „open“ darf wegbleiben
new = einen Abend in einer neuen Datei beginnen, mit der Besetzung des Beispiels oder eines Plans
tour = die Beispielrunde ohne Bildschirm spielen und Bilder beider Fenster schreiben
rule = den Entscheid über ein Szenario eines beliebigen Spiels ausgeben, als JSON oder in Sätzen
odds = die genauen Chancen eines Szenarios ohne Karten ausgeben, als JSON oder in Sätzen
forecast = den Kampf eines Abends oder Plans Tausende Male spielen und sagen, wie er ausgeht
history = einen Abend als Geschichte ausgeben, jede Zeile mit ihren Gründen
check = prüfen, ob ein Abend heil ist: Status 0 heil, 1 zum Teil, 2 gar nicht
replay = einen Abend mit denselben Mischungen noch einmal spielen und nennen, was heute anders entschieden wird
check-cast = prüfen, ob eine Besetzung spielbar ist, und sagen, wo ein Fehler steht
check-deck = prüfen, ob ein Kartenpaket brauchbar ist: Status 0 fehlerfrei, 1 brauchbar, 2 abgelehnt
print-deck = das Deck als PDF zum Drucken und Ausschneiden schreiben
print-sheets = die Bögen eines Abends oder einer Besetzung als PDF schreiben, je eine Seite
contact-sheet = Bilder des ganzen Decks in drei Größen schreiben, zum Ansehen
export-deck = das Deck des Programms für andere Programme schreiben (Tarot Deck Specification 2.0)
house-rules = die Fragen auflisten, die die Regeln offenlassen, mit ihren Lesarten
help = diese Liste ausgeben; --help hinter einem Befehl zeigt, was er nimmt
self-test = die Teile des Programms ohne Bildschirm ausprobieren
takes-evening = ein Abend
safe-mode = starten, als wäre nie etwas gewählt worden; was dabei gewählt wird, bleibt nicht
reset-preferences = Farben, Größe, Tasten, Bildschirme und alles andere Gewählte vergessen; Abende bleiben
takes-new-file = die Datei des Abends, die es noch nicht geben darf
takes-plan = Titel, Besetzung und Horrordeck als TOML (Voreinstellung: das Beispiel); „system“ darin nennt ein Gastspiel
takes-tour-folder = wohin die Bilder und der gespielte Abend kommen
takes-scenario = ein Szenario; - ist die Standardeingabe
takes-scenario-without-cards = ein Szenario ohne Karten; - ist die Standardeingabe
explain = in Sätzen, jeder mit der Nummer seiner Regel
derivation = mit der Herleitung, als Daten
batch-rulings = ein Szenario je Zeile, ein Entscheid je Zeile
batch-answers = ein Szenario je Zeile, eine Antwort je Zeile
takes-fight = ein Abend, wie er steht, oder ein Plan als TOML
fights = wie viele Kämpfe höchstens (Voreinstellung: 10000)
jobs = wie viele Prozesse (Voreinstellung: einer je Kern)
seed = dieselbe Zahl ergibt dieselben Kämpfe (Voreinstellung: 1)
temper = bold (Voreinstellung), wary, brute, stalker, coward, swarm oder mastermind, für alle, für jemanden oder für eine Seite; darf mehrmals stehen
side-by-side = dieselben Figuren in Tarot, Würfeln, Action! und Kings, aus einer Besetzung oder einem Plan mit Werten für jedes
    .alone = --side-by-side nimmt Temperamente von den Bögen und erzählt nichts: Lass --temper und --stories weg
stories = den 10., 50. und 90. von 100 Kämpfen erzählen
as-data = als Daten
players-story = nur, was die Spieler gesehen haben
with-luck = mit dem Glück des Abends am Ende
takes-replay-file = eine neue Datei für den Abend, wie er gespielt wird
takes-cast = eine Besetzung als TOML, wie die Seite der Besetzung sie exportiert
takes-pack = ein Kartenpaket: ein Ordner mit deck.toml oder dieser Ordner als Zip
frame = der Rahmen der Karten (Voreinstellung: bone, braucht wenig Tinte)
no-backs = nur die Vorderseiten
pictures-pack = ein Kartenpaket mit den Bildern
deck-of-evening = ein Abend, um eines seiner Decks zu drucken
which-deck = welches seiner Decks
playing-cards = die 54 Spielkarten statt des Tarots
takes-evening-or-cast = ein Abend oder eine Besetzung als TOML
players-sheets = nur Spielfiguren, ohne das, was nur der Host lesen darf
takes-pdf = das PDF; eine Datei mit diesem Namen wird ersetzt
paper = die Papiergröße (Voreinstellung: a4)
takes-pictures-folder = wohin die Bilder kommen
watch = noch einmal, sobald eine Quelle der Zeichnungen gespeichert wird
takes-new-folder = ein neuer Ordner
takes-game = demoncity (Voreinstellung), dice, kings oder action

## Überschriften der Hilfe
usage = Aufruf:
arguments = was er nimmt
options = Optionen
help-of-help = das hier ausgeben und aufhören
version = die Version des Programms ausgeben und aufhören
language = alles in dieser Sprache sagen: { EITHER($codes) }

## Was nicht gemeint sein kann
fault = { $fault }; demoncity --help listet auf, was möglich ist.
missing = { $what } fehlt
unknown = { $what } bedeutet hier nichts
not-a-choice = { $argument } ist eines von { $choices }, nicht { $told }
exclude-each-other = { $one } und { $other } schließen einander aus
needs-value = { $argument } braucht einen Wert dahinter
no-count = { $argument } ist eine ganze Zahl ab 1, nicht { $told }
no-number = { $argument } ist eine ganze Zahl, nicht { $told }
not-together = { $one } und { $other } gehen nicht zusammen
takes-no-value = { $argument } nimmt keinen Wert, angegeben ist aber { $told }
ambiguous = { $told } kann { $choices } heißen
belong-together = { $one } und { $other } gehören zusammen
nothing-asked = Es ist kein Befehl angegeben
empty-argument = Eines der Argumente ist leer
no-such-command = Es gibt weder einen Befehl noch eine Datei { $name }{ $close ->
    [none] .
   *[other] : meinst du „{ $close }“?
    } demoncity help listet die Befehle auf.

## Was schiefgeht
cant-write = Das kann nicht geschrieben werden: { $why }.
cant-use = { $file } lässt sich nicht verwenden: { $why }.
own-fault = Ein Fehler im Programm hat das abgebrochen ({ $error } in { $file }, Zeile { $line }).
unread = { $file } kann nicht gelesen werden: { $why }
unwritten = { $file } kann nicht geschrieben werden: { $why }.
no-derivation = ein Entscheid dieses Spiels hat keine Herleitung; --explain sagt, warum er so ausfiel
empty-line = diese Zeile ist leer

## Hausregeln, Besetzungen und Decks
reading = { $letter }{ $preset ->
    [yes] {" "}(Voreinstellung)
   *[no] {""}
    }: { $says }
by-hand = { $letter } ist das Wort des Hosts: { $says }
cast-sound = { $file } ist in Ordnung: { $number ->
    [one] { $number } Figur
   *[other] { $number } Figuren
    }.
deck-report = { $file }: „{ $name }“{ $author ->
    [none] {""}
   *[other] {" "}von { $author }
    }{ $licence ->
    [none] {""}
   *[other] , { $licence }
    }; { number-of-cards } und { $backs ->
    [0] keine eigene Rückseite
    [one] { $backs } eigene Rückseite
   *[other] { $backs } eigene Rückseiten
    }.

## Abende
entries = { $number ->
    [one] { $number } Eintrag
   *[other] { $number } Einträge
    }
sound-empty = { $file } ist heil: { entries }; noch ist darin nichts geschehen.
sound = { $file } ist heil: { entries }, geschrieben von { $first } bis { $last } UTC.
replay-differs = { $file }: Eintrag { NUMBER($number) } { $refused ->
    [yes] wird von
   *[no] fällt nach
    } den Regeln dieser Version { $refused ->
    [yes] abgelehnt
   *[no] anders aus
    }.
replay-unwritten = { $file } wurde noch einmal gespielt, aber in der neuen Datei steht nicht, was gespielt wurde.
replayed = { $file } wurde noch einmal gespielt: { entries }, alles wie zuvor.
entry-differs = Eintrag { NUMBER($number) } { $refused ->
    [yes] wird heute abgelehnt
   *[no] fällt heute anders aus
    }.
was = war: { $line }
now = jetzt: { $line }
round = Runde { NUMBER($number) }
progress = { NUMBER($done) } von { NUMBER($last) } Einträgen

## Papier und Bilder
whole-tarot = Das ganze Tarot
all-playing-cards = Die 54 Spielkarten
deck-printed = { $title }, { number-of-cards }, steht in { $file }: Druck es mit 100 %.
nobody-to-print = { $file } hat niemanden, dessen Bogen sich drucken ließe.
sheets-printed = { $number ->
    [one] { $number } Bogen ist
   *[other] { $number } Bögen sind
    } in { $file }.
nothing-to-watch = Es gibt nichts zu beobachten: Die Quellen der Zeichnungen sind bei diesem Programm nicht dabei.
deck-exported = { NUMBER($cards) } Karten und { NUMBER($backs) } Rückseiten sind in { $folder }.
no-such-format = { $format ->
    [none] das fehlt: hier gehört { EITHER($known) } hin
   *[other] hier gehört { EITHER($known) } hin, nicht „{ $format }“
}
takes-game-of-example = ohne Plan: das Spiel, dessen Beispiel gespielt wird (Voreinstellung: Demon City)
takes-game-of-tour = das Spiel, dessen Beispielrunde gespielt wird (Voreinstellung: Demon City mit Karten)
