# Wie Personen, Seiten, Decks und Zahlen von Karten heißen.
nobody = niemand
side = { $first ->
    [yes] { $side ->
        [players] Die Spielerseite
        [horror] Die Horrorseite
        [Horror] Die Horrorseite
       *[other] Die Seite „{ $side }“
        }
   *[no] { $side ->
        [players] die Spielerseite
        [horror] die Horrorseite
        [Horror] die Horrorseite
       *[other] die Seite „{ $side }“
        }
    }
state-words = { state }
deck-first = { a-deck }
    .dice = { a-dice }
deck = { the-deck }
    .dice = { the-dice }
mode = { mode-of-deck }
    .dice = { mode-of-dice }
turned = { $who ->
    [none] was gezogen wurde
   *[other] was { $who } aufgedeckt hat
    }
    .dice = { $who ->
        [none] was gewürfelt wurde
       *[other] was { $who } gewürfelt hat
        }
cards = { number-of-cards }
    .dice = { number-of-dice }
card = { $title }
card-of-value = eine { NUMBER($value) }
players-side = Spieler
