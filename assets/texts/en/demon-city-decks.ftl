# What is to be said of two decks that are being built.
card-twice = No card can be there twice: { LIST($cards) }
significator-away = A Significator belongs in the Players’ Deck: { LIST($cards) }
fool-in-both = The Fool is in both decks; it belongs in exactly one
fool-in-neither = The Fool is in neither deck; it belongs in exactly one
mostly-over-ten = Most cards of the Horror’s Deck are over 10; most should be 1 to 10
not-three-of-each = The Players’ Deck should have three pip cards of each value; it has fewer of { LIST($values) }
nobodys-card = In the Players’ Deck, but nobody’s Significator: { LIST($cards) }
value-missing = The Horror’s Deck has no card worth { LIST($values) }
own-card-away = A creature’s own card is not in the Horror’s Deck: { LIST($cards) }
more = { $number } more
powers-away = { COUNT($cards) ->
    [one] { LIST($named) } is not in { the-deck }, and can set nothing off for { $who }
   *[other] { LIST($named) } are not in { the-deck }, and can set nothing off for { $who }
    }
