# Eine Besetzung in die andere Ausgabe mitnehmen: was es dort nicht gibt, und was daraus wird.
no-decks = Die Würfelausgabe hat keine Decks.
built-anew = Beide Decks werden neu gebaut, wie zu Beginn eines Tarotabends.
own-cards = { LIST($who) }: Die Karten auf { COUNT($who) ->
    [one] dem Bogen
   *[other] den Bögen
    } { $counts ->
    [yes] zählen wieder.
   *[no] bleiben stehen und bedeuten nichts, bis wieder mit Karten gespielt wird.
    }
rules = Die Hausregeln bleiben zurück: { LIST($rules) }.
