# Die Leiste des Verlaufs.
history = Verlauf
taken-back = zurückgenommen
line-taken-back = Zurückgenommen: { $line }
round = Runde { NUMBER($number) }
all-rounds = Alle Runden
everybody = Alle
only-this-round = Nur diese Runde zeigen
only-who-is-named = Nur Zeilen zeigen, die diese Figur nennen
show-taken-back = Verworfen
    .name = Zeigen, was zurückgenommen wurde
    .tip = Alles zeigen, was je zurückgenommen wurde, durchgestrichen, mit jedem Rückgängig und Wiederholen
go-back = Hierher zurückgehen
go-forward = Hierher vorgehen
go-over = Hierher wechseln
go-tip = Der Abend wird wieder, was er bei dieser Zeile war, auch bei einer zurückgenommenen [zweimal Enter]. Nichts geht verloren
again = Noch einmal Enter: { $what }. Nichts geht verloren
reading = gelesen: { $done } von { $whole }
stop = Anhalten
note = Notiz [{ $key }], { $alone ->
    [yes] für deine Geschichte
   *[no] nur für den Host
    }
