# Was in einem Plan für den Abend eines Gastes nicht gemeint sein kann; die Stelle steht davor.

no-title = ein Abend braucht einen Titel, den die Spieler lesen
so-many-people = { $number ->
    [0] niemand steht darin; nötig sind 1 bis { NUMBER($most) } Personen
   *[other] { $number } Personen sind zu viele: höchstens { NUMBER($most) }
}
name-unfit = ein Name hat 1 bis { NUMBER($most) } Zeichen
name-twice = zwei heißen „{ $name }“
number-beyond = eine Zahl von { NUMBER($least) } bis { NUMBER($most) } gehört hierher, nicht { NUMBER($number) }
no-such-system = dieses Spiel gibt es nicht; das System eines Plans ist { EITHER($known) }
no-such-key = diesen Schlüssel hat kein Bogen
another-kind = ein Wert anderer Art gehört hierher
no-such-temper = ein Temperament ist { EITHER($known) }
no-name = ein Name gehört hierher
