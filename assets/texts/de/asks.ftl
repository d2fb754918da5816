# Warum der Befehl eines Gasts abgelehnt wird. Ein Feld heißt wie im Format des Spiels.
not-now = Das geht jetzt nicht.
number = { $field }: Tipp eine Zahl von { NUMBER($least) } bis { NUMBER($most) } ein.
numbers = { $field }: Tipp { $many } Zahlen von { NUMBER($least) } bis { NUMBER($most) } ein.
many = { NUMBER($fewest) } bis { NUMBER($longest) }
choice = { $field }: Wähle { EITHER($among) }.
new-name = { $field }: Tipp einen Namen ein, den noch niemand hat, mit höchstens { NUMBER($most) } Zeichen.
words = { $field }: Tipp einen Text mit höchstens { NUMBER($most) } Zeichen ein.
# Was erst vorbei sein muss: ein Wort des Spiels dafür.
later = { $until ->
    [round] Das geht erst nach der Runde. Beende sie mit E oder mach den Schritt rückgängig.
    [challenge] Solange eine Herausforderung offen ist, bleiben Zahlen, wie sie sind. Beende sie zuerst. Pronomen, Notizen und „verborgen“ gehen auch jetzt.
    [fight] Das geht erst nach dem Kampf. Beende ihn mit E oder mach den Schritt rückgängig.
    [action] Solange eine Aktion läuft, bleiben Zahlen, wie sie sind. Beende sie zuerst mit D.
   *[rolls] Mit diesen Zahlen wird gerade gewürfelt. Würfle zuerst oder tipp die Würfe ein.
    }
# Wie Spieler von jemandem lesen, dessen Namen sie nicht kennen; mehrere haben Nummern.
somebody = { $number ->
    [1] Jemand
   *[other] Jemand ({ $number })
    }
