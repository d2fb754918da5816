# Tasten als solche: wann sie etwas bedeuten, warum ein Befehl eine Taste nicht haben kann, und das Fenster, das sie ändert.

## Überschriften: wann Tasten etwas bedeuten
when-announce = Während jemand ansagt
when-after = Sobald die Karten geworfen sind
    .dice = Sobald gewürfelt ist
when-always = Jederzeit
when-evenings = Abende
when-typing = Während echte Karten eingetippt werden
    .dice = Während echte Würfel eingetippt werden
when-cast = Auf der Seite der Besetzung
when-decks = Auf der Seite der Decks
when-rules = Auf der Seite der Hausregeln
when-task = Auf der Seite einer Probe
when-show = Auf der Seite, die etwas auf dem Fernseher zeigt
when-chances = Auf der Seite der Chancen
when-case = Auf der Seite des Falls
when-forecast = Auf der Seite, die einen Kampf vorhersagt
when-side-by-side = Auf der Seite, auf der Systeme nebeneinander stehen
when-preferences = Auf der Seite der Einstellungen
when-person = Auf der Tafel einer Figur
here-now = { $when } – jetzt

## Tasten echter Karten
card-worth = Eine Karte mit dem Wert { NUMBER($value) }
    .dice = Ein Würfel, der { NUMBER($value) } zeigt
card-fool = Der Narr
card-page = Ein Bube
card-knight = Ein Ritter
card-queen = Eine Königin
card-king = Ein König
card-major = Eine Große Arkane, danach ihre Zahl: zwei Ziffern, oder eine Ziffer und eine beliebige andere Taste
card-own = Der eigene Signifikator der Figur, die wirft

## Warum ein Befehl seine Taste behält
keeps-big-button = „{ $command }“ behält seine Taste: Enter drückt immer den großen Knopf und übernimmt, was du eingetippt hast.
keeps-arrows = „{ $command }“ behält seine Taste: Die Pfeiltasten wählen in jeder Liste und jedem Feld.
is-fixed-big-button = Enter drückt immer den großen Knopf und übernimmt, was du eingetippt hast
is-fixed-arrows = Die Pfeiltasten wählen in jeder Liste und jedem Feld

## Wann ein grauer Befehl geht
when-off = { $command ->
    [undo] Es gibt nichts rückgängig zu machen: An diesem Abend ist noch nichts geschehen.
    [redo] Es gibt nichts zu wiederholen: Zuletzt wurde nichts rückgängig gemacht.
    [turn-cards] Geht, solange der Fernseher einen Wurf zurückhält: Das bewirkt der Eintrag darüber.
    [take-away] Geht, solange der Fernseher eine Zeile oder ein Bild zeigt: Das bewirkt „Auf dem TV zeigen …“.
    [next-step] Geht, sobald die Seite vorn einen nächsten Schritt hat: Dann leuchtet ihr großer Knopf.
    [repeat-all] Geht ab der zweiten Runde, solange jemand ansagt und die Runde vorn ist.
    [back] Geht, solange die Runde vorn ist: Es nimmt zurück, was dort gewählt ist.
    [person] Geht, solange die Runde vorn ist und jemand in ihr steht.
    [end-action] Geht, solange die Runde vorn ist.
    [propose] Geht, solange jemand ansagt und die Runde vorn ist.
    [why] Geht, solange die Runde vorn ist: Es fragt nach dem letzten Vorhaben, das das Programm gewählt hat.
    [play-solo] Geht, solange die Runde vorn ist.
    [peek] Geht, solange du allein spielst: Das bewirkt „Allein spielen“.
   *[other] Beginne oder öffne zuerst einen Abend.
    }

## Warum ein Befehl eine Taste nicht haben kann
no-single-key = Drück eine einzige Taste, allein oder mit Strg, Alt oder Umschalt.
reserved = { $what ->
    [leave] { $key } verlässt ein Feld, eine Tafel oder eine Seite.
    [big-button] { $key } ist für den großen Knopf.
    [next-field] { $key } geht zum nächsten Feld.
    [previous-field] { $key } geht zum vorigen Feld.
    [list] { $key } wählt in jeder Liste.
    [text] { $key } gehört zum Text jedes Feldes.
    [menu] { $key } öffnet ein Menü.
   *[system] { $key } gehört dem System.
    }
a-number = { $key } ist für eine Figur oder für eine Zahl.
on-every-page = „{ $command }“ gilt auf jeder Seite. Wähle eine F-Taste oder eine mit Strg oder Alt.
types-in-cast = { $key } beginnt in der Tabelle der Besetzung eine Eingabe. Wähle eine F-Taste oder eine mit Strg oder Alt.
on-the-panel = { $key } ist ein Buchstabe auf der Tafel einer Figur.
is-a-card = { $key } ist für eine Karte, während echte Karten eingetippt werden.
    .dice = { $key } ist für einen Würfel, während echte Würfel eingetippt werden.
names-a-skill = { $key } nennt auf der Seite einer Probe eine weitere Fertigkeit.
is-a-reading = { $key } wählt eine Lesart.
is-a-choice = { $key } wählt auf jener Seite etwas aus.
is-taken = { $key } ist die Taste von „{ $other }“. Gib diesem Befehl zuerst eine andere.
not-used = { $more ->
    [0] Deine Taste für { LIST($commands) } kann nicht verwendet werden. Es gilt wieder die ursprüngliche Taste.
    [one] Deine Tasten für { LIST($commands) } und { $more } anderen Befehl können nicht verwendet werden. Es gelten wieder die ursprünglichen Tasten.
   *[other] Deine Tasten für { LIST($commands) } und { $more } andere Befehle können nicht verwendet werden. Es gelten wieder die ursprünglichen Tasten.
    }
quoted = „{ $command }“

## Das Fenster, das Tasten ändert
title = Tasten ändern
hint = ↑ ↓ wählen · Enter, dann die neue Taste: ändern · Entf: zurücksetzen
change = Ändern [Enter]
    .tip = Drück diesen Knopf, dann die neue Taste für den gewählten Befehl
reset = Zurücksetzen [Entf]
    .tip = Dem gewählten Befehl seine ursprüngliche Taste geben
reset-all = Alle zurücksetzen
    .tip = Jedem Befehl seine ursprüngliche Taste geben. Noch einmal gedrückt, kommen deine wieder
bring-back = Meine zurückholen
close = Schließen [Esc]
    .tip = Dieses Fenster schließen. Deine Änderungen sind schon gespeichert
table = Befehle und ihre Tasten
command = Befehl
key = Taste
what-it-does = Was er tut
press-now = drück die neue Taste …
was = { $keys }  (war { $key })
row = { $command }: { $keys }

## Tasten, die nichts ändert: was sie sind, die Tasten, und warum
fixed = Tasten, die sich nicht ändern lassen
keeps = „{ $what }“: Diese Tasten lassen sich nicht ändern. { $why }.
fixed-people = Figuren
    .keys = 1 … 9, 0, ⇧1 … ⇧0
    .why = Es sind die Zahlen vor den Namen
fixed-intensity = Intensität
    .keys = 0 … 9, ⇧1 … ⇧0
    .why = Es sind die Zahlen selbst
fixed-panel = Die Tafel einer Figur
    .keys = A … Z
    .why = Jeder Buchstabe steht auf seinem Knopf, solange man ihn drücken kann
fixed-stats = Werte und Fertigkeiten einer Probe
    .keys = A … Z, ⇧A … ⇧Z
    .why = Es sind Buchstaben der Namen, die kein Befehl braucht
fixed-readings = Lesarten der Hausregeln
    .keys = a b c
    .why = Es sind die Namen der Lesarten
fixed-cards = Echte Karten
    .keys = 0 … 9 F P N Q K J *
    .why = Es sind die Zahlen der Karten und die Anfangsbuchstaben ihrer englischen Namen
    .dice = Echte Würfel
    .why-dice = Es sind die Augen
fixed-leave = Verlassen, schließen
    .keys = Esc
    .why = Der Weg hinaus muss immer derselbe sein
fixed-choose = Wählen, weitergehen
    .keys = Pfeile, Tab, Pos1 …
    .why = Sie tun, was sie in allen Programmen tun, ebenso Bild auf, Bild ab und Ende

## Was in einer Liste erscheint, wenn man auf etwas zeigt
counts = { $chip } – zählt
struck = { $chip } – gestrichen
