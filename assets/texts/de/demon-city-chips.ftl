# Wofür eine Marke oder ein Knopf zählt, gesagt, wenn man darauf zeigt. Die Nummern der Regeln kommen hinter den Satz.
reason = { $reason ->
    [higher-stat] Eine Karte für den höheren Wert, egal wie groß der Abstand: verglichen mit dem des Gegners, wenn ihr einander angreift, sonst mit dem, womit er widersteht
    [distraction] Eine Karte, einmal je Runde, gegen ein Ziel, das nicht auf dich gefasst ist
    [defense] Eine Karte, wenn du diese Runde nur abwehrst
    [weapon] Eine Karte für die Waffe, die besser zu dieser Lage passt; der Host urteilt
    [supernatural] Eine Karte für etwas Übernatürliches gegen Weltliches
    [injury] Eine Karte weniger, nachdem du dich von Zähigkeit unter 0 erholt hast, bis ein Punkt zurückkommt
    [trick] Ein gezielter Angriff kostet eine Karte; wer nur eine hat, wirft zwei, und die niedrigere zählt
    [disadvantage] Eine Karte weniger für jeden Nachteil, der nicht anderswo schon zählt; bei der letzten Karte bekommt stattdessen der Gegner eine
   *[advantage] Eine Karte für jeden Vorteil gegenüber dem, mit dem du es zu tun hast, egal wie groß
    }
    .dice = { $reason ->
        [higher-stat] Ein Würfel mehr, wenn dein Wert höher ist als der, auf den du zielst, oder, wenn ihr einander angreift, als der des Gegners
        [distraction] Ein Würfel mehr gegen ein Ziel, das es nicht kommen sieht, mit jemand anderem beschäftigt ist oder auch von jemand Langsamerem angegriffen wird
        [defense] Ein Würfel mehr, wenn du diese Runde nur abwehrst
        [weapon] Einer von höchstens zwei Situationswürfeln für die hier bessere Waffe oder für irgendeine Waffe gegen keine; der Host urteilt
        [injury] Ein Würfel weniger, wenn du in diesem Kampf außer Gefecht warst und dich erholt hast
        [trick] Massiver Schaden: ein Würfel für jeden Punkt deines Werts, und der höchste geht verloren
        [disadvantage] Ein Würfel weniger für jeden Nachteil, höchstens zwei, und nie der letzte
       *[advantage] Ein Situationswürfel für einen Vorteil gegenüber dem, mit dem du es zu tun hast; niemand hat mehr als zwei
        }
harmless = Entwaffnen ohne Schaden kostet nichts; mit Schaden ist es ein gezielter Angriff
    .dice = Der Angriff macht keinen Schaden: packen, stoßen, entwaffnen
other-aim = Ohne Schaden auf etwas zielen, das niemand in der Hand hat; eine Hausregel sagt, ob das eine Karte kostet
several = Ein Wurf, der mehrere erreicht, wird mit jedem Ziel verglichen
    .dice = Das Vorhaben betrifft die Genannten, die es nicht verhindern wollen: etwa, jemandem aufzuhelfen
aimed = Es gegen die zuerst genannte Person richten, die mit ihrem eigenen Vorhaben dagegenhält oder widersteht
dodging = Ein Wurf zählt für das Vorhaben und für das Ausweichen, ohne die Karte für die reine Abwehr

## Nach dem Wurf
down = { $state ->
    [out] Außer Gefecht: muss sich erholen, bevor wieder angesagt wird
   *[panic] In Panik: muss sich erholen, bevor wieder angesagt wird
    }
    .dice = { $state ->
        [out] Außer Gefecht: würfelt am Ende einer Runde, um sich zu erholen
       *[panic] In Panik: würfelt am Ende einer Runde, um sich zu erholen
        }
damage = Wirf diese Karten; die niedrigste ist die Zähigkeit, die der Treffer kostet, nach Hausregel
    .dice = Würfle diese: Der niedrigste ist die Zähigkeit, die der Treffer kostet
toughness = { $less ->
    [yes] Ein Punkt Zähigkeit weniger
   *[no] Ein Punkt Zähigkeit mehr
    }, auf das Wort des Hosts; bei 0 steht eine Figur noch
    .dice = { $less ->
        [yes] Ein Punkt Zähigkeit weniger
       *[no] Ein Punkt Zähigkeit mehr
        }, auf das Wort des Hosts; bei 0 steht eine Figur noch, bei −1 nicht mehr
choose-attack = Diese Angriffe einer Seite liegen gleichauf vorn: Wähle den, der ausgeführt wird
choose-deed = Nur eines dieser gleich hohen Vorhaben ist möglich: Wähle es
choose-line = Diese Zeile wählen: Die Tasten darüber ändern sie

## Von einer Probe
higher-than-intensity = Eine Karte, wenn der Wert höher ist als die Intensität oder als der Wert des anderen
    .dice = Ein Würfel mehr, wenn der Wert höher ist als der Zielwert oder als der Wert des anderen
other-is-distracted = Eine Karte, wenn die andere Seite nicht darauf gefasst ist
    .dice = Ein Würfel mehr, wenn die andere Seite abgelenkt ist oder nichts davon merkt
intensity = Nur eine höhere Karte hat Erfolg
    .dice = Nur ein höherer Wurf hat Erfolg
supernatural-ten = Etwas Übernatürliches ist im Spiel, also lässt sich Intensität 10 schlagen
one-more-advantage = Eine Karte für noch einen Vorteil
    .dice = Ein Würfel für noch einen Vorteil; höchstens zwei
zero = 0 ist ohne Wurf geschlagen
    .dice = Alles außer einer 1 schlägt 0
ten = Nichts Weltliches schlägt 10; tipp 1, dann 0
    .dice = Kein W10 schlägt 10; tipp 1, dann 0
further-skill = { skill-name } passt auch zu dieser Probe: eine Karte, bei jedem Rang
tie = Ein Gleichstand entscheidet nichts: Schreib auf, was es schwieriger macht, dann geht es noch einmal
