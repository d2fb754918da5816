# The chances of a scenario, as `demoncity odds --explain` tells them. A chance is in per cent with two decimals.
per-cent = { $number } %

## Of a round
clash = { $number ->
    [0] the Clash
   *[other] Clash { $number }
    }
best = { $edition ->
    [dice] the highest roll
   *[cards] the highest card
    }
side-holds = { $side }: { best } of { clash } in { $chance }
stalemate = its own deed fails all the same in { $chance }
side-chooses = they choose between equal attacks in { $chance }
opposed-tie = Opposing sides hold { best } of { clash } in { $chance }: nothing happens
attack-lands = { $who }’s attack is the one that lands in { $chance }
deed-succeeds = { $who }’s deed succeeds in { $chance }
candidate = in { $chance } { $who }’s deed is one of several to choose from

## Of one throw
just-happens = { $who }’s deed simply happens
gets-there = { $who } gets there in { $chance }; otherwise somebody hits them first
without-throw = { $who } { $succeeds ->
    [yes] succeeds
   *[no] fails
    } without a throw
throw = { $who } succeeds in { $succeeds } and fails in { $fails }
level = { NUMBER($intensity) } in { $chance }
levels = { $who } beats Intensity { LIST($levels) }
critical = { $who } has a critical success in { $chance }
fumble = { $who } fumbles in { $chance }

## Of parties against each other
wins = { $who } wins in { $chance }
tie = They tie in { $chance }

## Why there are none
cards-known = these cards are known; leave them out to ask for chances
dice-known = these dice are known; leave them out to ask for chances
too-many-throws = chances are worked out for up to { NUMBER($most) } throws, and these are { NUMBER($throws) }
too-few-cards = { number-of-cards } { $cards ->
    [one] is
   *[other] are
    } asked of { the-deck }, and its pile and discard hold { $held ->
    [0] none
   *[other] { NUMBER($held) }
    }
