# Wer wem in einer Runde gegenübersteht, und was einen Clash zusammenhält.
not-set = { $how ->
    [nothing] sagt nichts an
    [move] in Bewegung
    [uncontested] mit einem Vorhaben beschäftigt, das niemand anficht
    [unaware] sieht es nicht kommen
    [wheel] am Steuer beschäftigt
    [apart] auf das Wort des Hosts in einem anderen Clash
    [attack] mit einem Angriff auf { LIST($whom) } beschäftigt
    [defends] { COUNT($whom) ->
        [0] wehrt niemanden ab
       *[other] wehrt sich nur gegen { LIST($whom) }
        }
   *[deed] mit etwas anderem beschäftigt
    }
who-and-why = { $who } ({ $why })
aimed-without-card = { $who } { ist } das Ziel, { hat } aber in diesem Clash keine Karte
stops-without-card = { $who } { will } { $doer } aufhalten, { hat } aber in diesem Clash keine Karte
aimed-answers = { $who } { ist } das Ziel und { steht } mit jedem eigenen Wurf dagegen
busy-stands-against = Auf das Wort des Hosts steht auch { $who } dagegen, obwohl anderswo beschäftigt
ones-attack = der Angriff von { $who }
ones-defence = die Abwehr von { $who }
ones-deed = das Vorhaben von { $who }
stand-against = Gegen { $who } { COUNT($what) ->
    [one] steht
   *[other] stehen
    } { LIST($what) }
only-attacks-have-a-card = { $target } ist nicht darauf gefasst, aber dafür hat nur ein Angriff eine Karte, außer der Host gibt eine
defence-against-one = Nach Hausregel richtet sich die Abwehr von { $who } nur gegen { $whom }
idle-defence = { COUNT($whom) ->
    [one] { LIST($whom) } tut { $who } nichts, aber auf das Wort des Hosts richtet sich die Abwehr von { $who } auch gegen { LIST($whom) }, und damit gegen jeden Wurf von dort
   *[other] { LIST($whom) } tun { $who } nichts, aber auf das Wort des Hosts richtet sich die Abwehr von { $who } auch gegen sie, und damit gegen jeden Wurf von ihnen
    }
some-face-it = { COUNT($busy) ->
    [one] { LIST($busy) } ist
   *[other] { LIST($busy) } sind
    } nicht darauf gefasst, { LIST($facing) } aber schon: keine Karte dafür

## Leitern
ladder-of-nobody = Der Host nennt „{ $label }“ eine Leiter, aber niemand hier hat diesen Vorteil
ladder-gives-nothing = Nach Hausregel bringt es nichts weiter, mit „{ $label }“ eine Stufe höher zu stehen
ladder-without-step = Der Host nennt „{ $label }“ eine Leiter, aber niemand hier steht eine Stufe über einem Gegner, der selbst über jemandem steht: Das bringt nichts weiter

## Clashes
clash = Clash { $number }: { COUNT($who) ->
    [one] nur { LIST($who) }
   *[other] { LIST($who) }
    }
drivers-clash = Clash { $number }: { COUNT($who) ->
    [one] am Steuer, nur { LIST($who) }
   *[other] am Steuer, { LIST($who) }
    }
each-other = { $one } und { $other } { $attack ->
    [yes] greifen sich gegenseitig an
   *[no] zielen aufeinander
    }: Wer durchkommen will, muss den Wurf des Gegenübers schlagen
without-card = { $who } { hat } hier keine Karte gegen { LIST($attackers) }: { $why ->
    [nothing] hat nichts angesagt
    [move] bewegt sich nur
    [uncontested] tut, was niemand anficht
    [wheel] sitzt am Steuer
   *[apart] ist auf das Wort des Hosts in einem anderen Clash
    }
linked = Der Host sagt, { $one } und { $other } könnten einander in die Quere kommen
linked-without-card = Der Host sagt, { $one } und { $other } könnten einander in die Quere kommen, aber { no-card-in-any }
linked-driver = Der Host sagt, { $one } und { $other } könnten einander in die Quere kommen, aber wer fährt, hat einen eigenen Clash
only-one = Nur eines der Vorhaben von { $one } und { $other } ist möglich{ $said ->
    [yes] , sagt der Host
   *[no] : Sie sind auf einer Seite und gegeneinander gerichtet
    }
only-one-without-card = Nur eines der Vorhaben von { $one } und { $other } ist möglich, sagt der Host, aber { no-card-in-any }
only-one-apart = Nur eines der Vorhaben von { $one } und { $other } ist möglich, sagt der Host, aber kein Clash entscheidet dazwischen: Wer fährt, hat einen eigenen
drive-together = { LIST($who) } fahren auf einer Seite, also nicht gegeneinander
drives-against = { $who } { faehrt } gegen { LIST($whom) } von einer anderen Seite
no-stat-for-driving = Für das Fahren von { LIST($who) } ist kein Wert genannt, also zählt kein höherer Wert dagegen

## Was angesagt wurde, und was noch zu wählen ist
order = Reihenfolge nach Agilität, die Langsamsten zuerst: { LIST($who) }
equals = Gleich schnell: { $who }. Hier zählt die Reihenfolge in der Datei; am Tisch wird sie ausgelost
announces-nothing = { $who } { sagt } nichts an
announces = { $who } { $deed }
disarming = { $deed }, entwaffnet ohne Schaden
called-shot = { $deed }, ein gezielter Angriff
with-tricks = { $deed }, { LIST($tricks) }
unseen = { $deed }, ungesehen
stat-against = { $deed } ({ stat-name } gegen { resist-name })
with-stat = { $deed } (mit { stat-name })
against-stat = { $deed } (gegen { resist-name })
defends-against-nobody = wehrt niemanden ab
sees-no-attack = wehrt sich, sieht aber keinen Angriff kommen
nobody-attacks = wehrt sich, obwohl niemand angreift
aimed = { $deed }, gegen { $target } gerichtet
at-intensity = { $deed }, bei Intensität { LIST($levels) }
uncontested = { $deed }, unangefochten
something-changes = Der Host ändert etwas für alle in diesem Clash
stalemate = Patt: Der höchste Angriff der Siegerseite trifft nicht
no-fumble = Der Narr von { $who } ist nach Hausregel kein Patzer: { $tied ->
    [yes] Im Clash herrscht Gleichstand
   *[no] Die Seite von { $who } hat verloren
    }
critical-excluded = { $who } { hat } keinen kritischen Erfolg: { NUMBER($value) } schlägt { EITHER($higher) } nicht, und nur eines dieser Vorhaben ist möglich
no-critical = { $who } { hat } nach Hausregel keinen kritischen Erfolg: { NUMBER($value) } schlägt { EITHER($higher) } nicht
attacks-equal = Die Angriffe von { LIST($who) } sind gleich hoch; { chooser-chooses }, wessen Angriff zählt
deeds-equal = Die Vorhaben von { LIST($who) } sind gleich hoch, und nicht alle sind möglich; { chooser-chooses }
out-by-then = { $who } { ist } schon { -out }: Fällt die Wahl auf { $who }, wird nichts daraus
chosen = Die Angriffe von { LIST($who) } sind gleich hoch: { $players ->
    [yes] Die Spieler wählten
   *[no] Der Host wählte
    } den von { $picked }
