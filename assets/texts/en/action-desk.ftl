# The desk of Action!: columns, deeds (a message is named by the deed), and what their fields are asked as.

column-key = Key
column-who = Who
column-faction = Faction
column-initiative = Initiative
column-shots = Shots
column-shock = Shock
column-wounds = Wounds
column-state = State
key-meaning = The key that chooses them when you are asked for somebody
initiative-meaning = Higher acts earlier; with initiative cards, the place in the stack
shots-meaning = Shots left, of the Shot Count
shock-meaning = Shock points, of Health
wounds-meaning = Wounds, of Toughness
between = No fight now: begin one, or change who takes part
sequence = Sequence { NUMBER($number) }, next: { $who }
sequence-over = Sequence { NUMBER($number) }: everybody has had a turn
acts = Sequence { NUMBER($number) }, now: { $who }
parts = { $who } has { $left ->
    [one] 1 part
   *[other] { $left } parts
} of the Action left{ $penalty ->
    [0] { "" }
   *[other] , each at { NUMBER($penalty) }
}
decided = Only one side can still act: the fight is decided. E ends it.
rolls-due = Sequence { NUMBER($number) }, a roll for { $who }
pool = { $shown }  { NUMBER($shots) } of { NUMBER($whole) }
of = { NUMBER($number) } / { NUMBER($whole) }
of-bandaged = { NUMBER($number) } / { NUMBER($whole) }, { NUMBER($bandaged) } bandaged
place = { NUMBER($number) }.
acts-now = acts now
rolls-now = rolls now
is-next = is next
to-come = still to come
had = has had a turn
defends = Active Defense
skips = loses the next Action
group = { $size ->
    [one] 1 of them
   *[other] { $size } of them
}
free-d10 = a free d10
padding = padding
padding-row = “{ $text }” { NUMBER($place) }
points = { $faction }: { $number ->
    [one] 1 pool point
   *[other] { $number } pool points
}
next-act = { $who }: act
next-steady = { $who }: roll to get steady
next-strike = Attack: choose the target
status-shaken = Shaken
status-down = down
status-unconscious = unconscious
status-dying = dying
status-dead = dead
status-out = out
status-incapacitated = incapacitated
status-prone = knocked down
status-bruised = Bruised
status-battered = Battered
status-broken = Broken
what-shock = Shock points
what-wounds = Wounds
what-treated = bandaged Wounds
what-shots = Shots
causes-none = none
begin-fight = Begin a fight
    .tip = Everybody, with full Shot pools
act = Action
    .tip = Take the turn with one Action
act-two = Snapshot in two
    .tip = Two Actions of one type, each at −3
act-three = Snapshot in three
    .tip = Three Actions of one type, each at −5
act-split = Split another way
    .tip = Choose how many parts and targets: for Heroic Initiative, or against unnamed characters
act-unrolled = Act without a roll
    .tip = Do something that needs no roll, such as reloading
no-action = No Action
    .tip = Take the turn without an Action
rest = Rest
    .tip = Do nothing but rest, and lose one Shock point when the Sequence ends
steady = Steady
    .tip = Roll Willpower+Focus to end Shaken. The roll is the Action
interrupt = Interrupt
    .tip = Take an Action out of Sequence, for 3 Shots
interrupt-for = { $who ->
    [none] Interrupt
   *[other] { $who } interrupts
}: { NUMBER($number) } Shots
interrupt-split = Interrupt, split
    .tip = The same, split into parts
defend = Defend actively
    .tip = Raise the Defense, for a Shot or a place in the stack
hurry = Hurry
    .tip = Spend Shots: each adds 5 Initiative in this Sequence
contest = See who is quicker
    .tip = When two interrupt each other, both add Shots, and the higher Initiative goes first
next-sequence = Next Sequence
    .tip = Everybody may act again
regain = Take a Shot back
    .tip = For somebody whose Actions needed no roll
shot-more = Shots +
    .tip = Give one Shot by hand
shot-less = Shots −
    .tip = Take one Shot by hand
strike = Hit
    .tip = The table rolled a hit. Type the PV; if there is a wall, add w and the metres to it
roll-strike = Roll an attack
    .tip = The program rolls by both sheets
miss = Miss
    .tip = The table rolled a miss
bump = Run through them
    .tip = Knock down a Speed Bump without a roll
lay-fire = Lay Covering Fire
    .tip = Ranged Weapons+Perception: type the PV
rouse = Wake somebody
    .tip = Physician+Wits: type the total
stabilise = Stabilise
    .tip = Physician: type the total
finish = Finish
    .tip = Skip the rest of the Action
sweep = Fire at whoever moves
    .tip = Attack them with Aggressive Covering Fire
group-acts = The group acts
    .tip = It attacks whoever ignored it, or takes its turn at the end of the Sequence
fall = Fall
    .tip = Type the metres, and the PV of Stunt+Agility
roll-them = Roll
    .tip = The program rolls what the Damage asks for
enter-rolls = Type the rolls
    .tip = Type them in the order asked. A Luck roll below 0 means: failed by choice
try-to-wake = Wake up
    .tip = Willpower+Focus against 15
get-up = Get up
    .tip = Use a Move
jump-up = Jump up
    .tip = Stunt+Agility against 15
add-padding = Add a padding card
    .tip = Type what it says, and how many cards lie on top of it
gain-point = Gain a pool point
    .tip = For a Favored Action that succeeded
describe = Describe a Wound
    .tip = Say what the last Cinematic Wound is
heal-cinematic = Heal a Wound
    .tip = Heal the oldest Cinematic Wound
set-number = Change numbers
    .tip = Set Shock points, Wounds, bandaged Wounds or Shots by hand
set-status = Change a state
    .tip = Put somebody in a state, or end it, by hand
add-person = Newcomer
    .tip = Type a name, a Faction and the numbers of the sheet; a group is more than one
remove-person = Remove somebody
    .tip = Take somebody out of the evening. Undo brings them back
end-fight = End the fight
    .tip = The unconscious wake ten minutes later
ask-who = who?
ask-target = whom?
ask-group = which group?
ask-faction = which Faction?
ask-parts = how many parts
ask-targets = at how many targets
ask-unnamed = unnamed characters?
ask-total = the total
steadied = A total of { NUMBER($total) }, against { NUMBER($number) }
steady-total = the total of Willpower+Focus and both d10s, against { NUMBER($number) }
ask-shots = how many Shots?
ask-one = who is the first?
ask-other = who is the other?
ask-shots-of-one = Shots of the first
ask-shots-of-other = Shots of the other
ask-pv = PV
ask-wall = metres to a wall
ask-causes = what does the hit bring on?
ask-aggressive = as an attack on all who move?
ask-metres = metres
ask-shock = for Shock
ask-dark = not to die
ask-luck = Luck
ask-text = what does the card say?
ask-beneath = how many cards on top of it?
ask-words = what is it?
ask-what = which number?
ask-number = how many?
ask-status = which state?
ask-is-so = are they in it now?
rolled = AV { NUMBER($av) } = skill { NUMBER($skill) } + { NUMBER($light) } − { NUMBER($dark) }{ $more ->
    [0] { "" }
   *[other] , and { NUMBER($more) } through Wounds, parts and the like
}, against Defense { NUMBER($defense) }
ask-name = what is the name?
ask-agility = Agility
ask-wits = Wits
ask-skill = skill
ask-defense = Defense
ask-health = Health
ask-toughness = Toughness
ask-effect = weapon
ask-soak = soak
ask-size = size
program = The program plays
    .tip = It plays whoever is next by their temper, or boldly if they have none
proposes = { $why ->
    [most-hurt] { $who } attacks { $target }, who is hurt the most.
    [only-foe] { $who } attacks { $target }, the only foe left to attack.
    [by-luck] { $who } attacks { $target }, picked by chance: others are hurt as much.
    [acts] { $who } takes an Action.
    [snapshots] { $who } takes snapshots, one for each foe.
    [out-of-sequence] { $who } acts out of Sequence: there are Shots for it.
    [foe-is-next] { $who } defends actively, because a foe is next.
    [rests] { $who } holds back: no foe is hurt yet.
    [is-shaken] { $who } rolls to end being Shaken.
    [gets-up] { $who } gets up.
    [no-action] { $who } has lost this Action.
    [no-foe] { $who } has nobody to attack.
    [group] The group { $who } attacks.
    [shot-back] { $who } takes a Shot back.
    [rolls-due] The program rolls what { $who } has to roll.
    [sequence-over] Everybody has acted.
    [fight-over] Only one Faction can still act: the fight is over.
   *[too-long] Nobody wins this fight: the program ends it.
}
