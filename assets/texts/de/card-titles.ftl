# Wie jede Karte heißt, wie man sie nennt; eine Große Arkane auch ohne Artikel, wie eine kurze Liste sie hat. Eine Nachricht heißt wie die Karte.

## Stäbe
wands-1 = Ass der Stäbe
wands-2 = Zwei der Stäbe
wands-3 = Drei der Stäbe
wands-4 = Vier der Stäbe
wands-5 = Fünf der Stäbe
wands-6 = Sechs der Stäbe
wands-7 = Sieben der Stäbe
wands-8 = Acht der Stäbe
wands-9 = Neun der Stäbe
wands-10 = Zehn der Stäbe
wands-page = Bube der Stäbe
wands-knight = Ritter der Stäbe
wands-queen = Königin der Stäbe
wands-king = König der Stäbe

## Kelche
cups-1 = Ass der Kelche
cups-2 = Zwei der Kelche
cups-3 = Drei der Kelche
cups-4 = Vier der Kelche
cups-5 = Fünf der Kelche
cups-6 = Sechs der Kelche
cups-7 = Sieben der Kelche
cups-8 = Acht der Kelche
cups-9 = Neun der Kelche
cups-10 = Zehn der Kelche
cups-page = Bube der Kelche
cups-knight = Ritter der Kelche
cups-queen = Königin der Kelche
cups-king = König der Kelche

## Schwerter
swords-1 = Ass der Schwerter
swords-2 = Zwei der Schwerter
swords-3 = Drei der Schwerter
swords-4 = Vier der Schwerter
swords-5 = Fünf der Schwerter
swords-6 = Sechs der Schwerter
swords-7 = Sieben der Schwerter
swords-8 = Acht der Schwerter
swords-9 = Neun der Schwerter
swords-10 = Zehn der Schwerter
swords-page = Bube der Schwerter
swords-knight = Ritter der Schwerter
swords-queen = Königin der Schwerter
swords-king = König der Schwerter

## Münzen
pentacles-1 = Ass der Münzen
pentacles-2 = Zwei der Münzen
pentacles-3 = Drei der Münzen
pentacles-4 = Vier der Münzen
pentacles-5 = Fünf der Münzen
pentacles-6 = Sechs der Münzen
pentacles-7 = Sieben der Münzen
pentacles-8 = Acht der Münzen
pentacles-9 = Neun der Münzen
pentacles-10 = Zehn der Münzen
pentacles-page = Bube der Münzen
pentacles-knight = Ritter der Münzen
pentacles-queen = Königin der Münzen
pentacles-king = König der Münzen

## Große Arkana
major-0 = Der Narr
    .plain = Narr
major-1 = Der Magier
    .plain = Magier
major-2 = Die Hohepriesterin
    .plain = Hohepriesterin
major-3 = Die Herrscherin
    .plain = Herrscherin
major-4 = Der Herrscher
    .plain = Herrscher
major-5 = Der Hierophant
    .plain = Hierophant
major-6 = Die Liebenden
    .plain = Liebende
major-7 = Der Wagen
    .plain = Wagen
major-8 = Die Kraft
    .plain = Kraft
major-9 = Der Eremit
    .plain = Eremit
major-10 = Rad des Schicksals
    .plain = Rad des Schicksals
major-11 = Die Gerechtigkeit
    .plain = Gerechtigkeit
major-12 = Der Gehängte
    .plain = Gehängter
major-13 = Der Tod
    .plain = Tod
major-14 = Die Mäßigkeit
    .plain = Mäßigkeit
major-15 = Der Teufel
    .plain = Teufel
major-16 = Der Turm
    .plain = Turm
major-17 = Der Stern
    .plain = Stern
major-18 = Der Mond
    .plain = Mond
major-19 = Die Sonne
    .plain = Sonne
major-20 = Das Gericht
    .plain = Gericht
major-21 = Die Welt
    .plain = Welt

## Eine einfache Karte, von der nur die Zahl bekannt ist
numeral = eine { NUMBER($number) }
court = { $court ->
    [page] Bube
    [knight] Ritter
    [queen] Königin
   *[king] König
    }
