# Why the rules say no. A message is named by the refusal’s tag, and its arguments are the refusal’s fields.

## In a round
not-now = That can’t be done now; it belongs to another moment of the round.
not-their-turn = { $speaker ->
    [none] { $who } can’t announce now.
   *[other] { $speaker } is slower and announces first; then { $who } can.
    }
nobody-there = Nobody by that name takes part in this fight.
own-side = Move { $who } or { $target } to another side first: nobody attacks their own side.
    .themselves = { $who } can’t attack { themselves }.
lacks-stat = { $who } { has } no stat or skill called “{ $stat }”.
power-unnamed = Give { $who } a power on the sheet first, with its stat and the stat that resists it.
already-settled = { $who }’s deed is settled and stands; undo takes it back.
nothing-to-repeat = Announce something new: { $who } { has } no deed of last round that can be repeated.
not-a-candidate = Choose one of those that are equally high; { $who }’s isn’t one of them.
choice-open = Choose first: two are equally high, and only one is done.
not-tied = Only a tie between sides changes the situation.
leader-down = First say who leads the group now: { $who } { is } { -out } or in { -panic }, and others of the group still stand.
must-recover = { $who } { is } { -out } or in { -panic }: first let { $who } recover, then announce.
    .dice = { $who } { is } { -out } or in { -panic }, and may roll to recover at the end of a round.
damage-was-thrown = { $attacker }’s damage to { $target } is thrown already: { NUMBER($damage) }. Undo takes it back; { $target }’s own panel throws it again.
    .dice = { $attacker }’s damage to { $target } is rolled already: { NUMBER($damage) }. Undo takes it back; { $target }’s own panel rolls it again.
nothing-to-recover = { $who } { has } nothing to recover from.
too-far = A run is 0 to { NUMBER($most) } feet here, not { NUMBER($feet) }.
out-of-reach = { $target } is { NUMBER($feet) } feet away: too far to run there and strike.
no-right = { $who } can take a new place only after a success in the last round, and before announcing.
    .dice = { $who } can’t take a new place now.
not-alike = Group foes of one side and one deck only, and not in the middle of a round.
    .dice = Group foes of one side and one kind of dice only, and not in the middle of a round.
aimed-at = { $by } aims at { $who }: let { $by } announce something else first.
names-themselves = { $who } can’t stand against { themselves }.
not-one-side = Only deeds of one side can exclude each other; { $one } and { $other } are on two sides.

## Of the cast
already-there = { $who } { is } in the fight already.
no-friend = Only somebody on the players’ side can throw from another deck, and { $who } { isnt }.
no-overlap-in-action = In Action Rounds, no further skill counts; in a task it does.
not-a-skill = { $who } { has } no skill called “{ $skill }” that could count as well.
counts-already = { $skill } counts for { $who } already.
special-form-alone = { $special } is a special form of { $general }: where it fits, use { $special } alone.
in-the-fight = Take { $who } out of the fight first.
stats-stand = { $who }’s side, stats, skills and power can change only before the first announcement of a round, or after the fight.
cast-unfit = An evening needs somebody in the cast, and nobody twice.

## Of decks and cards
not-enough-cards = { a-deck } has { $left ->
    [one] { $left } card
   *[other] { $left } cards
    } left, discard included; these throws need { NUMBER($asked) } more. Take a throw away, or choose something that needs fewer.
decks-unfit = These decks can’t be played with: { LIST($breaches) }.
breach = { $breach ->
    [fool-in-both] The Fool is in both decks
    [fool-in-neither] The Fool is in neither deck
    [card-twice] a card is there twice
    [mostly-over-ten] most cards of the Horror’s Deck are over 10
   *[significator-away] a Significator is not in the Players’ Deck
    }
not-a-significator = { $players ->
    [yes] { $card } can’t become { $who }’s Significator, or isn’t one that you could take away.
   *[no] { $card } can’t become { $who }’s own card, or isn’t one that you could take away. Choose a card of the Horror’s Deck that is nobody’s yet.
    }
out-of-play = { $card } lies on the table: take it away once it is discarded.
not-in-discard = { $card } is not in the discard of { the-deck }.
no-number-left = { a-deck } has no card worth 1 to 10 left to draw.
deck-stands = { $who } can change decks once the action is over.
    .dice = { $who } can change to the other side’s dice once the action is over.
holds-significators = { $players ->
    [yes] Take { $who }’s Significators out of the Players’ Deck first.
   *[no] Take { $who }’s own cards out of the Horror’s Deck first.
    }
cards-awaited-first = A throw waits for its real cards: type them and throw, or call it off.
    .dice = A roll waits for its real dice: type them and roll, or call it off.
cards-to-type = First type { $who ->
    [none] what was drawn
   *[other] what { $who } turned
    }: { $missing ->
    [one] { $missing } card
   *[other] { $missing } cards
    } to go.
    .dice = First type { $who ->
        [none] what was rolled
       *[other] what { $who } rolled
        }: { $missing ->
        [one] { $missing } die
       *[other] { $missing } dice
        } to go.
not-a-card = “{ $words }” is no card. Type 1 to 10; F for The Fool; P, N, Q or K for a court card; J and 0 to 21 for a Major; or * for the thrower’s own Significator.
no-own-card = { $who } { has } no Significator that could lie here.
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
not-a-face = Type 1 to 10, not “{ $word }”: it is no face of a d10.

## Outside rounds
bad-intensity = An Intensity is a whole number from 0 to 10, not { NUMBER($intensity) }.
    .dice = The number to beat is a whole number from 0 to { NUMBER($most) }, not { NUMBER($intensity) }.
bad-toughness = Toughness can’t be { NUMBER($toughness) }: it stays between −99 and 99.
bad-number = { $what ->
    [letters-on-tv] Words on the TV have { NUMBER($least) } to { NUMBER($most) } letters
    [letters-of-side] The name of a side has { NUMBER($least) } to { NUMBER($most) } letters
    [places] The cast has places { NUMBER($least) } to { NUMBER($most) }
    [calm] Calm goes from { NUMBER($least) } to { NUMBER($most) }
    [protection] Protection goes from { NUMBER($least) } to { NUMBER($most) }
    [letters] A text has { NUMBER($least) } to { NUMBER($most) } letters here
    [paragraphs] A text has { NUMBER($least) } to { NUMBER($most) } paragraphs
    [segments] A clock shows { NUMBER($least) } to { NUMBER($most) } segments
    [lines-of-table] The lines of a table share the numbers 1 to { NUMBER($most) } evenly: 1, 2, 5, 10, 20, 25, 50 or 100 lines
    [feet] A distance goes from { NUMBER($least) } to { NUMBER($most) } feet
   *[cards] The number of cards goes from { NUMBER($least) } to { NUMBER($most) }
    }, not { NUMBER($number) }.
no-such-reading = There is no house rule { $ambiguity } with a reading “{ $letter }”.
    .dice = This house rule has no reading “{ $letter }”.
nothing-written = A note needs words.
nobody-to-face = There is nobody here to fight.
list-full = { $title ->
    [none] The casebook holds { NUMBER($most) } of these already.
   *[other] The list { $title } has { NUMBER($most) } lines already: take one off first.
    }
not-on-list = “{ $line }” isn’t on that list.
not-this-rule = Change the house rule { $ambiguity } first: this belongs to another reading of it.
of-the-tarot = Only the tarot edition has that; the dice edition has nothing like it.
dice-keep-ties = With dice, those of equal Agility keep their order for the whole session.
