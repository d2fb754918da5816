# What a command is called, for “Undo: Ann announces”. A message is named by the command’s tag.

## In a round
begin-action = begin action
announce = { $who } announces
repeat-all = all repeat
call-ready = “Ready…”
throw-cards = throw
choose-attack = { $who }’s attack is chosen
choose-deed = { $who }’s deed is chosen
complicate = complication
waive-the-fallen = the opposition is gone
accept-ruling = accept the ruling
recover = { $who } recovers
follow-failure = { $who } did not recover
pass-turn = { $who } gets no action
next-round = next round
end-action = end action

## In a fight
place-anew = { $who } stands elsewhere
set-range = a distance
join-fight = { $character } joins
leave-fight = { $who } leaves
redraw-ties = equal Agility drawn anew
group-foes = { $leader }’s group
let-lead = { $who } leads the group
set-side = { $who }’s side
set-touch = Clashes merged or split
set-conflict = which deeds exclude each other
set-ladder = the ladder “{ $label }”
set-drivers = who drives

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
set-decks = decks built anew
shuffle-deck = { a-deck } shuffled
put-back = { $card } put back
draw-number = { $hundred ->
    [yes] C100
   *[no] C10
    }
draw-freely = a free draw
set-real-deck = { a-deck }: { mode-of-deck }
let-go = a throw let go
type-cards = { $who ->
    [none] drawn cards typed
   *[other] { $who }’s cards typed
    }

## Outside rounds
begin-evening = begin the evening
set-house-rule = house rule { $ambiguity }
note = a note
show-line = a line for all to read
try-task = { $side } { $words ->
    [none] tries
   *[other] { $words }
    }
contest = { $one } against { LIST($rivals) }
complicate-task = complication
