# Die Seite der Besetzung: die Bögen aller, und Besetzungen, die gespeichert, importiert und exportiert werden.
cast = Besetzung
the-cast = Die Besetzung
name = Name
    .tip = Wie du die Figur nennst. Die Spieler lesen stattdessen „Bekannt als“, wo es ausgefüllt ist
side = Seite
    .tip = Wer dasselbe Ziel hat: „Spieler“ oder irgendein anderes Wort
deck = Deck
    .tip = Wessen Karten die Figur wirft: P für das Spielerdeck, H für das Horrordeck
    .dice = Würfel
    .tip-dice = Wessen Würfel die Figur würfelt: P für die der Spieler, H für die des Horrors
stat-tip = { stat-name }: 0 bis 9, darüber für Übernatürliches
players = Spieler
horror = Horror
no-such-deck = Tipp P für das Spielerdeck oder H für das Horrordeck ein, nicht „{ $typed }“.
    .dice = Tipp P für die Würfel der Spieler oder H für die des Horrors ein, nicht „{ $typed }“.
grip = Hier ziehen, um die Figur nach oben oder unten zu rücken
spoken = { $name }, { $column }: { $value ->
    [none] nichts
   *[other] { $value }
    }
portrait = Porträt
portrait-of = Ein Porträt von { $name }
no-picture = Dieser Bogen nennt kein Bild. { $button } wählt eines.
own-cards = Eigene Karten
significators = Signifikatoren
no-cards = noch keine; vergib sie auf der Seite der Decks [{ $key }]
print-tip = Einen Bogen oder alle als PDF drucken
with-key = { $tip } [{ $key }]

## Besetzungen im Ganzen
characters = { $number ->
    [one] 1 Figur
   *[other] { $number } Figuren
    }
added = Dazugekommen: { characters }.
renamed = { $number ->
    [one] 1 heißt jetzt anders, denn der Name war vergeben.
   *[other] { $number } heißen jetzt anders, denn ihre Namen waren vergeben.
    }
significators-lost = { $number ->
    [one] 1 Signifikator wurde weggelassen: Er gehört jemand anderem oder dem Horror.
   *[other] { $number } Signifikatoren wurden weggelassen: Sie gehören jemand anderem oder dem Horror.
    }
ask-which = Welche gespeicherte Besetzung willst du dazunehmen?
ask-whom = Wen willst du dazunehmen?
none-saved = Noch ist keine Besetzung gespeichert. { $button } speichert diese.
ask-name = { $one ->
    [yes] Unter welchem Namen willst du diese Figur speichern?
   *[no] Unter welchem Namen willst du die Besetzung speichern?
    }
a-name = ein Name
ask-replace = Du hast schon eine Besetzung gespeichert, die „{ $name }“ heißt. Willst du sie ersetzen?
replace = ersetzen
saved = Gespeichert als „{ $name }“: { characters }.
written = Nach { $path } geschrieben: { characters }.
reading = Die Besetzung wird gelesen …
choose-import = Eine Besetzung importieren
choose-export = Die Besetzung exportieren
casts = Besetzungen
