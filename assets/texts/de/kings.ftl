# Kings: Entscheide, die Geschichte eines Abends, und was „Rückgängig:“ nennt. Entscheide und Geschichte teilen sich ihre Sätze.

traits = { $number ->
    [one] { $number } Eigenschaft
   *[other] { $number } Eigenschaften
    }

## Eine Herausforderung
challenged = { $challenger } forderte { $challenged } heraus und bot { $number ->
    [one] { $number } Eigenschaft
   *[other] { $number } Eigenschaften
    }{ $aim ->
    [none] {""}
   *[other] : { $aim }
    }
answered = { $who } nahm an und bot { $number ->
    [one] { $number } Eigenschaft
   *[other] { $number } Eigenschaften
    }{ $aim ->
    [none] {""}
   *[other] : { $aim }
    }
at-stake = Falls { $who } gewinnt: { $aim }
spent = { $who } gab { LIST($what) } aus
some-of = { NUMBER($number) } { $what }
relented = { $challenged } gab nach: { $challenger } erreicht das Ziel ohne Probe{ $aim ->
    [none] {""}
   *[other] {" "}({ $aim })
    }
relenting-cost = { $who } verlor { traits }
relenting-cost-nothing = Niemand verlor eine Eigenschaft

## Initiative
initiative = { $who } hatte Initiative { NUMBER($number) }
rolled-for-order = { $who } würfelte { LIST($faces) } um die Reihenfolge
roll-for-order = Gleiche Initiative: Alle Gleichen würfeln einen W10, und wer höher liegt, handelt zuerst
order = Die Aktionen der Reihe nach: { $names }

## Vorräte und Proben
pool = { $who } hatte einen Vorrat von { NUMBER($pool) }: { NUMBER($base) } + { NUMBER($bonus) } − { NUMBER($penalties) }{ $cut ->
    [yes] {" "}ist { NUMBER($whole) }, zählt als { NUMBER($pool) }
   *[no] {""}
    }
dice = { $who } hatte { $number ->
    [one] { $number } W3
   *[other] { $number } W3
    } zu würfeln: 1, und { $retests ->
    [one] 1 für eine Nachprobe
   *[other] { NUMBER($retests) } für Nachproben
    }
rolled = { $who } würfelte { LIST($faces) }: { $successes ->
    [one] { $successes } Erfolg
   *[other] { $successes } Erfolge
    }
face = { $face ->
    [1] 1 (ein Erfolg)
    [2] 2 (ein Gleichstand)
   *[other] { $face } (ein Fehlschlag)
    }
lost = { $who } verlor { traits }
lost-in-all = { $who } verlor { traits }: { NUMBER($bid) } gebotene, { NUMBER($negative) } negative
ahead = { $who } lag vorn mit { $by ->
    [failures] ebenso vielen Erfolgen und weniger Fehlschlägen
    [pool] ebenso vielen Erfolgen und dem höheren Vorrat
   *[successes] mehr Erfolgen
    }
ahead-by-pool = { $who } lag vorn: ebenso viele Erfolge, aber der höhere Vorrat, { NUMBER($own) } gegen { NUMBER($other) }
draw = Die Probe endete unentschieden: Nichts geschah

## Ein Überbieten
overbid = { $who } überbot mit { traits }, für eine neue Probe
overbid-refused = { $who } kann nicht mit { traits } überbieten: { $why ->
    [once] Es wurde schon einmal überboten
    [not-loser] Das darf nur, wer in der ersten Probe hinten liegt
    [not-double] Der Vorrat muss mindestens doppelt so hoch sein wie der der anderen Seite
   *[too-few] Es sind zu wenige Eigenschaften übrig
    }

## Das Ende einer Herausforderung
won = { $who } gewann{ $aim ->
    [none] {""}
   *[other] : { $aim }
    }
nobody-won = Keine Seite bekam, was sie wollte

## Der Rest der Geschichte des Abends
sat-down = { COUNT($who) ->
    [one] { LIST($who) } setzte sich an den Tisch.
   *[other] { LIST($who) } setzten sich an den Tisch.
    }
joined = { $who } kam dazu.
left = { $who } ging.
renamed = { $who } hieß von da an { $name }.
sheet-edited = Der Bogen von { $who } wurde geändert: { $part }.
traits-set = { $who } hatte nun { traits }.
from-now-on = Von jetzt an: { $reading } ({ $ambiguity } { $letter })
round-began = Runde { NUMBER($number) } begann.
declared = { $who } sagte { $number ->
    [one] {""}
   *[other] { $number } Aktionen{" "}
    }an, mit Initiative { NUMBER($initiative) }{ $words ->
    [none] {""}
   *[other] : { $words }
    }.
acted = { $who }{ $words ->
    [none] {" "}tat nichts
   *[other] : { $words }
    }.
round-ended = Die Runde war vorbei.
noted = Notiz: { $words }

## Auf dem Bildschirm der Spieler
tv-round = Runde { NUMBER($number) }
tv-all-declare = Alle sagen an
tv-all-acted = Alle haben gehandelt
tv-acts = { $who } handelt{ $whole ->
    [one] {""}
   *[other] : Aktion { NUMBER($number) } von { $whole }
    }
tv-challenged = { $who } antwortet oder gibt nach
tv-against = { $one } gegen { $other }
tv-draw = Unentschieden
tv-both-lose = Keine Seite liegt vorn: Beide verlieren ihr Gebot
tv-ahead = { $who } liegt vorn
tv-why = { $by ->
    [pool] Gleich viele Erfolge: Der höhere Vorrat entscheidet. Nur eine 1 ist ein Erfolg
    [failures] Gleich viele Erfolge: Weniger Dreien entscheiden. Nur eine 1 ist ein Erfolg
   *[successes] { $own ->
        [one] { $own } Erfolg
       *[other] { $own } Erfolge
        } gegen { NUMBER($other) }: Nur eine 1 ist ein Erfolg
    }
tv-overbids = { $who } überbietet
tv-overbid = { $number ->
    [one] { $number } Eigenschaft: Beide würfeln noch einmal
   *[other] { $number } Eigenschaften: Beide würfeln noch einmal
    }

## Wie ein Befehl heißt, für „Rückgängig: Vic sagt an“; eine Nachricht heißt wie der Befehl
undo-begin-kings = der Anfang
undo-add-person = { $name } kommt dazu
undo-remove-person = { $who } geht
undo-copy-person = { $name } kommt dazu
undo-move-person = der Platz von { $who }
undo-edit-sheet = der Bogen von { $who }
undo-set-traits = Eigenschaften von { $who }
undo-set-reading = die Hausregel { $ambiguity }
undo-begin-round = Runde beginnen
undo-declare = { $who } sagt an
undo-call-order = Reihenfolge
undo-act = eine Aktion
undo-challenge = { $target } herausfordern
undo-relent = nachgeben
undo-answer = die Antwort
undo-spend = { $who } gibt etwas aus
undo-roll-dice = würfeln
undo-type-dice = Würfel eintippen
undo-overbid = { $who } überbietet
undo-end-challenge = Herausforderung abschließen
undo-end-round = Runde beenden
undo-note = die Notiz
