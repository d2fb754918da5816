# Typing the real cards of a throw, a task or a draw.
heading = Real cards: { $turned ->
    [yes] type what { $who } turned
   *[no] type { $who }
    }, { $asked ->
    [none] card by card
   *[other] { $asked }
    }
    .dice = Real dice: { $turned ->
        [yes] type what { $who } rolled
       *[no] type { $who }
        }, { $asked ->
        [none] die by die
       *[other] { $asked }
        }
asked = the { $lowest ->
    [yes] lowest
   *[no] highest
    } of { NUMBER($places) }
lets-go = ⌫ calls it off
major = A Major: type its number as two digits, or as one and any other key
all-typed = All cards are typed. Press Space to throw, or click a lane to correct it.
    .dice = All dice are typed. Press Space to go on, or click a lane to correct it.
to-go = { NUMBER($missing) } to go
lane = { $who }: { $cards }
lane-asked = { $asked }. { $cards }
take-back = Take back the last card
    .dice = Take back the last die
faces = 1 … 9, or 0 for 10
nothing-typed = Nothing is typed yet; { $undo } takes back the step before.
other-key = No card has this key. Press one of { $keys }.
    .dice = A die shows a number: press { $keys }.
