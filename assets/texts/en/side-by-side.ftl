# The same fight in each system: its page, the terminal, and what is wrong in a file.
title = One fight, four systems
choose = Choose the cast or the plan of one fight
casts = Casts and plans
system = { $system ->
    [tarot] Tarot
    [dice] Dice
    [action] Action!
   *[kings] Kings
}
wins = { $side }: won
    .tip = In this many of 100 fights only this side stands at the end. In Kings a fight has no end.
nobody-wins = Nobody wins
rounds = Rounds
    .tip = Half of the fights are over after this many rounds or Sequences; one in ten before the first number in brackets, one after the second
out = { $who } is put out
    .tip = In this many of 100 fights they are put out at least once
challenge = { $one } challenges { $other } and wins
    .lost = { $other } wins
    .draw = Draw
    .tip = In this many of 100 challenges
share = { $share } ({ $low }–{ $high })
no-share = –
what = What
file = { $file }: { $people ->
    [one] { $people } person
   *[other] { $people } people
}
no-file = Choose a file: a cast or a plan whose sheets have ranks for Action! and Kings as well. The guide “Side by side” shows one.
done = { NUMBER($fights) } fights or challenges were played in all.
so-far = { NUMBER($fights) } of at most { NUMBER($wanted) } fights or challenges
stopped = Stopped. { $so-far }.
basis = Of 100 fights, played by the program. In brackets: with 95 % confidence the chance lies there.
assumes = With cards and dice everybody goes by their instincts, or attacks boldly; whoever is Out of the Fight stays out. In Action! they go by their temper, the program rolls (A-AMB-01 b), and nobody rolls to wake.
of-challenge = Kings is one challenge: bids by temper, and an overbid where temper and rules allow it.
lacks-deck = Tarot: the file has no Horror’s Deck, so there is nothing to draw from. A plan has one.
lacks-ranks = { $system ->
    [action] Action!
   *[kings] Kings
}: { LIST($who) } { $number ->
    [one] has
   *[other] have
} no ranks for it.
lacks-foes = Kings: nobody there has a foe to challenge.
no-cast-of-guests = a plan for Action! or Kings has no cast of Demon City: put their ranks on the sheets of a cast or a plan
on-the-sheet = this stands on the sheet already
nobody-to-challenge = somebody else’s name belongs here, of whom `kings` has ranks
one-challenge = one person challenges already, and one challenge is forecast
no-traits = without Traits nobody can challenge
