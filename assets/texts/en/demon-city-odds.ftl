# Chances of a round on the Host’s screen, so many of a hundred.
title = Chances
hidden = Chances are hidden. { $key } shows them again.
nothing = Nothing is announced yet. Chances are of what has been announced so far, and of the draft.
working = Working it out…
attack = { $who } hits { LIST($whom) }: { $share } of 100
deed = { $kind ->
    [contested] What { $who } does succeeds: { $share } of 100
   *[uncontested] What { $who } does comes off: { $share } of 100
}
wins = { $side } win: { $share } of 100
tied = Tie, nothing happens: { $share } of 100
defending = Only defending: is hit { $now } → { $then } of 100
clash = Clash { $letter }
variant = { $word ->
    [one-more] One card more
    [one-fewer] One card fewer
    [weapon] With the better weapon
    [weapon-off] Without the better weapon
    [called-shot] As a called shot
   *[called-shot-off] Not as a called shot
}: { $now } → { $then } of 100
with-hit = { $told }; is hit { $now } → { $then }
short-variant = { $word ->
    [one-more] one card more: { $then }
   *[one-fewer] one card fewer: { $then }
}
is-hit = is hit: { $share } of 100
what-changes = What would change that
deeds = What is announced
so-many = { $share } of 100
too-many = Chances are worked out for up to 12 throws, and these are more.
too-few = A deck has too few cards for these throws.
reference = { $deck ->
    [players] Only the highest card of { -players-deck } is typed: a fresh deck stands for what is left of it.
   *[horror] Only the highest card of { -horrors-deck } is typed: a fresh deck stands for what is left of it.
}
hand = { $who } { $cards }
dealt = { $happens ->
    [yes] ✓ It happens: { LIST($throws) }
   *[no] ✗ It does not: { LIST($throws) }
}
dealt-so-far = { NUMBER($happened) } of { NUMBER($dealt) } throws so far
choose = ↑ ↓ choose a deed.

## Tables to print
tables = Tables of chances
tables-meaning = How many of 100 throws succeed. The highest card or die counts, and must be higher.
table-fresh-players = The fresh cards of { -players-deck }, against an Intensity
table-fresh-horror = The fresh cards of { -horrors-deck }, against an Intensity
table-players-now = What is left of { -players-deck }, against an Intensity
table-horror-now = What is left of { -horrors-deck }, against an Intensity
table-dice = Dice, against a number
table-fresh-opposed = Players against a Horror, fresh decks: the players are higher
table-opposed-now = Players against a Horror, the decks as they are now: the players are higher
table-dice-opposed = Dice against dice: the first are higher
corner-numbers = cards or dice
corner-opposed = cards against
page-for-a-browser = Page for a browser, to print
tables-written = The tables are in “{ $file }”.
tables-not-written = “{ $file }” can’t be written: { $why }.
