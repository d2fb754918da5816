# Warum jemand, den kein Mensch spielt, so gehandelt hat.

has-no-foe = Kein Gegner steht mehr.
followed = Nach dem Instinkt „{ $line }“.
    .foe = Nach dem Instinkt „{ $line }“. Das ist { $foe }{ COUNT($others) ->
    [0] .
   *[other] , per Zufall: { EITHER($others) } wäre ebenso gegangen.
}
by-fate = Kein Instinkt griff, und die Schicksalskarte { $card } sagt: { $foe ->
    [none] abwehren
   *[other] { $foe } angreifen
}.
nothing-else = Was die Instinkte verlangen, geht gerade nicht, also bleibt nur die Abwehr.
