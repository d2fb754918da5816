takes = { $who } nimmt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
    }
succeeds-at = { $who } schafft Intensität { LIST($beaten) }{ COUNT($missed) ->
    [0] {""}
   *[other] , aber nicht { LIST($missed) }
    }
level = { $fate ->
    [automatic] Intensität { NUMBER($intensity) } ist ohne Wurf geschlagen
    [exceeded] { $value } schlägt Intensität { NUMBER($intensity) }
   *[not-exceeded] { $value } schlägt Intensität { NUMBER($intensity) } nicht
    }
