# Die Teile eines Bogens, wie sie eingetippt werden: wie jeder heißt, mit einem Beispiel.
skills = Fertigkeiten
    .example = Schusswaffen 4, Volleyball 6 (Athletik)
numbers = Zahlen
further-stats = Weitere Werte
    .example = Ertrinken 8
close-deed = Greift an, nah
    .example = schwingt die Feueraxt gegen
shoot-deed = Schießt
    .example = feuert die Leuchtpistole auf
shoot-skill = Schießt mit
    .example = Schusswaffen
power = Kraft
    .example = füllt die Lungen von (Ertrinken gegen Zähigkeit)
calm-check = Ruheprobe
    .example = die Intensität, 0 bis 10, für alle, die diesen Horror sehen
protection = Schutz
    .example = 2
alias = Bekannt als
    .example = der Name, den die Spieler stattdessen lesen
short = Kurzname
    .example = bis zu 12 Zeichen, für den TV, wo der Name keinen Platz hat
picture = Bild
    .example = der Pfad einer Bilddatei
pronoun = Pronomen
    .example = she, he, it, they oder several
weapons = Waffen
    .example = Feueraxt: nah, Türen
instincts = Instinkte
    .example = angegriffen: abwehren, 5 von 10
card-powers = Von Karten ausgelöst
    .example = Der Mond: schwarzes Wasser steigt um eine Handbreit
notes = Notizen
    .example = nur für dich

# Ein Wert oder eine Fertigkeit, nach dem Namen auf dem Bogen.
stat = { stat-name }

## Warum etwas Eingetipptes abgelehnt wird
rank-no-number = { $what } ist eine ganze Zahl von 0 bis 99, nicht „{ $typed }“.
rank-incomplete = „{ $typed }“ braucht einen Namen und einen Rang, etwa „Yoga 3“ oder „Biologie 4 (Wissenschaft)“.
stat-elsewhere = Tipp { stat-name } in der eigenen Spalte der Tabelle ein.
power-incomplete = Eine Kraft braucht ein Vorhaben, ihren Wert und das, was widersteht, etwa „würgt (Ertrinken gegen Zähigkeit)“.
no-card = Keine Karte heißt „{ $typed }“: Tipp einen Namen wie Der Mond oder Sieben der Kelche ein.
protection-no-number = Schutz ist eine ganze Zahl von 0 bis 99, nicht „{ $typed }“.
calm-check-no-number = Eine Ruheprobe geht gegen eine ganze Zahl von 0 bis 10, nicht „{ $typed }“.
    .dice = Eine Ruheprobe geht gegen eine ganze Zahl von 0 bis 10, nicht „{ $typed }“.

## Wie eine Kraft gezeigt und eingetippt wird: ihr Wert gegen das, was widersteht
power-typed = { $deed } ({ $stat } { against } { $resist })
against = gegen
