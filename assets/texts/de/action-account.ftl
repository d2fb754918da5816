# Ein Abend Action! als Geschichte zum Vorlesen. Keine Zahl steht darin. `$turn` nimmt eine von vier Arten, dasselbe zu sagen.

began = { $turn ->
    [0] Es kam zum Kampf: { LIST($ours) } gegen { LIST($theirs) }.
    [1] Dann wurde nicht mehr geredet. Es hieß: { LIST($ours) } gegen { LIST($theirs) }.
    [2] Es begann von Neuem, auf der einen Seite { LIST($ours) }, auf der anderen { LIST($theirs) }.
   *[other] Noch einmal hieß es: { LIST($ours) } gegen { LIST($theirs) }.
    }
began-among = Es kam zum Kampf unter { LIST($all) }.
again = { $turn ->
    [0] Zum Atemholen blieb keine Zeit.
    [1] Niemand ließ nach.
    [2] Sie gingen wieder aufeinander los.
   *[other] Es war noch nicht vorbei.
    }
over = Dann war es vorbei.{ COUNT($standing) ->
    [0] {" "}Niemand stand mehr.
   *[other] {" "}Noch auf den Beinen: { LIST($standing) }.
    }{ COUNT($down) ->
    [0] {""}
   *[other] {" "}Nicht mehr auf den Beinen: { LIST($down) }.
    }
interrupted = { $who } wartete nicht, bis die Reihe kam.
defended = { $who } war auf der Hut.
rested = { $who } holte Atem.
hit = { $turn ->
    [0] { $who } traf { $target }.
    [1] { $who } ging auf { $target } los, und es saß.
    [2] { $target } wurde von { $who } getroffen.
   *[other] { $who } kam zu { $target } durch.
    }
missed = { $turn ->
    [0] { $who } verfehlte { $target }.
    [1] { $who } ging auf { $target } los, und nichts kam dabei heraus.
    [2] { $target } entkam { $who } unverletzt.
   *[other] { $who } griff { $target } an, doch vergebens.
    }
wounded = { $turn ->
    [0] { $who } trug eine Wunde davon und machte weiter.
    [1] Das hinterließ bei { $who } eine Wunde.
    [2] { $who } blutete und blieb im Kampf.
   *[other] Das traf { $who } schwer, aber nicht schwer genug.
    }
unharmed = { $turn ->
    [0] { $who } schüttelte es ab.
    [1] Es schadete { $who } kaum.
    [2] { $who } spürte es kaum.
   *[other] { $who } machte weiter, als wäre nichts gewesen.
    }
now = { $who } { $status ->
    [shaken] war erschüttert
    [down] fiel und blieb liegen
    [unconscious] verlor das Bewusstsein
    [dying] lag im Sterben
    [dead] war tot
    [out] schied aus dem Kampf aus
    [incapacitated] konnte nichts mehr tun
    [prone] verlor den Halt und stürzte
    [bruised] war lädiert
    [battered] war angeschlagen
   *[broken] war gebrochen
    }.
