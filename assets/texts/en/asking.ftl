# The bar in which the Host is asked for a text or a choice.
choose-one = Choose one by its key or with the arrows. Escape closes the question.
nobody-called = No name here contains “{ $letters }”.
letters-of-name = letters of a name

## What the big button says meanwhile, and its key
take = Take: { $answer }
type-below = Type below
take-typed = Take what you typed
enter-takes = Enter takes it
choose-below = Choose below
its-key = its key

## How the question is answered
type-or-choose = Type, or choose with ↑ ↓  ·  Enter takes it  ·  Escape cancels
type = Enter takes it  ·  Escape cancels
press-or-find = Press its key, or { $find } and letters of the name  ·  Escape cancels
press = Press its key  ·  Escape cancels
