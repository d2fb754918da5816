# Warum eine Datei nicht gelesen oder geschrieben werden kann: Worte hinter „ist nicht lesbar: “, ohne Punkt.
not-ordinary = sie ist keine gewöhnliche Datei
larger-than = sie ist größer als { $size }
megabytes = { NUMBER($number) } MB
kilobytes = { NUMBER($number) } kB
no-such-name = keine Datei kann so heißen
kind = { $kind ->
    [pdf] ein PDF
    [page] eine Seite für den Browser
    [markdown] ein Text
    [cast] eine Besetzung
    [png] ein PNG-Bild
    [gif] ein GIF-Bild
   *[webp] ein WebP-Bild
    }
wrong-ending = soll es { kind } werden, endet der Name auf { EITHER($endings) }
folder = es ist ein Ordner
not-ordinary-stays = es ist keine gewöhnliche Datei und bleibt, wie es ist
other-kind-stays = dort liegt etwas anderes als { kind }; es bleibt, wie es ist
