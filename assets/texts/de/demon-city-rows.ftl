# Die Tabelle der Leute beim Host und der große Knopf: was von jemandem zu wissen ist, und was als Nächstes kommt.

## Unter einem Namen
in-the-fight = im Kampf
hurt = verletzt
    .dice = verletzt
hidden = verborgen
hidden-from-players = vor den Spielern verborgen
toughness = Zähigkeit { NUMBER($now) }
    .of = Zähigkeit { NUMBER($now) } von { NUMBER($whole) }
calm = Ruhe { NUMBER($now) }
    .of = Ruhe { NUMBER($now) } von { NUMBER($whole) }
stand-elsewhere = neuer Platz möglich
    .dice = abgewehrt
    .tip = Nach einem Erfolg darf { $who } diese Runde auf einem neuen, erreichbaren Platz beginnen, höchstens 60 Fuß entfernt. Sag, wo.
    .tip-dice = { $who } hat letzte Runde erfolgreich abgewehrt und würfelt einen Situationswürfel mehr.
behind = mit { LIST($others) }
member = { $key } { $who }{ $down ->
    [yes] {" "}(muss sich erholen)
   *[no] {""}
    }
drives = fährt
step-up = eine Stufe höher?
attacked-by = angegriffen von { LIST($who) }

## Ein Vorhaben, und was daraus wurde
called-shot = { $deed } (gezielt)
no-action = keine Aktion in dieser Runde
fate = { $fate ->
    [happened] ✓ gelingt
    [not-high-enough] ✗ nicht hoch genug
    [fumbled] ✗ der Narr
    [out] ✗ da schon außer Gefecht
    [lower-attack] ✗ ein höherer Angriff kam zuvor
    [conflict] ✗ ein anderes Vorhaben kam zuvor
    [side-lost] ✗ Seite verlor
    [clash-tied] = Gleichstand
    [to-be-chosen] ? noch zu wählen
   *[waits] ? wartet auf diese Wahl
    }

## Der große Knopf
begin-action = Kampf beginnen
same-as-last-round = { $who }: wie letzte Runde
announces = { $who } sagt an …
ask-leader = Wer führt jetzt die Gruppe von { $who }?
ready = „Bereit …“
type = Tipp { $turned } ein: noch { $missing ->
    [one] 1 Karte
   *[other] { NUMBER($missing) } Karten
    }
    .dice = Tipp { $turned } ein: noch { $missing ->
        [one] 1 Würfel
       *[other] { NUMBER($missing) } Würfel
        }
throw = „Wurf!“
    .dice = „Würfeln!“
choose = { $deed ->
    [yes] Wähle das Vorhaben, das zählt
   *[no] Wähle den Angriff, der zählt
    }
accept = { $last ->
    [yes] Annehmen, zum Nachspiel
   *[no] Annehmen, nächster Clash
    }
next-round = Nächste Runde

## Wofür echte Karten eingetippt werden
against-intensity = { $deed } gegen Intensität { LIST($levels) }
    .dice = { $deed } über { LIST($levels) }
drawn-past = { $hundred ->
    [yes] erst die Einer, dann die Zehner;{" "}
   *[no] {""}
    }Karten, die nicht 1 bis 10 wert sind, überspringen
picture = Bild { NUMBER($number) }

## Der Name eines neuen Bogens
somebody = Jemand
