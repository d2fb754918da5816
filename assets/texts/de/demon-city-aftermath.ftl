# Das Nachspiel einer Runde: was sie alle gekostet hat.
keys = Was es gekostet hat: { $up } { $down } wählen · { $more } { $less } Zähigkeit · { $injury } Verletzung{ $damage ->
    [none] {""}
   *[other] {" "}· { $damage } wirft Schaden
    } · { $person } alles andere · Enter geht weiter
    .dice = Was es gekostet hat: { $up } { $down } wählen · { $damage ->
        [none] {""}
       *[other] { $damage } würfelt Schaden ·{" "}
        }{ $more } { $less } Zähigkeit · { $injury } Verletzung · { $person } alles andere, auch Erholung · Enter geht weiter
chosen-already = { $who } { ist } schon gewählt: { $more } { $less } ändern die Zähigkeit, { $injury } die Verletzung, { $person } alles andere.
no-horror = Kein Horror hier verlangt von { $who } eine Ruheprobe. { $person }, dann K, wirft gegen eine Intensität, die du wählst; { $cast } öffnet die Bögen, wo du einem Horror eine geben kannst.
    .dice = Kein Horror hier verlangt von { $who } eine Ruheprobe. { $person }, dann K, würfelt gegen eine Zahl, die du wählst; { $cast } öffnet die Bögen, wo du einem Horror eine geben kannst.
thrown-already = Der Schaden an { $who } ist schon geworfen: { $thrown }. { $undo } nimmt das zurück; { $person }, dann X, wirft noch einmal.
    .dice = Der Schaden an { $who } ist schon gewürfelt: { $thrown }. { $undo } nimmt das zurück; { $person }, dann X, würfelt noch einmal.
calm-checked-already = { $who } hat die Ruheprobe geworfen. { $undo } nimmt das zurück; { $person }, dann K, wirft noch einmal.
    .dice = { $who } hat die Ruheprobe gewürfelt. { $undo } nimmt das zurück; { $person }, dann K, würfelt noch einmal.
not-thrown = Für { $who } wird kein Schaden geworfen: Ändere die Zähigkeit mit { $more } und { $less }. Nach Hausregel T-AMB-70 [{ $rules }] wirft ihn, wer trifft.
    .dice = Niemand hat { $who } getroffen, also wird kein Schaden gewürfelt: { $more } und { $less } ändern die Zähigkeit.
hit-by = getroffen von { $who }; was es kostet, sagst du
    .dice = getroffen von { $who }
    .tip = Die Regeln nennen keinen Preis für einen Treffer: Nimm so viel Zähigkeit, wie er verdient. Mit einer Hausregel sagen es Karten.
    .tip-dice = Für diesen Treffer wurde kein Schaden gewürfelt; − und + ändern die Zähigkeit.
may-recover = würfelt einmal, um sich zu erholen{ $person ->
    [none] {""}
   *[other] : { $person }, dann V
    }
ask-out = Außer Gefecht?{ $key ->
    [none] {""}
   *[other] {" "}[{ $key }]
    }
hurt-already = { $who } { ist } schon verletzt. Klick auf „verletzt“, um die Verletzung wegzunehmen.
    .dice = { $who } { ist } schon verletzt. Klick auf „verletzt“, um die Verletzung wegzunehmen.
toughness = Zähigkeit { NUMBER($now) } von { NUMBER($whole) }
throw-damage = { $whose ->
    [none] Schaden werfen
   *[other] Schaden durch { $whose } werfen
    }: { $cards ->
    [one] 1 Karte
   *[other] { NUMBER($cards) } Karten
    }, die niedrigste zählt
    .dice = { $whose ->
        [none] Schaden würfeln
       *[other] Schaden durch { $whose } würfeln
        }: { $cards ->
        [one] 1 Würfel
       *[other] { NUMBER($cards) } Würfel
        }, der niedrigste zählt
throw-massive = { $whose ->
    [none] Schaden würfeln
   *[other] Schaden durch { $whose } würfeln
    }: { $dice ->
    [one] 1 Würfel
   *[other] { NUMBER($dice) } Würfel
    }, massiv, der höchste zählt
damage-thrown = Schaden: { $thrown } geworfen
    .dice = Schaden: { $thrown } verloren
calm-check = Ruheprobe: { NUMBER($intensity) }
    .tip = { $who } { wirft } auf Ruhe gegen { NUMBER($intensity) }, die Zahl des Horrors
    .tip-dice = { $who } { wuerfelt } auf Ruhe gegen { NUMBER($intensity) }, die Zahl des Horrors
calm-checked = Ruheprobe gemacht
with-key = { $button } [{ $key }]
hurt = verletzt
    .dice = verletzt
out = Raus
panic = Panik

## Gesprochen
toughness-down = { $who }: Zähigkeit runter
toughness-up = { $who }: Zähigkeit rauf
injury = { $who }: Verletzung
spoken-state = { $who }: { $out ->
    [yes] außer Gefecht
   *[no] Panik
    }
spoken-damage = { $who }: Schaden werfen
    .dice = { $who }: Schaden würfeln
spoken-thrown = { $who }: { $thrown } Schaden geworfen
    .dice = { $who }: { $thrown } verloren
spoken-calm = { $who }: Ruheprobe
spoken-calmed = { $who }: Ruheprobe gemacht
