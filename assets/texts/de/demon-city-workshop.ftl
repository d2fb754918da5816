# Die Deckwerkstatt, die Zahlen der Decks, und wie jedes gespielt wird.

## Die Werkstatt
title = Decks
players-deck = Spielerdeck
horrors-deck = Horrordeck
neither-deck = In keinem Deck
place = { $deck } · { $cards }
behind-curtain = hinter dem Vorhang [{ $key }]
more-behind = { NUMBER($more) } weitere hinter dem Vorhang
forbids = ✗ { $remark }
remark = · { $remark }
curtain = { $button }: { $open ->
    [yes] offen
   *[no] zu
    }
courts = { $button }: { $equal ->
    [yes] alle 11
   *[no] 11 bis 14
    }
fool = { $button }: { $deck ->
    [players] Spieler
    [horror] Horror
   *[none] keins
    }
chosen = { $card } · { $deck }
none-chosen = Keine Karte ist gewählt: Nimm die Pfeiltasten, Tab oder einen Klick
whose = Wessen eigene Karte
card = Karte
moved = verschoben
worth = { $card }, { NUMBER($worth) } wert{ $owner ->
    [none] {""}
   *[other] , von { $owner }
    }{ $moved ->
    [yes] , verschoben
   *[no] {""}
    }
move-first = Verschieb erst eine Karte: Beide Decks sind so, wie sie hier stehen.
choose-deck = Wähle eine Karte aus dem Deck, das du mischen willst.
choose-card = Wähle erst eine Karte, mit den Pfeiltasten, Tab oder einem Klick.

## Wie viele Karten wo liegen
decks-dock = Decks (nur für den Host)
deck = Deck
pile = Stapel
down = Zu
shown = Offen
discard = Ablage
players = Spieler
horror = Horror
not-counted = Nur die höchsten Karten sind eingetippt:
    Stapel und Ablage werden nicht gezählt
real = echt
mode = { $mode ->
    [program] Das Programm mischt und gibt dieses Deck.
    [every-card] Echte Karten: Tipp jede ein, die aufgedeckt wird, damit Stapel und Ablage stimmen.
   *[highest-only] Echte Karten: Tipp nur die höchste jedes Wurfs ein. Stapel, Ablage und Chancen werden nicht gezählt.
    }

## Wie ein Deck gespielt wird
deck-is = { $deck }
    .tip = Nur solange keine Karte auf dem Tisch liegt: außerhalb des Kampfes oder vor der ersten Ansage einer Runde
    .dice = { $deck }
    .tip-dice = Nur solange kein Würfel bereitliegt: außerhalb des Kampfes oder vor der ersten Ansage einer Runde
