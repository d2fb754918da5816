# Wie ein Kampf ausgehen wird: viele Kämpfe, vom Programm gespielt.

basis = { $fights ->
    [one] { $fights } Kampf
   *[other] { $fights } Kämpfe
} vom jetzigen Stand des Tisches aus.
tempers = { $temper ->
    [bold] kühn
    [wary] vorsichtig
    [brute] wie ein Schläger
    [stalker] wie ein Lauerer
    [coward] wie ein Feigling
    [swarm] wie ein Schwarm
    [mastermind] wie ein Drahtzieher
   *[own] nach eigenen Instinkten
}: { LIST($who) }
wins = { $side }: { $share } von 100 Kämpfen gewonnen ({ $low } bis { $high }).
undecided = Unentschieden: { $share } von 100 Kämpfen ({ $low } bis { $high }). Am Ende oder nach { NUMBER($rounds) } Runden steht keine Seite allein.
length = Einer von zehn Kämpfen ist nach { $first ->
    [one] { $first } Runde
   *[other] { $first } Runden
} vorbei, die Hälfte nach { NUMBER($half) }, neun von zehn nach { NUMBER($last) }.
out = { $who } ist in { $share } von 100 { -out } ({ $low } bis { $high }): { LIST($rounds) }.
    .short = { $who } { -out }: { $share } von 100 ({ $low } bis { $high }), { $early } in den ersten drei Runden
    .never = { $who } ist nie { -out } ({ $low } bis { $high } von 100).
out-by-round = bis Runde { NUMBER($round) } in { $share }
damage-by-hand = An diesem Tisch setzt der Host die Zähigkeit von Hand. Die Vorhersage wirft Schaden nach der Hausregel [T-AMB-70 b].
unknown-deck = Was vom { $deck ->
    [players] { -players-deck(at: "bare") }
   *[horror] { -horrors-deck(at: "bare") }
} übrig ist, ist nicht bekannt: Die Vorhersage spielt mit dem ganzen Deck.
ran-short = In { NUMBER($fights) } Kämpfen ging ein Deck zu Ende, und geworfen wurden die Karten, die noch da waren [T-AMB-04 b].
stays-out = Wer { -out } ist, bleibt es und verlässt den Kampf mit der nächsten Runde.
confidence = Die Zahlen in Klammern sind Grenzen: Mit 95 % Sicherheit liegt die Chance zwischen ihnen.
stopped = Nach { NUMBER($fights) } von { NUMBER($wanted) } Kämpfen angehalten. Dies sind ihre Ergebnisse.
stopped-at-once = Angehalten, bevor ein Kampf vorbei war.
worker-ended = Die Vorhersage brach ab: Ein Teil des Programms, der Kämpfe spielte, ist ausgefallen. Dies sind die Ergebnisse bis dahin.
so-far = { NUMBER($fights) } von höchstens { NUMBER($wanted) } Kämpfen, ± { NUMBER($reach) } Punkte
no-game = { $file }: Für dieses Spiel gibt es keine Vorhersage.
no-fight = { $file }: Keine Seite steht gegen eine andere, also gibt es keinen Kampf vorherzusagen.
unknown-temper = { $word }: Dieses Temperament gibt es nicht; es gibt { LIST($known) }.
unknown-person = { $name }: Niemand an diesem Tisch heißt so.
story-of = { $part ->
    [worst] Kampf { NUMBER($number) }: Von 100 Kämpfen gingen 10 für die Spieler schlechter aus
    [middle] Kampf { NUMBER($number) }: Von 100 Kämpfen gingen 50 für die Spieler schlechter aus
   *[best] Kampf { NUMBER($number) }: Von 100 Kämpfen gingen 90 für die Spieler schlechter aus
}
round = Runde { NUMBER($round) }
