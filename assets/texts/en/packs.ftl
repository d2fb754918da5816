# Which deck is shown, and the wizard that makes one from pictures.

## The menu
look = Look of the &cards
own = Demon City’s own
help = { $title }…
another = &Another deck…
make = &Make a deck from pictures…
choose-pack = Choose a deck pack, or the deck.toml in its folder
packs = Decks
reading = Reading the deck…
read-so-far = Reading the deck: { NUMBER($done) } of { NUMBER($whole) } pictures
shown = “{ $deck }” is shown.
shown-with-fault = “{ $deck }” is shown. { $fault }
shown-with-faults = { $more ->
    [one] “{ $deck }” is shown. { $fault } There is 1 more fault: demoncity check-deck lists all.
   *[other] “{ $deck }” is shown. { $fault } There are { $more } more faults: demoncity check-deck lists all.
    }

## The wizard
wizard = Make a deck from pictures
step = { NUMBER($step) } of { NUMBER($steps) } · { $title }
back = &Back
next = &Next
progress = How many pictures are done
done-so-far = { NUMBER($done) } of { NUMBER($whole) } pictures
stopped = Stopped.
unwritable = { $path } can’t be written: { $why }.

## Its first step
where = Where are the pictures?
where-about = Choose a folder or a zip with one picture for each card: PNG, JPEG or WebP. The pictures stay where they are; the deck gets copies. The program draws the cards that you have no picture of.
path-hint = A folder or a zip, such as scans/tarot.zip
path = The folder or zip with the pictures
folder = &Folder…
zip = &Zip…
needs-path = First choose the folder or zip with the pictures.
zips = Zips and decks
pictures-of-cards = Pictures of cards

## Its second step
which = Which card is which?
which-hint = Go from picture to picture with the arrows. Type the card’s name; Enter takes it, Delete leaves the picture out.
strength-is-8 = &Strength is 8
justice-is-8 = &Justice is 8
whose-is-8 = Some pictures have only a number. Which card is number 8?
take = Use &it
do-not-use = &Don’t use it
next-unused = Next &unused
card-hint = a card: 7 of cups, justice, back
card = Which card the picture is
pictures = Pictures, and the card that each is taken for
not-used = not used
not-readable = can’t be read
strength-or-justice = Strength or Justice?
spoken = { $picture }: { $card }
twice = { $pictures ->
    [one] One picture is not used: another is that card already. Check it.
   *[other] { $pictures } pictures are not used: others are those cards already. Check them.
    }
needs-number = First say which card is number 8 in this deck.
needs-picture = First use at least one picture for a card.
backs = { $backs ->
    [0] no back
    [one] one back
   *[other] both backs
    }
counted = { NUMBER($cards) } of { NUMBER($all) } cards, { backs }; no card is missing.
counted-missing = { NUMBER($cards) } of { NUMBER($all) } cards, { backs }; missing: { $missing }.
and-more = { $cards } and { NUMBER($more) } more
needs-card = Type which card it is.
no-such-card = No card is called “{ $name }”.
was-before = { $picture } was { $card } before, and is not used now.
all-used = Every picture is used.
no-other-unused = No other picture is unused.

## Its third step
called = What is the deck called?
make-it = &Make the deck
name-hint = such as The Night Bus Tarot
author-hint = who drew it, if you know
license-hint = what may be done with the pictures
name = &Name
author = &Author
license = &Licence
fit = &Fit
fit-cover = Fill the card, and cut off the rest of the picture
fit-contain = Keep the whole picture, on black
fit-stretch = Stretch it to the card
trim = &Trim each edge
    .tip = Cut this much of the width and height off each edge first, such as a scanner’s margin
overlay = &Write the number on each picture, large enough to read from a sofa
needs-name = Give the deck a name.
preview = A card as the TV will show it
