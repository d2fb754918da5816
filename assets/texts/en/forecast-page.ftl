# The page that forecasts a fight.
title = How will this fight go?
as-it-stands = The table as it stands
another = Another set-up
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
    .tip = The temper by which { $who } plays: what they do unasked. A click chooses the next one.
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
nobody-to-fight = Nobody stands against anybody, so there is no fight to forecast.
worker-ended = A process that played fights has ended. This is what was known by then.
round = Round { NUMBER($round) }
