# What became of each deed of a Clash, and why. “Why” comes behind “Ann attacks Bill, and …”.
acts = acts
ended = { $who } { $deed }, and { $why }
succeeds = succeeds: { NUMBER($value) } { COUNT($beaten) ->
    [0] {""}
   *[other] beats { LIST($beaten) }
    }{ COUNT($met) ->
    [0] {""}
   *[other] { COUNT($beaten) ->
        [0] {""}
       *[other] {" "}and{" "}
        }meets { LIST($met) }
    }
    .alone = succeeds: nothing{ $waived ->
        [yes] {" "}that counts
       *[no] {""}
        } stands against it
fails = fails: { COUNT($hurdles) ->
    [0] { NUMBER($value) } doesn’t beat what stands against it
   *[other] { NUMBER($value) } doesn’t beat { EITHER($hurdles) }
    }
    .everywhere = fails: { $missed }
fumbled = fails: The Fool is the card that counts, and a fumble never succeeds
out = gets nothing done: { $who } is { -out } by then, though the card keeps its value for the side
side-lost = gets nothing done: { $side ->
    [none] another side
   *[other] { $side }
    } won this Clash
clash-tied = gets nothing done: the Clash is tied
to-be-chosen = it is one of the equal { $attack ->
    [yes] highest attacks, of which one is still to be chosen
   *[no] deeds of which only one can be done, still to be chosen
    }
waits = waits until that is chosen, for it excludes a higher deed

## Another attack was made
not-made = gets nothing done: only a side’s one highest attack can land
    .higher = gets nothing done: only a side’s one highest attack can land, and that is { attack-of }
    .chosen = gets nothing done: only one attack can land, and { attack-of }, equally high, was chosen
    .failed = gets nothing done: only the highest attack is tried, { attack-of }, and it failed
    .chosen-failed = gets nothing done: of the equal attacks { attack-of } was chosen, and it failed; no other is tried

## Another deed was done, and not both can be
excluded = gets nothing done: it excludes another deed of the side, and that went first
    .by-attack = gets nothing done: { $who }’s attack goes before all, and only one of the two can be done
    .by-chosen = gets nothing done: { $who }’s equal deed was chosen, and only one of the two can be done
    .by-higher = gets nothing done: { $who }’s deed is higher and goes first, and only one of the two can be done

## Several targets of one attack
lands = lands on { $who }{ COUNT($beaten) ->
    [0] {""}
   *[other] , { NUMBER($value) } beats { LIST($beaten) }
    }
misses = misses { $who }, { NUMBER($value) } doesn’t beat { EITHER($hurdles) }

## What stands against a deed, and what doesn’t
hurdle = { $kind ->
    [stat] { whose }{ $stat } { NUMBER($value) }
    [intensity] Intensity { NUMBER($value) }
    [foe] { whose }{ NUMBER($value) } (thrown in an attack on { $who })
   *[throw] { whose }{ NUMBER($value) }
    }
unharmed = { $who } is unharmed all the same, for the side of { LIST($attackers) } lost this Clash
still-counts-out = { COUNT($whose) ->
    [one] { LIST($possessive) } throw still counts, though { LIST($whose) } is { -out } by then
   *[other] { LIST($possessive) } throws still count, though { LIST($whose) } are { -out } by then
    }
still-counts-struck = { COUNT($possessive) ->
    [one] { LIST($possessive) } throw still counts
   *[other] { LIST($possessive) } throws still count
    }, though { $attacker }’s attack has just landed there
ones = { $who }’s
waived = { $whom ->
    [none] Intensity{" "}
   *[other] { $whom }’s { $stat ->
        [none] {""}
       *[other] { $stat }{" "}
        }
    }{ NUMBER($value) } doesn’t count against { $who }: { $rule ->
    [T-AMB-10] { $answered ->
        [yes] the throw counts instead, whatever it was thrown for, by house rule
       *[no] nobody who is busy elsewhere resists, by house rule
        }
    [T-AMB-11] only a target stands against an attack, by house rule
    [T-AMB-12] the highest card of a Clash always lands, by house rule
    [T-AMB-17] the attack has just removed them
    [T-RESOLVE-27] of the two deeds only one can be done, so neither is held against the other
   *[other] by a rule that this program doesn’t know
    }

## How a Clash ended
tied-at = { LIST($who) } tie at { NUMBER($value) } across sides: nothing takes effect
won-with = { $side } won with { NUMBER($value) }, { LIST($who) }
won-by = { $side } won: { COUNT($who) ->
    [one] { LIST($who) } has
   *[other] { LIST($who) } have
    } the highest throw, { NUMBER($value) }
nobody = Nobody
outcome-alone = { $who } { $deed }: { $happened ->
    [yes] yes
   *[no] no
    }

## What everybody may read
headline = { $outcome ->
    [tied] Tie
    [stalemate] Stalemate
   *[won] { $side } won
    } · { NUMBER($value) }
    .dice = { $outcome ->
        [tied] Tie
        [stalemate] Nothing comes of it
       *[won] { $side } rolled highest
        } · { NUMBER($value) }
worth = { $card } = { NUMBER($value) }
own-card = { $card }, { their } own card
nobody-gets-anything-done = Nobody gets anything done. Something changes…
who-strikes = { LIST($who) }: who strikes?
whose-deed = { LIST($who) }: whose deed is done?
done = { $who } { $deed }
nothing-comes = Nothing comes of it.
critical-told = { $who }: a critical success{ $own ->
    [yes] {" "}by { their } own Significator
   *[no] {""}
    }.
fumble-told = { $who }: The Fool, a fumble.
    .dice = { $who }: a 1, a fumble.
own-told = { $who }: { their } own Significator.

## For the Host
critical = { $who }: critical success, about as good as it gets
    .dice = { $who }: a 10 that wins, a critical success
fumble = { $who }: The Fool, a fumble, about as bad as it gets
    .dice = { $who }: the highest die is a 1, a fumble
power = { $card }, { $who }’s: { $words }
settled-happens = nobody stops it, it happens
settled-fumbled = The Fool is the card that counts, failure
    .dice = a 1 is a fumble, failure
settled-automatic = { $succeeds ->
    [yes] succeeds
   *[no] fails
    } without a throw{ $intensity ->
    [none] {""}
   *[other] , Intensity { $intensity }
    }
settled-several = { NUMBER($value) } against Intensity { LIST($tried) }: { COUNT($beaten) ->
    [0] none beaten, { success-or-failure }
   *[other] { LIST($beaten) } beaten, { success-or-failure }
    }
settled-met = { NUMBER($value) } meets Intensity { NUMBER($intensity) }, success
settled-undecided = { NUMBER($value) } equals { NUMBER($intensity) }: undecided, something changes, and it may be tried again
settled = { NUMBER($value) } { $succeeds ->
    [yes] over Intensity { NUMBER($intensity) }, success
   *[no] is not over Intensity { NUMBER($intensity) }, failure
    }
    .dice = { NUMBER($value) } { $succeeds ->
        [yes] over { NUMBER($intensity) }, success
       *[no] is not over { NUMBER($intensity) }, failure
        }
