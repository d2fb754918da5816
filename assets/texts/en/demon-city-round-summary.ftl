# An Action Round on one page (F2): in short, step by step, and every extra and lost throw. A line has 110 letters at most.
title = A round on one page
announcing = Announce
announcing-in-short = From slowest to fastest, everybody announces one deed. What nobody contests is settled at once.
resolving = Throw and resolve
    .dice = Roll and resolve
resolving-in-short = All the other cards are turned together. The side with the highest card gets its way: with its highest attack, and with whatever else succeeds.
    .dice = All the other dice are rolled together. The highest roller of each Clash acts; then whoever is not hit, not held, and concerns nobody else.
length = Six seconds at most: a round lasts as long as the deed that wins it, and often that is less.
    .dice = About six seconds: a round settles which deed comes next.
now = now
now-spoken = Now: { $step }.
step-spoken = { NUMBER($number) }. { $step }: { $words }
throw-spoken = { $name }: { $words }

## The eleven steps
list = List
    .words = Once a fight: everybody by Agility, slowest first, equals in random order.
    .words-dice = Once a fight: everybody by Agility, slowest first; equals by chance, for the whole session.
announce = Announce
    .words = The slowest one left: one deed, one target, no ifs and no waiting.
count = Count
    .words = One card, plus the extras, minus the losses; lay them face down, unseen.
    .words-dice = One die, plus the extras, minus the losses; lay them, unrolled.
settle = Settle
    .words = If nobody means to stop it, it happens now; where it is in doubt, throw.
    .words-dice = If nobody means to stop it, it happens now; where it is in doubt, roll.
go-on = Go on
    .words = Repeat steps 2 to 4 with the next faster, until all have announced.
throw = Throw
    .words = Turn all the cards that are left at once.
    .dice = Roll
    .words-dice = Roll all the dice that are left at once; of each heap the highest counts.
winner = Winner
    .words = The side with the highest card wins its Clash; if sides tie for it, nothing happens.
    .dice = First
    .words-dice = One person, the highest, acts. Equals of one side: by chance; of two sides: nobody.
attack = Attack
    .words = Its highest attack, and only that one, if it beats the foe’s card or stat.
    .dice = Also
    .words-dice = Allies who attack that foe hit as well, unless somebody holds them.
the-rest = The rest
    .words = Its other deeds, if they exclude no other and beat what stands against them.
    .words-dice = What concerns nobody else and isn’t prevented; who is hit does nothing.
clashes = Clashes
    .words = Do the same for every other Clash.
    .dice = Damage
    .words-dice = For each hit, as many dice as the Toughness: the lowest is lost. At −1: out and Injured.
again = Again
    .words = Go back to step 2; the list stays.
    .words-dice = Whoever is out or panics rolls once to recover; then back to step 2.

## The ways between them
somebody-is-left = somebody is left
all-have-announced = all have announced
next-clash = next Clash
next-round = next round

## Every extra throw
one-more = One more card for each
    .dice = One more die for each
situation = Situation
    .words = each distinct advantage over the one you face, however big
    .words-dice = a distinct advantage; two Situation Dice at most, weapon and defense included
higher-stat = Higher stat
    .words = yours is higher than the one they use on you or resist with
    .dice = Skill
    .words-dice = your stat is higher than the one you target
distraction = Distraction
    .words = your target is not set to face you; once a round
    .words-dice = your foe is unaware, busy with somebody else, or attacked by somebody slower too
defense = Defense
    .words = you do nothing but defend
weapon = Weapon
    .words = yours suits this situation better
    .words-dice = yours is better here, or you have one and they don’t: a Situation Die
supernatural = Supernatural
    .words = your power faces something mundane
    .dice = Defended
    .words-dice = you dodged, blocked or parried with success last round: a Situation Die

## Every lost throw, and where losing ends
one-fewer = One card fewer for each
    .dice = One die fewer for each
called-shot = Called shot
    .words = you aim at one spot; a disarm without harm costs nothing
    .dice = Two at most
    .words-dice = other disadvantages cost two dice at most
injury = Injury
    .words = you recovered from below 0 Toughness and have regained no point yet
    .words-dice = you were put out in this fight, and recovered
trouble = Other disadvantage
    .words = if you can, give the foe a card instead; never both for one thing
    .words-dice = each distinct difficulty that isn’t in the number already
least = Never under one
    .words = more disadvantages help the foe; a trick: throw two, and the lower counts
    .words-dice = nobody rolls fewer than one die, or more than five
