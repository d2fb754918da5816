# Taking a cast into the other edition: what has no counterpart there, and what becomes of it.
no-decks = The dice edition has no decks.
built-anew = Both decks are built anew, as at the start of a tarot evening.
own-cards = { LIST($who) }: the cards on the { COUNT($who) ->
    [one] sheet
   *[other] sheets
    } { $counts ->
    [yes] count again.
   *[no] stay there, and mean nothing until you play with cards again.
    }
rules = The house rules stay behind: { LIST($rules) }.
