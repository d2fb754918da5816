# Die echten Karten eines Wurfs, einer Probe oder einer Ziehung eintippen.
heading = Echte Karten: { $turned ->
    [yes] tipp ein, was { $who } aufgedeckt hat
   *[no] tipp ein: { $who }
    }, { $asked ->
    [none] Karte für Karte
   *[other] { $asked }
    }
    .dice = Echte Würfel: { $turned ->
        [yes] tipp ein, was { $who } gewürfelt hat
       *[no] tipp ein: { $who }
        }, { $asked ->
        [none] Würfel für Würfel
       *[other] { $asked }
        }
asked = nur { $lowest ->
    [yes] den niedrigsten
   *[no] den höchsten
    } Wert von { NUMBER($places) }
lets-go = ⌫ bricht ab
major = Eine Große Arkane: ihre Nummer zweistellig, oder einstellig und irgendeine andere Taste
all-typed = Alle Karten sind eingetippt. Drück die Leertaste zum Werfen oder klick auf eine Reihe, um sie zu ändern.
    .dice = Alle Würfel sind eingetippt. Drück die Leertaste, um weiterzugehen, oder klick auf eine Reihe, um sie zu ändern.
to-go = noch { NUMBER($missing) }
lane = { $who }: { $cards }
lane-asked = { $asked }. { $cards }
take-back = Letzte Karte zurücknehmen
    .dice = Letzten Würfel zurücknehmen
faces = 1 … 9, oder 0 für 10
nothing-typed = Noch ist nichts eingetippt; { $undo } nimmt den Schritt davor zurück.
other-key = Keine Karte hat diese Taste. Drück eine von { $keys }.
    .dice = Ein Würfel zeigt eine Zahl: Drück { $keys }.
