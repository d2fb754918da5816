# Warum eine Besetzung oder der Plan eines Abends nicht gelesen oder gespeichert werden kann. Worte hinter einer Stelle wie „$.characters[0].name: “ haben keinen Punkt.

## Dateien
unread = { $path } kann nicht gelesen werden: { $why }.
unwritten = { $path } kann nicht geschrieben werden: { $why }.
no-text = das ist kein Text
within = { $path }: { $why }.

## An einer Stelle
nobody = hier ist niemand: eine Besetzung braucht mindestens eine Figur
too-many = { NUMBER($number) } Figuren, höchstens { NUMBER($most) }
named-twice = zwei heißen „{ $name }“
no-card = keine Karte heißt „{ $name }“
plain-significator = { $card } ist weder Hofkarte noch Große Arkane
significator-taken = { $card } ist schon ein Signifikator
no-significators = { $who } zieht aus { -horrors-deck(at: "dative") }, und das hat keine Signifikatoren
no-own-cards = { $who } zieht aus { -players-deck(at: "dative") }, und das hat stattdessen Signifikatoren
too-long = { NUMBER($number) } Zeichen, höchstens { NUMBER($most) }
card-not-in-deck = { $card } ist nicht in dem Deck, aus dem { $who } zieht
card-twice = { $card } ist doppelt da
card-in-horrors-deck = { $card } ist im { -horrors-deck(at: "bare") }
card-not-in-horrors-deck = { $card } ist nicht im { -horrors-deck(at: "bare") }
card-in-players-deck = { $card } ist im { -players-deck(at: "bare") }

## Namen gespeicherter Besetzungen
name-missing = Tipp einen Namen für die Besetzung ein.
name-too-long = Tipp einen kürzeren Namen für die Besetzung ein: höchstens { NUMBER($most) } Zeichen.
name-begins-badly = Lass den Namen der Besetzung mit einem Buchstaben anfangen, ohne Leerzeichen davor oder dahinter.
name-holds = Tipp für die Besetzung einen Namen ohne „{ $sign }“ ein.
