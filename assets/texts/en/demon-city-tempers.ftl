# Why one whom no person plays did as they did.

has-no-foe = Because no foe is left standing.
followed = By the instinct “{ $line }”.
    .foe = By the instinct “{ $line }”. That is { $foe }{ COUNT($others) ->
    [0] .
   *[other] , by chance: { EITHER($others) } would have done as well.
}
by-fate = No instinct held, and the fate card { $card } says: { $foe ->
    [none] defend
   *[other] attack { $foe }
}.
nothing-else = What their instincts asked for can’t be done now, so they only defend.
