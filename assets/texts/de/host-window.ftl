# Das Fenster des Hosts: Menüs und Leisten, was die Statuszeile sagt, und was vom Fernseher gemeldet wird.
program = Demon City
cancel = Abbrechen
title = { $evening } – Demon City
opening = „{ $evening }“ wird geöffnet …
step = { $command }: { $step }
menu-session = &Abend
menu-edit = &Bearbeiten
menu-round = &Runde
menu-tv = &TV
menu-view = A&nsicht
menu-help = &Hilfe
about = Über dieses Programm …
about-words =
    Demon City am Tisch, Version { $version }
    Neu darin: Einstellungen, Deutsch, Demon City mit W10, Fälle, Abende allein, Chancen und Vorhersagen und zwei Gäste: Kings of New York und Action!.
    Es ist frei unter der MIT-Lizenz. In jedem Download liegt NOTICES.txt; darin steht, was andere gemacht haben und unter welcher Lizenz.
    Es sendet nichts und fragt niemanden nach Neuerungen: Für eine neuere Version lade es neu herunter. Braucht ein Abend eine neuere, sagt es das Programm.
dock-tv = Was der Fernseher zeigt
dock-tv-short = TV
dock-history = Verlauf

## Gesagt
cards-first = Lass die Spieler erst die Karten sehen: { $button }.
    .dice = Lass die Spieler erst die Würfel sehen: { $button }.
seen = Die Spieler haben diese Karten schon gesehen.
    .dice = Die Spieler haben diese Würfel schon gesehen.
some-seen = Die Spieler haben einige dieser Karten schon gesehen.
    .dice = Die Spieler haben einige dieser Würfel schon gesehen.
drop-portrait = Hier ablegen: Es wird das Porträt von { $name }
drop-for-all = Hier ablegen: Es erscheint sofort auf dem Fernseher
drop-unusable = Hier lässt sich nur ein Bild (PNG, JPEG, WebP) oder ein Abend ablegen; ein Bild braucht einen offenen Abend

## Die Statuszeile
all-saved = Alles gespeichert
to-read = Schreibgeschützt
not-saved = Nicht gespeichert: Ein anderes Programm hat die Datei geändert, verschoben oder gelöscht
no-evening = Kein Abend ist offen
begin-first = „{ $page }“ braucht einen Abend: Beginne oder öffne erst einen.
guides = Anleitungen
guides-back = Zurück
guides-find = In allen Anleitungen suchen: /, Wörter, Enter
guides-nothing = In keiner Anleitung stehen diese Wörter.
keys = { $key } Tasten
keys-and-chart = { $key } Tasten · { $chart } eine Runde auf einer Seite
keys-and-round = { $key } Tasten · Esc zurück zur Runde

## Der Fernseher
tv-off = TV aus · { $key } öffnet ihn
tv-in-window = TV im Fenster · { $key } gibt diesen Bildschirm den Spielern
tv-waits = Der TV wartet auf einen Bildschirm
tv-on = TV auf { $screen }
tv-mirrored = { $tv } · ein zweiter Bildschirm spiegelt diesen, also sehen alle dein Fenster: { $key } verdeckt es
tv-may-darken = { $tv } · der Bildschirmschoner kann ihn verdunkeln
tv-is-blank = der TV ist dunkel
tv-is-frozen = der TV ist eingefroren
tv-is-both = der TV ist dunkel und eingefroren
tv-turns = Der TV deckt die Karten auf
    .dice = Der TV lässt die Würfel rollen
blank = Der TV ist dunkel: { $key } zeigt das Bild wieder
held = Das Aufdecken wird zurückgehalten: { $key } deckt die Karten auf dem TV auf
    .dice = Der Wurf wird zurückgehalten: { $key } zeigt ihn auf dem TV
frozen = Der TV ist eingefroren: { $key } lässt ihn wieder folgen
shows-picture = Der TV zeigt ein Bild: { $key } nimmt es weg
shows-line = Der TV zeigt eine Zeile: { $key } nimmt sie weg
turn-cards = Karten aufdecken
    .dice = Wurf zeigen

## Die Leiste der Befehle neben den Menüs
command-bar = Befehle
bar-task = Probe
bar-tv = TV
bar-column = Randspalte
    .tip = Zeigen, was neben der Tabelle steht, oder der Tabelle den Platz geben
