# What each card is called, as people say it; a Major without its article too, as a short list has it. A message is named by the card.

## Wands
wands-1 = Ace of Wands
wands-2 = Two of Wands
wands-3 = Three of Wands
wands-4 = Four of Wands
wands-5 = Five of Wands
wands-6 = Six of Wands
wands-7 = Seven of Wands
wands-8 = Eight of Wands
wands-9 = Nine of Wands
wands-10 = Ten of Wands
wands-page = Page of Wands
wands-knight = Knight of Wands
wands-queen = Queen of Wands
wands-king = King of Wands

## Cups
cups-1 = Ace of Cups
cups-2 = Two of Cups
cups-3 = Three of Cups
cups-4 = Four of Cups
cups-5 = Five of Cups
cups-6 = Six of Cups
cups-7 = Seven of Cups
cups-8 = Eight of Cups
cups-9 = Nine of Cups
cups-10 = Ten of Cups
cups-page = Page of Cups
cups-knight = Knight of Cups
cups-queen = Queen of Cups
cups-king = King of Cups

## Swords
swords-1 = Ace of Swords
swords-2 = Two of Swords
swords-3 = Three of Swords
swords-4 = Four of Swords
swords-5 = Five of Swords
swords-6 = Six of Swords
swords-7 = Seven of Swords
swords-8 = Eight of Swords
swords-9 = Nine of Swords
swords-10 = Ten of Swords
swords-page = Page of Swords
swords-knight = Knight of Swords
swords-queen = Queen of Swords
swords-king = King of Swords

## Pentacles
pentacles-1 = Ace of Pentacles
pentacles-2 = Two of Pentacles
pentacles-3 = Three of Pentacles
pentacles-4 = Four of Pentacles
pentacles-5 = Five of Pentacles
pentacles-6 = Six of Pentacles
pentacles-7 = Seven of Pentacles
pentacles-8 = Eight of Pentacles
pentacles-9 = Nine of Pentacles
pentacles-10 = Ten of Pentacles
pentacles-page = Page of Pentacles
pentacles-knight = Knight of Pentacles
pentacles-queen = Queen of Pentacles
pentacles-king = King of Pentacles

## Majors
major-0 = The Fool
    .plain = Fool
major-1 = The Magician
    .plain = Magician
major-2 = The High Priestess
    .plain = High Priestess
major-3 = The Empress
    .plain = Empress
major-4 = The Emperor
    .plain = Emperor
major-5 = The Hierophant
    .plain = Hierophant
major-6 = The Lovers
    .plain = Lovers
major-7 = The Chariot
    .plain = Chariot
major-8 = Strength
    .plain = Strength
major-9 = The Hermit
    .plain = Hermit
major-10 = Wheel of Fortune
    .plain = Wheel of Fortune
major-11 = Justice
    .plain = Justice
major-12 = The Hanged Man
    .plain = Hanged Man
major-13 = Death
    .plain = Death
major-14 = Temperance
    .plain = Temperance
major-15 = The Devil
    .plain = Devil
major-16 = The Tower
    .plain = Tower
major-17 = The Star
    .plain = Star
major-18 = The Moon
    .plain = Moon
major-19 = The Sun
    .plain = Sun
major-20 = Judgement
    .plain = Judgement
major-21 = The World
    .plain = World

## A plain card of which only the number is known
numeral = { $number ->
    [8] an { $number }
    [11] an { $number }
    [18] an { $number }
   *[other] a { $number }
    }
court = { $court ->
    [page] Page
    [knight] Knight
    [queen] Queen
   *[king] King
    }
