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
    [players] Only the highest card of the { -players-deck } is typed: a fresh deck stands for what is left of it.
   *[horror] Only the highest card of the { -horrors-deck } is typed: a fresh deck stands for what is left of it.
}
hand = { $who } { $cards }
dealt = { $happens ->
    [yes] ✓ It happens: { LIST($throws) }
   *[no] ✗ It does not: { LIST($throws) }
}
dealt-so-far = { NUMBER($happened) } of { NUMBER($dealt) } throws so far
choose = ↑ ↓ choose a deed.
