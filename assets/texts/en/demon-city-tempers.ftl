# Why one whom no person plays did as they did.

has-no-foe = Because no foe is left standing.
guards-themselves = Because { LIST($attackers) } { COUNT($attackers) ->
    [one] attacks
   *[other] attack
} them.
picks = { $why ->
    [keeps-at] Because { $foe } was their foe last round and still stands.
    [strikes-back] Because { $foe } attacks them.
   *[picks-a-foe] Because { $foe } is a foe who stands, picked by luck.
}
