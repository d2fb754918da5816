# Die Seite des Falls: Szenen, Fragen an das Deck, Tabellen, Listen, Uhren und Prosa.
title = Der Fall
you-play = Du spielst { LIST($who) }.
no-scene = Noch keine Szene
begin-with = { $written ->
    [yes] Drück { $key }, um die erste Szene des Falls zu öffnen.
   *[no] Drück { $key }, um eine Szene zu öffnen: Sag, wo sie spielt, wer da ist und was nicht stimmt.
    }
ended = Das Ende: { $ending }
wrong = Was nicht stimmt: { $wrong }
leads = Wohin es führen kann ({ $key }):
lead = { NUMBER($number) }  { $words }
way-on = { $words }{ $needs ->
    [none] {""}
   *[other] {" "}(erst mit „{ $needs }“)
    }
clocks = Uhren
kept = Listen
nothing-kept = Noch steht nichts auf einer Liste.
pace = { $pace ->
    [1] Die Nacht ist noch ruhig.
    [2] Die Nacht beginnt zu kippen.
    [3] Schlimmer wird die Nacht kaum noch.
   *[4] Jetzt muss etwas nachgeben.
    }
keep-it = Zum Behalten oder Verschenken: Menü „Abend“, „Geschichte für die Spieler exportieren …“.
prose = Prosa
prose-hint = Schreib, was geschieht. Strg mit Enter fügt es beiden Geschichten an; Esc verlässt dieses Feld.
written = In beide Geschichten eingefügt.

## Das Orakel und Tabellen
what-is-asked = Was fragst du?
what-is-asked-hint = eine Ja-Nein-Frage
how-likely = „{ $question }“ Wie wahrscheinlich ist ein Ja?
likelihood = { $likelihood ->
    [sure] sicher
    [likely] wahrscheinlich
    [even] offen
    [unlikely] unwahrscheinlich
   *[no-way] ausgeschlossen
    }, Intensität { NUMBER($intensity) }
    .dice = { $likelihood ->
        [sure] sicher
        [likely] wahrscheinlich
        [even] offen
        [unlikely] unwahrscheinlich
       *[no-way] ausgeschlossen
        }, über { NUMBER($intensity) }
likelihood-odds = { $likelihood ->
    [sure] sicher
    [likely] wahrscheinlich
    [even] offen
    [unlikely] unwahrscheinlich
   *[no-way] ausgeschlossen
    }: ja in { NUMBER($yes) } von 100
answer = { $answer ->
    [yes-and] Ja, und …
    [yes] Ja.
    [yes-but] Ja, aber …
    [no-but] Nein, aber …
    [no] Nein.
   *[no-and] Nein, und …
    }
answer-to = „{ $question }“ Die Karte: { NUMBER($value) }
    .dice = „{ $question }“ Der Würfel: { NUMBER($value) }
drawn-from = { $title }, Zeile { NUMBER($number) }
which-table = Aus welcher Tabelle ziehst du?
    .dice = Auf welche Tabelle würfelst du?
choose-tables = Eigene Tabellen importieren
kinds-of-tables = Tabellen
replace-tables = Du hast schon Tabellen, die „{ $name }“ heißen. Ersetzen?
replace = Ersetzen
imported = { $number ->
    [one] { $number } Tabelle
   *[other] { $number } Tabellen
    } aus „{ $name }“ importiert. { $key } zieht daraus.
what-gets-worse = { $failed ->
    [yes] Was kostet das Misslingen{ $scene ->
        [none] ?
       *[other] {" "}in „{ $scene }“?
        }
   *[no] Was wird schlimmer{ $scene ->
        [none] ?
       *[other] {" "}in „{ $scene }“?
        }
    }
three-others = drei andere zeigen
or-write = oder schreib etwas Eigenes

## Szenen
which-scene = Welche Szene?
where-to = Wohin?
scene-title = Wie heißt die Szene?
scene-title-hint = ein paar Worte
scene-where = Wo spielt sie?
scene-who = Wer ist da?
scene-wrong = Was stimmt dort nicht?
scene-tags = Worum geht es? Diese Worte entscheiden, welche Verwicklungen kommen.
scene-tags-hint = eines oder mehrere von: { $tags }
may-be-empty = darf leer bleiben
end-scene = Was wurde aus „{ $scene }“?
ending-title = Wie endet es?
ending-hint = ein Titel für das Ende
which-ending = Welches Ende?
own-ending = ein anderes Ende

## Ein Kampf sofort
which-horror = Welcher Horror?
how-strong = Wie stark ist { $horror }?
tries = Was du versuchen kannst ({ $key }), jedes einmal:
one-try = { $words }: { EITHER($stats) } gegen Intensität { NUMBER($against) }{ $needs ->
    [none] {""}
   *[other] {" "}(erst mit „{ $needs }“)
    }
    .dice = { $words }: { EITHER($stats) } über { NUMBER($against) }{ $needs ->
        [none] {""}
       *[other] {" "}(erst mit „{ $needs }“)
        }
settled-try = { $words }: { $won ->
    [yes] ist gelungen.
   *[no] ist misslungen.
    }
which-try = Was versuchst du?
who-tries = { $words }: Wer wirft, und womit?
    .dice = { $words }: Wer würfelt, und womit?
thrower = { $who }: { stat-name } { NUMBER($rank) }
came-out = { $won ->
    [yes] Es gelingt.
   *[no] Es misslingt.
    }
fight-over = { $won ->
    [yes] Der Kampf ist gewonnen.
   *[no] Der Kampf ist verloren.
    }
matched = In Probekämpfen mit dieser Besetzung gewannen die Spieler { NUMBER($won) } von { NUMBER($played) }.{ $harder ->
    [yes] {""}
   *[no] {" "}Ein härterer Kampf ließ sich nicht finden.
    }
strength = { $strength ->
    [even] ausgeglichen
    [grim] düster
   *[hopeless] hoffnungslos
    }{ $alone ->
    [yes] , allein
   *[no] {""}
    }

## Listen und Uhren
threads = Fäden
people = Personen
which-list = Auf welche Liste kommt es?
new-list = eine neue Liste
list-name = Wie heißt die Liste?
list-name-hint = Orte, Schulden, was sie bei sich haben
line-of = Was kommt auf die Liste „{ $title }“?
line-hint = eine Zeile
which-line = Welche Zeile streichst du?
listed = { $title }: { $line }
clock-name = Worauf läuft die Uhr zu?
clock-name-hint = was geschieht, wenn sie voll ist
clock-size = Wie viele Felder hat die Uhr „{ $clock }“?
so-many-segments = { NUMBER($segments) } Felder
which-clock = Welche Uhr tickt?
which-clock-away = Welche Uhr räumst du weg?
