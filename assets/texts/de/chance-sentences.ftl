# Die Chancen eines Szenarios, wie `demoncity odds --explain` sie sagt. Eine Chance steht in Prozent mit zwei Nachkommastellen.
per-cent = { $number } %

## Einer Runde
clash = { $number ->
    [0] im Clash
   *[other] in Clash { $number }
    }
best = { $edition ->
    [dice] der höchste Wurf
   *[cards] die höchste Karte
    }
side-holds = { $side }: { best } { clash } in { $chance }
stalemate = ihr Vorhaben misslingt trotzdem in { $chance }
side-chooses = es ist zwischen gleich hohen Angriffen zu wählen in { $chance }
opposed-tie = Gegnerische Seiten liegen { clash } mit { $edition ->
    [dice] dem höchsten Wurf
   *[cards] der höchsten Karte
    } gleichauf in { $chance }: Nichts geschieht
attack-lands = { $who }: Der Angriff trifft in { $chance }
deed-succeeds = { $who }: Das Vorhaben gelingt in { $chance }
candidate = { $who }: In { $chance } ist es eines von mehreren Vorhaben, zwischen denen zu wählen ist

## Eines Wurfs
just-happens = { $who }: Das Vorhaben geschieht einfach
gets-there = { $who } kommt ans Ziel in { $chance }; sonst kommt vorher ein Treffer
without-throw = { $who } hat ohne Wurf { $succeeds ->
    [yes] Erfolg
   *[no] keinen Erfolg
    }
throw = { $who } hat Erfolg in { $succeeds } und keinen in { $fails }
level = { NUMBER($intensity) } in { $chance }
levels = { $who } schlägt Intensität { LIST($levels) }
critical = { $who } hat einen kritischen Erfolg in { $chance }
fumble = { $who } hat einen Patzer in { $chance }

## Von Parteien gegeneinander
wins = { $who } gewinnt in { $chance }
tie = Gleichstand in { $chance }

## Warum es keine gibt
cards-known = diese Karten sind bekannt; lass sie weg, um nach Chancen zu fragen
dice-known = diese Würfel sind bekannt; lass sie weg, um nach Chancen zu fragen
too-many-throws = Chancen werden für bis zu { NUMBER($most) } Würfe berechnet, und dies sind { NUMBER($throws) }
too-few-cards = { number-of-cards } { $cards ->
    [one] wird
   *[other] werden
    } vom { deck-name } verlangt, und Stapel und Ablage haben { $held ->
    [0] keine
   *[other] { NUMBER($held) }
    }
