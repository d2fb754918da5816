# The aftermath of a round: what it cost everybody.
keys = What it cost: { $up } { $down } choose · { $more } { $less } Toughness · { $injury } injury{ $damage ->
    [none] {""}
   *[other] {" "}· { $damage } throws damage
    } · { $person } all else · Enter goes on
    .dice = What it cost: { $up } { $down } choose · { $damage ->
        [none] {""}
       *[other] { $damage } rolls damage ·{" "}
        }{ $more } { $less } Toughness · { $injury } injury · { $person } all else, recovery too · Enter goes on
chosen-already = { $who } { is } chosen already: { $more } { $less } change Toughness, { $injury } the injury, { $person } all else.
no-horror = No Horror here tests { $who }’s Calm. { $person }, then K, throws against an Intensity that you choose; { $cast } opens the sheets, where you can give a Horror one.
    .dice = No Horror here tests { $who }’s Calm. { $person }, then K, rolls against a number that you choose; { $cast } opens the sheets, where you can give a Horror one.
thrown-already = Damage to { $who } was thrown: { $thrown }. { $undo } takes it back; { $person }, then X, throws it again.
    .dice = Damage to { $who } was rolled: { $thrown }. { $undo } takes it back; { $person }, then X, rolls it again.
calm-checked-already = { $who } threw for Calm. { $undo } takes it back; { $person }, then K, throws again.
    .dice = { $who } rolled for Calm. { $undo } takes it back; { $person }, then K, rolls again.
not-thrown = No damage is thrown for { $who }: change Toughness with { $more } and { $less }. With house rule T-AMB-70 [{ $rules }], whoever hits throws it.
    .dice = Nobody hit { $who }, so no damage is rolled: { $more } and { $less } change Toughness.
hit-by = hit by { $who }; you say what it costs
    .dice = hit by { $who }
    .tip = The rules set no price for a hit: take as much Toughness as it deserves. With a house rule, cards say it.
    .tip-dice = No damage was rolled for this hit; − and + change Toughness.
may-recover = rolls once to recover{ $person ->
    [none] {""}
   *[other] : { $person }, then V
    }
ask-out = Out?{ $key ->
    [none] {""}
   *[other] {" "}[{ $key }]
    }
hurt-already = { $who } { is } hurt already. Click “hurt” to take the injury away.
    .dice = { $who } { is } Injured already. Click “Injured” to take the injury away.
toughness = Toughness { NUMBER($now) } of { NUMBER($whole) }
throw-damage = Throw damage, { $cards ->
    [one] 1 card
   *[other] lowest of { NUMBER($cards) }
    }: { $whose }
    .dice = Roll damage, { $cards ->
        [one] 1 die
       *[other] lowest of { NUMBER($cards) }
        }: { $whose }
throw-massive = Roll massive damage, { $dice ->
    [one] 1 die
   *[other] highest of { NUMBER($dice) }
    }: { $whose }
damage-thrown = Damage: { $thrown } thrown
    .dice = Damage: { $thrown } lost
calm-check = Calm check: { NUMBER($intensity) }
    .tip = { $who } throw{ s } for Calm against { NUMBER($intensity) }, the Horror’s number
    .tip-dice = { $who } roll{ s } for Calm against { NUMBER($intensity) }, the Horror’s number
calm-checked = Calm checked
with-key = { $button } [{ $key }]
hurt = hurt
    .dice = Injured
out = Out
panic = Panic

## Spoken
toughness-down = { $who }: Toughness down
toughness-up = { $who }: Toughness up
injury = { $who }: Injury
spoken-state = { $who }: { $out ->
    [yes] { -out }
   *[no] { -panic }
    }
spoken-damage = { $who }: throw damage
    .dice = { $who }: roll damage
spoken-thrown = { $who }: { $thrown } damage thrown
    .dice = { $who }: { $thrown } lost
spoken-calm = { $who }: Calm check
spoken-calmed = { $who }: Calm checked
