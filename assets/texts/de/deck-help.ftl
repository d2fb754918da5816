# Wie man ein Deck aus eigenen Bildern macht, auf einer Seite erzählt: Überschriften, und was darunter steht, eine Zeile je Absatz.

title = Ein Deck aus eigenen Bildern

scans = Aus Scans oder Fotos
    .words =
        Leg für jede Karte ein Bild in einen Ordner oder ein Zip: PNG, JPEG oder WebP, hochkant, etwa 1.000 Pixel breit oder mehr. Du brauchst nicht alle 78: Was fehlt, zeichnet das Programm.
        Nenn sie, wie du willst; „7 of cups“, „cu07“, „Ass der Kelche“ oder „tarot 08“ werden verstanden, auf Deutsch, Englisch, Französisch, Italienisch und Spanisch. Coins und disks sind Münzen (pentacles), rods und staves sind Stäbe (wands).
        Wähle Ansicht, Aussehen der Karten, „Deck aus Bildern machen …“. Sieh nach, wofür jedes Bild gehalten wird, berichtige, was nicht stimmt, und gib dem Deck einen Namen. Du siehst es sofort, und es bleibt im Menü.
        Wenn deine Karten nur Nummern haben, fragt das Programm, ob die 8 die Gerechtigkeit oder die Kraft ist: Da unterscheiden sich die Traditionen.

numbers = Zahlen
    .words =
        Spieler müssen eine Karte quer durchs Zimmer lesen können. Lass die Zahl des Programms auf den Bildern, außer sie haben eine eigene, die ebenso groß ist. Ein Deck ändert nur das Aussehen: Was eine Karte wert ist, bestimmt das Spiel.

by-hand = Von Hand
    .words =
        Ein Deck ist ein Ordner oder dieser Ordner als Zip mit der Endung .dcdeck. Darin liegen deck.toml, ein Ordner cards mit cups-7.png, swords-queen.png, major-justice.png und so weiter, und ein Ordner backs mit players.png und horror.png. Die zwei Rückseiten sollten sich in der Form unterscheiden, nicht nur in der Farbe.
        In deck.toml steht: format = 1, id = "night-bus", name = "The Night Bus", author, license. Wenn du magst, [image] mit fit = "cover", "contain" oder "stretch", trim = Prozent, die an jedem Rand wegfallen, index = "overlay" oder "none"; [cards] mit cups-7 = "scan 07.jpg" für Dateien mit anderen Namen.
        demoncity check-deck PATH zählt alles auf, was daran nicht stimmt.

limits = Grenzen
    .words =
        Höchstens 640 Dateien, je 24 MB und zusammen 256 MB; Bilder mit höchstens 24 Millionen Pixeln, WebP mit 12. Keine Verknüpfungen, kein Passwort, keine Animation. Ein schlechtes Bild kostet nur diese eine Karte.
