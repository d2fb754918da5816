# Die Tafel einer Figur: was der Host mit ihr tun kann, und was jedes davon fragt. `.when` sagt, wann es geht.

## Ihre Überschrift
heading-key = { $key }  { $who }
toughness-of = Zähigkeit { NUMBER($now) } von { NUMBER($whole) }
calm-of = Ruhe { NUMBER($now) } von { NUMBER($whole) }
not-here = nicht im Kampf

## Ihre Knöpfe
with-key = { $action } [{ $key }]
spoken = { $who }: { $action }
not-now = „{ $action }“ geht jetzt nicht. { $when }
out = Raus
    .tip = { -out(at: "head") } setzen oder das beenden
panic = Panik
    .tip = In { -panic } versetzen oder das beenden
held = gehalten
    .tip = Festgehalten oder frei
hurt = verletzt
    .tip = Eine Verletzung kostet eine Karte, bis ein Punkt Zähigkeit zurückkommt
    .dice = verletzt
    .tip-dice = In diesem Kampf verletzt: ein Würfel weniger
toughness = Zähigkeit …
    .tip = Zähigkeit eintippen
calm = Ruhe …
    .tip = Ruhe eintippen
recover = erholen …
    .tip = Auf dein Wort erholen oder dafür werfen, vor der Ansage
    .when = Nur wer { -out } oder in { -panic } ist, erholt sich, und nur, wenn er an der Reihe ist.
    .tip-dice = Am Ende einer Runde würfeln, um sich zu erholen
    .when-dice = Nur wer { -out } oder in { -panic } ist, erholt sich, einmal, am Ende einer Runde.
damage = Schaden werfen …
    .tip = Durch einen Wurf bestimmen, wie viel Zähigkeit ein Vorhaben kostet
    .when = Es geht, sobald jemandes Vorhaben dieser Figur geschadet haben kann.
    .dice = Schaden würfeln …
    .tip-dice = Durch Würfeln bestimmen, wie viel Zähigkeit ein Treffer kostet
    .when-dice = Es geht, sobald ein Angriff diese Figur getroffen haben kann.
check = Ruheprobe …
    .tip = Für Ruhe gegen die Zahl eines Horrors werfen oder gegen eine andere
    .tip-dice = Für Ruhe gegen die Zahl eines Horrors würfeln oder gegen eine andere
amend = ändern
    .tip = Die Ansage ändern; niemand danach muss neu ansagen
    .when = Es geht ab der Ansage, bis das Vorhaben entschieden ist.
side = Seite wechseln …
    .tip = Auf eine andere Seite stellen
    .when = Seiten wechseln vor der ersten Ansage einer Runde.
merge = verbinden …
    .tip = Den Clash mit einem anderen verbinden oder die zwei trennen
    .when = Es geht während der Ansagen, mit zwei oder mehr Personen im Kampf.
exclude = ausschließen …
    .tip = Sagen, welches Vorhaben derselben Seite neben diesem nicht möglich ist
    .when = Es geht, sobald zwei Personen einer Seite im Kampf sind.
distance = Abstand …
    .tip = Sagen, wie weit jemand zu Beginn der Runde entfernt ist
    .when = Es geht während der Ansagen, mit zwei oder mehr Personen im Kampf.
drives = fährt
    .tip = Fährt um die Wette: Wer fährt, hat einen eigenen Clash
    .when = Nur wer im Kampf ist, kann fahren, und nur, bevor die Karten geworfen sind.
    .when-dice = Nur wer im Kampf ist, kann fahren, und nur, bevor gewürfelt ist.
group = Gruppe …
    .tip = Gleiche Gegner hinter diesem einen Wurf versammeln
    .when = Es geht vor der ersten Ansage einer Runde, mit jemandem von derselben Seite und demselben Deck.
    .tip-dice = Gleiche Gegner hinter diesem einen Wurf versammeln
    .when-dice = Es geht vor der ersten Ansage einer Runde, mit jemandem von derselben Seite.
lead = führen
    .tip = Die eigene Gruppe führen lassen
    .when = Nur wer in einer Gruppe steht, kann sie führen, und nur, bevor die Karten geworfen sind.
    .when-dice = Nur wer in einer Gruppe steht, kann sie führen, und nur, bevor gewürfelt ist.
elsewhere = Platz …
    .tip = Vor der Ansage auf einen neuen Platz stellen, nach einem Erfolg in der letzten Runde
    .when = Es geht nach einem Erfolg in der letzten Runde, vor der Ansage.
leave = aussteigen
    .tip = Aus dem Kampf nehmen; die Karten werden ungesehen abgelegt
    .when = Nur wer im Kampf ist, kann ihn verlassen, und nur, bevor die Karten geworfen sind.
    .tip-dice = Aus dem Kampf nehmen; die Würfel werden nicht geworfen
    .when-dice = Nur wer im Kampf ist, kann ihn verlassen, und nur, bevor gewürfelt ist.
newcomer = dazuholen …
    .tip = Jemanden dazuholen, aus der Besetzung oder neu
    .when = Neue steigen während der Ansagen ein; Enter geht zur nächsten Runde.
redraw = neu losen
    .tip = Die Reihenfolge aller mit gleicher Agilität neu auslosen
    .when = Neu gelost wird vor der ersten Ansage einer Runde, unter Figuren mit gleicher Agilität.
step-up = eine Stufe höher
    .tip = Steht über jemandem, der diesen Vorteil auch hat: eine Karte mehr je Stufe
hidden = verborgen
    .tip = Die Spieler lesen „?“ statt des Namens, bis du ihn zeigst
program = Programm spielt
    .tip = Das Programm sagt für die Figur an, sooft sie dran ist, bis du das zurücknimmst
to-a-player = an einen Spieler
to-the-host = an den Host
set-deck-tip = Wechseln, wer { $who } spielt, und damit das Deck

## Was sie fragen
ask-toughness = Wie hoch ist die Zähigkeit von { $who } jetzt, von { NUMBER($whole) }?
ask-calm = Wie hoch ist die Ruhe von { $who } jetzt, von { NUMBER($whole) }?
number-hint = eine Zahl, −99 bis 99
no-number = Tipp eine ganze Zahl ein, nicht „{ $text }“.

ask-after-failure = { $who } hat sich nicht erholt: Was folgt?
acts = handelt trotzdem
no-action = keine Aktion in dieser Runde
out-for-good = endgültig raus
ask-recovery = { $who } ist { $out ->
    [yes] { $panicked ->
        [yes] { -out } und in { -panic }
       *[no] { -out }
        }
   *[no] in { -panic }
    }: Gelingt die Erholung?
    .hint = oder wirf: eine Intensität, dazu ein Wert, wenn du magst: 5 zähigkeit
    .dice = { $who } ist { $out ->
        [yes] { $panicked ->
            [yes] { -out } und in { -panic }
           *[no] { -out }
            }
       *[no] in { -panic }
        }: Gegen welchen Zielwert wird gewürfelt?
    .hint-dice = ein Zielwert, dazu ein Wert, wenn du magst: 5 zähigkeit
gets-up = nicht mehr { -out }
calms-down = nicht mehr in { -panic }
pass-turn = keine Aktion
bad-recovery = Tipp eine Intensität von 0 bis 10 ein, dazu einen Wert, wenn du magst, nicht „{ $text }“.
    .dice = Tipp einen Zielwert ein, dazu einen Wert, wenn du magst, nicht „{ $text }“.
unknown-stat = Kein Wert von { $who } beginnt mit „{ $letters }“. Tipp den Anfang von einem ein: { EITHER($known) }.

ask-excludes = Wessen Vorhaben schließt das von { $who } aus, sodass nur eines von beiden geschieht?

ask-whose-damage = Schaden an { $who }: durch wessen Vorhaben?
ask-damage = Schaden an { $who } durch { $by }
    .hint = oder zusätzlicher Schutz: 2; oder ein Wert von { $by } für massiven Schaden
    .again = Schaden an { $who } durch { $by } ist geworfen: { NUMBER($thrown) }. Noch einmal werfen?
    .again-dice = Schaden an { $who } durch { $by } ist gewürfelt: { NUMBER($thrown) }. Noch einmal würfeln?
throw = { $again ->
    [yes] noch einmal{" "}
   *[no] {""}
    }{ $cards ->
    [one] 1 Karte
   *[other] { NUMBER($cards) } Karten
    } werfen, die niedrigste zählt
    .dice = { $again ->
        [yes] noch einmal{" "}
       *[no] {""}
        }{ $cards ->
        [one] 1 Würfel
       *[other] { NUMBER($cards) } Würfel
        } werfen, der niedrigste zählt
bad-protection = Tipp den Schutz als Zahl ein, oder einen Wert von { $by } für massiven Schaden, nicht „{ $text }“.

ask-check = { $who } macht eine Ruheprobe: wogegen?
    .hint = eine Intensität, 0 bis 10
    .other = oder eine andere Intensität, 0 bis 10
    .hint-dice = ein Zielwert
    .other-dice = oder ein anderer Zielwert
horror = { $who }: { NUMBER($intensity) }

ask-side = Auf welcher Seite ist { $who }?
    .hint = oder tipp eine andere Seite ein; im Kampf gilt sie für diese Runde
no-side = Tipp den Namen einer Seite ein oder wähl eine mit ↑ und ↓.
long-side = Tipp für die Seite einen Namen mit höchstens { NUMBER($most) } Zeichen ein.
ask-how-long = Wie lange ist { $who } auf der Seite „{ $side }“{ $leader ->
    [none] {""}
   *[other] , während { $leader } die Gruppe führt
    }?
this-round = diese Runde
for-good = auf Dauer
ask-heir-joins = { $who } wechselt zu { $side }: Wer führt jetzt die Gruppe?
ask-heir-leaves = { $who } geht: Wer führt jetzt die Gruppe?


ask-touch = { $who } und wer noch: ein Clash oder zwei?
ask-clashes = { $who } und { $other }: ein Clash oder zwei?{ $drives ->
    [yes] {" "}Wer fährt, ist nur mit anderen Fahrern in einem Clash.
   *[no] {""}
    }
one-clash = ein Clash
two-clashes = zwei Clashes
as-announced = wie angesagt

ask-from-whom = Abstand von { $who } zu Rundenbeginn: von wem aus?
ask-feet = Wie weit ist { $who } von { $other } entfernt, in Fuß?
    .hint = Fuß
in-feet = { $who }: { NUMBER($feet) } Fuß

ask-group = Wer steht hinter dem einen Wurf von { $who }?
    .dice = Wer steht hinter dem einen Wurf von { $who }?
same-sheet = alle mit demselben Bogen
everybody = alle
each-alone = niemand: jeder für sich
another-leads = jemand anderes führt …
ask-leader = Wer führt die Gruppe von { $who }?

ask-newcomer = Wer kommt dazu?
    .hint = oder jemand Neues: Name, Seite, Agilität, Zähigkeit
bad-newcomer = Tipp die neue Figur als Name, Seite, Agilität und Zähigkeit ein: Ratte, { $side }, 3, 2.

ask-elsewhere = { $who } darf vor der Ansage einen neuen Platz einnehmen: wo?
    .hint = der neue Platz, höchstens 60 Fuß entfernt
