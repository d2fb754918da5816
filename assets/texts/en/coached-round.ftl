# The coached round: a few callouts, each beside the thing itself, done by doing it.
step = { NUMBER($at) } of { NUMBER($of) }
leave = Leave
    .tip = Go on without these callouts. The evening stays open.
begin = Four players face two of the Horror’s. This button always says what comes next: click it, or press { $key }.
deed = The slowest announces first: Ceelo. His player says that he swings the axe. Click “{ $deed }”, or press { $key }.
target = At whom? Click the Eel-Faced Girl’s row, or press 5. As you choose, a sentence grows here: that is what everybody will hear.
why = Why more than one card? Click “cards” in the sentence: what counts is ticked, and a line says why when you point at it. Or go on with the red button, or { $key }.
announce = Announce it. His cards go face down on the TV at once. Nobody knows them, not even you.
undo = A player changes his mind. Click “{ $undo }”, or press { $key }: the last step is taken back. You can undo every step of the evening like this.
all = Announce for whoever is marked here, and then for all the others, as their players say. “{ $deed }” or { $defend }, then the red button, lets somebody defend. The TV shows whose turn it is.
throw = All have announced. Say “Ready…”, then “Throw!”: every card turns at once, here and on the TV.
throw-not-undone = { throw } You haven’t tried undo yet: { $key } takes back any step, whenever you want.
resolve = Here is who won, and why each deed succeeds or fails. Point at a line to see its rule, then accept.
aftermath = What did it cost? You say: “−” takes a point of Toughness. “{ $hurt }” is for somebody who fell below 0 and recovered. Then begin the next round.
done = That was a whole round. To begin an evening with your own people, choose “{ $own }” in the { $menu } menu, or press { $key }. { $chart } shows a round on one page and what each chip means, { $help } lists every key.
close = Close
