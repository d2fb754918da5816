# The menus that say whether each deck is the program’s or a real one; with dice, who rolls.
menu = { $deck } is
    .dice = { $deck }
when = Only while no card is laid: outside action, or before a round’s first announcement
    .dice = Only while no die is laid: outside action, or before a round’s first announcement
