# How people, sides, decks and numbers of cards are called.
nobody = nobody
side = { $first ->
    [yes] The { $side }
   *[no] the { $side }
    }
state-words = { state }
deck-first = { a-deck }
deck = { the-deck }
mode = { mode-of-deck }
turned = { $who ->
    [none] what was drawn
   *[other] what { $who } turned
    }
cards = { number-of-cards }
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
