# What somebody does, without its subject; the players read it too, so it tells no stat and no Intensity.
attacks = attacks
shoots-at = shoots at
uses-a-power-on = uses a power on
attack = { $deed } { LIST($targets) }
defends = { COUNT($against) ->
    [0] defends
   *[other] defends against { LIST($against) }
    }
drives = { COUNT($against) ->
    [0] drives
   *[other] drives against { LIST($against) }
    }
acts-while-dodging = does something else while dodging
acts = { COUNT($against) ->
    [0] does something else
   *[other] acts against { LIST($against) }
    }
moves = moves
all-attackers = all attackers
nobody = —
people = { LIST($people) }
settled = { $result ->
    [happens] done
    [success] success
   *[failure] failure
    }
    .dice = { $result ->
        [happens] done
        [success] success
        [undecided] undecided
       *[failure] failure
        }

## A deed for which a scenario has no words
something = { $contested ->
    [yes] tries something
   *[no] does something
    }
