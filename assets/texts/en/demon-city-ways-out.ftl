# What the Host can do about a refusal, by which key. A message is named by the refusal’s tag; its arguments are keys.

## In a round
not-now = Enter does what the big button says; { $undo } takes back a step.
not-their-turn = { $person }, then A, changes what somebody has announced.
nobody-to-face = { $case }, then { $go_on }, goes on.
nothing-to-repeat = Choose a deed: { $deeds }.
already-settled = The key of undo is { $undo }.
not-a-candidate = { $up } { $down } go through those you can choose; Enter takes one.
choice-open = { not-a-candidate }
not-tied = Escape leaves the question; Enter then accepts the ruling.
too-far = { $run } takes another distance.
out-of-reach = You may overrule that: { $person }, then D and their key, enters 30 feet or less; { $shoot } shoots, { $move } moves there.
no-right = Say how far away they are instead: { $person }, then D.
    .dice = Enter does what the big button says.
no-overlap-in-action = { $advantage } gives an advantage for it instead.
must-recover = { $person }, then V, asks for the recovery; O and P there end the state by your word.
    .dice = { $person }, then O and P, end the state by your word; at the end of the round, V there rolls for it.
nothing-to-recover = They announce as usual.
aimed-at = { $person }, the key of the attacker, then A, lets them think again.
names-themselves = Name somebody else, or change sides: { $person }, then S.
of-the-tarot = Leave it out: { $undo } takes back a step.
dice-keep-ties = They were settled by chance when the fight began.
own-side = { names-themselves }
stats-stand = { $undo } goes back to before the announcements; or wait for the next round.

## Of people
damage-was-thrown = { $person }, then X, throws it once more.
    .dice = { $person }, then X, rolls it once more.
nobody-there = { $person }, then N, brings somebody in.
leader-down = { $person }, the key of another of the group, then G, lets them lead; O and P bring the leader back by your word.
not-one-side = { $person }, then S, puts one of them on the other’s side.
already-there = Nothing needs doing.
in-the-fight = { $person }, then L, lets them leave.
no-friend = { $person }, then S, changes their side, before the first announcement of a round.
not-alike = { no-friend }
deck-stands = { $end-action } ends action.
lacks-stat = Change the sheet: { $cast }.
power-unnamed = { lacks-stat }
cast-unfit = { $cast }, then { $add-character }, adds somebody.

## Of decks and cards
not-enough-cards = { $disadvantage } takes a card from a throw; { $decks } builds a larger deck.
no-number-left = { $decks }, then { $shuffle }, shuffles the deck with its discard.
decks-unfit = { $fool } moves The Fool to the other deck; { $preset-players } and { $preset-horror } are presets.
not-a-significator = Choose another card with the arrows.
not-in-discard = { not-a-significator }
holds-significators = { $decks }, then { $significator } on each, takes them away.
out-of-play = Do it once the round is over.
cards-awaited-first = Type { $typing }; { $back } takes back a card, and with nothing typed calls the throw off.
    .dice = Type 1 … 9, or 0 for 10; { $back } takes back a die, and with nothing typed calls the roll off.
cards-to-type = { cards-awaited-first }
    .dice = Type 1 … 9, or 0 for 10; { $back } takes back a die, and with nothing typed calls the roll off.
not-a-card = Type another card; { $back } takes back the one before.
no-own-card = { not-a-card }
no-card-left = { not-a-card }
not-the-highest = { not-a-card }
not-a-face = Type another face; { $back } takes back the one before.
