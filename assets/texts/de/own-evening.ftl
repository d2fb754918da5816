# Die Seite „Mein eigener Abend“: Titel, Szene, wer mitspielt, der Horror, Hausregeln.
heading = { $kind ->
    [solo] Mein eigener Soloabend
    [dice] Mein eigener Abend mit Würfeln
   *[evening] Mein eigener Abend
    }
title = Titel
title-hint = so, wie die Spieler ihn auf dem Fernseher lesen
scene = Szene
scene-hint = wo es beginnt, so, wie die Spieler es lesen
players = Spieler
players-hint = Ana, Ben 4 Agilität, Cora 4 Zähigkeit 5 Ruhe
type-them = Ihre Namen eintippen
from-cast = Besetzung: { $name }
the-last = Wie letztes Mal: { $names }
horror = Der Horror
horror-name = Horror
horror-hint = wie du ihn nennst
blank-horror = Ein leerer Bogen
comes-with = Mit dabei: { LIST($names) }.
comes-without = Es kommt ohne { LIST($names) }.
with-company = Mit Gefolge
    .tip = Ohne das kommt der Horror allein. In der Besetzung kannst du jederzeit Leute hinzufügen.
last-horror = Wie letztes Mal: { $names }
house-rules = Hausregeln
by-the-book = Nach Regelbuch
    .tip = Wo die Regeln eine Frage offenlassen, gilt die Voreinstellung.
gentle = Sanft
    .tip = Wo eine Lesart einer offenen Frage den Spielern hilft, gilt diese.
cruel = Grausam
    .tip = Wo eine Lesart einer offenen Frage den Spielern schadet, gilt diese.
rules-last = Vom letzten Abend
rules-none = Wo die Regeln eine Frage offenlassen, gilt die Voreinstellung. Mit { $key } wählst du jederzeit eine andere Lesart.
rules-some = { $number ->
    [one] Eine Frage, die die Regeln offenlassen, hat eine andere Lesart als die Voreinstellung.
   *[other] { $number } Fragen, die die Regeln offenlassen, haben eine andere Lesart als die Voreinstellung.
    } { $key } ändert jede davon, jederzeit.
rules-last-tip = Die Hausregeln des letzten Abends behalten.
as-last-time = Alles wie letztes Mal
    .tip = Mit Titel, Szene, Spielern, Horror und Hausregeln von { $title } beginnen.
no-last-time = Sobald du einen Abend gespielt hast, beginnt dies mit dem, was er hatte.
begin = Abend beginnen
cancel = Abbrechen
later = All das kannst du später ändern, Titel und Szene im Menü Abend. Bilder, die du hierher ziehst, bekommen die Spieler als Porträts. „Verbergen“ in der Besetzung hält jemanden vor den Spielern geheim.
who-comes = { $number ->
    [one] Ein Spieler: { $names }.
   *[other] { $number } Spieler: { $names }.
    } Jeder Wert, der nicht genannt ist, ist { NUMBER($usual) }.
portraits = Porträts: { LIST($names) }.
no-more-portraits = { $number ->
    [0] Tipp erst ein, wer spielt, und zieh dann ihre Bilder hierher: Das erste bekommt, wer vorn steht, oder wer so heißt wie die Datei.
   *[other] Alle haben schon ein Bild. Nenn die Datei wie jemanden von ihnen, dann gilt das neue.
    }
with-stats = { $name } ({ $stats })
needs-title = Gib dem Abend einen Titel: Die Spieler lesen ihn auf dem Fernseher.
needs-players = Tipp mindestens einen Spielernamen ein.
needs-horror = Gib dem Horror einen Namen.
number-alone = Welcher Wert von { $name } ist { $number }? Schreib zum Beispiel „{ $name } { $number } Agilität“.
no-such-stat = „{ $typed }“ ist kein Wert. Die Werte sind { LIST($stats) }.
no-name = Zwischen zwei Kommas fehlt ein Name.
twice = Zwei Spieler heißen { $name }. Gib jedem einen anderen Namen.
kept-at = Gespeichert unter { $path }.
