# What became of each deed of a Clash, and why. “Why” comes behind “Ann attacks Bill, and …”.
acts = acts
    .past = acted
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
    .past = succeeded: { NUMBER($value) } { COUNT($beaten) ->
        [0] {""}
       *[other] beat { LIST($beaten) }
        }{ COUNT($met) ->
        [0] {""}
       *[other] { COUNT($beaten) ->
            [0] {""}
           *[other] {" "}and{" "}
            }met { LIST($met) }
        }
    .alone-past = succeeded: nothing{ $waived ->
        [yes] {" "}that counted
       *[no] {""}
        } stood against it
fails = fails: { COUNT($hurdles) ->
    [0] { NUMBER($value) } doesn’t beat what stands against it
   *[other] { NUMBER($value) } doesn’t beat { EITHER($hurdles) }
    }
    .everywhere = fails: { $missed }
    .past = failed: { COUNT($hurdles) ->
        [0] { NUMBER($value) } didn’t beat what stood against it
       *[other] { NUMBER($value) } didn’t beat { EITHER($hurdles) }
        }
    .everywhere-past = failed: { $missed }
fumbled = fails: The Fool is the card that counts, and a fumble never succeeds
    .past = failed: The Fool was the card that counted, and a fumble never succeeds
out = gets nothing done: { $who } { is } already { -out }, though the card still counts for the side
    .past = got nothing done: { $who } { was } already { -out }, though the card still counted for the side
side-lost = gets nothing done: { $side ->
    [none] another side
   *[other] { $side }
    } won this Clash with { NUMBER($top) }
    .past = got nothing done: { $side ->
        [none] another side
       *[other] { $side }
        } won this Clash with { NUMBER($top) }
clash-tied = gets nothing done: the Clash is tied at { NUMBER($top) }
    .past = got nothing done: the Clash was tied at { NUMBER($top) }
to-be-chosen = is as high as { $attack ->
    [yes] another attack: choose which one is made
   *[no] another deed: choose which one is done
    }
    .past = was as high as { $attack ->
        [yes] another attack, and only one could be made
       *[no] another deed, and only one could be done
        }
waits = waits for that choice, because it excludes a higher deed
    .past = had to wait for that choice, because it excluded a higher deed

## Another attack was made
not-made = gets nothing done: only a side’s highest attack can land
    .higher = gets nothing done: only a side’s highest attack can land, and that is { attack-of }
    .chosen = gets nothing done: only one attack can land; of the equal ones, { attack-of } was chosen
    .failed = gets nothing done: only the highest attack is tried; that is { attack-of }, and it fails
    .chosen-failed = gets nothing done: of the equal attacks, { attack-of } was chosen and failed; no other is tried
    .past = got nothing done: only a side’s highest attack can land
    .higher-past = got nothing done: only a side’s highest attack can land, and that was { attack-of }
    .chosen-past = got nothing done: only one attack can land; of the equal ones, { attack-of } was chosen
    .failed-past = got nothing done: only the highest attack is tried; that was { attack-of }, and it failed
    .chosen-failed-past = got nothing done: of the equal attacks, { attack-of } was chosen and failed; no other is tried

## Another deed was done, and not both can be
excluded = gets nothing done: only this or another deed of the side can be done, and the other went first
    .by-attack = gets nothing done: { $who }’s attack goes first, and only one of the two can be done
    .by-chosen = gets nothing done: { $who }’s equal deed was chosen, and only one of the two can be done
    .by-higher = gets nothing done: { $who }’s deed is higher and goes first, and only one of the two can be done
    .past = got nothing done: only this or another deed of the side could be done, and the other went first
    .by-attack-past = got nothing done: { $who }’s attack went first, and only one of the two could be done
    .by-chosen-past = got nothing done: { $who }’s equal deed was chosen, and only one of the two could be done
    .by-higher-past = got nothing done: { $who }’s deed was higher and went first, and only one of the two could be done

## Several targets of one attack
lands = lands on { $who }{ COUNT($beaten) ->
    [0] {""}
   *[other] : { NUMBER($value) } beats { LIST($beaten) }
    }
    .past = landed on { $who }{ COUNT($beaten) ->
        [0] {""}
       *[other] : { NUMBER($value) } beat { LIST($beaten) }
        }
misses = misses { $who }: { NUMBER($value) } doesn’t beat { EITHER($hurdles) }
    .past = missed { $who }: { NUMBER($value) } didn’t beat { EITHER($hurdles) }

## What stands against a deed, and what doesn’t
hurdle = { $kind ->
    [stat] { whose }{ $stat } { NUMBER($value) }
    [intensity] Intensity { NUMBER($value) }
    [foe] { whose }{ NUMBER($value) } (thrown in an attack on { $who })
   *[throw] { whose }{ NUMBER($value) }
    }
unharmed = { $who } { is } unharmed all the same: the side of { LIST($attackers) } lost this Clash
    .past = { $who } { was } unharmed all the same: the side of { LIST($attackers) } lost this Clash
still-counts-out = { COUNT($whose) ->
    [one] { LIST($possessive) } throw still counts, though { LIST($whose) } is already { -out }
   *[other] { LIST($possessive) } throws still count, though { LIST($whose) } are already { -out }
    }
    .past = { COUNT($whose) ->
        [one] { LIST($possessive) } throw still counted, though { LIST($whose) } was already { -out }
       *[other] { LIST($possessive) } throws still counted, though { LIST($whose) } were already { -out }
        }
still-counts-struck = { COUNT($possessive) ->
    [one] { LIST($possessive) } throw still counts
   *[other] { LIST($possessive) } throws still count
    }, though { $attacker }’s attack has just landed there
    .past = { COUNT($possessive) ->
        [one] { LIST($possessive) } throw still counted
       *[other] { LIST($possessive) } throws still counted
        }, though { $attacker }’s attack had just landed there
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
   *[other] by a rule this program doesn’t know
    }
    .past = { $whom ->
        [none] Intensity{" "}
       *[other] { $whom }’s { $stat ->
            [none] {""}
           *[other] { $stat }{" "}
            }
        }{ NUMBER($value) } didn’t count against { $who }: { $rule ->
        [T-AMB-10] { $answered ->
            [yes] the throw counted instead, whatever it was thrown for, by house rule
           *[no] nobody who is busy elsewhere resists, by house rule
            }
        [T-AMB-11] only a target stands against an attack, by house rule
        [T-AMB-12] the highest card of a Clash always lands, by house rule
        [T-AMB-17] the attack had just removed them
        [T-RESOLVE-27] of the two deeds only one could be done, so neither was held against the other
       *[other] by a rule this program doesn’t know
        }

## How a Clash ended
tied-at = { LIST($who) } tie at { NUMBER($value) } on different sides: nothing takes effect
    .past = { LIST($who) } tied at { NUMBER($value) } on different sides: nothing took effect
won-with = { $side } won with { NUMBER($value) }, thrown by { LIST($who) }
won-by = { $side } won: { COUNT($who) ->
    [one] { LIST($who) } has
   *[other] { LIST($who) } have
    } the highest throw, { NUMBER($value) }
nobody = Nobody
outcome-alone = { $who } { $deed }, and it { $happened ->
    [yes] happens
   *[no] doesn’t happen
    }
    .past = { $who } { $deed }, and it { $happened ->
        [yes] happened
       *[no] didn’t happen
        }

## What everybody may read
headline = { $outcome ->
    [tied] Tie
    [stalemate] Stalemate
   *[won] { $side } won
    } · { NUMBER($value) }
    .dice = { $outcome ->
        [tied] Tie
        [stalemate] The highest roll
       *[won] { $side } rolled highest
        } · { NUMBER($value) }
    .past = { $outcome ->
        [tied] It was a tie at { NUMBER($value) }
        [stalemate] It was a stalemate at { NUMBER($value) }
       *[won] { $side } won with { NUMBER($value) }
        }
    .past-dice = { $outcome ->
        [tied] It was a tie at { NUMBER($value) }
        [stalemate] The highest roll was { NUMBER($value) }
       *[won] { $side } rolled highest, { NUMBER($value) }
        }
worth = { $card } = { NUMBER($value) }
own-card = { $card }, { their } Significator
nobody-gets-anything-done = Nobody gets anything done. Something changes…
    .past = Nobody got anything done. Something changed.
who-strikes = { LIST($who) }: who strikes?
    .past = { LIST($who) } were equal: one of them would strike.
whose-deed = { LIST($who) }: whose deed is done?
    .past = { LIST($who) } were equal: one of their deeds would be done.
done = { $who } { $deed }
    .past = { $who } { $deed }, and succeeded
deed-of = { $who } { $deed }
nothing-comes = Nothing comes of it.
    .past = Nothing came of it.
critical-told = { $who }: a critical success{ $own ->
    [yes] {" "}by { their } own Significator
   *[no] {""}
    }.
    .past = { $who } had a critical success{ $own ->
        [yes] {" "}by { their } own Significator
       *[no] {""}
        }.
fumble-told = { $who }: The Fool, a fumble.
    .dice = { $who }: a 1, a fumble.
    .past = { $who } turned The Fool, a fumble.
    .past-dice = { $who } rolled a 1, a fumble.
own-told = { $who }: { their } own Significator.
    .past = { $who } turned { their } own Significator.

## For the Host
critical = { $who }: critical success, about as good as it gets
    .dice = { $who }: a 10 that wins, a critical success
    .past = { $who } had a critical success, about as good as it gets
    .past-dice = { $who } won with a 10, a critical success
fumble = { $who }: The Fool, a fumble, about as bad as it gets
    .dice = { $who }: the highest die is a 1, a fumble
    .past = { $who } fumbled with The Fool, about as bad as it gets
    .past-dice = { $who } fumbled: the highest die was a 1
power = { $card }, { $who }’s card, sets this off: { $words }
    .past = { $card }, { $who }’s card, set this off: { $words }

## How a deed that nobody contested ended: for stories, behind its doer’s name
settled-happens = did it: nobody tried to stop it
settled-fumbled = failed: The Fool was the card that counted
    .dice = failed: a 1 is a fumble
settled-automatic = { $succeeds ->
    [yes] succeeded
   *[no] failed
    } without a throw{ $intensity ->
    [none] {""}
   *[other] {" "}at Intensity { $intensity }
    }
settled-several = { COUNT($beaten) ->
    [0] failed: { NUMBER($value) } beat none of the Intensities { LIST($tried) }
   *[other] { $succeeds ->
        [yes] succeeded
       *[no] failed
        }: of the Intensities { LIST($tried) }, { NUMBER($value) } beat { LIST($beaten) }
    }
settled-met = succeeded: { NUMBER($value) } met Intensity { NUMBER($intensity) }
settled-undecided = neither succeeded nor failed: { NUMBER($value) } equalled { NUMBER($intensity) }. Something changed, and it could be tried again
settled = { $succeeds ->
    [yes] succeeded: { NUMBER($value) } beat
   *[no] failed: { NUMBER($value) } didn’t beat
    } Intensity { NUMBER($intensity) }
    .dice = { $succeeds ->
        [yes] succeeded: { NUMBER($value) } beat { NUMBER($intensity) }
       *[no] failed: { NUMBER($value) } didn’t beat { NUMBER($intensity) }
        }
