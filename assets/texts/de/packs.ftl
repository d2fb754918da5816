# Welches Deck gezeigt wird, und der Assistent, der eines aus Bildern macht.

## Das Menü
look = Aussehen der &Karten
own = Demon Citys eigenes
help = { $title } …
another = &Anderes Deck …
make = Deck aus &Bildern machen …
choose-pack = Wähl ein Kartenpaket oder die deck.toml in seinem Ordner
packs = Decks
reading = Das Deck wird gelesen …
read-so-far = Das Deck wird gelesen: { NUMBER($done) } von { NUMBER($whole) } Bildern
shown = „{ $deck }“ wird gezeigt.
shown-with-fault = „{ $deck }“ wird gezeigt. { $fault }
shown-with-faults = { $more ->
    [one] „{ $deck }“ wird gezeigt. { $fault } Es gibt 1 weiteren Mangel: demoncity check-deck nennt alle.
   *[other] „{ $deck }“ wird gezeigt. { $fault } Es gibt { $more } weitere Mängel: demoncity check-deck nennt alle.
    }

## Der Assistent
wizard = Deck aus Bildern machen
step = { NUMBER($step) } von { NUMBER($steps) } · { $title }
back = Z&urück
next = &Weiter
progress = Wie viele Bilder fertig sind
done-so-far = { NUMBER($done) } von { NUMBER($whole) } Bildern
stopped = Angehalten.
unwritable = { $path } lässt sich nicht schreiben: { $why }.

## Sein erster Schritt
where = Wo sind die Bilder?
where-about = Wähl einen Ordner oder ein Zip mit einem Bild für jede Karte: PNG, JPEG oder WebP. Die Bilder bleiben, wo sie sind; das Deck bekommt Kopien. Karten, von denen du kein Bild hast, zeichnet das Programm.
path-hint = Ein Ordner oder ein Zip, etwa scans/tarot.zip
path = Der Ordner oder das Zip mit den Bildern
folder = &Ordner …
zip = &Zip …
needs-path = Wähl zuerst den Ordner oder das Zip mit den Bildern.
zips = Zips und Decks
pictures-of-cards = Bilder von Karten

## Sein zweiter Schritt
which = Welche Karte ist welche?
which-hint = Geh mit den Pfeiltasten von Bild zu Bild. Tipp den Namen der Karte ein; Enter nimmt ihn, Entf lässt das Bild weg.
strength-is-8 = &Kraft ist 8
justice-is-8 = &Gerechtigkeit ist 8
whose-is-8 = Manche Bilder haben nur eine Zahl. Welche Karte ist Nummer 8?
take = &Nehmen
do-not-use = Weg&lassen
next-unused = Nächstes &freies
card-hint = eine Karte: 7 of cups, justice, back
card = Welche Karte das Bild ist
pictures = Bilder, und für welche Karte jedes gehalten wird
not-used = nicht benutzt
not-readable = nicht lesbar
strength-or-justice = Kraft oder Gerechtigkeit?
spoken = { $picture }: { $card }
twice = { $pictures ->
    [one] Ein Bild wird nicht benutzt: Ein anderes ist diese Karte schon. Prüf es.
   *[other] { $pictures } Bilder werden nicht benutzt: Andere sind diese Karten schon. Prüf sie.
    }
needs-number = Sag zuerst, welche Karte in diesem Deck Nummer 8 ist.
needs-picture = Nimm zuerst mindestens ein Bild für eine Karte.
backs = { $backs ->
    [0] keine Rückseite
    [one] eine Rückseite
   *[other] beide Rückseiten
    }
counted = { NUMBER($cards) } von { NUMBER($all) } Karten, { backs }; keine Karte fehlt.
counted-missing = { NUMBER($cards) } von { NUMBER($all) } Karten, { backs }; es fehlen: { $missing }.
and-more = { $cards } und { NUMBER($more) } weitere
needs-card = Tipp ein, welche Karte es ist.
no-such-card = Keine Karte heißt „{ $name }“.
was-before = { $picture } war vorher { $card } und wird jetzt nicht benutzt.
all-used = Jedes Bild wird benutzt.
no-other-unused = Kein anderes Bild ist noch frei.

## Sein dritter Schritt
called = Wie heißt das Deck?
make-it = &Deck machen
name-hint = etwa Nachtbus-Tarot
author-hint = wer es gezeichnet hat, wenn du es weißt
license-hint = was mit den Bildern erlaubt ist
name = &Name
author = &Gezeichnet von
license = &Lizenz
fit = &Einpassen
fit-cover = Die Karte füllen und den Rest des Bildes abschneiden
fit-contain = Das ganze Bild zeigen, auf Schwarz
fit-stretch = Auf die Karte strecken
trim = Jeden &Rand beschneiden
    .tip = Zuerst so viel von Breite und Höhe an jedem Rand abschneiden, etwa den Rand eines Scanners
overlay = Die Zahl auf &jedes Bild schreiben, groß genug, um sie vom Sofa zu lesen
needs-name = Gib dem Deck einen Namen.
preview = Eine Karte, wie der Fernseher sie zeigt
