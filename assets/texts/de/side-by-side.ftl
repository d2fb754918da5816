# Derselbe Kampf in jedem System: die Seite, das Terminal, und was in einer Datei nicht stimmt.
title = Ein Kampf, vier Systeme
choose = Wähle die Besetzung oder den Plan eines Kampfes
casts = Besetzungen und Pläne
system = { $system ->
    [tarot] Tarot
    [dice] Würfel
    [action] Action!
   *[kings] Kings
}
wins = { $side }: gewonnen
    .tip = In so vielen von 100 Kämpfen steht am Ende nur diese Seite. Kings kennt kein Ende eines Kampfes.
nobody-wins = Niemand siegt
rounds = Runden
    .tip = Die Hälfte der Kämpfe ist nach so vielen Runden oder Sequenzen vorbei; einer von zehn vor der ersten Zahl in Klammern, einer nach der zweiten
out = { $who } außer Gefecht
    .tip = In so vielen von 100 Kämpfen ist diese Figur mindestens einmal außer Gefecht
challenge = { $one } fordert { $other } heraus und gewinnt
    .lost = { $other } gewinnt
    .draw = Unentschieden
    .tip = In so vielen von 100 Herausforderungen
share = { $share } ({ $low }–{ $high })
no-share = –
what = Was
file = { $file }: { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
}
no-file = Wähle eine Datei: eine Besetzung oder einen Plan, deren Bögen auch Werte für Action! und Kings haben. Die Anleitung „Nebeneinander“ zeigt eine.
done = Insgesamt { NUMBER($fights) } Kämpfe und Herausforderungen wurden gespielt.
so-far = { NUMBER($fights) } von höchstens { NUMBER($wanted) } Kämpfen und Herausforderungen
stopped = Angehalten. { $so-far }.
basis = Von 100 Kämpfen, die das Programm spielt. In Klammern: Mit 95 % Sicherheit liegt die Chance dort.
assumes = Mit Karten und Würfeln folgen alle ihren Instinkten oder greifen kühn an; wer außer Gefecht ist, bleibt es. In Action! folgen sie ihrem Temperament, das Programm würfelt (A-AMB-01 b), und niemand würfelt, um aufzuwachen.
of-challenge = Kings ist eine Herausforderung: Geboten wird nach Temperament, überboten, wo Temperament und Regeln es erlauben.
lacks-deck = Tarot: Die Datei hat kein Horrordeck, es gibt also nichts zu ziehen. Ein Plan hat eins.
lacks-ranks = { $system ->
    [action] Action!
   *[kings] Kings
}: { LIST($who) } { $number ->
    [one] hat
   *[other] haben
} dafür keine Werte.
lacks-foes = Kings: Niemand dort hat einen Gegner zum Herausfordern.
no-cast-of-guests = ein Plan für Action! oder Kings hat keine Besetzung von Demon City: Schreib deren Werte auf die Bögen einer Besetzung oder eines Plans
on-the-sheet = das steht schon auf dem Bogen
nobody-to-challenge = hierher gehört der Name von jemand anderem, für den `kings` Werte hat
one-challenge = jemand fordert schon heraus, und vorhergesagt wird eine einzige
no-traits = ohne Eigenschaften kann niemand herausfordern
