# Chancen einer Runde auf dem Bildschirm des Hosts, so viele von hundert.
title = Chancen
hidden = Die Chancen sind verborgen. { $key } zeigt sie wieder.
nothing = Sag ein Vorhaben an oder entwirf eines, dann siehst du hier die Chancen.
working = Wird berechnet …
attack = { $who } trifft { LIST($whom) }: { $share } von 100
deed = { $kind ->
    [contested] Vorhaben von { $who } gelingt: { $share } von 100
   *[uncontested] Vorhaben von { $who }, das niemand anficht, gelingt: { $share } von 100
}
defend = { $attacked ->
    [yes] { $who } wird nicht getroffen: { $share } von 100
   *[no] Bisher greift niemand { $who } an
}
wins = { $side } gewinnt: { $share } von 100
tied = Gleichstand: { $share } von 100
defending = Nur abwehren: { $who } wird getroffen { $now } → { $then } von 100
defending-the-same = Nur abwehren: { $who } wird getroffen { $now } von 100, wie jetzt
clash = Clash { $letter }
variant = { $word ->
    [one-more] Eine Karte mehr
    [one-fewer] Eine Karte weniger
    [weapon] Mit der besseren Waffe
    [weapon-off] Ohne die bessere Waffe
    [called-shot] Als gezielter Angriff
   *[called-shot-off] Nicht als gezielter Angriff
}: { $now } → { $then } von 100
    .dice = { $word ->
        [one-more] Ein Würfel mehr
        [one-fewer] Ein Würfel weniger
        [weapon] Mit der besseren Waffe
       *[weapon-off] Ohne die bessere Waffe
    }: { $now } → { $then } von 100
with-hit = { $told }; { $who } wird getroffen { $now } → { $then }
short-variant = { $word ->
    [one-more] eine Karte mehr: { $then }
   *[one-fewer] eine Karte weniger: { $then }
}
    .dice = { $word ->
        [one-more] ein Würfel mehr: { $then }
       *[one-fewer] ein Würfel weniger: { $then }
    }
variant-of = { $word ->
    [one-more] { $who } mit einer Karte mehr: { $then }
   *[one-fewer] { $who } mit einer Karte weniger: { $then }
}
    .dice = { $word ->
        [one-more] { $who } mit einem Würfel mehr: { $then }
       *[one-fewer] { $who } mit einem Würfel weniger: { $then }
    }
is-hit-by-any = { $who } wird von irgendwem getroffen: { $share } von 100
is-hit = { $who } wird getroffen: { $share } von 100
waits = { $people ->
    [one] { $people } Ansage steht noch aus
   *[other] { $people } Ansagen stehen noch aus
}
waits-page = { $people ->
    [one] { $people } Ansage steht noch aus: Sie kann alles hier ändern.
   *[other] { $people } Ansagen stehen noch aus: Sie können alles hier ändern.
}
short-reference = mit frischem Deck
flip-taken-back = Karten wurden aufgedeckt und zurückgenommen. Hier gelten sie als ungesehen, wie für jemanden, dem sie entgangen sind.
short-flip-taken-back = als hätte niemand gesehen, was zurückgenommen wurde
what-changes = Was das ändern würde
deeds = Was angesagt ist
so-many = { $share } von 100
too-many = Chancen gibt es für bis zu 12 Würfe; hier sind es mehr.
    .dice = Chancen gibt es für bis zu 12 Würfe; hier sind es mehr.
too-few = Ein Deck hat zu wenige Karten für diese Würfe.
reference = { $deck ->
    [players] Beim { -players-deck(at: "bare") } wird nur die höchste Karte eingetippt, also steht ein frisches Deck für den Rest.
   *[horror] Beim { -horrors-deck(at: "bare") } wird nur die höchste Karte eingetippt, also steht ein frisches Deck für den Rest.
}

## Einer Probe
each = { LIST($shares) }
beats = Schlägt { NUMBER($intensity) }: { $share } von 100
wins-task = { $who } gewinnt: { $share } von 100
tied-task = Gleichstand: { $share }

## Zwanzig Würfe
hand = { $who } { $cards }
dealt = { $happens ->
    [yes] ✓ Es geschieht: { LIST($throws) }
   *[no] ✗ Es geschieht nicht: { LIST($throws) }
}
dealt-so-far = { NUMBER($happened) } von bisher { NUMBER($dealt) } Würfen
    .dice = { NUMBER($happened) } von bisher { NUMBER($dealt) } Würfen
choose = ↑ ↓ wählen ein Vorhaben.

## Tabellen zum Drucken
tables = Chancentabellen
tables-meaning = Wie viele von 100 Würfen gelingen. Die höchste Karte oder der höchste Würfel zählt und muss höher sein.
table-fresh-players = Die frischen Karten { -players-deck(at: "genitive") }, gegen eine Intensität
table-fresh-horror = Die frischen Karten { -horrors-deck(at: "genitive") }, gegen eine Intensität
table-players-now = Was vom { -players-deck(at: "bare") } übrig ist, gegen eine Intensität
table-horror-now = Was vom { -horrors-deck(at: "bare") } übrig ist, gegen eine Intensität
table-dice = Würfel, gegen einen Zielwert
table-fresh-opposed = Spieler gegen Horror, frische Decks: Die Spieler liegen höher
table-opposed-now = Spieler gegen Horror, die Decks wie jetzt: Die Spieler liegen höher
table-dice-opposed = Würfel gegen Würfel: Die ersten liegen höher
corner-numbers = Karten oder Würfel
corner-opposed = Karten gegen
page-for-a-browser = Seite für einen Browser, zum Drucken
tables-written = Die Tabellen stehen in „{ $file }“.
tables-not-written = „{ $file }“ lässt sich nicht schreiben: { $why }.
