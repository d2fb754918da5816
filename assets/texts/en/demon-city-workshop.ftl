# The deck workshop, the counts of the decks, and how each is played.

## The workshop
title = Decks
players-deck = Players’ Deck
horrors-deck = Horror’s Deck
neither-deck = In neither deck
place = { $deck } · { $cards }
behind-curtain = behind the curtain [{ $key }]
more-behind = { NUMBER($more) } more behind the curtain
forbids = ✗ { $remark }
remark = · { $remark }
curtain = { $button }: { $open ->
    [yes] open
   *[no] closed
    }
courts = { $button }: { $equal ->
    [yes] all 11
   *[no] 11 to 14
    }
fool = { $button }: { $deck ->
    [players] players
    [horror] Horror
   *[none] neither
    }
chosen = { $card } · { $deck }
none-chosen = No card is chosen: use the arrows, Tab or a click
whose = Whose own card
card = Card
moved = moved
worth = { $card }, worth { NUMBER($worth) }{ $owner ->
    [none] {""}
   *[other] , { $owner }’s
    }{ $moved ->
    [yes] , moved
   *[no] {""}
    }
move-first = Move a card first: both decks are as they are shown.
choose-deck = Choose a card of the deck you want to shuffle.
choose-card = Choose a card first, with the arrows, Tab or a click.

## How many cards lie where
decks-dock = Decks (Host only)
deck = Deck
pile = Pile
down = Down
shown = Shown
discard = Discard
players = Players
horror = Horror
not-counted = Only highest cards are typed:
    pile and discard are not counted
real = real
mode = { $mode ->
    [program] The program shuffles and deals this deck.
    [every-card] Real cards: type each that is turned, so that pile and discard stay true.
   *[highest-only] Real cards: type only the highest of each throw. Pile, discard and chances are not counted.
    }

## How a deck is played
deck-is = { $deck } is
    .tip = Only while no card lies on the table: outside action, or before a round’s first announcement
    .dice = { $deck }
    .tip-dice = Only while no die is laid: outside action, or before a round’s first announcement
