# Die Leiste, in der der Host nach einem Text oder einer Wahl gefragt wird.
choose-one = Wähle mit der Taste davor oder mit den Pfeilen. Esc schließt die Frage.
nobody-called = Kein Name hier enthält „{ $letters }“.
letters-of-name = Buchstaben eines Namens

## Was der große Knopf solange sagt, und seine Taste
take = Nehmen: { $answer }
type-below = Unten eintippen
take-typed = Nimm, was du getippt hast
enter-takes = Enter nimmt es
choose-below = Unten wählen
its-key = Taste davor

## Wie man antwortet
type-or-choose = Tippen oder wählen mit ↑ ↓  ·  Enter nimmt es  ·  Esc bricht ab
type = Enter nimmt es  ·  Esc bricht ab
press-or-find = Taste davor drücken oder { $find } und Buchstaben des Namens  ·  Esc bricht ab
press = Taste davor drücken  ·  Esc bricht ab
