# Die Seite, auf der der Host wählt, wie offene Fragen der Regeln gelesen werden.
title = Hausregeln
questions = Offene Fragen der Regeln
shared = gemeinsam
rule = Regel
question = Frage
reading = Lesart
spoken = { $rule }{ $is_changed ->
    [yes] , geändert
   *[no] {""}
    }
spoken-reading = { $letter }: { $reading }
filter = Filter [{ $key }]: Wörter einer Frage oder Lesart, oder die Kennung einer Regel
changed = Geändert: { NUMBER($number) } [{ $key }]
hint = ↑ ↓ wählen eine Frage · a, b, c wählen eine Lesart · { $filter } filtert · { $page } oder Esc geht zurück zur Runde
none-found = Keine Frage hat diese Wörter.
example = Zum Beispiel: { $example }
preset = { $reading }  – Voreinstellung
hosts-word = Wort des Hosts: { $words }
choose = Diese Lesart wählen: { $reading }
choose-by = Lesart { $letter } wählen: { $reading }
