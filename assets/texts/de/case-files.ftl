# Was an einer Datei mit Tabellen oder einem Fall nicht stimmt; jedes steht hinter seiner Stelle.
empty = Schreib hier etwas.
too-long = Das sind { NUMBER($number) } Zeichen; höchstens { NUMBER($most) } passen.
too-many = Das sind { NUMBER($number) }; höchstens { NUMBER($most) } passen.
so-many-tables = Eine Datei kann 1 bis { NUMBER($most) } Tabellen haben; diese hat { NUMBER($number) }.
title-twice = Zwei Tabellen heißen „{ $title }“.
uneven = Eine Tabelle braucht 1, 2, 5, 10, 20, 25, 50 oder 100 Zeilen, damit alle gleich wahrscheinlich sind; diese hat { NUMBER($number) }.
pace-out = Das Tempo (pace) muss eine Zahl von 1 bis 4 sein.
key-twice = Zwei Teile des Falls haben den Schlüssel „{ $key }“.
leads-nowhere = Keine Szene und kein Ende hat den Schlüssel „{ $key }“.
nobody-called = Keine Figur des Hosts in dieser Datei heißt „{ $name }“.
no-such-clock = Keine Uhr in diesem Fall heißt „{ $clock }“.
found-nowhere = In diesem Fall gibt es nichts zu finden, das „{ $find }“ heißt.
against-out = Die Intensität muss eine Zahl von 0 bis { NUMBER($most) } sein.
clock-out = Die Uhr „{ $clock }“ braucht einen Namen und { NUMBER($fewest) } bis { NUMBER($most) } Felder.
