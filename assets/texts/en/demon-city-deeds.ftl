# What somebody does, without its subject; the players read it too, so it tells no stat and no Intensity.
# `.past` is for stories. There the words of the Host or of a sheet are quoted, for they stand in the present.
own-words = { $words }
    .past = announced “{ $words }”
attacks = attacks
    .past = attacked
shoots-at = shoots at
    .past = shot at
uses-a-power-on = uses a power on
    .past = used a power on
attack = { $deed } { LIST($targets) }
defends = { COUNT($against) ->
    [0] defends
   *[other] defends against { LIST($against) }
    }
    .past = { COUNT($against) ->
        [0] defended
       *[other] defended against { LIST($against) }
        }
drives = { COUNT($against) ->
    [0] drives
   *[other] drives against { LIST($against) }
    }
    .past = { COUNT($against) ->
        [0] drove
       *[other] drove against { LIST($against) }
        }
acts-while-dodging = does something else while dodging
    .past = did something else while dodging
acts = { COUNT($against) ->
    [0] does something else
   *[other] acts against { LIST($against) }
    }
    .past = { COUNT($against) ->
        [0] did something else
       *[other] acted against { LIST($against) }
        }
concerns = does something for or with { LIST($whom) }
    .past = did something for or with { LIST($whom) }
moves = moves
    .past = moved
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
    .past = { $result ->
        [happens] did it
        [success] succeeded
       *[failure] failed
        }
    .past-dice = { $result ->
        [happens] did it
        [success] succeeded
        [undecided] neither succeeded nor failed
       *[failure] failed
        }

## What somebody announced, for a story: what stands behind “Ann announced”
plan-in-own-words = “{ $words }”
plan-to-attack = { $manner ->
    [shoot] a shot at
    [supernatural] a power against
   *[close] an attack on
    } { LIST($targets) }
plan-to-defend = { COUNT($against) ->
    [0] a defense
   *[other] a defense against { LIST($against) }
    }
plan-to-drive = { COUNT($against) ->
    [0] a drive
   *[other] a drive against { LIST($against) }
    }
plan-to-act = { $dodging ->
    [yes] something else, while dodging
   *[no] { COUNT($against) ->
        [0] something else
       *[other] a deed against { LIST($against) }
        }
    }
plan-that-concerns = a deed for or with { LIST($whom) }
plan-to-move = a move

## A deed for which a scenario has no words
something = { $contested ->
    [yes] tries something
   *[no] does something
    }
