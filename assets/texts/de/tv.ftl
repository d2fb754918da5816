# Was der Fernseher neben den Worten des Spiels selbst schreibt, und was ein Bildschirmleser davon sagt.
window = Demon City – TV
ready = Bereit …
versus = gegen
not-enough = genügt nicht
round = Runde { NUMBER($number) }
what-do-you-do = Was tust du?

## Zeichen für das, was jemandem widerfuhr, nach ihren Worten
mark-critical = Kritisch
mark-fumble = Patzer
mark-significator = Signifikator
mark-hurt = Verletzt
    .dice = Verletzt
mark-out = Außer Gefecht
mark-panic = Panik
mark-settled = Erledigt

## Gesprochen
is-blank = Der Fernseher ist dunkel.
a-picture = Ein Bild
announces = Runde { NUMBER($number) }: { $name } sagt an …
face-down = { $number ->
    [one] 1 verdeckte Karte
   *[other] { NUMBER($number) } verdeckte Karten
    }
    .dice = { $number ->
        [one] 1 Würfel
       *[other] { NUMBER($number) } Würfel
        }
bids = bietet { NUMBER($number) }
wounds = { NUMBER($number) } von { NUMBER($whole) } Wunden
shots = { NUMBER($number) } von { NUMBER($whole) } Shots
