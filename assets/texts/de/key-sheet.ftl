# Tasten in der Tastenübersicht, die zu keinem Befehl gehören: was zu drücken ist, dann was es tut.
a-letter = ein Buchstabe
letter-then-enter = ein Buchstabe, Enter
arrows-and-tab = Pfeile, Tab
back-or-escape = { $back }, Esc

# Die Reiter der Übersicht: kurz, denn auf dem niedrigsten Bildschirm stehen alle nebeneinander. Der Titel des Fensters sagt mehr.
tab = { $words } [{ $key }]
tab-keys = Tasten
tab-round = Runde
tab-pages = Mehr Tasten
tab-chips = Marken
part = { $at }/{ $of }  { $tab }
    .tip = { $page }. Noch ein Klick zeigt den nächsten Teil.

people = Eine Figur mit der Zahl vor dem Namen wählen. Ab der 11. mit Umschalt
type-over = Überschreiben, was gewählt ist. Pfeile und Tab gehen weiter
choose-card = Eine Karte wählen; weiter zum nächsten Deck
    .dice = Augen wählen; weiter zum nächsten Wurf
show-line = Die eingetippte Zeile zeigen oder das Bild der gewählten Figur
to-people-with-pictures = Von der Zeile zu denen mit einem Bild, dann zu einem Bild aus einer Datei
choose-question = Eine Frage wählen
choose-reading = Diese Lesart wählen
task-numbers = Wählen, wer wirft, dann die Intensität (für 10: 1, dann 0); nach { $against } die Gegner
    .dice = Wählen, wer würfelt, dann die Zahl (für 10: 1, dann 0); nach { $against } die Gegner
task-letters = Den Wert oder die Fertigkeit mit diesem Buchstaben wählen; mit Umschalt eine weitere Fertigkeit
    .dice = Den Wert oder die Fertigkeit mit diesem Buchstaben wählen
several-levels = Noch eine Intensität, für mehrere Stufen des Erfolgs
as-in-a-round = Wie in einer Runde. { $back } nimmt die letzte Wahl zurück
panel-letters = Den Knopf mit diesem Buchstaben drücken. { $chips } sagt, was jeder heißt
panel-numbers = Eine andere Figur wählen oder antworten
panel-arrows = Zur Figur darüber oder darunter
panel-back = Die Frage schließen, dann die Tafel
number-cards = Eine Karte mit dem Wert 1 bis 9 oder 10
    .dice = Augen von 1 bis 9 oder 10
take-back-card = Eine Karte zurücknehmen. Ist keine eingetippt, Probe oder Ziehung verlassen
    .dice = Einen Würfel zurücknehmen. Ist keiner eingetippt, Probe oder Wurf verlassen
in-sight = Jetzt zu sehen
