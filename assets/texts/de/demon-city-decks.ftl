# Was zu zwei Decks zu sagen ist, die gerade gebaut werden.
card-twice = Keine Karte kann zweimal vorkommen: { LIST($cards) }
significator-away = Ein Signifikator gehört ins Spielerdeck: { LIST($cards) }
fool-in-both = Der Narr ist in beiden Decks; er gehört in genau eines
fool-in-neither = Der Narr ist in keinem der Decks; er gehört in genau eines
mostly-over-ten = Die meisten Karten des Horrordecks liegen über 10; die meisten sollten 1 bis 10 sein
not-three-of-each = Das Spielerdeck braucht drei Zahlenkarten von jedem Wert; weniger hat es von { LIST($values) }
nobodys-card = Im Spielerdeck, aber niemandes Signifikator: { LIST($cards) }
value-missing = Das Horrordeck hat keine Karte mit dem Wert { EITHER($values) }
own-card-away = Die eigene Karte eines Wesens ist nicht im Horrordeck: { LIST($cards) }
more = { $number } weitere
powers-away = { COUNT($cards) ->
    [one] { LIST($named) } ist nicht im { deck-name } und kann für { $who } nichts auslösen
   *[other] { LIST($named) } sind nicht im { deck-name } und können für { $who } nichts auslösen
    }
