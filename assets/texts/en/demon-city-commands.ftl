# What a command is called, for “Undo: Ann announces”. A message is named by the command’s tag.

## In a round
begin-action = begin action
announce = { $who } announces
repeat-all = repeat last round’s deeds
call-ready = “Ready…”
throw-cards = throw
    .dice = roll
choose-attack = choose { $who }’s attack
choose-deed = choose { $who }’s deed
complicate = change the situation
waive-the-fallen = don’t count those who are out
accept-ruling = accept the ruling
recover = { $who } recovers
follow-failure = { $who } doesn’t recover
pass-turn = skip { $who }’s action
next-round = next round
end-action = end action

## In a fight
place-anew = move { $who }
set-range = set a distance
join-fight = { $character } joins
leave-fight = { $who } leaves
redraw-ties = redraw ties
group-foes = group foes behind { $leader }
let-lead = { $who } leads the group
set-side = change { $who }’s side
set-touch = merge or split Clashes
set-conflict = set which deeds exclude each other
set-ladder = set the ladder “{ $label }”
set-drivers = set who drives

## Of the cast
set-toughness = { $who }’s Toughness
set-hurt = { $who }’s Injury
set-state = { $who }: { state }
set-calm = { $who }’s Calm
check-calm = { $who } checks Calm
throw-damage = damage to { $target }{ $again ->
    [yes] , thrown again
   *[no] {""}
    }
    .dice = damage to { $target }{ $again ->
        [yes] , rolled again
       *[no] {""}
        }
set-deck = { $who }’s deck
set-hidden = { $who } { $hidden ->
    [yes] hidden from
   *[no] shown to
    } the players
edit-character = { $character }’s sheet
add-characters = add { COUNT($characters) ->
    [one] { LIST($characters) }
   *[other] { COUNT($characters) } characters
    }
remove-character = remove { $who }
move-character = { $who }’s place in the cast

## Of decks
grant-significator = give { $who } { $players ->
    [yes] the Significator { $card }
   *[no] an own card
    }
remove-significator = take away { $players ->
    [yes] the Significator { $card }
   *[no] { $who }’s own card
    }
set-decks = rebuild both decks
shuffle-deck = shuffle { the-deck }
put-back = put back { $card }
draw-number = { $hundred ->
    [yes] draw C100
   *[no] draw C10
    }
    .dice = { $hundred ->
        [yes] roll d100
       *[no] roll d10
        }
draw-freely = draw freely
    .dice = roll freely
set-real-deck = { a-deck }: { mode-of-deck }
    .dice = { a-dice }: { mode-of-dice }
let-go = call off a throw
    .dice = call off a roll
type-cards = { $who ->
    [none] type drawn cards
   *[other] type { $who }’s cards
    }
    .dice = { $who ->
        [none] type rolled dice
       *[other] type { $who }’s dice
        }

## Outside rounds
begin-evening = begin the evening
begin-dice-evening = begin the evening
set-house-rule = change a house rule
note = write a note
let-program-play = { $plays ->
    [yes] the program plays { $who }
   *[no] people play { $who }
    }
propose = { $says ->
    [yes] the program announces for { $who }
   *[no] a proposal for { $who }
    }
play-solo = { $solo ->
    [yes] play solo
   *[no] play at a full table
    }
peek = { $peeks ->
    [yes] look behind the curtain
   *[no] look away
    }
show-line = show a line to all
name-evening = name the evening “{ $title }”, scene “{ $scene }”
write = write prose
open-scene = open the scene “{ $title }”
end-scene = end the scene
put-on-list = put “{ $line }” on the list { $title }
take-off-list = take “{ $line }” off the list { $title }
set-clock = set the clock { $clock }
twist = add a complication
end-case = end the case with “{ $title }”
begin-fight = { COUNT($characters) ->
    [0] begin a fight with nobody
   *[other] begin a fight with { LIST($characters) }
    }
ask-oracle = ask “{ $question }”
consult = draw from the table { $title }
try-task = { $side } { $words ->
    [none] tries
   *[other] { $words }
    }
contest = { $one } against { LIST($rivals) }
complicate-task = make it more complicated
