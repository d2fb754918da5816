# Was jemand tut, den kein Mensch spielt: eine Zeile auf einem Bogen, wie sie gelesen und getippt wird.
line = { $when }: { $deed }
    .weighed = { $when }: { $deed }, { NUMBER($weight) } von 10

## Wann eine Zeile gilt
when-always = immer
when-attacked = angegriffen
when-attacked-beside-friend = angegriffen neben Freund
when-ally-attacked = Freund angegriffen
when-hurt = verletzt
when-outnumbered = in Unterzahl
when-foe-hurt = Gegner verletzt
when-ally-out = Freund außer Gefecht
when-first-round = in der ersten Runde

## Was dann getan wird
attack-anyone = irgendwen angreifen
attack-attacker = Angreifer angreifen
attack-allys-attacker = Angreifer eines Freundes angreifen
attack-same = denselben Gegner angreifen
attack-hurt = verletzten Gegner angreifen
attack-shared = Ziel eines Freundes angreifen
attack-unguarded = ungedeckten Gegner angreifen
attack-leader = ersten Angreifer angreifen
attack-spare = Gegner ohne Angreifer angreifen
defend = abwehren
withdraw = sich zurückziehen

## Was nicht gemeint sein kann
no-colon = In „{ $typed }“ fehlt ein Doppelpunkt zwischen Wann und Was: „angegriffen: abwehren“.
no-when = Schreib vor den Doppelpunkt { EITHER($known) }, nicht „{ $typed }“.
no-deed = Schreib hinter den Doppelpunkt { EITHER($known) }, nicht „{ $typed }“.
