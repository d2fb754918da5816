# Why the rules say no. A message is named by the refusal’s tag, and its arguments are the refusal’s fields.

## In a round
not-now = That can’t be done at this point of the round.
not-their-turn = { $speaker ->
    [none] { $who } can’t announce now.
   *[other] { $who } waits: { $speaker } is slower and announces first.
    }
nobody-there = Nobody by that name takes part in this fight.
own-side = { $who } and { $target } are on the same side: for an attack one of them changes sides first.
    .themselves = { $who } can’t attack { themselves }.
lacks-stat = { $who } has no stat or skill called “{ $stat }”.
power-unnamed = { $who } has no power on the sheet: a power names its stat and the stat that resists it.
already-settled = What { $who } did is settled and stands.
nothing-to-repeat = { $who } has nothing from last round that can be done again.
not-a-candidate = { $who } is not among those whose attack could be chosen.
choice-open = Two attacks are equally high: choose which one is made.
not-tied = Only a tie between sides calls for a complication.
leader-down = { $who } is { -out } or in { -panic } while others stand: first say who leads them.
must-recover = { $who } is { -out } or in { -panic }: a recovery comes before announcing.
damage-was-thrown = { $attacker }’s damage to { $target } was thrown already and came to { NUMBER($damage) }: undo takes it back, and the panel of one character throws it again.
nothing-to-recover = { $who } has nothing to recover from.
too-far = Nobody runs { NUMBER($feet) } feet: here it is 0 to { NUMBER($most) }.
out-of-reach = { $target } is { NUMBER($feet) } feet away, farther than a run and a blow.
no-right = { $who } may not be placed anew now: that takes a success of the last round.
not-alike = Only foes of one side who draw from one deck can stand behind one throw.
aimed-at = What { $by } announced is aimed at { $who }: first they announce anew.
names-themselves = { $who } can’t stand against { themselves }.
not-one-side = Only deeds of one side exclude each other: { $one } and { $other } are on two.

## Of the cast
already-there = { $who } takes part already.
no-friend = { $who } is not on the players’ side, and only friends change the deck.
no-overlap-in-action = Further skills don’t count in Action Rounds.
not-a-skill = { $who } has no skill called “{ $skill }” that could count as well.
counts-already = { $skill } counts for { $who } already.
special-form-alone = { $special } is a special form of { $general }: where it fits, use { $special } alone.
in-the-fight = { $who } takes part in the fight: first let them leave it.
stats-stand = { $who } takes part, and somebody has announced: side, stats, skills and power change before the first announcement of a round, or after the fight.
cast-unfit = An evening needs characters, each of them once.

## Of decks and cards
not-enough-cards = { a-deck } has { $left ->
    [one] { $left } card
   *[other] { $left } cards
    } left, its discard included, and these throws need { NUMBER($asked) } more: take a throw away, or choose something that needs fewer.
decks-unfit = These decks can’t be played with: { LIST($breaches) }.
breach = { $breach ->
    [fool-in-both] The Fool is in both decks
    [fool-in-neither] The Fool is in neither deck
    [card-twice] a card is there twice
    [mostly-over-ten] most cards of the Horror’s Deck are over 10
   *[significator-away] a Significator is not in the Players’ Deck
    }
not-a-significator = { $players ->
    [yes] { $card } can’t be a Significator of { $who }, or is not one.
   *[no] { $card } can’t be tied to { $who }, or is not: that takes a free card of its deck.
    }
out-of-play = { $card } lies on the table now; take it away once it is discarded.
not-in-discard = { $card } does not lie in this discard: { a-deck }.
no-number-left = { a-deck } has no card worth 1 to 10 left to draw.
deck-stands = { $who } keeps the deck until action is over.
holds-significators = { $players ->
    [yes] { $who } has Significators in the Players’ Deck: take them away first.
   *[no] { $who } has own cards in the Horror’s Deck: take them away first.
    }
cards-awaited-first = A throw waits for its real cards: first type and throw them, or let go of it.
cards-to-type = First type { $who ->
    [none] what was drawn
   *[other] what { $who } turned
    }: { $missing ->
    [one] { $missing } card
   *[other] { $missing } cards
    } to go.
not-a-card = “{ $words }” is no card: 1 to 10, F, P N Q K, J and a number from 0 to 21, or *.
no-own-card = { $who } has no Significator that could lie here.
no-card-left = { $held ->
    [0] There is no { $words } in { the-deck }.
    [1] No second { $words } can turn up: { the-deck } holds { $held }.
    [2] No third { $words } can turn up: { the-deck } holds { $held }.
    [3] No fourth { $words } can turn up: { the-deck } holds { $held }.
   *[other] No further { $words } can turn up: { the-deck } holds { $held }.
    }
not-the-highest = No { $words } can be the { $lowest ->
    [yes] lowest
   *[no] highest
    } of { $of ->
    [one] { $of } card
   *[other] { $of } cards
    } of this deck.

## Outside rounds
bad-intensity = An Intensity is a whole number from 0 to 10, not { NUMBER($intensity) }.
bad-toughness = Toughness can’t be { NUMBER($toughness) }: it stays between −99 and 99.
bad-number = The number of { $what } goes from { NUMBER($least) } to { NUMBER($most) }, not { NUMBER($number) }.
no-such-reading = There is no house rule { $ambiguity } with a reading “{ $letter }”.
nothing-written = A note needs words.
not-this-rule = This belongs to another reading of { $ambiguity }: change the house rule first.
