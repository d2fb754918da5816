# Was aus Arbeit wird, die das Programm durch ein zweites seiner selbst tun lässt.
failed = Das Programm, das Bilder liest und malt, ist abgestürzt.
failed-with = Das Programm, das Bilder liest und malt, ist abgestürzt ({ $error }).
no-memory = Dem Programm, das Bilder liest und malt, fehlt dafür der Speicher.
name-not-text = Benenne diese Datei oder den Ordner um, in dem sie liegt: Ihr Name ist kein Text.
not-for-people = deck-work ist für das Programm selbst: Was ankam, verlangt keine Arbeit an einem Deck.

## Warum ein Text nicht gelesen werden kann; was hinter „ist nicht lesbar: “ steht
too-much-memory = es braucht mehr Speicher, als ein Text dürfte
reader-failed = das Programm, das ihn liest, ist abgestürzt
reader-failed-with = das Programm, das ihn liest, ist abgestürzt ({ $error })
reader-not-started = das Programm, das ihn liest, ließ sich nicht starten
too-slow = es dauert zu lange, länger als bei jedem gewöhnlichen Text
path-not-text = der Name ist kein Text
