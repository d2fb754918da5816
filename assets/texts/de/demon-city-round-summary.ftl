# Eine Aktionsrunde auf einer Seite (F2): kurz, Schritt für Schritt, und jeder zusätzliche und verlorene Wurf. Höchstens 110 Zeichen je Zeile.
title = Eine Runde auf einer Seite
announcing = Ansagen
announcing-in-short = Von langsam nach schnell sagen alle ein Vorhaben an; was niemand anficht, klärt sich sofort.
resolving = Werfen und auswerten
    .dice = Würfeln und auswerten
resolving-in-short = Alle übrigen Karten werden zugleich aufgedeckt. Die Seite mit der höchsten Karte setzt sich durch: erst ihr höchster Angriff, dann alles andere, was gelingt.
    .dice = Alle übrigen Würfel fallen zugleich. In jedem Clash handelt, wer am höchsten würfelt; dann, wer nicht getroffen und nicht festgehalten ist und niemanden sonst betrifft.
length = Höchstens sechs Sekunden: Eine Runde dauert so lange wie das Vorhaben, das sie gewinnt, oft weniger.
    .dice = Etwa sechs Sekunden: Eine Runde klärt, welches Vorhaben als Nächstes kommt.
now = jetzt
now-spoken = Jetzt: { $step }.
step-spoken = { NUMBER($number) }. { $step }: { $words }
throw-spoken = { $name }: { $words }

## Die elf Schritte
list = Liste
    .words = Einmal je Kampf: alle nach Agilität, die Langsamsten zuerst; Gleiche per Los.
    .words-dice = Einmal je Kampf: alle nach Agilität, die Langsamsten zuerst; Gleiche per Zufall, für den ganzen Abend.
announce = Ansagen
    .words = Wer am langsamsten ist: ein Vorhaben, ein Ziel, kein Wenn und kein Warten.
count = Zählen
    .words = Eine Karte, plus die zusätzlichen, minus die verlorenen; verdeckt hinlegen, ungesehen.
    .words-dice = Ein Würfel, plus die zusätzlichen, minus die verlorenen; hinlegen, ungewürfelt.
settle = Klären
    .words = Will es niemand verhindern, geschieht es jetzt; ist der Ausgang ungewiss: werfen.
    .words-dice = Will es niemand verhindern, geschieht es jetzt; ist der Ausgang ungewiss: würfeln.
go-on = Weiter
    .words = Schritte 2 bis 4 mit den Nächstschnelleren wiederholen, bis alle angesagt haben.
throw = Werfen
    .words = Alle übrigen Karten auf einmal aufdecken.
    .dice = Würfeln
    .words-dice = Alle übrigen Würfel auf einmal würfeln; in jedem Haufen zählt der höchste.
winner = Sieger
    .words = Die höchste Karte gewinnt den Clash für ihre Seite; bei Gleichstand geschieht nichts.
    .dice = Zuerst
    .words-dice = Nur die höchste Person handelt. Gleiche einer Seite: per Zufall; zweier Seiten: niemand.
attack = Angriff
    .words = Ihr höchster Angriff, und nur der, wenn er die Karte oder den Wert des Gegners schlägt.
    .dice = Auch
    .words-dice = Verbündete, die denselben Gegner angreifen, treffen auch, wenn niemand sie festhält.
the-rest = Der Rest
    .words = Ihre übrigen Vorhaben, die schlagen, was dagegensteht, und keines ausschließen.
    .words-dice = Was niemanden sonst betrifft und nicht verhindert wird; wer getroffen ist, tut nichts.
clashes = Clashes
    .words = Ebenso jeder weitere Clash.
    .dice = Schaden
    .words-dice = Je Treffer so viele Würfel wie Zähigkeit, der niedrigste zählt. Bei −1: außer Gefecht.
again = Noch einmal
    .words = Zurück zu Schritt 2; die Liste bleibt.
    .words-dice = Wer außer Gefecht oder in Panik ist, würfelt einmal zur Erholung; dann zurück zu Schritt 2.

## Die Wege dazwischen
somebody-is-left = jemand ist übrig
all-have-announced = alle haben angesagt
next-clash = nächster Clash
next-round = nächste Runde

## Jeder zusätzliche Wurf
one-more = Je eine Karte mehr
    .dice = Je ein Würfel mehr
situation = Situation
    .words = jeder eigene Vorteil gegenüber dem, dem du gegenüberstehst, wie groß auch immer
    .words-dice = ein eigener Vorteil; höchstens zwei Situationswürfel, Waffe und Abwehr eingerechnet
higher-stat = Höherer Wert
    .words = deiner ist höher als der, den der andere gegen dich oder zum Widerstand nutzt
    .dice = Fertigkeit
    .words-dice = dein Wert ist höher als der, auf den du zielst
distraction = Ablenkung
    .words = dein Ziel ist nicht auf dich gefasst; einmal je Runde
    .words-dice = dein Gegner ahnt nichts, ist mit anderen beschäftigt oder wird auch von Langsameren angegriffen
defense = Abwehr
    .words = du wehrst nur ab
weapon = Waffe
    .words = deine passt besser zu dieser Lage
    .words-dice = deine ist hier besser, oder nur du hast eine: ein Situationswürfel
supernatural = Übernatürliches
    .words = deine Kraft trifft auf etwas Weltliches
    .dice = Abgewehrt
    .words-dice = letzte Runde gelang dir Ausweichen, Blocken oder Parieren: ein Situationswürfel

## Jeder verlorene Wurf, und wo das Verlieren endet
one-fewer = Je eine Karte weniger
    .dice = Je ein Würfel weniger
called-shot = Gezielter Angriff
    .words = du zielst auf eine Stelle; entwaffnen ohne Schaden kostet nichts
    .dice = Höchstens zwei
    .words-dice = andere Nachteile kosten höchstens zwei Würfel
injury = Verletzung
    .words = du hast dich von unter 0 Zähigkeit erholt und noch keinen Punkt zurück
    .words-dice = du warst in diesem Kampf außer Gefecht und hast dich erholt
trouble = Anderer Nachteil
    .words = gib, wenn es geht, lieber dem Gegner eine Karte; nie beides für eine Sache
    .words-dice = jede eigene Schwierigkeit, die nicht schon in der Zahl steckt
least = Nie unter eins
    .words = weitere Nachteile helfen dem Gegner; ein Trick: zwei werfen, die niedrigere zählt
    .words-dice = niemand würfelt mit weniger als einem oder mehr als fünf Würfeln
