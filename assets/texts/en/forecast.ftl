# How a fight will go: many fights played by the program.

basis = { $fights ->
    [one] { $fights } fight
   *[other] { $fights } fights
} from the table as it stands.
tempers = { $temper ->
    [bold] bold
    [wary] wary
    [brute] a brute’s
    [stalker] a stalker’s
    [coward] a coward’s
    [swarm] a swarm’s
    [mastermind] a mastermind’s
   *[own] by their own instincts
}: { LIST($who) }
wins = { $side }: { $share } of 100 fights won ({ $low } to { $high }).
undecided = Undecided: { $share } of 100 fights ({ $low } to { $high }). No side alone stands at the end, or after { NUMBER($rounds) } rounds.
length = One fight in ten is over after { $first ->
    [one] { $first } round
   *[other] { $first } rounds
}, half of them after { NUMBER($half) }, nine in ten after { NUMBER($last) }.
out = { $who } is { -out } in { $share } of 100 ({ $low } to { $high }): { LIST($rounds) }.
    .short = { $who } out: { $share } of 100 ({ $low } to { $high }), { $early } within three rounds
    .never = { $who } is never { -out } ({ $low } to { $high } of 100).
out-by-round = by round { NUMBER($round) } in { $share }
damage-by-hand = At this table the Host sets Toughness by hand. The forecast throws damage by house rule [T-AMB-70 b].
unknown-deck = { $deck ->
    [players] What is left of { -players-deck } is not known: the forecast plays with the whole deck.
   *[horror] What is left of { -horrors-deck } is not known: the forecast plays with the whole deck.
}
ran-short = In { NUMBER($fights) } fights a deck ran out, and throws were made with the cards that were left [T-AMB-04 b].
stays-out = Whoever is { -out } stays out and leaves the fight at the next round.
confidence = The numbers in brackets are bounds: with 95 % confidence the chance lies within them.
stopped = Stopped after { NUMBER($fights) } of { NUMBER($wanted) } fights. These are their results.
stopped-at-once = Stopped before any fight was over.
worker-ended = The forecast broke off: a part of the program that played fights has stopped. These are the results so far.
so-far = { NUMBER($fights) } of at most { NUMBER($wanted) } fights, ± { NUMBER($reach) } points
no-game = { $file }: this game has no forecast.
no-fight = { $file }: no sides oppose each other, so there is no fight to forecast.
unknown-temper = { $word }: there is no such temper; there are { LIST($known) }.
unknown-person = { $name }: nobody of that name is at this table.
story-of = { $part ->
    [worst] Fight { NUMBER($number) }: of 100 fights, 10 went worse for the players
    [middle] Fight { NUMBER($number) }: of 100 fights, 50 went worse for the players
   *[best] Fight { NUMBER($number) }: of 100 fights, 90 went worse for the players
}
round = Round { NUMBER($round) }
