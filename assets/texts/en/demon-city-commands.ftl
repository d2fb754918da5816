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
redraw-ties = draw equal Agility again
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
grant-significator = { $players ->
    [yes] Significator { $card }
   *[no] { $who }’s own card
    }
remove-significator = { $players ->
    [yes] Significator { $card }
   *[no] { $who }’s own card
    }
set-decks = rebuild both decks
shuffle-deck = shuffle { the-deck }
put-back = put back { $card }
draw-number = { $hundred ->
    [yes] C100
   *[no] C10
    }
    .dice = { $hundred ->
        [yes] d100
       *[no] d10
        }
draw-freely = a free draw
    .dice = a free roll
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
set-house-rule = a house rule
note = a note
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
show-line = a line for all to read
name-evening = title “{ $title }”, scene “{ $scene }”
write = prose
open-scene = the scene “{ $title }”
end-scene = end the scene
put-on-list = “{ $line }” on the list { $title }
take-off-list = “{ $line }” off the list { $title }
set-clock = the clock { $clock }
twist = a complication
end-case = the ending “{ $title }”
begin-fight = { COUNT($characters) ->
    [0] a fight with nobody
   *[other] a fight with { LIST($characters) }
    }
ask-oracle = the question “{ $question }”
consult = a line of the table { $title }
try-task = { $side } { $words ->
    [none] tries
   *[other] { $words }
    }
contest = { $one } against { LIST($rivals) }
complicate-task = make it more complicated
