# Who faces whom in a round, and what holds a Clash together.
not-set = { $how ->
    [nothing] announces nothing
    [move] on the move
    [uncontested] busy with a deed that nobody contests
    [unaware] doesn’t see it coming
    [wheel] busy at the wheel
    [apart] in another Clash, by the Host’s word
    [attack] busy attacking { LIST($whom) }
    [defends] { COUNT($whom) ->
        [0] defends against nobody
       *[other] defends against { LIST($whom) } alone
        }
   *[deed] busy with something else
    }
who-and-why = { $who } ({ $why })
aimed-without-card = { $who }, the target, has no card in this Clash
stops-without-card = { $who } mean{ s } to stop { $doer }, but { has } no card in this Clash
aimed-answers = { $who }, the target, stands against it with whatever { $who } throw{ s }
busy-stands-against = By the Host’s word { $who } stands against this too, though busy elsewhere
ones-attack = { $who }’s attack
ones-defence = { $who }’s defense
ones-deed = { $who }’s deed
stand-against = { COUNT($what) ->
    [one] { LIST($what) } stands against what { $who } { does }
   *[other] { LIST($what) } stand against what { $who } { does }
    }
only-attacks-have-a-card = { $target } is not set to face this, but only an attack has a card for that, unless the Host gives one
defence-against-one = By house rule { $who }’s defense is against { $whom } alone
idle-defence = { COUNT($whom) ->
    [one] { LIST($whom) } does nothing to { $who }, but by the Host’s word { $who } defend{ s } against { LIST($whom) } too, and so against whatever { LIST($whom) } throws
   *[other] { LIST($whom) } do nothing to { $who }, but by the Host’s word { $who } defend{ s } against them too, and so against whatever they throw
    }
some-face-it = { COUNT($busy) ->
    [one] { LIST($busy) } is
   *[other] { LIST($busy) } are
    } not set to face this, but { COUNT($facing) ->
    [one] { LIST($facing) } is
   *[other] { LIST($facing) } are
    }: no card for it

## Ladders
ladder-of-nobody = The Host calls “{ $label }” a ladder, but nobody here has that advantage
ladder-gives-nothing = By house rule, standing a step higher with “{ $label }” gives nothing more
ladder-without-step = The Host calls “{ $label }” a ladder, but nobody here stands a step above a foe who stands above somebody else: it gives nothing more

## Clashes
clash = Clash { $number }: { COUNT($who) ->
    [one] { LIST($who) } alone
   *[other] { LIST($who) }
    }
drivers-clash = Clash { $number }: { COUNT($who) ->
    [one] the driver { LIST($who) } alone
   *[other] the drivers { LIST($who) }
    }
each-other = { $one } and { $other } { $attack ->
    [yes] attack
   *[no] target
    } each other: each has to beat the other’s throw
without-card = { $who }, whom { COUNT($attackers) ->
    [one] { LIST($attackers) } attacks
   *[other] { LIST($attackers) } attack
    }, { $why ->
    [nothing] announced nothing
    [move] only moves
    [uncontested] does what nobody contests
    [wheel] is at the wheel
   *[apart] is in another Clash by the Host’s word
    } and has no card here
linked = The Host says that { $one } and { $other } could interfere with each other
linked-without-card = The Host says that { $one } and { $other } could interfere with each other, but { no-card-in-any }
linked-driver = The Host says that { $one } and { $other } could interfere with each other, but drivers have a Clash of their own
only-one = Only one of { $one }’s and { $other }’s deeds can be done{ $said ->
    [yes] , the Host says
   *[no] : they are of one side and set against each other
    }
only-one-without-card = Only one of { $one }’s and { $other }’s deeds can be done, the Host says, but { no-card-in-any }
only-one-apart = Only one of { $one }’s and { $other }’s deeds can be done, the Host says, but no Clash decides between them: drivers have one of their own
drive-together = { LIST($who) } are on one side, so they don’t drive against each other
drives-against = { $who } drive{ s } against { LIST($whom) }, of another side
no-stat-for-driving = No stat is named for { COUNT($who) ->
    [one] { LIST($who) }’s driving
   *[other] the driving of { LIST($who) }
    }, so no higher stat counts against it

## What was announced, and what is left to choose
order = Agility order, slowest first: { LIST($who) }
equals = Equally fast: { $who }. Here the order of the file counts; at the table it is drawn at random
announces-nothing = { $who } announce{ s } nothing
announces = { $who } { $deed }
disarming = { $deed }, disarming without harm
called-shot = { $deed }, a called shot
with-tricks = { $deed }, { LIST($tricks) }
unseen = { $deed }, unseen
stat-against = { $deed } ({ $stat } against { $resist })
with-stat = { $deed } (with { $stat })
against-stat = { $deed } (against { $resist })
defends-against-nobody = defends against nobody
sees-no-attack = defends, but sees no attack coming
nobody-attacks = defends, though nobody attacks
aimed = { $deed } aimed at { $target }
at-intensity = { $deed } at Intensity { LIST($levels) }
uncontested = { $deed } that nobody contests
something-changes = The Host changes something for everybody in this Clash
stalemate = Stalemate: the winning side’s highest attack doesn’t land
no-fumble = { $who }’s Fool doesn’t fumble, by house rule: { $tied ->
    [yes] the Clash is tied
   *[no] { $who }’s side lost
    }
critical-excluded = { $who } { has } no critical success: { NUMBER($value) } doesn’t beat { EITHER($higher) }, and only one of these deeds can be done
no-critical = { $who } { has } no critical success, by house rule: { NUMBER($value) } doesn’t beat { EITHER($higher) }
attacks-equal = The attacks of { LIST($who) } are equally high: { chooser-chooses } whose is made
deeds-equal = The deeds of { LIST($who) } are equally high, and not all can be done: { chooser-chooses }
out-by-then = { $who } { is } already { -out }: if { $who }’s is chosen, nothing comes of it
chosen = The attacks of { LIST($who) } are equally high: { $players ->
    [yes] the players
   *[no] the Host
    } chose { $picked }’s
