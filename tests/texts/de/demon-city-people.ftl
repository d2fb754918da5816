side = { $first ->
    [yes] Seite „{ $side }“
   *[no] die Seite „{ $side }“
    }
cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
    }
