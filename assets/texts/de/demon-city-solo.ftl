# Ein Soloabend: was das Programm als Host tut, sobald der Spieler so weit ist.
goes-on = Weiter
acts = Lass { $who } handeln
recovers = Lass { $who } die Erholung versuchen
passes = Lass { $who } diese Runde nichts tun
damage = Sieh, was der Treffer { $target } kostet
chooses = Sieh, welches Vorhaben zählt
equals = { LIST($choices) } sind gleichauf. Enter lässt das Programm wählen; drück eine Zahl, um selbst zu wählen.
over = Kampf beenden
nothing-proposed = Das Programm hat in dieser Runde für niemanden gespielt, also gibt es nichts zu begründen.
