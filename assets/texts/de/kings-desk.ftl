# Der Tisch von Kings of New York: Spalten, Vorhaben (eine Nachricht heißt wie das Vorhaben), und wie ihre Felder erfragt werden.

column-key = Taste
column-who = Wer
column-traits = Eigensch.
column-initiative = Initiative
column-round = Diese Runde
key-meaning = Die Taste, die diese Figur wählt, wenn nach jemandem gefragt wird
traits-meaning = Übrige Eigenschaften, von denen auf dem Bogen
initiative-meaning = Eine Zahl je Aktion; dahinter die W10, mit denen Gleiche gewürfelt haben
round-meaning = Wer gehandelt hat, wer noch darf, und was angesagt wurde
between = Keine Runde: Beginne eine oder ändere, wer mitspielt
declaring = Runde { NUMBER($number) }: Alle sagen an
turn = Runde { NUMBER($number) }: { $who } handelt
all-acted = Runde { NUMBER($number) }: Alle haben gehandelt
against = Runde { NUMBER($number) }: { $one } gegen { $other }
as-the-first = Nach den Regeln dieses Tisches gilt für jede weitere Aktion die Initiative der ersten
not-declared = hat nicht angesagt
declared = hat angesagt
declared-words = hat angesagt: { $words }
acts-now = handelt jetzt
acts-now-of = handelt jetzt, { NUMBER($number) } von { NUMBER($whole) }
no-traits = keine Eigenschaften mehr
has-acted = hat gehandelt
acted-of = hat { NUMBER($acted) } von { NUMBER($whole) } Mal gehandelt
may-act = darf handeln
may-act-times = darf { NUMBER($number) }-mal handeln
challenges = fordert heraus
is-challenged = ist herausgefordert
side = { $who }: Gebot { NUMBER($bid) }, Vorrat { NUMBER($pool) }, { $dice ->
    [one] 1 W3
   *[other] { $dice } W3
}
challenger-side = { $who }: Gebot { NUMBER($bid) }{ $bonus ->
    [0] {""}
   *[other] , Bonus { NUMBER($bonus) }
}{ $penalties ->
    [0] {""}
   *[other] , Abzüge { NUMBER($penalties) }
}{ $negative ->
    [0] {""}
   *[other] , negative Eigenschaften { NUMBER($negative) }
}, { $dice ->
    [one] 1 W3
   *[other] { $dice } W3
}
has-no-answer = { $who } hat keine Eigenschaften mehr zu bieten und kann nur nachgeben
next-declare = { $who } sagt an
next-answer = { $who } antwortet
next-choose = { $who } handelt: Wähle oben einen Knopf
begin-round = Runde beginnen
    .tip = Alle dürfen ansagen
declare = Ansagen
    .tip = Tipp die Eigenschaften des Attributs ein, das die Aktion nutzt, dann die jeder weiteren
declare-words = In Worten ansagen
    .tip = Sag, was jemand tun will, für alle zu lesen, mit den Eigenschaften des Attributs dafür
call-order = Reihenfolge
    .tip = Alle Aktionen in eine Reihenfolge bringen; Gleiche würfeln W10
challenge = Herausfordern
    .tip = Gegen jemanden handeln: Tipp das Ziel, das Gebot und die Zahlen des Vorrats ein
act = Handeln
    .tip = Sag, was getan wird, ohne dass es jemand anficht
no-action = Keine Aktion
    .tip = Diese Aktion verfallen lassen
answer = Antworten
    .tip = Die Herausforderung annehmen: Tipp das Ziel, das Gebot und die Zahlen des Vorrats ein
relent = Nachgeben
    .tip = Aufgeben: Wer herausfordert, erreicht sein Ziel ohne Probe
roll-dice = W3 würfeln
    .tip = Das Programm würfelt für beide
type-dice = W3 eintippen
    .tip = Tipp ein, was beide gewürfelt haben, zuerst die Seite, die herausfordert
spend = Ausgeben
    .tip = Notieren, was einer der beiden ausgibt, etwa Blut
overbid-with = { $who } überbietet: { NUMBER($number) } von { NUMBER($left) }
overbid = Überbieten
    .tip = Das Doppelte dessen bieten, was die andere Seite bietet, für eine neue Probe
end-challenge = Abschließen
    .tip = Die letzte Probe gelten lassen
end-round = Runde beenden
    .tip = Sie beenden, auch wenn noch jemand handeln könnte
set-traits = Eigenschaften ändern
    .tip = Tipp ein, wie viele Eigenschaften jemand noch hat
add-person = Neue Figur
    .tip = Tipp Namen, Eigenschaften auf dem Bogen, übrige Eigenschaften, Celerity und Nachproben ein
remove-person = Entfernen
    .tip = Jemanden gehen lassen; Rückgängig holt die Figur zurück
ask-who = wer?
ask-target = wen?
ask-aim = was ist das Ziel?
ask-words = was wird getan?
ask-what = was wird ausgegeben?
ask-named = Eigenschaften des Attributs
ask-extra = dasselbe für jede weitere Aktion
ask-bid = das Gebot
ask-bonus = Bonus
ask-penalties = Abzüge
ask-retests = Nachproben
further-retests = weitere Nachproben
ask-negative = negative Eigenschaften
dice-of = { $number } W3 von { $who }
ask-number = wie viel?
ask-traits = übrige Eigenschaften
ask-name = welcher Name?
ask-base = Eigenschaften auf dem Bogen
ask-celerity = Stufe von Celerity
program = Das Programm spielt
    .tip = Es spielt die Figur, die als Nächste dran ist, nach ihrem Temperament, sonst kühn
proposes = { $why ->
    [declares] { $who } sagt nach dem Bogen an.
    [challenges] { $who } fordert { $target } heraus, vom Zufall gewählt.
    [spares] { $who } fordert niemanden heraus: Die Hälfte der Eigenschaften ist weg, oder niemand ist da.
    [answers] { $who } antwortet.
    [relents] { $who } gibt nach: Die Hälfte der Eigenschaften ist weg.
   *[overbids] { $who } überbietet.
}
