# Why somebody takes so many cards. A reason comes behind “+1 ” or “−1 ”.
short = { $reason ->
    [start] start
    [higher-stat] stat
    [distraction] distracted
    [defense] defense
    [weapon] weapon
    [supernatural] supernatural
    [advantage] advantage
    [disadvantage] disadvantage
    [injury] injury
    [spilled] foe’s loss
    [ladder] ladder
    [trick] called shot
    [overlap] overlap
   *[override] Host
    }
    .dice = { $reason ->
        [start] start
        [higher-stat] skill
        [distraction] distracted
        [defense] defense
        [defended] defended
        [weapon] weapon
        [advantage] advantage
        [disadvantage] disadvantage
        [injury] injured
        [cap] two at most
        [floor] one at least
       *[override] Host
        }
lowest-counts = lowest counts
start = everybody starts with one
defense = only defends
weapon = { $rule ->
    [T-AMB-33] the better weapon here, the Host says, though no blow comes back
    [T-AMB-45] the Host gives one for the weapon
   *[other] the better weapon here
    }
    .past = { $rule ->
        [T-AMB-33] the better weapon here, the Host said, though no blow came back
        [T-AMB-45] the Host gave one for the weapon
       *[other] the better weapon here
        }
supernatural = { $rule ->
    [T-AMB-45] the Host gives one for the supernatural
   *[other] supernatural against mundane
    }
    .past = { $rule ->
        [T-AMB-45] the Host gave one for the supernatural
       *[other] supernatural against mundane
        }
higher-stat = higher stat
    .rank = higher stat: { NUMBER($rank) } over { $whom ->
        [none] Intensity { NUMBER($other-rank) }
       *[other] { $whom }’s { NUMBER($other-rank) }
        }
    .named = higher stat: { $stat } { NUMBER($rank) } over { whose }{ $other-stat } { NUMBER($other-rank) }
unseen = the Host says that { LIST($whom) } can’t see this coming; otherwise there would be a card against it
    .past = the Host said that { LIST($whom) } couldn’t see this coming; otherwise there would have been a card against it
not-set = { COUNT($whom) ->
    [one] { LIST($whom) } is not set to face this
   *[other] { LIST($whom) } are not set to face this
    }
    .past = { COUNT($whom) ->
        [one] { LIST($whom) } was not set to face this
       *[other] { LIST($whom) } were not set to face this
        }
distracted = { $whom } is distracted, or unaware of this
    .past = { $whom } was distracted, or unaware of this
the-target = the target
disadvantage =
    .ally = { $label }: it helps one of their own side, who is set against this
    .spilled = { $label }: already down to one card, so { who-gains }
    .spilled-ally = { $label }: already down to one card, so { who-gains }, who is of their own side but set against this
hurt = hurt
    .ally = hurt: it helps one of their own side, who is set against this
    .spilled = hurt, but already down to one card{ $whom ->
        [none] {""}
       *[other] , so one more card for { $whom }
        }
    .spilled-ally = hurt, but already down to one card, so one more card for { $whom }, who is of their own side but set against this
spilled = { $whom ->
    [none] a foe’s disadvantage
   *[other] { $whom }’s disadvantage
    }: { $label }
trick-of-a-foe = a called shot or another trick
ladder = { $label }: { $steps ->
    [one] a step
   *[other] { $steps } steps
    } above { $whom }, who has it too
overlap = { $label ->
    [none] one more skill that fits
   *[other] { $label } fits as well
    }
called-shot = called shot
trick =
    .besides = { $label } as well: { $more ->
        [yes] one more card
       *[no] still two cards
        }, and the lowest counts
    .at-one = { $label } with one card: two instead, and the lower counts
override = the Host’s word: { $label }
free-disarm = ±0 a disarm that does no harm costs nothing
free-aim = ±0 an aim that does no harm costs nothing, by house rule

## One thing charged twice, or otherwise
unnamed = { $kind ->
    [advantage] advantage
   *[disadvantage] disadvantage
    }{ $number ->
    [1] {""}
   *[other] {" "}{ NUMBER($number) }
    }
charged-twice = “{ $label }” is { $gains }’s advantage and { $loses }’s disadvantage: if both are the same thing, the Host strikes one
rather-an-extra = “{ $label }” sounds more like one more card for { $gains } than one fewer here
rather-intensity = “{ $label }” sounds more like a higher Intensity than one card fewer

## Which rank of a stat was asked for
no-stat-named = No stat is named for what { $who } { does }, so no higher stat counts against it
no-higher-stat = { $who } { has } no higher stat: { $stat } { NUMBER($rank) } is { COUNT($over) ->
    [0] not over { EITHER($not-over) }
   *[other] over { LIST($over) }, but not over { EITHER($not-over) }
    }
stat-of = { whose }{ $stat } { NUMBER($rank) }
strikes-with = { $who } strike{ s } with { $stat } { NUMBER($rank) }, because { $skill } { NUMBER($lower) } is lower
shoots-with = { $who } shoot{ s } with { $stat } { NUMBER($rank) }, because { $skill } { NUMBER($lower) } is lower
resists-with = { $who } resist{ s } with { $stat } { NUMBER($rank) }, because { $skill } { NUMBER($lower) } is lower
held = { $who } { is } held, and so resists with { $stat } { NUMBER($rank) }, by house rule
counts-as-now = { $who }’s { $stat } counts as it stands now, { NUMBER($now) }, by house rule
counts-as-on-sheet = { $who }’s { $stat } counts as on the sheet, { NUMBER($sheet) }, though it now stands at { NUMBER($now) }
not-compared = { $who }’s { $stat } is not compared with any stat of { EITHER($whom) }, because { $why }
not-driving = { COUNT($whom) ->
    [one] { LIST($whom) } doesn’t drive
   *[other] { LIST($whom) } don’t drive
    } against { $who }
not-aimed = what { $who } { does } isn’t aimed at { EITHER($whom) }
in-a-clash = In a Clash, { $who }’s throw is compared with Intensity 10 like any other; if nothing supernatural is in play, the Host lets it fail
ten = { $why ->
    [said] The Host says that { $supernatural ->
        [yes] something
       *[no] nothing
        } supernatural is involved
    [in-use] Something supernatural is in use
    [significator] { $who } { has } { COUNT($cards) ->
        [one] a Significator
       *[other] Significators
        } worth over 10, { LIST($cards) }
   *[mundane] Nothing supernatural is involved
    }, so Intensity 10 { $supernatural ->
    [yes] is thrown for
   *[no] can’t be beaten
    }
