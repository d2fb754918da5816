# Action!: Entscheide, die Geschichte eines Abends, und was „Rückgängig:“ nennt. Entscheide und Geschichte teilen sich ihre Sätze.

wounds = { $number ->
    [one] { $number } Wunde
   *[other] { $number } Wunden
    }

## Ein Schaden
damage = { $fall ->
    [yes] Der Sturz
   *[no] Der Treffer
    } fügte { $who } { NUMBER($damage) } Schaden zu
knocked-back = { $who } flog { $metres ->
    [one] { $metres } Meter
   *[other] { $metres } Meter
    } zurück
hit-something-solid = { $who } prallte auf etwas Festes: { NUMBER($damage) } Schaden für beide
took = Für { $who } hieß das { NUMBER($shock) } Schock und { wounds }
massive = Das war massiver Schaden
free-d10 = Der Angreifer bekam einen freien W10 für die nächste Aktion
needs-shock = { $who } musste gegen { NUMBER($difficulty) } für Schock würfeln
needs-dark = { $who } musste gegen { NUMBER($difficulty) } würfeln, um nicht im Sterben zu liegen
needs-luck = { $who } musste Glück gegen { LIST($difficulties) } würfeln
rolled = { $who } würfelte { NUMBER($total) } { $what ->
    [shock] für Schock
   *[dark] gegen das Sterben
    }, gegen { NUMBER($difficulty) }: { $passed ->
    [yes] bestanden
   *[no] nicht bestanden
    }
unconscious-for = { $who } sollte nach { $sequences ->
    [one] { $sequences } Sequenz
   *[other] { $sequences } Sequenzen
    } aufwachen, oder früher, wenn ein Wurf auf Physician+Wits gegen { NUMBER($sequences) } gelang
cinematic = { $who } hatte eine Filmwunde
status = { $who } { $status ->
    [shaken] war erschüttert
    [down] fiel und konnte nicht handeln
    [unconscious] war bewusstlos
    [dying] lag im Sterben
    [dead] war tot
    [out] war ausgeschaltet
    [incapacitated] war kampfunfähig
    [prone] wurde niedergeworfen
    [bruised] war lädiert: −5 auf die nächste Aktion oder Abwehr
    [battered] war angeschlagen: keine freien Bewegungen, und eine volle Bewegung reicht nur so weit wie eine einfache
   *[broken] war gebrochen
    }
now-has = { $who } hatte jetzt { NUMBER($shock) } Schock und { wounds }
impaired = { $who } war durch Wunden um { NUMBER($impairment) } behindert
stabilise = Um { $who } zu stabilisieren, würfle gegen { NUMBER($difficulty) }

## Ein Angriff
attack-value = Der Angriff auf { $target } hatte AV { NUMBER($av) }: { $covering ->
    [yes] 10 und die Punkte der Deckung
   *[no] Fertigkeit { NUMBER($skill) }, Würfel +{ NUMBER($light) } −{ NUMBER($dark) }
    }
met-defense = Dagegen stand Abwehr { NUMBER($defense) }
outcome = Ergebnis { NUMBER($outcome) }: { $degree ->
    [hit] getroffen
    [miss] verfehlt
    [failure] misslungen
    [total_failure] völlig misslungen
   *[fumble] ein Patzer
    }
pv = PV { NUMBER($pv) }: Attribut { NUMBER($attribute) } und Wirkung { NUMBER($effect) }, gegen Attribut { NUMBER($resists) } und Panzerung { NUMBER($armour) }
attack = Der Angriff{ $who ->
    [none] {""}
   *[other] {" "}von { $who }
    } auf { $target } { $degree ->
    [hit] traf
    [miss] ging daneben
    [failure] misslang
    [total_failure] misslang völlig
   *[fumble] war ein Patzer
    }
attack-with-pv = Der Angriff{ $who ->
    [none] {""}
   *[other] {" "}von { $who }
    } auf { $target } traf mit PV { NUMBER($pv) }
group-pv = Gegen diese Gruppe war der PV { NUMBER($pv) }, ohne Wurf
group-falls = { $falls ->
    [one] { $falls } Figur der Gruppe fiel
   *[other] { $falls } Figuren der Gruppe fielen
    }: eine je { NUMBER($threshold) } PV

## Eine Sequenz
initiative = { $who } hatte Initiative { NUMBER($initiative) }
standing = (Initiative { NUMBER($initiative) }, Shots { NUMBER($shots) })
penalties = { $penalty ->
    [none] {""}
   *[other] , { $penalty } auf jeden Teil
    }{ $unnamed ->
    [none] {""}
   *[other] , { $unnamed } gegen Namenlose
    }
log-act = { $who } handelte{ penalties } { standing }
log-interrupt = { $who } handelte außer der Reihe, für 3 Shots{ penalties } { standing }
log-pass = { $who } ließ den Zug ohne Aktion vorbeigehen { standing }
log-rest = { $who } ruhte aus { standing }
log-steady = { $who } würfelte, um Fassung zu gewinnen, und { $passed ->
    [yes] war nicht mehr erschüttert
   *[no] blieb erschüttert
    } { standing }
log-hurry = { $who } kaufte Initiative { standing }
log-defend = { $who } wehrte aktiv ab, für 1 Shot { standing }
log-contest = Zwei unterbrachen einander, mit Initiative { NUMBER($one) } und { NUMBER($other) }: { $who } war schneller
log-lose = { $who } verlor Shots { standing }
log-shake = { $who } war erschüttert { standing }
log-out = { $who } war ausgeschaltet { standing }

## Dramatische Karten
drawn = { $faction } zog { $card }: { COUNT($effects) ->
    [0] ohne Wirkung
   *[other] { LIST($effects) }
    }
card = { $suit ->
    [joker] Joker
   *[other] { $suit ->
    [spades] Pik
    [hearts] Herz
    [clubs] Kreuz
   *[other] Karo
}-{ $rank ->
    [1] Ass
    [jack] Bube
    [queen] Dame
    [king] König
   *[other] { $rank }
}
}
inspired = Inspiriert
favored = { $kind ->
    [all] alle Aktionen
    [combat] Kampfaktionen
    [interaction] soziale Aktionen
    [deceit] Täuschungen
   *[other] andere Aktionen
    } bevorzugt
confused = Verwirrt, keine Vorratspunkte
stymie = ein Stymie
setback = ein Rückschlag
restores = alle Schockpunkte weg und alle Wunden verbunden

## Initiativekarten
padding = „{ $text }“
padding-reached = „{ $text }“ wurde{ $who ->
    [none] {""}
   *[other] {" "}von { $who }
    } erreicht und entfernt
stack = Die Karten in ihrer Reihenfolge: { $cards }
stack-empty = Es sind keine Karten mehr da
cards-act = { $who } handelte und ging ans Ende
cards-defend = { $who } wehrte aktiv ab und ging einen Platz zurück
cards-damage = { $who } erlitt Schaden und rückte vor
pushed-out = { $who } war kampfunfähig{ $wound ->
    [yes] , mit einer Wunde
   *[no] {""}
    }

## Der Rest der Geschichte eines Abends
sat-down = { COUNT($who) ->
    [one] { LIST($who) } setzte sich an den Tisch.
   *[other] { LIST($who) } setzten sich an den Tisch.
    }
joined = { $who } kam dazu.
left = { $who } ging.
renamed = { $who } hieß von da an { $name }.
sheet-edited = Der Bogen von { $who } wurde geändert: { $part }.
from-now-on = Von jetzt an: { $reading } ({ $ambiguity } { $letter })
point-gained = { $faction } bekam einen Vorratspunkt.
xp-gained = Die Gruppe bekam 1 xp.
fight-began = Der Kampf begann.
sequence-began = Sequenz { NUMBER($number) } begann.
fight-ended = Der Kampf war vorbei.
group-fell = { $who } schaltete { NUMBER($falls) } von { $group } aus.
fire-laid = { $who } gab { $aggressive ->
    [yes] Aggressives Deckungsfeuer
   *[no] Deckungsfeuer
    }.
initiative-now = { $who }: Initiative { NUMBER($initiative) }.
did-act = { $who } begann eine Aktion.
did-act-unrolled = { $who } tat etwas, das keinen Wurf brauchte.
did-pass = { $who } machte keine Aktion.
did-rest = { $who } ruhte aus.
did-steady = { $who } würfelte, um Fassung zu gewinnen.
still-shaken = { $who } würfelte, um Fassung zu gewinnen, und war noch immer erschüttert.
did-hurry = { $who } kaufte Initiative.
did-defend = { $who } wehrte aktiv ab.
did-interrupt = { $who } begann eine Aktion außer der Reihe.
did-contest = Zwei unterbrachen einander: { $who } war schneller.
did-stunned = { $who } verlor Shots.
did-regain = { $who } holte sich einen Shot zurück.
now-by-hand = Der Host änderte Zahlen oder Zustände von { $who }.
now-steady = { $who } war nicht mehr erschüttert.
now-woke = { $who } wachte auf.
now-sleeps-on = { $who } wachte nicht auf.
now-stabilised = { $who } lag nicht mehr im Sterben.
now-still-dying = { $who } lag noch immer im Sterben.
now-stays-down = { $who } stand nicht auf.
now-up = { $who } war wieder auf den Beinen.
now-rested = { $who } verlor durch Ausruhen einen Schockpunkt.
now-restored = { $who } verlor alle Schockpunkte, und alle Wunden wurden verbunden.
now-described = { $who } hatte eine Filmwunde: { $words }.
now-healed = Die Filmwunde von { $who } heilte.
now-pushed-out = { $who } wurde aus der Reihenfolge gedrängt.

## Auf dem Bildschirm der Spieler
tv-fallen = { $who } { $status ->
    [down] fällt
    [unconscious] ist bewusstlos
    [dying] liegt im Sterben
    [dead] ist tot
    [out] ist ausgeschaltet
   *[incapacitated] kann nichts mehr tun
    }
tv-acts = in Aktion
all-fell = Das waren { $number ->
    [2] beide
   *[other] alle { $number }
}
tv-missed = Daneben
tv-decided = Der Kampf ist entschieden
tv-way = AV { NUMBER($av) } = Fertigkeit { NUMBER($skill) } + { NUMBER($light) } − { NUMBER($dark) }{ $more ->
    [0] { "" }
   *[other] , { NUMBER($more) } dazu
    }.
tv-sequence = Sequenz { NUMBER($number) }
tv-next = Als Nächstes: { $who }

## Wie ein Befehl heißt, für „Rückgängig: Ann ruht aus“; eine Nachricht heißt nach dem Wort des Befehls
undo-begin-shots = der Anfang
undo-add-person = { $name } kommt dazu
undo-remove-person = { $who } geht
undo-copy-person = { $name } kommt dazu
undo-move-person = der Platz von { $who }
undo-edit-sheet = der Bogen von { $who }
undo-set-number = Zahlen von { $who }
undo-set-status = Zustand von { $who }
undo-set-reading = Hausregel { $ambiguity }
undo-begin-fight = Kampf beginnen
undo-act = eine Aktion
undo-act-unrolled = eine Aktion ohne Wurf
undo-interrupt = { $who } handelt außer der Reihe
undo-pass = keine Aktion
undo-rest = Ausruhen
undo-steady = der Wurf auf Fassung
undo-hurry = { $who } kauft Initiative
undo-defend = { $who } wehrt aktiv ab
undo-contest = wer schneller ist, { $one } oder { $other }
undo-strike = der Treffer gegen { $target }
undo-miss = der Fehlschlag gegen { $target }
undo-roll-strike = der Angriff auf { $target }
undo-bump = der Lauf durch { $group }
undo-lay-fire = Deckungsfeuer
undo-rouse = { $who } wecken
undo-stabilise = { $who } stabilisieren
undo-finish = Aktion beenden
undo-sweep = das Feuer auf { $target }
undo-group-acts = Aktion der Gruppe { $group }
undo-fall = { $who } stürzt
undo-enter-rolls = Würfe eintippen
undo-roll-them = die Würfe
undo-try-to-wake = { $who } würfelt fürs Aufwachen
undo-get-up = { $who } steht auf
undo-jump-up = { $who } springt auf
undo-add-padding = eine Füllkarte
undo-gain-point = ein Vorratspunkt für { $faction }
undo-describe = Filmwunde von { $who } beschreiben
undo-heal-cinematic = Filmwunde von { $who } heilen
undo-regain = { $who } holt einen Shot zurück
undo-next-sequence = nächste Sequenz
undo-end-fight = Kampf beenden
undo-note = die Notiz
shot-count = Shot-Zahl { NUMBER($number) }
