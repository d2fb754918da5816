# Abende, begonnen, geöffnet, kopiert, zurückgeholt und weggelegt: das Menü Abend, seine Dialoge, und was von einer Datei gesagt wird.

## Das Menü Abend
a-case = Ein &Fall …
which-case = Welcher Fall?
alone-or-not = Allein, oder mit Host?
so-played = { $alone ->
    [yes] Allein
   *[no] Mit Host
    }, { $dice ->
    [yes] mit W10
   *[no] mit Karten
    }
from-plan = Neu aus einem &Plan …
next-session = &Nächster Abend …
other-edition = Besetzung in die andere &Ausgabe mitnehmen …
duplicate = &Duplizieren …
restore-backup = &Sicherung zurückholen …
export-for-players = Geschichte für die Spieler e&xportieren …
export-for-host = Geschichte für den &Host exportieren …
recent = &Zuletzt geöffnet
none-yet = Noch kein Abend

## Gefragt
ask-title = { $which ->
    [this] Wie heißt dieser Abend?
    [new] Wie heißt der neue Abend?
   *[next] Wie heißt der nächste Abend?
    }
ask-scene = { $which ->
    [this] Welche Szene ist jetzt?
    [new] In welcher Szene beginnt der neue Abend?
   *[next] In welcher Szene beginnt der nächste Abend?
    }
as-players-read = so, wie die Spieler es lesen
title-and-scene = Titel und Szene …
needs-title = Gib dem Abend einen Titel: Die Spieler lesen ihn auf dem Fernseher.

## Dialoge für Dateien
choose-place = { $which ->
    [new] Den neuen Abend speichern als
   *[next] Den nächsten Abend speichern als
    }
choose-plan = Ein Plan für den Abend: Titel, Besetzung, Horrordeck
choose-evening = Einen Abend öffnen
choose-duplicate = Den Abend duplizieren und im Duplikat weitermachen
choose-copy = Eine Kopie des Abends speichern
choose-elsewhere = Den Abend anderswo speichern und dort weitermachen
choose-story-for-players = Die Geschichte für die Spieler exportieren
choose-story-for-host = Die Geschichte für den Host exportieren
plans = Pläne
evenings = Abende
web-page = Eine Seite für den Browser
markdown = Markdown
pdf = PDF, zum Drucken
copy-of = { $name } (Kopie)
story-of-host = { $name } (Host)

## Gesagt
open-already = Dieser Abend ist schon offen.
copied = Eine Kopie des Abends liegt jetzt unter { $path }.
no-backup = Von diesem Abend gibt es noch keine Sicherung. Eine entsteht jedes Mal, wenn er geöffnet oder geschlossen wird.

## Knöpfe unter dem, was mit einer Datei nicht stimmt
open-to-read = Nur zum &Lesen öffnen
save-elsewhere = Den Abend anderswo &speichern …

## Gesagt, wenn ein Abend geöffnet wurde
ended-in-middle = Das Programm endete mitten im Abend. Alles bis zum letzten Schritt ist da.
picture-missing = Der Fernseher bleibt dunkel: Das Bild, das er zeigte, ist nicht auf diesem Computer.
still-blank = Der Fernseher ist dunkel, wie du ihn verlassen hast.
still-held = Das Aufdecken wird noch zurückgehalten: Die Spieler haben diese Karten nicht gesehen.
    .dice = Der Wurf wird noch zurückgehalten: Die Spieler haben diese Würfel nicht gesehen.
still-frozen = Der Fernseher ist eingefroren, wie du ihn verlassen hast.
to-read = Diesen Abend kannst du lesen, aber in dieser Datei nicht weiterspielen.
not-backed-up = Eine Sicherung war nicht möglich: { $why }

## Zeilen des Verlaufs, die von Schritten erzählen, nicht vom Spiel
undone = Zurückgenommen: { $step }.
redone = Wiederholt: { $step }.
gone-to = Gesprungen zu: { $step }.
had-seen = Die Spieler hatten diese Karten gesehen.
    .dice = Die Spieler hatten diese Würfel gesehen.

## Die Startseite
recent-evenings = Letzte Abende
left = { $round ->
    [0] Zwischen Kämpfen
   *[other] Runde { $round }
} · { $when }
go-on = Drück Enter, um mit einem Abend weiterzumachen.
welcome = Willkommen. Drück Enter für eine geführte Runde oder wähle einen anderen Anfang.

## Die Liste der Sicherungen
backups-title = Eine Sicherung zurückholen
backups-about = Aus der Sicherung wird ein eigener Abend neben diesem; dieser bleibt, wie er ist.
backups = Sicherungen, die neuesten zuerst
when-made = Entstanden
round = Runde
steps = Schritte
scene = Szene
go-on-with-backup = Mit dieser &weitermachen

## Der Name der Datei, in die eine Sicherung zurückkommt
restored = { $evening } (zurückgeholt { $moment })

## Die Startseite
coached = Eine &geführte Runde
coached-about = Lern das Programm in einer Runde des Beispielabends kennen, Schritt für Schritt.
own-about = Tipp die Namen deiner Spieler ein, wähle einen Horror, und los.
alone-about = Das Programm ist der Host, und du siehst nur, was ein Spieler sieht.
open-about = Mach mit einem Abend aus einer Datei weiter.
other-about = { $kind ->
    [case] Ein spielfertiges Rätsel: Szenen, Spuren, Uhren und am Ende ein Horror.
    [dice] Dasselbe Spiel mit zehnseitigen Würfeln, für einen Tisch ohne Tarot.
    [kings] Ein anderes Spiel: Kings of New York, mit eigener Seite und eigenem Fernsehbild.
   *[action] Ein anderes Spiel: Action!, mit eigener Seite und eigenem Fernsehbild.
    }
