# The dock of the history.
history = History
taken-back = taken back
line-taken-back = Taken back: { $line }
round = Round { NUMBER($number) }
all-rounds = All rounds
everybody = Everybody
only-this-round = Show only this round
only-who-is-named = Show only lines that name this person
show-taken-back = Undone
    .name = Show what was taken back
    .tip = Show all that was ever taken back, struck through, with every undo and redo
go-back = Go back to here
go-forward = Go forward to here
go-over = Go over to here
go-tip = Make the evening what it was at this line, even if the line was taken back [Enter twice]. Nothing is lost
again = Enter once more: { $what }. Nothing is lost
reading = reading { $done } of { $whole }
stop = Stop
note = Note [{ $key }], { $alone ->
    [yes] for your story
   *[no] for the Host alone
    }
