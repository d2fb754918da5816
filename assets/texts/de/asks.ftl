# Warum der Befehl eines Gasts abgelehnt wird. Ein Feld heißt wie im Format des Spiels.
not-now = Das geht jetzt nicht.
number = { $field }: tipp eine Zahl von { NUMBER($least) } bis { NUMBER($most) } ein.
numbers = { $field }: tipp { $many } Zahlen von { NUMBER($least) } bis { NUMBER($most) } ein.
many = { NUMBER($fewest) } bis { NUMBER($longest) }
choice = { $field }: wähle { EITHER($among) }.
new-name = { $field }: tipp einen Namen ein, den noch niemand hat, mit höchstens { NUMBER($most) } Zeichen.
words = { $field }: tipp einen Text mit höchstens { NUMBER($most) } Zeichen ein.
