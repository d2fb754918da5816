# Die Seite einer Runde auf dem Bildschirm des Hosts, ohne das Ansagen, das Feld einer Figur und das Nachspiel.

## Die Reihenfolge der Agilität
agility-order = Agilitätsfolge
key = Taste
    .tip = Die Taste dieser Figur
agility = Agi
    .tip = Agilität: Wer am langsamsten ist, sagt zuerst an
who = Wer
    .tip = Alle in der Reihenfolge ihrer Agilität
announces = Sagt an
    .tip = Was angesagt wurde
target = Ziel
    .tip = Auf wen das Vorhaben zielt oder gegen wen es steht
throws = Wurf
    .tip = Wie viele Karten es sind, und warum
    .dice = Würfel
    .tip-dice = Wie viele Würfel es sind, und warum
clash = Clash
    .tip = Wessen Vorhaben zusammen ausgewertet werden: ein Buchstabe je Clash
announcing-now = sagt gerade an …
again = wieder: { $deed }
with-key = { $words } [{ $key }]
speaking = { $who }, sagt gerade an
again-spoken = (wieder: { $deed })
value-from = { NUMBER($value) } aus { NUMBER($cards) } { $reasons }

## Ihre Abschnitte
stages = Abschnitte der Runde
step = { $stage }, { $state ->
    [done] erledigt
    [now] jetzt
   *[ahead] kommt noch
    }
stage-announce = 1  Ansagen
stage-throw = 2  Werfen
    .dice = 2  Würfeln
stage-resolve = 3  Auswerten
stage-aftermath = 4  Nachspiel

## Die Liste der Clashes
clashes = Clashes
column-clash = Clash
column-throw = Wurf
    .dice = Wurf
deed-and-fate = { $deed }: { $fate }
who-does = { $who } { $deed }

## Was das Feld sagt, wo es nichts zu wählen gibt
group-waits = Die Gruppe von { $who } wartet, bis jemand sie führt.
who-leads = { $who } kann gerade nicht führen, aber andere der Gruppe stehen noch: Wer führt sie?
ready = „Bereit …“: Beim Wurf werden alle Karten zugleich aufgedeckt.
    .dice = „Bereit …“: Beim Wurf fallen alle Würfel zugleich.
all-announced = Alle haben angesagt, und die Karten liegen verdeckt. Klick auf eine Zeile, damit jemand neu überlegen kann.
    .dice = Alle haben angesagt, und die Würfel liegen bereit. Klick auf eine Zeile, damit jemand neu überlegen kann.
all-announced-solo = Alle haben angesagt, und die Karten liegen verdeckt.
    .dice = Alle haben angesagt, und die Würfel liegen bereit.
back-to-the-round = Zurück zur Runde
recovery-first = Erst erholen
to-the-case = Weiter mit dem Fall
enter = Enter
space = Leertaste
not-yours = Das Programm spielt diese Figur: Was auf ihrem Bogen steht, ist hinter dem Vorhang.
this-panel-already = Diese Tafel ist schon offen: Drück einen ihrer Buchstaben oder Esc zum Schließen.

## Ein Clash ist entschieden
ruling = Clash { $letter }: { $headline }
more-clashes = { $more ->
    [one] Noch 1 Clash
   *[other] Noch { NUMBER($more) } Clashes
    }
complication = { $button }: { $words }
complication-open = was sich für alle ändert
opposition-gone = Niemand steht mehr dagegen: Lass es { LIST($who) } gelingen [{ $key }]
ask-complication = { $tied ->
    [yes] Gleichstand in Clash { $letter }: Was ändert sich für alle?
   *[no] In Clash { $letter } herrscht kein Gleichstand, also ändert sich nichts
    }
    .hint = eine Verwicklung

## Jemanden finden
find-who = Wer?
    .hint = Buchstaben des Namens
nobody-found = Niemand hier hat „{ $letters }“ im Namen.

## Von jeder Seite
other-time = „{ $command }“ geht, { $when ->
    [announce] während jemand ansagt
   *[after] sobald die Karten geworfen sind
    }. Jetzt: { $step } [{ $keys }].
    .dice = „{ $command }“ geht, { $when ->
        [announce] während jemand ansagt
       *[after] sobald die Würfel gefallen sind
        }. Jetzt: { $step } [{ $keys }].
people-other-time = Zahlen wählen Figuren, während jemand ansagt. Jetzt: { $step } [{ $keys }].
no-such-key = { $key } tut hier nichts. { $help } nennt die Tasten, die etwas tun.
nothing-to-take-back = Noch ist nichts gewählt; { $undo } nimmt den Schritt davor zurück.
