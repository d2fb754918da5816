# Why one whom no person plays did as they did.

has-no-foe = Because no foe is left standing.
followed = By instinct: { $line }.
    .foe = By instinct: { $line }. That is { $foe }.
by-fate = No instinct held, and the fate card { $card } says: { $foe ->
    [none] defend
   *[other] attack { $foe }
}.
