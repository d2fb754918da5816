# Entscheide der Würfelausgabe. Wer zuerst ansagt, steht zuerst; die Regeln folgen in Klammern.

## Warum jemand so viele Würfel nimmt
start = alle beginnen mit einem
skill-over-stat = { stat-name } { NUMBER($rank) } liegt über { other-name } { NUMBER($number) } von { $whose }
    .past = { stat-name } { NUMBER($rank) } lag über { other-name } { NUMBER($number) } von { $whose }
skill-over-number = { stat-name } { NUMBER($rank) } liegt über dem Zielwert { NUMBER($number) }
    .past = { stat-name } { NUMBER($rank) } lag über dem Zielwert { NUMBER($number) }
skill-of-party-over-number = { NUMBER($rank) } liegt über dem Zielwert { NUMBER($number) }
    .past = { NUMBER($rank) } lag über dem Zielwert { NUMBER($number) }
skill-of-party = { NUMBER($rank) } liegt über der { NUMBER($number) } der anderen Seite
    .past = { NUMBER($rank) } lag über der { NUMBER($number) } der anderen Seite
unaware = das Ziel sieht es nicht kommen
    .past = das Ziel sah es nicht kommen
second-attacker = jemand mit früherer Ansage greift denselben Gegner an
    .past = jemand mit früherer Ansage griff denselben Gegner an
busy = das Ziel ist mit jemand anderem beschäftigt
    .past = das Ziel war mit jemand anderem beschäftigt
distracted = die andere Seite ist abgelenkt oder ahnt nichts davon
    .past = die andere Seite war abgelenkt oder ahnte nichts davon
defense = wehrt nur ab
    .past = wehrte nur ab
defended = hat letzte Runde erfolgreich abgewehrt
weapon = die bessere Waffe
advantage = { $label }
advantage-past-two = { $label }, aber niemand hat mehr als zwei Situationswürfel
injury = verletzt
lost = { $label }
lost-past-two = { $label }, aber das kostet nie mehr als zwei Würfel
cap = niemand hat mehr als zwei Situationswürfel
floor = niemand nimmt weniger als einen Würfel

rolls = { $who } { nimmt } { $dice ->
    [one] 1 Würfel
   *[other] { NUMBER($dice) } Würfel
    }: { $why }
rolled = { $who } { wuerfelt } { $faces }: Es zählt { NUMBER($roll) }

## Wie ein Clash ausgeht
first = { $who } { liegt } mit { NUMBER($top) } vorn und { handelt }
    .past = { $who } { lag } mit { NUMBER($top) } vorn und { handelte }
first-by-chance = { $who } { liegt } mit { NUMBER($top) } vorn: Der Zufall hat unter { LIST($among) } gewählt
    .past = { $who } { lag } mit { NUMBER($top) } vorn: Der Zufall hatte unter { LIST($among) } gewählt
first-fails = { $who } { liegt } mit { NUMBER($top) } vorn, doch das Vorhaben misslingt
    .past = { $who } { lag } mit { NUMBER($top) } vorn, doch das Vorhaben misslang
tied = Niemand liegt vorn: { LIST($among) } würfelten { NUMBER($top) } auf verschiedenen Seiten. Kein Vorhaben geschieht, und der Host ändert etwas für alle
    .past = Niemand lag vorn: { LIST($among) } würfelten { NUMBER($top) } auf verschiedenen Seiten. Kein Vorhaben geschah, und etwas änderte sich für alle
to-be-chosen = { LIST($among) } liegen mit { NUMBER($top) } vorn, alle auf einer Seite: Der Zufall wählt, wer handelt
unrolled = Noch hat niemand gewürfelt, also ist nichts entschieden
clash = In einem Clash: { LIST($who) }

## Was aus jedem Vorhaben wird; „deed“ beginnt mit dem Namen
happens = { $deed }: Niemand verhindert es, und es betrifft niemand anderen
    .past = { $deed }: Niemand verhinderte es, und es betraf niemand anderen
acts = { $deed }: Niemand würfelte höher als { NUMBER($roll) }
    .past = { $deed }: Niemand würfelte höher als { NUMBER($roll) }
hits-too = { $deed }, obwohl das Ziel schon getroffen ist: { NUMBER($roll) } trifft auch
    .past = { $deed }, obwohl das Ziel schon getroffen war: { NUMBER($roll) } traf auch
fumbled = { $deed } – es misslingt: Eine 1 ist ein Patzer
    .past = { $deed } – es misslang: Eine 1 ist ein Patzer
not-over = { $deed } – es misslingt: { NUMBER($roll) } schlägt { NUMBER($number) } nicht
    .past = { $deed } – es misslang: { NUMBER($roll) } schlug { NUMBER($number) } nicht
hit = { $deed }, wurde aber vorher getroffen
held = { $deed }, aber { $holder } wurde nicht getroffen und würfelte { NUMBER($number) } gegen { NUMBER($roll) }
concerns-others = { $deed }, aber nur wer vorn liegt, kann auf andere wirken
    .past = { $deed }, aber nur wer vorn lag, konnte auf andere wirken
side-lost = { $deed }, aber nur die Seite, die vorn liegt, richtet etwas aus
    .past = { $deed }, aber nur die Seite, die vorn lag, richtete etwas aus
not-in-a-tie = { $deed }, aber niemand liegt vorn, und kein Vorhaben geschieht
    .past = { $deed }, aber niemand lag vorn, und kein Vorhaben geschah
## Was aus einem Vorhaben wurde, in wenigen Worten neben seiner Zeile
fate = { $fate ->
    [happened] ✓ geschieht
    [not-high-enough] ✗ schlägt Zielwert nicht
    [fumbled] ✗ eine 1, ein Patzer
    [hit] ✗ vorher getroffen
    [held] ✗ aufgehalten
    [concerns-others] ✗ nur wer vorn liegt, wirkt
    [side-lost] ✗ andere Seite vorn
    [clash-tied] = Gleichstand
   *[to-be-chosen] ? Zufall wählt
    }
critical = { $who } { gewinnt } mit einer 10: ein kritischer Erfolg
fumble = Der höchste Würfel von { $who } ist eine 1: ein Patzer

attacks = { $who } { greift } { $target } an
defends = { $who } { wehrt } sich
tries = { $who } { versucht } etwas
drives = { $who } { faehrt }

## Vorhaben außerhalb aller Clashes
done = { $who } { tut } etwas: Niemand ficht es an, und es geschieht einfach
moved = { $who } { bewegt } sich: Nichts steht im Weg
move-stopped = { $who } { bewegt } sich und { wird } von einem Treffer aufgehalten
over-number = { $who } { hat } Erfolg: { NUMBER($roll) } schlägt { NUMBER($number) }
not-over-number = { $who } { scheitert }: { NUMBER($roll) } schlägt { NUMBER($number) } nicht
undone-by-fumble = { $who } { scheitert }: { NUMBER($roll) } würde { NUMBER($number) } schlagen, aber eine 1 ist ein Patzer
equals-number = { $who } { wuerfelte } { NUMBER($roll) } gegen { NUMBER($number) }: unentschieden; der Host ändert etwas, und ein neuer Versuch ist möglich
won-against = { $who } { gewinnt }: { NUMBER($roll) } schlägt die { NUMBER($number) } von { $other }
tied-against = { LIST($who) } würfelten beide { NUMBER($roll) }: unentschieden; der Host ändert etwas, und ein neuer Versuch ist möglich
worse-for-both = Beide haben gepatzt, und es wird für beide schlimmer

## Schaden
damage-due = { $who } { hat } { $target } getroffen: { $dice ->
    [one] 1 Würfel
   *[other] { NUMBER($dice) } Würfel
    } Schaden, der { $massive ->
    [yes] höchste
   *[no] niedrigste
    } zählt
damage = { $who } { hat } { $target } getroffen, Verlust { NUMBER($lost) }: Zähigkeit { NUMBER($current) }, { $out ->
    [yes] außer Gefecht
   *[no] noch auf den Beinen
    }
injured = { $who } { ist } von jetzt an verletzt
