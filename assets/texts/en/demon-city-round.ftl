# The page of a round on the Host’s screen, but for announcing, one character’s panel and the aftermath.

## The order of Agility
agility-order = Agility order
key = Key
    .tip = The key that names this character
agility = Agi
    .tip = Agility: the slowest announces first
who = Who
    .tip = Everybody in order of Agility
announces = Announces
    .tip = What they announced
target = Target
    .tip = Whom the deed is aimed at, or set against
throws = Throws
    .tip = How many cards they take, and why
    .dice = Dice
    .tip-dice = How many dice they take, and why
clash = Clash
    .tip = Whose deeds are judged together: one letter a Clash
announcing-now = announcing now…
again = again: { $deed }
with-key = { $words } [{ $key }]
speaking = { $who }, announcing now
again-spoken = (again: { $deed })
value-from = { NUMBER($value) } from { NUMBER($cards) } { $reasons }

## Its stages
stages = Stages of the round
step = { $stage }, { $state ->
    [done] done
    [now] now
   *[ahead] to come
    }
stage-announce = 1  Announce
stage-throw = 2  Throw
    .dice = 2  Roll
stage-resolve = 3  Resolve
stage-aftermath = 4  Aftermath

## The list of Clashes
clashes = Clashes
column-clash = Clash
column-throw = Throw
    .dice = Roll
deed-and-fate = { $deed }: { $fate }
who-does = { $who } { $deed }

## What the panel says where there is nothing to choose
group-waits = { $who }’s group is waiting for a leader.
who-leads = { $who } can’t lead now, but others of the group stand: who leads it?
ready = “Ready…”: at the throw all cards turn at once.
    .dice = “Ready…”: at the throw all dice are rolled at once.
all-announced = Everybody has announced, and the cards lie face down. Click a row to let somebody think again.
    .dice = Everybody has announced, and the dice lie ready. Click a row to let somebody think again.
all-announced-solo = Everybody has announced, and the cards lie face down.
    .dice = Everybody has announced, and the dice lie ready.
back-to-the-round = Back to the round
recovery-first = Recover first
to-the-case = Go on with the case
enter = Enter
space = Space
not-yours = The program plays them: what is on their sheet is behind the curtain.
this-panel-already = This is their panel already: press one of its letters, or Escape to leave.

## A Clash is ruled
ruling = Clash { $letter }: { $headline }
more-clashes = { $more ->
    [one] 1 Clash to go
   *[other] { NUMBER($more) } Clashes to go
    }
complication = { $button }: { $words }
complication-open = what changes for everybody
opposition-gone = The opposition is gone: let { LIST($who) } succeed [{ $key }]
ask-complication = { $tied ->
    [yes] Clash { $letter } is tied: what changes for everybody?
   *[no] Clash { $letter } is not tied, so nothing changes
    }
    .hint = a complication

## Finding somebody
find-who = Who?
    .hint = letters of the name
nobody-found = Nobody here has “{ $letters }” in the name.

## Of every page
other-time = “{ $command }” is possible { $when ->
    [announce] while somebody announces
   *[after] once the cards are thrown
    }. Now: { $step } [{ $keys }].
    .dice = “{ $command }” is possible { $when ->
        [announce] while somebody announces
       *[after] once the dice are rolled
        }. Now: { $step } [{ $keys }].
people-other-time = Numbers name people while somebody announces. Now: { $step } [{ $keys }].
no-such-key = { $key } does nothing here. { $help } lists the keys that do.
nothing-to-take-back = Nothing is chosen yet; { $undo } takes back the step before.
