# The luck of throws that were made.
heading = The luck of the evening
throw = Luck: { $who }’s { NUMBER($value) } was better than { $share } of 100 possible throws.
    .dice = Luck: { $who }’s { NUMBER($value) } was better than { $share } of 100 possible rolls.
in-a-picture = { $who }’s { NUMBER($value) } is better than { $share } of 100 possible throws.
won = Luck: { $who } had { $chance } chances in 100 to win this.
    .turn = { $who } won, with { $chance } chances in 100.
tied = Luck: this had { $chance } chances in 100 to be a tie.
    .turn = a tie, with { $chance } chances in 100.
meaning = A throw’s luck is how many of 100 possible throws are lower: 50 is neither good luck nor bad.
    .dice = A roll’s luck is how many of 100 possible rolls are lower: 50 is neither good luck nor bad.
person = { $throws ->
    [one] { $who }: { $share } of 100, in { $throws } throw.
   *[other] { $who }: { $share } of 100, the mean of { $throws } throws.
}
    .dice = { $throws ->
        [one] { $who }: { $share } of 100, in { $throws } roll.
       *[other] { $who }: { $share } of 100, the mean of { $throws } rolls.
    }
one-throw = { $how ->
    [luckiest] The luckiest throw
   *[unluckiest] The unluckiest throw
} { $round ->
    [0] between fights
   *[other] of round { NUMBER($round) }
}: { $who }’s { NUMBER($value) }, better than { $share } of 100.
    .dice = { $how ->
        [luckiest] The luckiest roll
       *[unluckiest] The unluckiest roll
    } { $round ->
        [0] between fights
       *[other] of round { NUMBER($round) }
    }: { $who }’s { NUMBER($value) }, better than { $share } of 100.
turning-point = { $round ->
    [0] The turning point, between fights
   *[other] The turning point, in round { NUMBER($round) }
}: { $how }
