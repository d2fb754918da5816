# Action!: rulings, the story of an evening, and what “Undo:” names. Rulings and story share their sentences.

wounds = { $number ->
    [one] { $number } Wound
   *[other] { $number } Wounds
    }

## A Damage
damage = { $fall ->
    [yes] The fall
   *[no] The hit
    } did { NUMBER($damage) } Damage to { $who }
knocked-back = { $who } was knocked back { $metres ->
    [one] { $metres } metre
   *[other] { $metres } metres
    }
hit-something-solid = { $who } hit something solid: { NUMBER($damage) } Damage to each
took = For { $who } that meant { NUMBER($shock) } Shock and { wounds }
massive = That was Massive Damage
free-d10 = The attacker gained a free d10 for the next Action
needs-shock = { $who } had to roll for Shock against { NUMBER($difficulty) }
needs-dark = { $who } had to roll against { NUMBER($difficulty) } or start dying
needs-luck = { $who } had to roll Luck against { LIST($difficulties) }
rolled = { $who } rolled { NUMBER($total) } { $what ->
    [shock] for Shock
   *[dark] not to die
    }, against { NUMBER($difficulty) }, and { $passed ->
    [yes] passed
   *[no] failed
    }
unconscious-for = { $who } would wake after { $sequences ->
    [one] { $sequences } Sequence
   *[other] { $sequences } Sequences
    }, or sooner if a roll of Physician+Wits passed { NUMBER($sequences) }
cinematic = { $who } had a Cinematic Wound
status = { $who } { $status ->
    [shaken] had the state Shaken
    [down] fell, and couldn’t act
    [unconscious] lay unconscious
    [dying] lay dying
    [dead] lay dead
    [out] could fight no more
    [incapacitated] could do no more
    [prone] lay knocked down
    [bruised] had the state Bruised: −5 on the next Action or Defense
    [battered] had the state Battered: no Free Moves, and a full Move goes only as far as a single one
   *[broken] had the state Broken
    }
now-has = { $who } now had { NUMBER($shock) } Shock and { wounds }
impaired = { $who } was impaired by { NUMBER($impairment) } through Wounds
stabilise = To stabilise { $who }, roll against { NUMBER($difficulty) }

## An attack
attack-value = The attack on { $target } had AV { NUMBER($av) }: { $covering ->
    [yes] 10 and the points of Cover
   *[no] skill { NUMBER($skill) }, dice +{ NUMBER($light) } −{ NUMBER($dark) }
    }
met-defense = It met Defense { NUMBER($defense) }
outcome = Outcome { NUMBER($outcome) }: it { $degree ->
    [hit] hit
    [miss] missed
    [failure] failed
    [total_failure] was a total failure
   *[fumble] was a fumble
    }
pv = PV { NUMBER($pv) }: attribute { NUMBER($attribute) } and effect { NUMBER($effect) }, against attribute { NUMBER($resists) } and armour { NUMBER($armour) }
attack = { $who ->
    [none] The attack on { $target }
   *[other] { $who } attacked { $target } and
    } { $degree ->
    [hit] hit
    [miss] missed
    [failure] failed
    [total_failure] failed totally
   *[fumble] fumbled
    }
attack-with-pv = { $who ->
    [none] The attack on { $target }
   *[other] { $who } attacked { $target } and
    } hit with PV { NUMBER($pv) }
group-pv = Against this group the PV was { NUMBER($pv) }, without a roll
group-falls = { NUMBER($falls) } of the group fell: one for each { NUMBER($threshold) } PV

## A Sequence
initiative = { $who } had Initiative { NUMBER($initiative) }
standing = (Initiative { NUMBER($initiative) }, Shots { NUMBER($shots) })
penalties = { $penalty ->
    [none] {""}
   *[other] , { $penalty } on each part
    }{ $unnamed ->
    [none] {""}
   *[other] , { $unnamed } on the unnamed
    }
log-act = { $who } acted{ penalties } { standing }
log-interrupt = { $who } acted out of Sequence for 3 Shots{ penalties } { standing }
log-pass = { $who } let the turn pass without an Action { standing }
log-rest = { $who } rested { standing }
log-steady = { $who } rolled to get steady, and { $passed ->
    [yes] was no longer Shaken
   *[no] stayed Shaken
    } { standing }
log-hurry = { $who } bought Initiative { standing }
log-defend = { $who } defended actively for 1 Shot { standing }
log-contest = Two interrupted each other, with Initiative { NUMBER($one) } and { NUMBER($other) }: { $who } was quicker
log-lose = { $who } lost Shots { standing }
log-shake = { $who } was Shaken { standing }
log-out = { $who } was out { standing }

## Dramatic cards
drawn = { $faction } drew { $card }: { COUNT($effects) ->
    [0] no effect
   *[other] { LIST($effects) }
    }
card = { $suit ->
    [joker] Joker
   *[other] { $rank ->
    [1] Ace
    [jack] Jack
    [queen] Queen
    [king] King
   *[other] { $rank }
} of { $suit }
}
inspired = Inspired
favored = { $kind } Actions favored
confused = Confused, no pool points
stymie = a Stymie
setback = a Setback
restores = all Shock points gone and all Wounds bandaged

## Initiative cards
padding = “{ $text }”
padding-reached = “{ $text }” was reached{ $who ->
    [none] {""}
   *[other] {" "}by { $who }
    } and removed
stack = The cards in order: { $cards }
stack-empty = No cards are left
cards-act = { $who } acted, and went to the rear
cards-defend = { $who } defended actively, and moved back a step
cards-damage = { $who } took Damage, and moved forward
pushed-out = { $who } was out of action{ $wound ->
    [yes] , with a Wound
   *[no] {""}
    }

## The rest of the evening’s story
sat-down = { LIST($who) } sat down.
joined = { $who } joined.
left = { $who } left.
renamed = { $who } was called { $name } from then on.
sheet-edited = { $who }’s sheet was changed: { $part }.
from-now-on = From now on: { $reading } ({ $ambiguity } { $letter })
point-gained = { $faction } gained a pool point.
xp-gained = The party gained 1 xp.
fight-began = The fight began.
sequence-began = Sequence { NUMBER($number) } began.
fight-ended = The fight was over.
group-fell = { NUMBER($falls) } of { $group } fell to { $who }.
fire-laid = { $who } laid { $aggressive ->
    [yes] Aggressive Covering Fire
   *[no] Covering Fire
    }.
initiative-now = { $who }: Initiative { NUMBER($initiative) }.
did-act = { $who } began an Action.
did-act-unrolled = { $who } did something that needs no roll.
did-pass = { $who } took no Action.
did-rest = { $who } rested.
did-steady = { $who } rolled to get steady.
still-shaken = { $who } rolled to get steady, and stayed Shaken.
did-hurry = { $who } bought Initiative.
did-defend = { $who } defended actively.
did-interrupt = { $who } began an Action out of Sequence.
did-contest = Two interrupted each other: { $who } was quicker.
did-stunned = { $who } lost Shots.
did-regain = { $who } took a Shot back.
now-by-hand = The Host changed { $who }’s numbers or states.
now-steady = { $who } was no longer Shaken.
now-woke = { $who } woke.
now-sleeps-on = { $who } didn’t wake.
now-stabilised = { $who } was no longer dying.
now-still-dying = { $who } was still dying.
now-stays-down = { $who } didn’t get up.
now-up = { $who } was up again.
now-rested = { $who } lost a Shock point by resting.
now-restored = { $who } lost all Shock points and had all Wounds bandaged.
now-described = { $who } had a Cinematic Wound: { $words }.
now-healed = { $who }’s Cinematic Wound healed.
now-pushed-out = { $who } was pushed out of the order.

## On the players’ screen
tv-fallen = { $who } { $status ->
    [down] fell
    [unconscious] fell unconscious
    [dying] lay dying
    [dead] died
    [out] fell
   *[incapacitated] could do no more
    }
tv-acts = in action
all-fell = That was { $number ->
    [2] both
   *[other] all { $number }
} of them
tv-missed = Missed
tv-decided = The fight is decided
tv-way = AV { NUMBER($av) } = skill { NUMBER($skill) } + { NUMBER($light) } − { NUMBER($dark) }{ $more ->
    [0] { "" }
   *[other] , { NUMBER($more) } besides
    }.
tv-sequence = Sequence { NUMBER($number) }
tv-next = Next: { $who }

## What a command is called, for “Undo: Ann rests”; a message is named by the command’s tag
undo-begin-shots = the beginning
undo-add-person = { $name } joins
undo-remove-person = { $who } leaves
undo-copy-person = { $name } joins
undo-move-person = move { $who }
undo-edit-sheet = { $who }’s sheet
undo-set-number = { $who }’s numbers
undo-set-status = { $who }’s state
undo-set-reading = the house rule { $ambiguity }
undo-begin-fight = begin the fight
undo-act = an Action
undo-act-unrolled = an Action without a roll
undo-interrupt = { $who } acts out of Sequence
undo-pass = pass
undo-rest = rest
undo-steady = the roll to get steady
undo-hurry = { $who } buys Initiative
undo-defend = { $who } defends actively
undo-contest = who is quicker, { $one } or { $other }
undo-strike = the hit on { $target }
undo-miss = the miss of { $target }
undo-roll-strike = the attack on { $target }
undo-bump = the run through { $group }
undo-lay-fire = lay Covering Fire
undo-rouse = wake { $who }
undo-stabilise = stabilise { $who }
undo-finish = finish the Action
undo-sweep = the fire on { $target }
undo-group-acts = { $group } act
undo-fall = { $who } falls
undo-enter-rolls = type the rolls
undo-roll-them = the rolls
undo-try-to-wake = { $who } rolls to wake
undo-get-up = { $who } gets up
undo-jump-up = { $who } jumps up
undo-add-padding = add a padding card
undo-gain-point = a pool point for { $faction }
undo-describe = describe { $who }’s Cinematic Wound
undo-heal-cinematic = heal { $who }’s Cinematic Wound
undo-regain = { $who } takes a Shot back
undo-next-sequence = next Sequence
undo-end-fight = end the fight
undo-note = the note
shot-count = Shot Count { NUMBER($number) }
