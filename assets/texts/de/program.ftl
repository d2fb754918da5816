# Was das Programm sagt, wenn es startet, abbricht oder sich selbst prüft, auf dem Bildschirm oder im Terminal.
no-screen = hier gibt es keinen Bildschirm; demoncity tour DIR spielt die Beispielrunde ohne einen.
cannot-be-written = { $file } lässt sich nicht schreiben: { $why }.
fault = Das Programm hat einen Fehler gemacht. Der Abend ist bis zum letzten Schritt gespeichert.
tour-holds = { $file } enthält den Abend: demoncity { $file } macht damit weiter
own-folder = Demon City
picture-unwritable = das Bild lässt sich nicht schreiben

## Der Selbsttest
passed = demoncity { $version }: Selbsttest bestanden
failed = demoncity { $version }: Selbsttest nicht bestanden: { $why }
shows-nothing = bei der Stufe „{ $stage }“ zeigt ein Fenster nichts
evening-differs = der Abend kam nicht so zurück, wie er war
no-card = eine Karte lässt sich nicht zeichnen
no-scan = eine gescannte Karte lässt sich nicht lesen
no-moving-picture = ein bewegtes Bild lässt sich nicht festhalten
not-kept-awake = der Bildschirm lässt sich nicht wach halten
