# Chances of a round on the Host’s screen, so many of a hundred.
title = Chances
hidden = Chances are hidden. { $key } shows them again.
nothing = Announce or draft a deed to see its chances here.
working = Working it out…
attack = { $who } hits { LIST($whom) }: { $share } of 100
deed = { $kind ->
    [contested] { $who }’s deed succeeds: { $share } of 100
   *[uncontested] { $who }’s deed, which nobody contests, succeeds: { $share } of 100
}
defend = { $attacked ->
    [yes] { $who } isn’t hit: { $share } of 100
   *[no] Nobody attacks { $who } so far
}
wins = { $side } to win: { $share } of 100
tied = Tie, nothing happens: { $share } of 100
defending = Only defending: { $who } is hit { $now } → { $then } of 100
defending-the-same = Only defending: { $who } is hit { $now } of 100, as now
clash = Clash { $letter }
variant = { $word ->
    [one-more] One more card
    [one-fewer] One card fewer
    [weapon] With the better weapon
    [weapon-off] Without the better weapon
    [called-shot] As a called shot
   *[called-shot-off] Not as a called shot
}: { $now } → { $then } of 100
    .dice = { $word ->
        [one-more] One more die
        [one-fewer] One die fewer
        [weapon] With the better weapon
       *[weapon-off] Without the better weapon
    }: { $now } → { $then } of 100
with-hit = { $told }; { $who } is hit { $now } → { $then }
short-variant = { $word ->
    [one-more] one more card: { $then }
   *[one-fewer] one card fewer: { $then }
}
    .dice = { $word ->
        [one-more] one more die: { $then }
       *[one-fewer] one die fewer: { $then }
    }
variant-of = { $word ->
    [one-more] { $who } with one more card: { $then }
   *[one-fewer] { $who } with one card fewer: { $then }
}
    .dice = { $word ->
        [one-more] { $who } with one more die: { $then }
       *[one-fewer] { $who } with one die fewer: { $then }
    }
is-hit-by-any = { $who } is hit by anybody: { $share } of 100
is-hit = { $who } is hit: { $share } of 100
waits = { $people ->
    [one] { $people } has yet to announce
   *[other] { $people } have yet to announce
}
waits-page = { $people ->
    [one] { $people } person has yet to announce: it may change all of this.
   *[other] { $people } people have yet to announce: they may change all of this.
}
short-reference = of a fresh deck
flip-taken-back = Cards were turned and taken back. Here they count as unseen, as for somebody who missed them.
short-flip-taken-back = as if nobody had seen the flip that was taken back
what-changes = What would change that
deeds = What is announced
so-many = { $share } of 100
too-many = Chances can be worked out for up to 12 throws; here there are more.
    .dice = Chances can be worked out for up to 12 rolls; here there are more.
too-few = A deck has too few cards for these throws.
reference = { $deck ->
    [players] Only the highest card of { -players-deck } is typed, so a fresh deck stands in for the rest of it.
   *[horror] Only the highest card of { -horrors-deck } is typed, so a fresh deck stands in for the rest of it.
}

## Of a task
each = { LIST($shares) }
beats = Beats { NUMBER($intensity) }: { $share } of 100
wins-task = { $who } wins: { $share } of 100
tied-task = tie: { $share }

## Twenty throws
hand = { $who } { $cards }
dealt = { $happens ->
    [yes] ✓ It happens: { LIST($throws) }
   *[no] ✗ It doesn’t: { LIST($throws) }
}
dealt-so-far = { NUMBER($happened) } of { NUMBER($dealt) } throws so far
    .dice = { NUMBER($happened) } of { NUMBER($dealt) } rolls so far
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
