# What was turned, what of it counts, and what makes it critical or a fumble.
throws = { $who } throws { $turned }
    .worth = { $who } throws { $turned }, worth { NUMBER($value) }
    .highest = { $who } throws { $turned }; the highest counts, { NUMBER($value) }
    .lowest = { $who } throws { $turned }; the lowest counts, { NUMBER($value) }
    .dice = { $who } rolls { $turned }
    .highest-dice = { $who } rolls { $turned }; the highest counts, { NUMBER($value) }
    .lowest-dice = { $who } rolls { $turned }; the lowest counts, { NUMBER($value) }
own-fool = { $turned }; { $who }’s own Fool counts as { NUMBER($value) }
    .of-the-hosts = { $turned }; { $who }’s own Fool is 0 all the same to one of the Host’s
    .not-lowest = { $turned }; { $who }’s own Fool is { NUMBER($value) }, and so not the lowest
critical = { $who } has a critical success: { NUMBER($value) } is over 10
    .besides = { $who } has a critical success: { NUMBER($value) } is over 10, and { $card } is { $who }’s own Significator
    .alone = { $who } has a critical success: { LIST($cards) }, { $who }’s own, would have been enough alone
    .dice = { $who } has a critical success: a 10 that wins
    .alone-dice = { $who } has a critical success: a 10 that wins
fumble = { $who } fumbles: The Fool is the card that counts
    .dice = { $who } fumbles: the highest die is a 1
