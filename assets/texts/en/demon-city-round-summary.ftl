# An Action Round on one page (F2): in short, step by step, and every extra and lost throw. A line has 110 letters at most.
title = A round on one page
announcing = Announce
announcing-in-short = From slowest to fastest, everybody announces one deed; what nobody contests is settled at once.
resolving = Throw and resolve
resolving-in-short = All the other cards are turned together. The side with the highest card gets its way: its highest attack, and whatever else of it succeeds.
length = Six seconds at most: a round lasts as long as the deed that wins it, and often that is less.
now = now
now-spoken = Now: { $step }.
step-spoken = { NUMBER($number) }. { $step }: { $words }
throw-spoken = { $name }: { $words }

## The eleven steps
list = List
    .words = Once a fight: everybody by Agility, slowest first, equals in random order.
announce = Announce
    .words = The slowest who is left: one deed, one target, no ifs and no waiting.
count = Count
    .words = One card, plus the extras, minus the losses; lay them face down, unseen.
settle = Settle
    .words = If nobody means to stop it, it happens now; where it is in doubt, throw.
go-on = Go on
    .words = Repeat steps 2 to 4 with the next faster, until all have announced.
throw = Throw
    .words = Turn all the cards that are left at once.
winner = Winner
    .words = The side with the highest card wins its Clash; if sides tie for it, nothing happens.
attack = Attack
    .words = Its highest attack, and only that one, if it beats the foe’s card or stat.
the-rest = The rest
    .words = Its other deeds that exclude no other and beat what stands against them.
clashes = Clashes
    .words = Do the same for every other Clash.
again = Again
    .words = Go back to step 2; the list stays.

## The ways between them
somebody-is-left = somebody is left
all-have-announced = all have announced
next-clash = next Clash
next-round = next round

## Every extra throw
one-more = One card more for each
situation = Situation
    .words = each distinct advantage over the one you face, however big
higher-stat = Higher stat
    .words = yours is higher than the one they use on you or resist with
distraction = Distraction
    .words = your target is not set to face you; once a round
defense = Defense
    .words = you do nothing but defend
weapon = Weapon
    .words = yours suits this situation better
supernatural = Supernatural
    .words = your power faces something mundane

## Every lost throw, and where losing ends
one-fewer = One card fewer for each
called-shot = Called shot
    .words = you aim at one spot; a disarm without harm costs nothing
injury = Injury
    .words = you got up from below 0 Toughness and have regained no point yet
trouble = Other trouble
    .words = if you can, give the foe a card instead; never both for one thing
least = Never under one
    .words = more trouble helps the foe; a trick: throw two, and the lower counts
