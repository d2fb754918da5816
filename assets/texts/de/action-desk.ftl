# Der Tisch von Action!: Spalten, Vorhaben (eine Nachricht heißt wie das Vorhaben), und wie ihre Felder erfragt werden.

column-key = Taste
column-who = Wer
column-faction = Fraktion
column-initiative = Initiative
column-shots = Shots
column-shock = Schock
column-wounds = Wunden
column-state = Zustand
key-meaning = Die Taste, die diese Figur wählt, wenn nach jemandem gefragt wird
initiative-meaning = Wer höher liegt, handelt früher; mit Initiativekarten der Platz im Stapel
shots-meaning = Übrige Shots, von der Shot-Zahl
shock-meaning = Schockpunkte, von der Gesundheit
wounds-meaning = Wunden, von der Zähigkeit
between = Kein Kampf: Beginne einen oder ändere, wer mitspielt
sequence = Sequenz { NUMBER($number) }, als Nächstes: { $who }
sequence-over = Sequenz { NUMBER($number) }: Alle waren dran
acts = Sequenz { NUMBER($number) }, jetzt: { $who }
parts = { $who } hat noch { $left ->
    [one] 1 Teil
   *[other] { $left } Teile
} der Aktion{ $penalty ->
    [0] { "" }
   *[other] , jeden mit { NUMBER($penalty) }
}
decided = Nur eine Seite kann noch handeln: Der Kampf ist entschieden. E beendet ihn.
rolls-due = Sequenz { NUMBER($number) }, ein Wurf für { $who }
pool = { $shown }  { NUMBER($shots) } von { NUMBER($whole) }
of = { NUMBER($number) } / { NUMBER($whole) }
of-bandaged = { NUMBER($number) } / { NUMBER($whole) }, { NUMBER($bandaged) } verbunden
place = { NUMBER($number) }.
acts-now = handelt jetzt
rolls-now = würfelt jetzt
is-next = als Nächstes
to-come = kommt noch
had = war schon dran
defends = Aktive Abwehr
skips = verliert die nächste Aktion
group = { $size ->
    [one] 1 von ihnen
   *[other] { $size } von ihnen
}
free-d10 = ein freier W10
padding = Füllkarte
padding-row = „{ $text }“ { NUMBER($place) }
points = { $faction }: { $number ->
    [one] 1 Vorratspunkt
   *[other] { $number } Vorratspunkte
}
next-act = { $who } handelt
next-steady = { $who }: würfeln, um Fassung zu gewinnen
next-strike = Angriff: Wähle das Ziel
status-shaken = erschüttert
status-down = am Boden
status-unconscious = bewusstlos
status-dying = liegt im Sterben
status-dead = tot
status-out = ausgeschaltet
status-incapacitated = kampfunfähig
status-prone = niedergeworfen
status-bruised = lädiert
status-battered = angeschlagen
status-broken = gebrochen
what-shock = Schockpunkte
what-wounds = Wunden
what-treated = verbundene Wunden
what-shots = Shots
causes-none = nichts
begin-fight = Kampf beginnen
    .tip = Alle, mit vollem Shot-Vorrat
act = Aktion
    .tip = Den Zug für eine einzige Aktion nutzen
act-two = Zwei Schnellschüsse
    .tip = Zwei Aktionen derselben Art, jede mit −3
act-three = Drei Schnellschüsse
    .tip = Drei Aktionen derselben Art, jede mit −5
act-split = Anders aufteilen
    .tip = Wählen, in wie viele Teile und auf wie viele Ziele: für Heroische Initiative oder gegen Namenlose
act-unrolled = Ohne Wurf handeln
    .tip = Etwas tun, das keinen Wurf braucht, etwa nachladen
no-action = Keine Aktion
    .tip = Den Zug ohne Aktion verstreichen lassen
rest = Ausruhen
    .tip = Nur ausruhen: Am Ende der Sequenz geht ein Schockpunkt weg
steady = Sich fassen
    .tip = Willpower+Focus würfeln, um nicht mehr erschüttert zu sein. Der Wurf ist die Aktion
interrupt = Unterbrechen
    .tip = Außer der Reihe handeln, für 3 Shots
interrupt-for = { $who ->
    [none] Unterbrechen
   *[other] { $who } unterbricht
}: { NUMBER($number) } Shots
interrupt-split = Geteilt unterbrechen
    .tip = Dasselbe, in Teilen
defend = Aktiv abwehren
    .tip = Die Abwehr erhöhen, für einen Shot oder einen Platz im Stapel
hurry = Beeilen
    .tip = Shots ausgeben: Jeder gibt in dieser Sequenz 5 Initiative
contest = Tempo vergleichen
    .tip = Unterbrechen zwei einander, legen beide Shots drauf; die höhere Initiative geht vor
next-sequence = Nächste Sequenz
    .tip = Alle dürfen wieder handeln
regain = Shot zurückholen
    .tip = Für jemanden, dessen Aktionen keinen Wurf brauchten
shot-more = Shots +
    .tip = Von Hand einen Shot geben
shot-less = Shots −
    .tip = Von Hand einen Shot nehmen
strike = Treffer
    .tip = Am Tisch wurde ein Treffer gewürfelt. Tipp den PV ein; gibt es eine Wand, dazu w und die Meter bis dorthin
roll-strike = Angriff würfeln
    .tip = Das Programm würfelt nach beiden Bögen
miss = Daneben
    .tip = Am Tisch wurde ein Fehlschlag gewürfelt
bump = Durchrennen
    .tip = Einen Speed Bump ohne Wurf umrennen
lay-fire = Deckungsfeuer
    .tip = Ranged Weapons+Perception: Tipp den PV ein
rouse = Wecken
    .tip = Physician+Wits: Tipp die Summe ein
stabilise = Stabilisieren
    .tip = Physician: Tipp die Summe ein
finish = Fertig
    .tip = Den Rest der Aktion überspringen
sweep = Beschießen
    .tip = Alle, die sich bewegen, mit Aggressivem Deckungsfeuer angreifen
group-acts = Gruppe handelt
    .tip = Sie greift alle an, die sie ignoriert haben, oder macht ihren Zug am Ende der Sequenz
fall = Stürzen
    .tip = Tipp die Meter ein und den PV von Stunt+Agilität
roll-them = Würfeln
    .tip = Das Programm würfelt, was der Schaden verlangt
enter-rolls = Würfe eintippen
    .tip = Tipp sie in der gefragten Reihenfolge ein. Ein Glückswurf unter 0 heißt: absichtlich misslungen
try-to-wake = Aufwachen
    .tip = Willpower+Focus gegen 15
get-up = Aufstehen
    .tip = Eine Bewegung dafür nutzen
jump-up = Aufspringen
    .tip = Stunt+Agilität gegen 15
add-padding = Füllkarte dazu
    .tip = Tipp ein, was darauf steht, und wie viele Karten darauf liegen
gain-point = Vorratspunkt
    .tip = Für eine Bevorzugte Aktion, die gelungen ist
describe = Wunde beschreiben
    .tip = Sagen, was die letzte Filmwunde ist
heal-cinematic = Wunde heilen
    .tip = Die älteste Filmwunde heilen
set-number = Zahlen ändern
    .tip = Schockpunkte, Wunden, verbundene Wunden oder Shots von Hand setzen
set-status = Zustand ändern
    .tip = Jemanden von Hand in einen Zustand versetzen oder ihn beenden
add-person = Neue Figur
    .tip = Tipp Namen, Fraktion und die Zahlen des Bogens ein; eine Gruppe zählt mehr als einen
remove-person = Entfernen
    .tip = Jemanden aus dem Abend nehmen. Rückgängig holt die Figur zurück
end-fight = Kampf beenden
    .tip = Zehn Minuten später wachen die Bewusstlosen auf
ask-who = wer?
ask-target = wen?
ask-group = welche Gruppe?
ask-faction = welche Fraktion?
ask-parts = wie viele Teile
ask-targets = auf wie viele Ziele
ask-unnamed = Namenlose?
ask-total = die Summe
steadied = Summe { NUMBER($total) }, gegen { NUMBER($number) }
steady-total = die Summe aus Willpower+Focus und beiden W10, gegen { NUMBER($number) }
ask-shots = wie viele Shots?
ask-one = wer ist die eine Figur?
ask-other = wer ist die andere?
ask-shots-of-one = Shots der einen
ask-shots-of-other = Shots der anderen
ask-pv = PV
ask-wall = Meter bis zur Wand
ask-causes = was löst der Treffer aus?
ask-aggressive = als Angriff auf alle, die sich bewegen?
ask-metres = Meter
ask-shock = für Schock
ask-dark = gegen das Sterben
ask-luck = Glück
ask-text = was steht auf der Karte?
ask-beneath = wie viele Karten liegen darauf?
ask-words = was ist es?
ask-what = welche Zahl?
ask-number = wie viele?
ask-status = welcher Zustand?
ask-is-so = gilt er jetzt?
rolled = AV { NUMBER($av) } = Fertigkeit { NUMBER($skill) } + { NUMBER($light) } − { NUMBER($dark) }{ $more ->
    [0] { "" }
   *[other] , und { NUMBER($more) } durch Wunden, Teile und dergleichen
}, gegen Abwehr { NUMBER($defense) }
ask-name = welcher Name?
ask-agility = Agilität
ask-wits = Wits
ask-skill = Fertigkeit
ask-defense = Abwehr
ask-health = Gesundheit
ask-toughness = Zähigkeit
ask-effect = Waffe
ask-soak = Soak
ask-size = Gruppe
program = Das Programm spielt
    .tip = Es spielt die Figur, die als Nächste dran ist, nach ihrem Temperament, sonst kühn
proposes = { $why ->
    [most-hurt] { $who } greift { $target } an: Niemand ist schwerer verletzt.
    [only-foe] { $who } greift { $target } an: Ein anderer Gegner ist nicht da.
    [by-luck] { $who } greift { $target } an, vom Zufall gewählt: Andere sind ebenso verletzt.
    [acts] { $who } macht eine Aktion.
    [snapshots] { $who } gibt Schnellschüsse ab, einen auf jeden Gegner.
    [out-of-sequence] { $who } handelt außer der Reihe: Die Shots dafür sind da.
    [foe-is-next] { $who } wehrt aktiv ab, denn ein Gegner ist als Nächstes dran.
    [rests] { $who } hält sich zurück: Noch ist kein Gegner verletzt.
    [is-shaken] { $who } würfelt, um die Erschütterung zu beenden.
    [gets-up] { $who } steht auf.
    [no-action] { $who } hat diese Aktion verloren.
    [no-foe] { $who } hat niemanden anzugreifen.
    [group] Die Gruppe { $who } greift an.
    [shot-back] { $who } nimmt einen Shot zurück.
    [rolls-due] Das Programm würfelt, was { $who } zu würfeln hat.
    [sequence-over] Alle haben gehandelt.
    [fight-over] Nur eine Fraktion kann noch handeln: Der Kampf ist vorbei.
   *[too-long] Diesen Kampf gewinnt niemand: Das Programm beendet ihn.
}
