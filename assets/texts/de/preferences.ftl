# Die Seite, auf der man wählt, wie das Programm aussieht, klingt und sich verhält, gleich welcher Abend offen ist.
title = Einstellungen
preference = Einstellung
choice = Wahl
spoken = { $changed ->
    [yes] geändert,{" "}
   *[no] {""}
    }{ $title }
choose = { $letter } wählen: { $choice }
preset = { $choice }  – Voreinstellung
per-cent = { $number } %
hint = ↑ ↓ wählen eine Einstellung · a, b, c stellen sie ein · { $page } oder Esc führt zurück · Tasten: { $keys } · Bilder und Rücken der Karten: { $decks } · der Fernseher: { $tv }
at-next-start = Das gilt ab dem nächsten Start. { $button } startet gleich neu: Der Abend geht an dieser Stelle weiter.
taken-back = { $title }: wieder { $chosen }.
nothing-to-take-back = Auf dieser Seite wurde nichts geändert.
not-understood = { LIST($titles) }: Was aufgehoben war, kann dieses Programm nicht lesen; es gilt die Voreinstellung.

theme = Farben des Fensters
theme-about = Der Fernseher und die Karten behalten ihre.
theme-dark = Dunkel: eine Straße bei Nacht
theme-light = Hell
theme-sepia = Sepia: altes Papier
theme-contrast = Hoher Kontrast: weiß auf schwarz
scale = Größe
scale-about = Wie groß alles in den Fenstern ist. Der Fernseher füllt seinen Bildschirm trotzdem.
language = Sprache
language-about = Die Sprache beider Fenster, der Geschichten und von allem auf Papier.
language-en = English
language-de = Deutsch
letters = Schrift auf dem Fernseher
letters-about = Wie groß sie ist. Wo für größere kein Platz ist, wird sie kleiner: Abgeschnitten wird nichts.
motion = Bewegung auf dem Fernseher
motion-about = Wie viel sich auf dem Fernseher bewegt.
motion-on = An: Karten gleiten, drehen sich und steigen
motion-reduced = Reduziert: kurzes Überblenden
motion-off = Aus: jedes Bild sofort
speed = Tempo des Aufdeckens
speed-about = Wie schnell der Fernseher einen Wurf erzählt.
speed-usual = Üblich
speed-times = { $speed }-fach
volume = Lautstärke des Fernsehers
volume-about = Wie laut der Fernseher ist, wenn sein Ton an ist.
results = Ergebnisse in diesem Fenster
results-about = Wann dieses Fenster sagt, wie ein Wurf ausging.
results-with-tv = Mit dem Fernseher
results-at-once = Sofort, bevor die Spieler sie sehen
is-shown = Zeigen
is-left-out = Weglassen
order = Reihenfolge
order-about = Das Haus mit seinen Stockwerken auf dem Fernseher oder die Uhr: wer wann spricht und handelt.
portraits = Porträts
portraits-about = Das Bild der Figur, die spricht, auf dem Fernseher.
deeds = Was angesagt wurde
deeds-about = Die Worte dazu auf dem Fernseher. Fäden zeigen weiter, auf wen jedes Vorhaben zielt.
worth = Warum eine Karte so viel zählt
worth-about = Worte unter der Zahl auf dem Fernseher, etwa „Königin = 13“.
scene = Szene
scene-about = Die Zeile unter dem Titel, auf dem Titelbild des Fernsehers.
real-cards = Echte Karten auf dem Fernseher
real-cards-about = Ob der Fernseher auch Karten zeigt, die auf eurem Tisch liegen.
cards-too = Zeigen
verdict-alone = Zeigen, was dabei herauskam, aber keine Karte
new-rules = Hausregeln eines neuen Abends
new-rules-about = Womit „Mein eigener Abend“ beginnt. Du kannst dort anders wählen und später jede ändern.
new-cards = Karten eines neuen Abends
new-cards-about = Wer die Karten eines Abends hält, der mit „Mein eigener Abend“ beginnt. Jedes Deck lässt sich ändern, bevor der Kampf beginnt.
cards-program = Das Programm mischt und teilt aus
cards-every-card = Echte Karten; du tippst jede ein
cards-highest-only = Echte Karten; du tippst die höchste ein
new-dice = Würfel eines neuen Abends
new-dice-about = Wer an einem Abend mit Würfeln würfelt, der mit „Neu mit Würfeln …“ beginnt. Es lässt sich ändern, bevor der Kampf beginnt.
dice-program = Das Programm würfelt
dice-every-card = Echte Würfel; du tippst jeden ein
dice-highest-only = Echte Würfel; du tippst den höchsten ein

## Eigene Farben
choose-palette = Farben aus einer Datei
kinds-of-palettes = Farben
no-such-palette = „{ $name }“ ist keine Palette. Wähle { EITHER($palettes) }.
no-such-colour = Eine Farbe namens „{ $name }“ gibt es nicht.
no-colour = „{ $written }“ ist keine Farbe. Schreib sie als #RRGGBB.
too-dim = { $outline } ist auf { $ground } kaum zu sehen: Der Kontrast ist { $ratio }, und mindestens { $least } muss es sein.
too-faint = { $text } ist auf { $ground } kaum zu lesen: Der Kontrast ist { $ratio }, und mindestens { $least } muss es sein.
