# Die Tafel von jemandem, der ansagt: was sie fragt, was auf ihrem großen Knopf steht, und warum eine Taste nichts tut.

## Ihre Überschrift
who-stops = Wer will { $who } aufhalten? Drück die Tasten dieser Figuren, dann Enter. Wenn niemand will, drück nur Enter.
thinks-again = Ändere, was { $who } angesagt hat
last-round = letzte Runde: { $deed }
may-stand-elsewhere = neuer Platz möglich, höchstens 60 Fuß weit
    .dice = hat letzte Runde erfolgreich abgewehrt
target-left = { $who }: Drück die Taste eines anderen Ziels; das letzte hat den Kampf verlassen
target-joined = { $who }: Drück die Taste eines anderen Ziels, { LIST($whom) } { COUNT($whom) ->
    [one] ist
   *[other] sind
    } jetzt auf derselben Seite

## Was dabei herauskommt
trick = Trick:

program-announces = Das Programm für { $who } ansagen lassen

## Texte, nach denen ein Knopf fragt
text = { $button }: { $words }
empty = { $text ->
    [words] ausgeschrieben
    [intensity] 5 autofahren
   *[run] Fuß
    }
feet = { NUMBER($feet) } Fuß
in-own-words = in eigenen Worten …
feet-word = Fuß
supernatural = übernatürlich
mundane = weltlich
ask-words = { $who }: Was genau geschieht?
    .hint = ausgeschrieben, mit allen Namen: Jeder liest es
ask-label = { $who }: Wofür war der letzte Vor- oder Nachteil?
    .hint = ein paar Worte
ask-intensity = { $who }: Was ist zu schlagen, und mit welchem Wert?
    .hint = eine Intensität, ein Wert oder beides: 5 autofahren; Stufen: 2 5 8; bei 10 auch: übernatürlich, weltlich
    .hint-dice = eine Zahl, ein Wert oder beides: 5 autofahren
ask-run = { $who }: Wie weit wird dabei gelaufen?
    .hint = Fuß
ask-trick = { $who }: Was wird noch versucht?
    .hint = ein weiterer Trick, der eine Karte kostet
no-label = Gib zuerst etwas, das sich benennen lässt: { $advantage } einen Vorteil, { $disadvantage } einen Nachteil.
bad-run = Tipp als ganze Zahl ein, wie viele Fuß gelaufen werden, nicht „{ $text }“.
bad-intensity = Tipp eine Intensität von 0 bis 10 ein, nicht { NUMBER($level) }.
    .dice = Tipp einen Zielwert von 0 bis 99 ein, nicht { NUMBER($level) }.
levels-fall = Tipp mehrere Intensitäten von niedrig nach hoch ein: { NUMBER($level) } kann nicht nach { NUMBER($before) } kommen.
one-number = Mit Würfeln hat ein Vorhaben einen einzigen Zielwert, nicht mehrere.
unknown-stat = { $who } hat weder Wert noch Fertigkeit, die mit „{ $letters }“ anfängt. Tipp den Anfang hiervon ein: { EITHER($known) }.

## Der große Knopf
nobody-stops = Niemand hält es auf
contested = Angefochten: Karten legen
    .dice = Angefochten: Würfel legen
choose-deed = { $who }: Wähle ein Vorhaben
repeat = Noch einmal: { $who } { $deed }
choose-target = { $who }: Wähle das Ziel
target-keys = 1 2 3 …
objection-above = siehe oben
announce = { $anew ->
    [yes] Neu ansagen
   *[no] Ansagen
    } für { $who }
enter = Enter
not-yet = { $step } [{ $keys }].

## Warum eine Taste nichts tut
deed-first = Wähle zuerst ein Vorhaben: { $keys }.
deed-before-target = Wähle zuerst ein Vorhaben, dann sein Ziel: { $keys }.
deed-chosen = „{ $deed }“ ist schon gewählt. { $step }: { $keys }.
target-named = { $whom } ist schon das Ziel. { $step }: { $keys }.
no-power = { $who } hat auf dem Bogen keine Kraft.
not-own-target = { $who } kann nicht das Ziel des eigenen Vorhabens sein: Drück die Taste einer anderen Figur.
own-side = { $whom } ist auf der Seite von { $who }: Drück { $other } für ein Vorhaben, das kein Angriff ist, oder { $person }, dann S, um jemanden auf eine andere Seite zu stellen.
stops-later = Drück zuerst Enter: Dann kommt die Frage, wer { $who } aufhalten will; danach die Taste von { $whom }.
changes-nothing = „{ $chip }“ ändert { $whole ->
    [yes] nichts an diesem Vorhaben
   *[no] nichts, solange das Ziel nicht genannt ist
    }.
only-other-dodges = Drück zuerst { $other }: Nur ein solches Vorhaben kann zugleich ein Ausweichen sein.
only-other-aims = Drück zuerst { $other }: Nur ein solches Vorhaben lässt sich gegen jemanden richten. Angriffe sind es immer, und die übrigen haben kein Ziel.
for-attacks = Drück zuerst eine Taste von { $keys }: „{ $chip }“ gehört zu einem Angriff.
not-hurt = { $who } ist nicht verletzt.
    .dice = { $who } ist nicht verletzt.
only-harmless = Nur Entwaffnen ohne Schaden kostet nichts [{ $key }]; Hausregel T-AMB-67 b lässt auch andere Ziele zu.
    .dice = Ein Angriff ohne Schaden richtet keinen an [{ $key }].
settled = Das Vorhaben von { $who } ist entschieden und lässt sich nicht mehr ändern.

## Der Satz des Entwurfs: jedes Wort darin ist ein Menü
drafted-deed = { $deed ->
    [close] attackiert
    [shoot] schießt auf
    [power] richtet eine Kraft gegen
    [defend] wehrt sich gegen
    [other] versucht etwas gegen
    [concerning] tut etwas für oder mit
    [uncontested] tut etwas Unangefochtenes
    [move] bewegt sich
   *[none] tut was?
    }
drafted-nobody = { $lacks ->
    [yes] wen?
   *[no] niemand Bestimmtes
    }
drafted-cards = { $number ->
    [one] 1 Karte
   *[other] { NUMBER($number) } Karten
    }{ $lowest ->
    [yes] , die niedrigste zählt
   *[no] {""}
    }
    .dice = { $number ->
        [one] 1 Würfel
       *[other] { NUMBER($number) } Würfel
        }
because = wegen: { $reasons }
drafted-deed-tip = Das Vorhaben wählen
drafted-target-tip = Wählen, um wen es geht
drafted-cards-tip = Geben oder streichen, was zählt
more = Mehr
    .tip = Eigene Worte, eine Intensität, ein Lauf, ein Trick, eine Benennung
    .tip-dice = Eigene Worte, ein Zielwert, eine Benennung
fewer = Weniger
