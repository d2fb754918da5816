# How to make a deck of one’s own pictures, told on one page: headings, and what stands beneath, a line a paragraph.

title = A deck of your own pictures

scans = From scans or photographs
    .words =
        Put one picture for each card into a folder, or into a zip: PNG, JPEG or WebP, upright, some 1,000 pixels wide or more. You don’t need all 78: the program draws what is missing.
        Call them as you like; “7 of cups”, “cu07”, “Ass der Kelche” or “tarot 08” are understood, in English, German, French, Italian and Spanish. Coins and disks are pentacles, rods and staves are wands.
        Choose View, Look of the cards, “Make a deck from pictures…”. Check what each picture was taken for, correct what is wrong, and name the deck. You see it at once, and it stays in the menu.
        If your cards are only numbered, the program asks whether number 8 is Justice or Strength: traditions differ.

numbers = Numbers
    .words =
        Players must read a card across a room. Leave the program’s number on the pictures, unless they have their own and it is as large. A deck changes only the look: what a card is worth stays the game’s.

by-hand = By hand
    .words =
        A deck is a folder, or that folder as a zip with the ending .dcdeck. In it are deck.toml, a folder cards with cups-7.png, swords-queen.png, major-justice.png and so on, and a folder backs with players.png and horror.png. The two backs should differ in shape, not only in colour.
        deck.toml says: format = 1, id = "night-bus", name = "The Night Bus", author, license. If you like, [image] with fit = "cover", "contain" or "stretch", trim = per cent to cut off each edge, index = "overlay" or "none"; [cards] with cups-7 = "scan 07.jpg" for files with other names.
        demoncity check-deck PATH lists everything that is wrong with it.

limits = Limits
    .words =
        At most 640 files, 24 MB each and 256 MB in all; pictures of at most 24 million pixels, WebP of 12. No links, no password, no animation. One bad picture costs only that card.
