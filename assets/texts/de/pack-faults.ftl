# Kartenpakete: was an einem nicht stimmt, oder an einer Datei darin.

## Warum ein Kartenpaket gar nicht benutzt werden kann. Ein Paket heißt wie sein Ordner oder Zip.
unread = { $pack } lässt sich nicht lesen: { $why }.
not-a-pack = { $pack } ist weder ein Ordner noch ein Zip.
holds-link = { $pack } enthält eine Verknüpfung, { $file }: Leg die Datei selbst an ihre Stelle.
too-deep = { $pack } hat zu viele Ordner in Ordnern.
holds-no-file = { $pack } enthält { $file }, und das ist keine Datei.
no-sound-zip = { $pack } ist kein heiles Zip: Es ist abgeschnitten oder beschädigt.
encrypted = { $pack } ist verschlüsselt: Entpack es zuerst mit seinem Passwort.
packed-unusually = { $pack } ist ungewöhnlich gepackt: Pack es neu als gewöhnliches Zip.
trap = { $pack } ist eine Falle: { $file } wird beim Entpacken mehr als { NUMBER($most) }-mal so groß.
too-many-files = { $pack } enthält mehr als { NUMBER($most) } Dateien; so viele braucht kein Deck.
file-too-large = { $pack }: { $file } ist größer als { NUMBER($most) } MB.
too-large = { $pack } ist zusammen größer als { NUMBER($most) } MB.
leads-elsewhere = { $pack } enthält { $file }, einen Namen, der anderswohin führt.
endless-name = { $pack } enthält { $file }, einen zu langen Namen.
twins = { $pack } enthält { $one } und { $other }: Behalte nur eines davon.
no-zip = { $pack } ist kein Zip, oder das Ende ist abgeschnitten.
no-usable-picture = { $pack } enthält kein Bild, das sich benutzen lässt.
first-trouble = { $pack } enthält kein Bild, das sich benutzen lässt: { $why }.
no-pictures = { $pack } enthält keine Bilder in PNG, JPEG oder WebP.
no-text = { $pack } hat kein { $file } und ist deshalb kein Kartenpaket.
text-too-long = { $text } ist zu lang.
text-not-text = { $text } ist kein Text.
text-unread = { $text } lässt sich nicht lesen: { $why }.
text-unmeant = { $text } lässt sich nicht benutzen: { $place }: { $why }.
text-too-new = { $pack } hat Format { NUMBER($format) }; diese Version kennt Format { NUMBER($known) }.
text-needs = { $text } braucht { $key }, mit höchstens { NUMBER($most) } Zeichen.
text-trims = { $text } schneidet { $trim } Prozent von jedem Rand ab; möglich sind 0 bis 20.
open-version = { $pack } ist Version { $version } der Tarot Deck Specification; dieses Programm liest Version 2.
unwritten = { $file } lässt sich nicht schreiben: { $why }.

## Was an einer Datei nicht stimmt, hinter ihrem Namen
other-machine = lässt sich nicht lesen: liegt auf einem anderen Rechner
no-file = ist keine Datei
larger-than = ist größer als { NUMBER($most) } MB
file-unread = lässt sich nicht lesen: { $why }
damaged-in-zip = ist im Zip beschädigt
many-pixels = hat mehr als { NUMBER($most) } Millionen Pixel
too-small = ist zu klein: { NUMBER($width) } × { NUMBER($height) } Pixel; nötig sind mindestens { NUMBER($least-width) } × { NUMBER($least-height) }
animation = ist eine Animation
no-picture = ist kein PNG, JPEG oder WebP, was auch immer der Name sagt
damaged = ist beschädigt

## Was in einem Paket nicht benutzt wird
no-such-card = { $file } wird nicht benutzt: Diese Karte gibt es im Spiel nicht.
no-such-kind = { $file } wird nicht benutzt: Bilder sind PNG, JPEG oder WebP.
skipped = { $folder }: { number-of-cards } in { $kind ->
    [svg] SVG
   *[ansi] ANSI-Art
    } { $cards ->
    [one] lässt
   *[other] lassen
    } sich nicht benutzen: Bilder sind PNG, JPEG oder WebP.
named-missing = deck.toml: { $file }, für die Rückseite { $back }, ist nicht im Paket.
one-back = Beide Rückseiten sind dasselbe Bild, also sieht niemand, wessen Karte da liegt.
taken = { $file } wird nicht benutzt: { $other } ist schon { $side }.
means-nothing = { $text }: { $key } bedeutet hier nichts.
picture-missing = { $text }: { $file }, für { $side }, ist nicht im Paket.
other-used = { $file } { $why }; stattdessen wird { $other } benutzt.
drawn-instead = { $file } { $why }; das Programm zeichnet { $side } selbst.
missing = Fehlt und wird vom Programm gezeichnet: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}und { NUMBER($more) } weitere
    }.
no-side = { $file } wird nicht benutzt: Nichts heißt { $name }{ meant }.
no-key = { $text }: { $table } hat kein { $key }{ meant }.
meant = { $meant ->
    [none] {""}
    [strength-or-justice] ; nenn es major-strength oder major-justice
   *[other] ; nenn es { $meant }
    }

## Wie seine Teile heißen
about = Datei { $file } von { $pack }
back = { $deck ->
    [players] die Rückseite der Spieler
   *[horror] die Rückseite des Horrors
    }
