# Warum die Regeln nein sagen. Eine Meldung heißt wie die Ablehnung, und ihre Argumente sind deren Felder.

## In einer Runde
not-now = Das geht jetzt nicht; es gehört zu einem anderen Moment der Runde.
not-their-turn = { $speaker ->
    [none] { $who } { kann } jetzt nicht ansagen.
   *[other] { $speaker } ist langsamer und sagt zuerst an; danach kommt { $who }.
    }
nobody-there = Niemand mit diesem Namen ist in diesem Kampf.
own-side = Stell { $who } oder { $target } zuerst auf eine andere Seite: Niemand greift die eigene Seite an.
    .themselves = { $who } { kann } sich nicht selbst angreifen.
lacks-stat = { $who } { hat } weder einen Wert noch eine Fertigkeit namens „{ stat-name }“.
power-unnamed = Gib { $who } zuerst auf dem Bogen eine Kraft, mit ihrem Wert und dem Wert, der ihr widersteht.
already-settled = Das Vorhaben von { $who } ist entschieden und bleibt so; „Rückgängig“ nimmt es zurück.
nothing-to-repeat = Sag etwas Neues an: { $who } { hat } kein Vorhaben der letzten Runde, das sich wiederholen lässt.
not-a-candidate = Wähl unter den gleich hohen; { $who } { ist } nicht dabei.
choice-open = Wähl zuerst: Zwei sind gleich hoch, und nur eines geschieht.
not-tied = Nur ein Gleichstand zwischen Seiten ändert die Lage.
leader-down = Sag zuerst, wer jetzt die Gruppe führt: { $who } { ist } { -out } oder in { -panic }, und andere aus der Gruppe stehen noch.
must-recover = { $who } { ist } { -out } oder in { -panic }: erst die Erholung, dann die Ansage.
    .dice = { $who } { ist } { -out } oder in { -panic } und { darf } am Ende einer Runde würfeln, um sich zu erholen.
damage-was-thrown = Der Schaden von { $attacker } an { $target } ist schon geworfen: { NUMBER($damage) }. „Rückgängig“ nimmt ihn zurück; auf der Tafel von { $target } wirfst du ihn neu.
    .dice = Der Schaden von { $attacker } an { $target } ist schon gewürfelt: { NUMBER($damage) }. „Rückgängig“ nimmt ihn zurück; auf der Tafel von { $target } würfelst du ihn neu.
nothing-to-recover = { $who } { muss } sich von nichts erholen.
too-far = Ein Lauf geht hier über 0 bis { NUMBER($most) } Fuß, nicht { NUMBER($feet) }.
out-of-reach = { $target } ist { NUMBER($feet) } Fuß entfernt: zu weit, um hinzulaufen und zuzuschlagen.
no-right = { $who } { kann } nur nach einem Erfolg in der letzten Runde und vor der Ansage einen neuen Platz einnehmen.
    .dice = { $who } { kann } jetzt keinen neuen Platz einnehmen.
not-alike = Gruppiere nur Gegner einer Seite und eines Decks, und nicht mitten in einer Runde.
    .dice = Gruppiere nur Gegner einer Seite mit denselben Würfeln, und nicht mitten in einer Runde.
aimed-at = { $by } zielt auf { $who }: Lass { $by } zuerst etwas anderes ansagen.
names-themselves = { $who } { kann } sich nicht selbst entgegenstehen.
not-one-side = Nur Vorhaben einer Seite können sich ausschließen; { $one } und { $other } sind auf zwei Seiten.

## Zur Besetzung
already-there = { $who } { ist } schon im Kampf.
no-friend = Nur wer auf der Seite der Spieler ist, kann aus einem anderen Deck werfen, und das gilt nicht für { $who }.
no-overlap-in-action = In Aktionsrunden zählt keine weitere Fertigkeit; bei einer Probe schon.
not-a-skill = { $who } { hat } keine Fertigkeit namens „{ $skill }“, die mitzählen könnte.
counts-already = { skill-name } zählt für { $who } schon mit.
special-form-alone = { $special } ist eine Spielart von { $general }: Wo sie passt, nimm nur { $special }.
in-the-fight = Nimm { $who } zuerst aus dem Kampf.
stats-stand = Seite, Werte, Fertigkeiten und Kraft von { $who } lassen sich nur vor der ersten Ansage einer Runde oder nach dem Kampf ändern.
cast-unfit = Ein Abend braucht jemanden in der Besetzung, und niemanden zweimal.

## Zu Decks und Karten
not-enough-cards = { a-deck } hat mit Ablage noch { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
    }; diese Würfe brauchen { NUMBER($asked) } mehr. Nimm einen Wurf weg oder wähl etwas, das weniger braucht.
decks-unfit = Mit diesen Decks lässt sich nicht spielen: { LIST($breaches) }.
breach = { $breach ->
    [fool-in-both] der Narr ist in beiden Decks
    [fool-in-neither] der Narr ist in keinem der Decks
    [card-twice] eine Karte kommt zweimal vor
    [mostly-over-ten] die meisten Karten des Horrordecks liegen über 10
   *[significator-away] ein Signifikator ist nicht im Spielerdeck
    }
not-a-significator = { $players ->
    [yes] { $card } kann kein Signifikator von { $who } werden oder ist keiner, den du wegnehmen könntest.
   *[no] { $card } kann keine eigene Karte von { $who } werden oder ist keine, die du wegnehmen könntest. Wähl eine Karte des Horrordecks, die noch niemandem gehört.
    }
out-of-play = { $card } liegt auf dem Tisch: Nimm sie weg, sobald sie abgelegt ist.
not-in-discard = { $card } ist nicht in der Ablage { des-decks }.
no-number-left = { a-deck } hat keine Karte von 1 bis 10 mehr zum Ziehen.
deck-stands = { $who } { kann } das Deck wechseln, sobald der Kampf vorbei ist.
    .dice = { $who } { kann } zu den Würfeln der anderen Seite wechseln, sobald der Kampf vorbei ist.
holds-significators = { $players ->
    [yes] Nimm zuerst die Signifikatoren von { $who } aus dem Spielerdeck.
   *[no] Nimm zuerst die eigenen Karten von { $who } aus dem Horrordeck.
    }
cards-awaited-first = Ein Wurf wartet auf seine echten Karten: Tipp sie ein und wirf, oder brich ihn ab.
    .dice = Ein Wurf wartet auf seine echten Würfel: Tipp sie ein und würfle, oder brich ihn ab.
cards-to-type = Tipp zuerst ein, { $who ->
    [none] was gezogen wurde
   *[other] was { $who } aufgedeckt hat
    }: noch { $missing ->
    [one] { $missing } Karte
   *[other] { $missing } Karten
    }.
    .dice = Tipp zuerst ein, { $who ->
        [none] was gewürfelt wurde
       *[other] was { $who } gewürfelt hat
        }: noch { $missing ->
        [one] { $missing } Würfel
       *[other] { $missing } Würfel
        }.
not-a-card = „{ $words }“ ist keine Karte. Tipp 1 bis 10 ein; F für den Narren; P, N, Q oder K für eine Hofkarte; J und 0 bis 21 für eine Große Arkane; oder * für den eigenen Signifikator.
no-own-card = { $who } { hat } keinen Signifikator, der hier liegen könnte.
no-card-left = { $held ->
    [0] { $words } gibt es nicht im { deck-name }.
    [1] { $words } kann kein zweites Mal auftauchen: { a-deck } enthält { $held }.
    [2] { $words } kann kein drittes Mal auftauchen: { a-deck } enthält { $held }.
    [3] { $words } kann kein viertes Mal auftauchen: { a-deck } enthält { $held }.
   *[other] { $words } kann nicht noch einmal auftauchen: { a-deck } enthält { $held }.
    }
not-the-highest = { $words } kann nicht die { $lowest ->
    [yes] niedrigste
   *[no] höchste
    } von { $of ->
    [one] { $of } Karte
   *[other] { $of } Karten
    } dieses Decks sein.
not-a-face = Tipp 1 bis 10 ein, nicht „{ $word }“: Das steht auf keinem W10.

## Außerhalb der Runden
bad-intensity = Eine Intensität ist eine ganze Zahl von 0 bis 10, nicht { NUMBER($intensity) }.
    .dice = Der Zielwert ist eine ganze Zahl von 0 bis { NUMBER($most) }, nicht { NUMBER($intensity) }.
bad-toughness = Zähigkeit kann nicht { NUMBER($toughness) } sein: Sie bleibt zwischen −99 und 99.
bad-number = { $what ->
    [letters-on-tv] Worte auf dem Fernseher haben { NUMBER($least) } bis { NUMBER($most) } Zeichen
    [letters-of-side] Der Name einer Seite hat { NUMBER($least) } bis { NUMBER($most) } Zeichen
    [places] Die Besetzung hat die Plätze { NUMBER($least) } bis { NUMBER($most) }
    [calm] Ruhe geht von { NUMBER($least) } bis { NUMBER($most) }
    [protection] Schutz geht von { NUMBER($least) } bis { NUMBER($most) }
    [letters] Ein Text hat hier { NUMBER($least) } bis { NUMBER($most) } Zeichen
    [paragraphs] Ein Text hat { NUMBER($least) } bis { NUMBER($most) } Absätze
    [segments] Eine Uhr zeigt { NUMBER($least) } bis { NUMBER($most) } Felder
    [lines-of-table] Die Zeilen einer Tabelle teilen sich die Zahlen 1 bis { NUMBER($most) } gleichmäßig: 1, 2, 5, 10, 20, 25, 50 oder 100 Zeilen
    [feet] Ein Abstand geht von { NUMBER($least) } bis { NUMBER($most) } Fuß
   *[cards] Die Zahl der Karten geht von { NUMBER($least) } bis { NUMBER($most) }
    }, nicht { NUMBER($number) }.
no-such-reading = Es gibt keine Hausregel { $ambiguity } mit einer Lesart „{ $letter }“.
    .dice = Diese Hausregel hat keine Lesart „{ $letter }“.
nothing-written = Eine Notiz braucht Worte.
nobody-to-face = Hier ist niemand, mit dem man kämpfen könnte.
list-full = { $title ->
    [none] Davon enthält die Fallmappe schon { NUMBER($most) }.
   *[other] Die Liste { $title } hat schon { NUMBER($most) } Zeilen: Streich zuerst eine.
    }
not-on-list = „{ $line }“ steht nicht auf dieser Liste.
not-this-rule = Ändere zuerst die Hausregel { $ambiguity }: Das gehört zu einer anderen Lesart.
of-the-tarot = Das gibt es nur in der Tarotausgabe; die Würfelausgabe hat nichts dergleichen.
dice-keep-ties = Mit Würfeln behält gleiche Agilität ihre Reihenfolge den ganzen Abend lang.
