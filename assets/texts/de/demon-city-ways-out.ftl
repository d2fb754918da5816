# Was der Host bei einer Ablehnung tun kann, mit welcher Taste. Eine Nachricht heißt wie die Ablehnung; ihre Argumente sind Tasten.

## In einer Runde
not-now = Enter tut, was der große Knopf sagt; { $undo } nimmt einen Schritt zurück.
not-their-turn = { $person }, dann A, ändert, was jemand angesagt hat.
nobody-to-face = { $case }, dann { $go_on }, geht weiter.
nothing-to-repeat = Wähle ein Vorhaben: { $deeds }.
already-settled = Rückgängig macht es { $undo }.
not-a-candidate = { $up } { $down } gehen durch, was zur Wahl steht; Enter nimmt eins.
choice-open = { not-a-candidate }
not-tied = Esc verlässt die Frage; Enter nimmt dann den Entscheid an.
too-far = { $run } wählt eine andere Entfernung.
out-of-reach = Das darfst du überstimmen: { $person }, dann D und die Taste der Figur, trägt 30 Fuß oder weniger ein; { $shoot } schießt, { $move } geht hin.
no-right = Sag stattdessen, wie weit es ist: { $person }, dann D.
    .dice = Enter tut, was der große Knopf sagt.
no-overlap-in-action = { $advantage } gibt stattdessen einen Vorteil dafür.
must-recover = { $person }, dann V, fragt nach der Erholung; O und P dort beenden den Zustand auf dein Wort.
    .dice = { $person }, dann O und P, beenden den Zustand auf dein Wort; am Ende der Runde würfelt V dort dafür.
nothing-to-recover = Es wird angesagt wie sonst auch.
aimed-at = { $person }, die Taste des Angreifers, dann A, lässt ihn neu überlegen.
names-themselves = Nenn jemand anders oder wechsle die Seite: { $person }, dann S.
of-the-tarot = Lass es weg: { $undo } nimmt einen Schritt zurück.
dice-keep-ties = Darüber hat der Zufall entschieden, als der Kampf begann.
own-side = { names-themselves }
stats-stand = { $undo } geht bis vor die Ansagen zurück; oder warte auf die nächste Runde.

## Von Leuten
damage-was-thrown = { $person }, dann X, wirft ihn noch einmal.
    .dice = { $person }, dann X, würfelt ihn noch einmal.
nobody-there = { $person }, dann N, holt jemanden dazu.
leader-down = { $person }, die Taste von jemand anderem aus der Gruppe, dann G, lässt ihn führen; O und P holen auf dein Wort die Figur zurück, die bisher führte.
not-one-side = { $person }, dann S, stellt jemanden von beiden auf die Seite des anderen.
already-there = Es ist nichts zu tun.
in-the-fight = { $person }, dann L, nimmt die Figur aus dem Kampf.
no-friend = { $person }, dann S, wechselt die Seite, vor der ersten Ansage einer Runde.
not-alike = { no-friend }
deck-stands = { $end-action } beendet den Kampf.
lacks-stat = Ändere den Bogen: { $cast }.
power-unnamed = { lacks-stat }
cast-unfit = { $cast }, dann { $add-character }, fügt jemanden hinzu.

## Von Decks und Karten
not-enough-cards = { $disadvantage } nimmt einem Wurf eine Karte; { $decks } baut ein größeres Deck.
no-number-left = { $decks }, dann { $shuffle }, mischt das Deck mit seiner Ablage.
decks-unfit = { $fool } bringt den Narren ins andere Deck; { $preset-players } und { $preset-horror } sind Vorgaben.
not-a-significator = Wähle mit den Pfeiltasten eine andere Karte.
not-in-discard = { not-a-significator }
holds-significators = { $decks }, dann { $significator } auf jeder Karte, nimmt sie weg.
out-of-play = Tu es, sobald die Runde vorbei ist.
cards-awaited-first = Tipp { $typing } ein; { $back } nimmt eine Karte zurück und bricht, wenn noch keine eingetippt ist, den Wurf ab.
    .dice = Tipp 1 … 9 ein, oder 0 für 10; { $back } nimmt einen Würfel zurück und bricht, wenn noch keiner eingetippt ist, den Wurf ab.
cards-to-type = { cards-awaited-first }
    .dice = Tipp 1 … 9 ein, oder 0 für 10; { $back } nimmt einen Würfel zurück und bricht, wenn noch keiner eingetippt ist, den Wurf ab.
not-a-card = Tipp eine andere Karte ein; { $back } nimmt die davor zurück.
no-own-card = { not-a-card }
no-card-left = { not-a-card }
not-the-highest = { not-a-card }
not-a-face = Tipp eine andere Zahl ein; { $back } nimmt die davor zurück.
