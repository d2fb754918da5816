# Was die Seiten der Gäste gemeinsam haben: die Fragen der Felder, und warum etwas Eingetipptes abgelehnt wird.

people = Alle am Tisch
yes = Ja
no = Nein
such-as = { $asked }, etwa { $example }
text-hint = in deinen Worten, oder nichts
no-numbers = Tipp Zahlen mit einem Leerzeichen dazwischen ein, nicht „{ $text }“.
more-numbers = Tipp noch eine Zahl ein.
too-many-numbers = Tipp weniger Zahlen ein.
number-from = Tipp eine Zahl von { NUMBER($least) } bis { NUMBER($most) } ein.
so-many-numbers = { $number ->
    [one] Tipp eine Zahl von { NUMBER($least) } bis { NUMBER($most) } ein.
   *[other] Tipp { $number } Zahlen von { NUMBER($least) } bis { NUMBER($most) } ein.
}
numbers-from = Tipp { NUMBER($fewest) } bis { NUMBER($longest) } Zahlen von { NUMBER($least) } bis { NUMBER($most) } ein.
another-text = Tipp etwas anderes ein: höchstens 300 Zeichen, und keinen Namen, den schon jemand hat.
sheet-heading = Jetzt
sheet-people = Wenn nach jemandem gefragt wird, tipp die Zahl vor dem Namen ein; ab der elften mit Umschalt
new-solo = A&llein spielen …
new-dice = Neu mit &Würfeln …
new-kings = Neu: &Kings of New York …
new-action = Neu: Act&ion! …
program-plays = { $who ->
    [none] Tun, was das Programm vorschlägt
   *[other] { $who }: das Programm spielt
}

## Die Seite der Besetzung
newcomer = Neue Figur
hidden = verborgen
no-number = { $title } ist eine ganze Zahl, nicht „{ $text }“.
no-answer = { $title }: Tipp { $yes } oder { $no } ein.
no-such-word = „{ $text }“ ist nichts davon: { LIST($words) }.
