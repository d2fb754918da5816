# Was auf gedruckten Seiten steht: Kartenbögen und Figurenbögen.
sheet-of-cards = { $title } · Bogen { NUMBER($number) } von { NUMBER($sheets) }, { $backs ->
    [yes] Rückseiten
   *[no] Vorderseiten
    }
how-to-print = { $both-sides ->
    [yes] Drucke mit 100 %, beidseitig, über die lange Kante gewendet.
   *[no] Drucke mit 100 %.
    } Diese Linie ist 5 cm lang:
significators = { $number ->
    [one] Signifikator
   *[other] Signifikatoren
    }
now = jetzt { NUMBER($number) }
side = Seite: { $side }
throws-from = wirft aus { dem-deck }
