# What stands on printed pages: sheets of cards, and character sheets.
sheet-of-cards = { $title } · sheet { NUMBER($number) } of { NUMBER($sheets) }, { $backs ->
    [yes] backs
   *[no] faces
    }
how-to-print = { $both-sides ->
    [yes] Print at 100 %, on both sides, flipped on the long edge.
   *[no] Print at 100 %.
    } This line is 5 cm:
significators = { $number ->
    [one] Significator
   *[other] Significators
    }
now = now { NUMBER($number) }
side = Side: { $side }
throws-from = throws from { the-deck }
