# Das Glück von Würfen, die gemacht wurden.
heading = Das Glück des Abends
throw = Glück: Die { NUMBER($value) } von { $who } war besser als { $share } von 100 möglichen Würfen.
    .dice = Glück: Die { NUMBER($value) } von { $who } war besser als { $share } von 100 möglichen Würfen.
in-a-picture = Die { NUMBER($value) } von { $who } ist besser als { $share } von 100 möglichen Würfen.
won = Glück: { $who } hatte { $chance } von 100 Chancen, das zu gewinnen.
    .turn = { $who } gewann, mit { $chance } von 100 Chancen.
tied = Glück: Ein Gleichstand hatte hier { $chance } von 100 Chancen.
    .turn = ein Gleichstand, mit { $chance } von 100 Chancen.
meaning = Das Glück eines Wurfs sagt, wie viele von 100 möglichen Würfen niedriger sind: 50 ist weder Glück noch Pech.
    .dice = Das Glück eines Wurfs sagt, wie viele von 100 möglichen Würfen niedriger sind: 50 ist weder Glück noch Pech.
person = { $throws ->
    [one] { $who }: { $share } von 100, in { $throws } Wurf.
   *[other] { $who }: { $share } von 100, im Mittel von { $throws } Würfen.
}
    .dice = { $throws ->
        [one] { $who }: { $share } von 100, in { $throws } Wurf.
       *[other] { $who }: { $share } von 100, im Mittel von { $throws } Würfen.
    }
one-throw = { $how ->
    [luckiest] Der glücklichste Wurf
   *[unluckiest] Der unglücklichste Wurf
} { $round ->
    [0] zwischen Kämpfen
   *[other] in Runde { NUMBER($round) }
}: die { NUMBER($value) } von { $who }, besser als { $share } von 100.
    .dice = { $how ->
        [luckiest] Der glücklichste Wurf
       *[unluckiest] Der unglücklichste Wurf
    } { $round ->
        [0] zwischen Kämpfen
       *[other] in Runde { NUMBER($round) }
    }: die { NUMBER($value) } von { $who }, besser als { $share } von 100.
turning-point = { $round ->
    [0] Der Wendepunkt, zwischen Kämpfen
   *[other] Der Wendepunkt, in Runde { NUMBER($round) }
}: { $how }
