# Die Seite einer Probe auf dem Bildschirm des Hosts.

## Was zusammengestellt wird
title = Eine Probe
alone = { $who } wirft allein{ $words ->
    [none] {""}
   *[other] : { $words }
    }
    .dice = { $who } würfelt allein{ $words ->
        [none] {""}
       *[other] : { $words }
        }
against-whom = { $who } wirft gegen …
    .dice = { $who } würfelt gegen …
against-each-other = Sie werfen gegeneinander{ $words ->
    [none] {""}
   *[other] : { $words }
    }
    .dice = Sie würfeln gegeneinander{ $words ->
        [none] {""}
       *[other] : { $words }
        }
who = Wer
intensity = Intensität
    .dice = Zahl
against = Gegen
counts-for = Zählt für
with-stat = Mit
fits-as-well = Passt auch
besides = Außerdem
several = mehrere
    .tip = Mehrere Intensitäten, eine je Stufe des Erfolgs; mit Tasten: Umschalt und eine Ziffer
give = { $other ->
    [yes] dem anderen
   *[no] zur Intensität
    } [{ $key }]
    .dice = { $other ->
        [yes] dem anderen
       *[no] zur Zahl
        } [{ $key }]
side = { $who } = { $cards ->
    [one] 1 Karte
   *[other] { NUMBER($cards) } Karten
    }
    .dice = { $who } = { $cards ->
        [one] 1 Würfel
       *[other] { NUMBER($cards) } Würfel
        }
with-key = { $words } [{ $key }]
throws-with = { $who } wirft mit { stat-name }
    .dice = { $who } würfelt mit { stat-name }
high-stat = höherer Wert
    .dice = Fertigkeit

## Der große Knopf
ask-rival = { $who }: gegen wen?
ask-intensity = { $who }: welche Intensität?
    .dice = { $who }: über welche Zahl?
throws-ask-intensity = { $who } wirft: welche Intensität?
    .dice = { $who } würfelt: über welche Zahl?
rival-keys = 1 2 3 …
intensity-keys = 0 … 9, 1 0
choose-anew = neu wählen
no-throw-needed = { $who }: geklärt ohne Wurf
throw = { $cards ->
    [one] 1 Karte werfen
   *[other] { NUMBER($cards) } Karten werfen
    }
    .dice = { $cards ->
        [one] 1 Würfel werfen
       *[other] { NUMBER($cards) } Würfel werfen
        }
throw-again = Noch einmal werfen, neu gezählt
    .dice = Noch einmal würfeln, neu gezählt
next-task = Nächste Probe
enter = Enter

## Worauf es hinausläuft, und wie die letzte ausging
cards = = { $cards ->
    [one] 1 Karte
   *[other] { NUMBER($cards) } Karten
    }
    .dice = = { $cards ->
        [one] 1 Würfel
       *[other] { NUMBER($cards) } Würfel
        }
cards-of-each = = { $cards } Karten
    .dice = = { $cards } Würfel
no-throw = Kein Wurf
    .dice = Kein Wurf
reason-of = { $who }: { $reason }
now = Jetzt: { $words }
outcome = { $who }: { $how }

## Was gefragt wird
ask-label = Wofür steht der letzte Vorteil oder Nachteil?
    .hint = wofür
ask-tried = Was wird versucht? Die Spieler lesen es hinter dem Namen.
    .hint = klettert die Regenrinne hoch
ask-complication = Gleichstand: Was ändert sich für beide?
ask-free = Wie viele Karten ziehst du frei?
    .hint = 1 bis { NUMBER($most) }
    .dice = Mit wie vielen Würfeln würfelst du frei?

## Warum eine Taste nichts tut
only-at-ten = Wähle erst Intensität 10: Nur dort zählt, ob etwas Übernatürliches im Spiel ist.
no-label = Drück erst { $advantage } oder { $disadvantage }, dann sag, wofür; Esc bricht das ab.
counts-already = „{ $label }“ zählt schon.
too-long = Sag, was versucht wird, in höchstens { NUMBER($most) } Zeichen, nicht { NUMBER($letters) }.
no-trouble = Drück erst −, und sag, wofür: Noch kostet kein Nachteil eine Karte.
    .dice = Drück erst −, und sag, wofür: Noch kostet kein Nachteil einen Würfel.
intensity-first = Wähle erst die Intensität, dann, was es schwerer macht.
    .dice = Wähle erst die Zahl, dann, was es schwerer macht.
no-higher-intensity = Über 10 geht keine Intensität: Lass den Nachteil eine Karte kosten.
    .dice = Über 99 geht keine Zahl: Lass den Nachteil einen Würfel kosten.
rival-first = Wähle erst die Gegenseite: Die zusätzliche Karte geht an sie.
    .dice = Wähle erst die Gegenseite: Der zusätzliche Würfel geht an sie.
one-intensity = Wähle erst eine Intensität: Eine Ruheprobe geht gegen genau eine.
    .dice = Wähle erst eine Zahl: Eine Ruheprobe geht gegen genau eine.
bad-number = Frei gezogen werden 1 bis { NUMBER($most) } Karten, nicht „{ $text }“.
    .dice = Frei gewürfelt wird mit 1 bis { NUMBER($most) } Würfeln, nicht „{ $text }“.

## Ziehungen
free-draw = Freie Ziehung: { $cards ->
    [one] 1 Karte
   *[other] { NUMBER($cards) } Karten
    } [{ $key }]
    .dice = Freier Wurf: { $cards ->
        [one] 1 Würfel
       *[other] { NUMBER($cards) } Würfel
        } [{ $key }]
free-draw-tip = { $tip }, 1 bis { NUMBER($most) }
one-fewer = eine Karte weniger
    .dice = ein Würfel weniger
one-more = eine Karte mehr
    .dice = ein Würfel mehr
check-calm = { $button }{ $intensity ->
    [none] {""}
   *[other] {" "}gegen { $intensity }
    } [{ $key }]
