# The luck of throws that were made.
heading = The luck of the evening
throw = Luck: { $who }’s { NUMBER($value) } was better than { $share } of 100 throws that it could have been.
won = Luck: { $who } had { $chance } chances of 100 to win this.
    .turn = { $who } won what they had { $chance } chances of 100 to win.
tied = Luck: this had { $chance } chances of 100 to be a tie.
    .turn = a tie that had { $chance } chances of 100.
meaning = A throw’s luck is how many of 100 throws that it could have been were lower. 50 is neither good luck nor bad.
person = { $throws ->
    [one] { $who }: { $share } of 100, in { $throws } throw.
   *[other] { $who }: { $share } of 100, the mean of { $throws } throws.
}
one-throw = { $how ->
    [luckiest] The luckiest throw
   *[unluckiest] The unluckiest throw
} { $round ->
    [0] between fights
   *[other] of round { NUMBER($round) }
}: { $who }’s { NUMBER($value) }, better than { $share } of 100.
turning-point = { $round ->
    [0] The turning point, between fights
   *[other] The turning point, in round { NUMBER($round) }
}: { $how }
