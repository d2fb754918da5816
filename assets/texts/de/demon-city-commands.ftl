# Wie ein Befehl heißt, für „Rückgängig: Ansage von Ann“. Eine Meldung heißt wie der Befehl.

## In einer Runde
begin-action = Kampf beginnen
announce = Ansage von { $who }
repeat-all = Vorhaben der letzten Runde wiederholen
call-ready = „Bereit …“
throw-cards = werfen
    .dice = würfeln
choose-attack = Angriff von { $who } wählen
choose-deed = Vorhaben von { $who } wählen
complicate = Lage ändern
waive-the-fallen = wer außer Gefecht ist, zählt nicht
accept-ruling = Entscheid annehmen
recover = { $who } erholt sich
follow-failure = { $who } erholt sich nicht
pass-turn = Aktion von { $who } auslassen
next-round = nächste Runde
end-action = Kampf beenden

## In einem Kampf
place-anew = { $who } umstellen
set-range = Abstand festlegen
join-fight = { $character } steigt ein
leave-fight = { $who } steigt aus
redraw-ties = Gleichstand neu auslosen
group-foes = Gegner hinter { $leader } gruppieren
let-lead = { $who } führt die Gruppe
set-side = Seite von { $who } wechseln
set-touch = Clashes verbinden oder trennen
set-conflict = festlegen, welche Vorhaben sich ausschließen
set-ladder = Leiter „{ $label }“ festlegen
set-drivers = festlegen, wer fährt

## Zur Besetzung
set-toughness = Zähigkeit von { $who }
set-hurt = Verletzung von { $who }
set-state = { $who }: { state }
set-calm = Ruhe von { $who }
check-calm = Ruheprobe von { $who }
throw-damage = Schaden an { $target }{ $again ->
    [yes] , neu geworfen
   *[no] {""}
    }
    .dice = Schaden an { $target }{ $again ->
        [yes] , neu gewürfelt
       *[no] {""}
        }
set-deck = Deck von { $who }
set-hidden = { $who } { $hidden ->
    [yes] vor den Spielern verbergen
   *[no] den Spielern zeigen
    }
edit-character = Bogen von { $character }
add-characters = { COUNT($characters) ->
    [one] { LIST($characters) }
   *[other] { COUNT($characters) } Figuren
    } hinzufügen
remove-character = { $who } entfernen
move-character = Platz von { $who } in der Besetzung

## Zu den Decks
grant-significator = { $players ->
    [yes] Signifikator { $card } für { $who }
   *[no] eigene Karte für { $who }
    }
remove-significator = { $players ->
    [yes] Signifikator { $card } wegnehmen
   *[no] eigene Karte von { $who } wegnehmen
    }
set-decks = beide Decks neu bauen
shuffle-deck = { the-deck } mischen
put-back = { $card } zurücklegen
draw-number = { $hundred ->
    [yes] C100 ziehen
   *[no] C10 ziehen
    }
    .dice = { $hundred ->
        [yes] W100 würfeln
       *[no] W10 würfeln
        }
draw-freely = frei ziehen
    .dice = frei würfeln
set-real-deck = { a-deck }: { mode-of-deck }
    .dice = { a-dice }: { mode-of-dice }
let-go = Wurf abbrechen
    .dice = Wurf abbrechen
type-cards = { $who ->
    [none] gezogene Karten eintippen
   *[other] Karten von { $who } eintippen
    }
    .dice = { $who ->
        [none] gewürfelte Zahlen eintippen
       *[other] Würfel von { $who } eintippen
        }

## Außerhalb der Runden
begin-evening = Abend beginnen
begin-dice-evening = Abend beginnen
set-house-rule = Hausregel ändern
note = Notiz schreiben
let-program-play = { $plays ->
    [yes] das Programm spielt { $who }
   *[no] Menschen spielen { $who }
    }
propose = { $says ->
    [yes] Ansage des Programms für { $who }
   *[no] Vorschlag für { $who }
    }
play-solo = { $solo ->
    [yes] allein spielen
   *[no] am vollen Tisch spielen
    }
peek = { $peeks ->
    [yes] hinter den Vorhang sehen
   *[no] wieder wegsehen
    }
show-line = Zeile für alle zeigen
name-evening = Abend „{ $title }“ nennen, Szene „{ $scene }“
write = Prosa schreiben
open-scene = Szene „{ $title }“ öffnen
end-scene = Szene beenden
put-on-list = „{ $line }“ auf die Liste { $title } setzen
take-off-list = „{ $line }“ von der Liste { $title } streichen
set-clock = Uhr { $clock } stellen
twist = Verwicklung hinzufügen
end-case = Fall mit „{ $title }“ beenden
begin-fight = { COUNT($characters) ->
    [0] Kampf gegen niemanden beginnen
   *[other] Kampf mit { LIST($characters) } beginnen
    }
ask-oracle = „{ $question }“ fragen
consult = aus der Tabelle { $title } ziehen
try-task = { $side } { $words ->
    [none] versucht es
   *[other] { $words }
    }
contest = { $one } gegen { LIST($rivals) }
complicate-task = verkomplizieren
