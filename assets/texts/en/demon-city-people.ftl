# How people, sides, decks and numbers of cards are called.
nobody = nobody
side = { $first ->
    [yes] The { $side ->
        [horror] Horror
       *[other] { $side }
        }
   *[no] the { $side ->
        [horror] Horror
       *[other] { $side }
        }
    }
state-words = { state }
deck-first = { a-deck }
    .dice = { a-dice }
deck = { the-deck }
    .dice = { the-dice }
mode = { mode-of-deck }
    .dice = { mode-of-dice }
turned = { $who ->
    [none] what was drawn
   *[other] what { $who } turned
    }
    .dice = { $who ->
        [none] what was rolled
       *[other] what { $who } rolled
        }
cards = { number-of-cards }
    .dice = { number-of-dice }
card = { $of-suit ->
    [yes] the { $title }
   *[no] { $title }
    }
card-of-value = { $value ->
    [8] an { $value }
    [11] an { $value }
    [18] an { $value }
   *[other] a { $value }
    }
players-side = players
