# The page that forecasts a fight.
title = How will this fight go?
as-it-stands = The table as it stands
another = Another set-up
in-edition = { $edition ->
    [dice] The same people with d10s, from the start of a fight
   *[tarot] The same people with cards from fresh decks, from the start of a fight
}
temper = { $temper ->
    [own] own
    [bold] bold
    [wary] wary
    [brute] brute
    [stalker] stalker
    [coward] coward
    [swarm] swarm
   *[mastermind] mastermind
}
    .tip = Click to choose another temper for { $who }: how the program plays them.
fewer = One fewer like { $who }
more = One more like { $who }
story = { $part ->
    [worst] A bad fight
    [middle] A middling fight
   *[best] A good fight
}
    .name = How one of these fights went
stopped = Stopped. { $so-far }.
done = { $fights ->
    [one] { $fights } fight was played.
   *[other] { $fights } fights were played.
}
nobody-to-fight = No sides oppose each other, so there is no fight to forecast.
worker-ended = The forecast broke off: a part of the program that played fights has stopped. These are the results so far.
round = Round { NUMBER($round) }
