# Was der Host am Fernseher tut: sein Menü, die Seite, die etwas darauf zeigt, Bilder, und bewahrte Momente.

## Das Menü
screen = Bil&dschirm
no-screen = Es gibt keinen zweiten Bildschirm
sound = T&on
no-sound = Es gibt kein Tongerät, also bleibt der TV stumm
try-sounds = &Probe hören

## Über der Vorschau, während der Fernseher dem Spiel nicht folgt
is-blank = DUNKEL
is-held = ZURÜCKGEHALTEN
is-frozen = EINGEFROREN
show-again = zeigen
turn-cards = Karten aufdecken
let-follow = folgen lassen
blank-tip = Der Fernseher ist dunkel. Das hier zeigt sein Bild wieder
held-tip = Die Spieler haben diese Karten noch nicht gesehen. Das hier deckt sie auf dem Fernseher auf
frozen-tip = Der Fernseher behält ein früheres Bild. Das hier lässt ihn wieder folgen
band = { $state } · { $does }
band-spoken = { $state }: { $does }

## Während der Bildschirm des Hosts abgegeben ist
back = { $key }: zurück zum Host
step-and-back = { $step_key }: { $step }   ·   { $key }: zurück zum Host

## Die Seite
title = Auf dem Fernseher zeigen
line = Eine Zeile
line-hint = Tipp eine Zeile für alle ein, dann drück Enter
line-tip = Bis zu 240 Zeichen, groß auf dem Fernseher
file = Ein Bild aus einer Datei …
    .tip = PNG, JPEG oder WebP; der Abend behält es. Du kannst ein Bild auch auf das Fenster ziehen
choose-picture = Ein Bild für alle
pictures = Bilder
portraits = Porträts
portraits-heading = Porträts, und Bilder, die schon zu sehen waren. Enter zeigt eins
no-portraits = Noch hat niemand ein Porträt. Zieh ein Bild auf die Zeile einer Figur oder wähle eins auf dem Bogen [{ $key }].
unreadable = Dieses Bild kann nicht gezeigt werden: Es ließ sich nichts davon lesen. Wähle ein anderes.
portrait-with-caption = { $who }  ·  darunter „{ $caption }“
with-path = { $portrait }  ·  { $path }
nothing-shown = Nichts wird gezeigt; der Fernseher zeigt den Tisch.
picture-shown = Gezeigt: ein Bild
picture-shown-with = Gezeigt: ein Bild, „{ $words }“
line-shown = Gezeigt: eine Zeile, „{ $words }“

## Bilder
reading = Das Bild wird gelesen …
portrait-given = { $name } hat jetzt dieses Porträt.
picture-lost = Das Bild in Eintrag { NUMBER($entry) } des Abends ist nicht lesbar. Der Abend geht ohne es weiter.

## Ein Wurf, als Bild bewahrt
keep-moment = Moment bewahren
webp = Bewegtes Bild
gif = Bewegtes Bild für alte Programme
png = Standbild
nothing-to-keep = Noch ist nichts zu bewahren: Die Spieler müssen erst einen Wurf sehen.
keeping-already = Es wird schon ein anderer Moment bewahrt. Warte darauf oder halt es an.
wrong-ending = Lass den Namen von „{ $file }“ auf { EITHER($endings) } enden.
keeping = Der Moment wird bewahrt …
kept-so-far = Der Moment wird bewahrt: { $percent } %
not-kept = Angehalten: Der Moment wurde nicht bewahrt.
kept = Der Moment liegt in „{ $file }“.
not-written = „{ $file }“ lässt sich nicht schreiben: { $why }.
