# Der Abend als Geschichte, die man vorlesen kann. `$done` ist ein Satzteil ohne Subjekt („schwang die Axt gegen Bill“),
# `$tried` steht hinter „wollte“ („die Axt gegen Bill schwingen“). Vor dem Verb steht immer das Subjekt: sonst müsste es
# in `$done` an anderer Stelle stehen.

## Wie von jemandem gesprochen wird
they = { PRONOUN($who) ->
    [she] Sie
    [he] Er
    [it] Es
   *[they] Sie
    }
them = { PRONOUN($who) ->
    [she] sie
    [he] ihn
    [it] es
   *[they] sie
    }
they-within = { PRONOUN($who) ->
    [she] sie
    [he] er
    [it] es
   *[they] sie
    }
# Im Deutschen hängt die Form am Verb: „schlug nach ihm“, „traf ihn“. Also steht der Name.
them-aimed-at = { $who }
someone = jemand im Dunkeln

## Taten, getan und versucht
aimed = { $words } { LIST($targets) }{ $behind ->
    [none] {""}
   *[other] {" "}{ $behind }
    }
attack = { $manner ->
    [shoot] { $done ->
        [yes] schoss auf { LIST($targets) }
       *[no] auf { LIST($targets) } schießen
        }
    [supernatural] { $done ->
        [yes] richtete eine Kraft gegen { LIST($targets) }
       *[no] eine Kraft gegen { LIST($targets) } richten
        }
   *[close] { $done ->
        [yes] ging auf { LIST($targets) } los
       *[no] auf { LIST($targets) } losgehen
        }
    }
attack-of-several = { $manner ->
    [shoot] { $done ->
        [yes] schossen auf { LIST($targets) }
       *[no] auf { LIST($targets) } schießen
        }
    [supernatural] { $done ->
        [yes] richteten eine Kraft gegen { LIST($targets) }
       *[no] eine Kraft gegen { LIST($targets) } richten
        }
   *[close] { $done ->
        [yes] gingen auf { LIST($targets) } los
       *[no] auf { LIST($targets) } losgehen
        }
    }
defend = { $done ->
    [yes] wich aus
   *[no] ausweichen
    }
drive = { $done ->
    [yes] fuhr{ COUNT($against) ->
        [0] {""}
       *[other] {" "}gegen { LIST($against) }
        }
   *[no] { COUNT($against) ->
        [0] {""}
       *[other] gegen { LIST($against) }{" "}
        }fahren
    }
act = { $done ->
    [yes] tat etwas anderes{ COUNT($against) ->
        [0] {""}
       *[other] {" "}gegen { LIST($against) }
        }
   *[no] etwas anderes { COUNT($against) ->
        [0] {""}
       *[other] gegen { LIST($against) }{" "}
        }tun
    }
concern = { $done ->
    [yes] tat etwas für { LIST($whom) }
   *[no] etwas für { LIST($whom) } tun
    }
move = { $done ->
    [yes] lief los
   *[no] loslaufen
    }
once-more = { $turn ->
    [0] noch einmal an { LIST($targets) } heran
    [1] dasselbe noch einmal tun
    [2] einen neuen Versuch bei { LIST($targets) } wagen
   *[other] wieder zu { LIST($targets) } durchkommen
    }
in-words = { $done ->
    [yes] tat es: „{ $words }“
   *[no] es tun: „{ $words }“
    }
worse = { $turn ->
    [0] Dann wurde es schlimmer: { $words }
    [1] Und als wäre das nicht genug: { $words }
    [2] Dabei blieb es nicht: { $words }
   *[other] Es wurde schlimmer: { $words }
    }

## Ein Kampf beginnt und geht weiter
began = { $turn ->
    [0] Es kam zum Kampf: { LIST($ours) } gegen { LIST($theirs) }.
    [1] { LIST($ours) } und gegenüber { LIST($theirs) }: Niemand wich zurück.
    [2] Geredet wurde nicht mehr. Jetzt hieß es { LIST($ours) } gegen { LIST($theirs) }.
   *[other] Dann ging es los, auf der einen Seite { LIST($ours) }, auf der anderen { LIST($theirs) }.
    }
began-among = Es kam zum Kampf: { LIST($all) }.
again = { $turn ->
    [0] Sie gingen wieder aufeinander los.
    [1] Zum Luftholen blieb keine Zeit.
    [2] Niemand ließ nach.
   *[other] Es war noch nicht vorbei.
    }
over = Dann war es vorbei.{ COUNT($standing) ->
    [0] {" "}Niemand stand mehr.
   *[other] {" "}{ LIST($standing) } { $stand ->
        [yes] standen
       *[no] stand
        } noch{ COUNT($down) ->
        [0] .
       *[other] , { LIST($down) } nicht mehr.
        }
    }

## Ein Clash
did = { $turn ->
    [0] { $who } { $done }.
    [1] Und { $who } { $done }.
    [2] Und dann: { $who } { $done }.
   *[other] Doch { $who } { $done }.
    }
did-first = { $who } { $done }.
did-again = { $turn ->
    [0] Und wieder: { $who } { $done }.
    [1] { $who } { $done }, noch einmal.
    [2] { $who } { $done }, schon wieder.
   *[other] Und noch einmal: { $who } { $done }.
    }
did-at-last = { $who } { $done }, diesmal mit Erfolg.
duel = { $turn ->
    [0] { $late } { late-wollte } { $tried }, aber { $who } { war } schneller und { $done }.
    [1] { $late } { late-wollte } { $tried }. Dazu kam es nicht: { $who } { $done }.
    [2] { $late } { late-wollte } gerade { $tried }, da { war } { $who } schon da und { $done }.
   *[other] { $late } { late-wollte } { $tried }, doch { $who } { $done }.
    }
# Das Ziel kam ihnen zuvor.
duel-back = { $turn ->
    [0] { $late } { late-wollte } { $tried }, aber { $who } { war } schneller und { $done }.
    [1] { $late } { late-wollte } { $tried }, doch { $who } { $done }.
    [2] { $late } { late-wollte } { $tried }, und { $who } { $done }.
   *[other] { $late } { late-wollte } { $tried }. Aber { $who } { $done }.
    }
did-too = { $turn ->
    [0] Auch { $who } { $done }.
    [1] Und { $who } { $done }.
    [2] { $who } { $done }, alles im selben Augenblick.
   *[other] Und auch { $who } { $done }.
    }
safe = { $turn ->
    [0] An { $who } kam nichts heran.
    [1] { $who } { kam } heil davon.
    [2] Bei { $who } ging alles ins Leere.
   *[other] { $who } { war } auf der Hut, und nichts geschah.
    }
missed = { $turn ->
    [0] { $who } { wollte } { $tried }, aber es reichte nicht.
    [1] { $who } { wollte } { $tried }, vergeblich.
    [2] { $who } { wollte } { $tried }, und nichts kam dabei heraus.
   *[other] { $who } { wollte } { $tried } und schaffte es nicht.
    }
late = { $turn ->
    [0] { $who } { wollte } { $tried } und { kam } zu spät.
    [1] { $who } { wollte } { $tried }; dazu kam es nicht.
    [2] { $who } { wollte } { $tried }, da war es schon vorbei.
   *[other] { $who } { wollte } { $tried }. Dafür war keine Zeit.
    }
tried-first = { $who } { wollte } { $tried }
tried-next = { $who } { $tried }
late-all = { LIST($attempts) }; { $turn ->
    [0] { $both ->
        [yes] beide
       *[no] alle
        } kamen zu spät.
    [1] so weit kam niemand.
    [2] niemand war schnell genug.
   *[other] daraus wurde nichts.
    }
overtaken = { COUNT($whom) ->
    [0] {""}
   *[other] { $turn ->
        [0] Auch von { LIST($whom) } kam Druck.
        [1] Gleich dahinter: { LIST($whom) }.
        [2] Für { LIST($whom) } blieb nichts zu tun.
       *[other] Im Hintergrund: { LIST($whom) }.
        }
    }
fallen = { $who } { wollte } gerade { $tried } und { war } da schon am Boden.
tied = { LIST($attempts) }. { $turn ->
    [0] Keine Seite gab nach, und nichts kam dabei heraus.
    [1] Sie hielten einander fest, und niemand bekam etwas zustande.
    [2] Einen Augenblick lang stand alles auf der Kippe.
   *[other] Niemand gewann die Oberhand.
    }
perfect = { $turn ->
    [0] Besser hätte es nicht gehen können.
    [1] Es war vollkommen.
    [2] Niemand hätte es besser gekonnt.
   *[other] Es sah ganz leicht aus.
    }
terrible = { $turn ->
    [0] Für { $who } ging auf einmal alles schief.
    [1] Schlimmer hätte es für { $who } nicht kommen können.
    [2] Für { $who } war es eine Katastrophe.
   *[other] Was { $who } da tat, half niemandem.
    }

## Wozu es führte
cost = { $degree ->
    [none] { $turn ->
        [0] Es schadete nicht.
        [1] Es tat kaum weh.
        [2] Weiter geschah nichts.
       *[other] Es hinterließ keine Spur.
        }
    [light] { $turn ->
        [0] Es tat weh, aber nicht lange.
        [1] Es war nur ein Kratzer.
        [2] { $they } { war } gleich wieder auf den Beinen.
       *[other] Es war auszuhalten.
        }
    [deep] { $turn ->
        [0] Das tat weh.
        [1] { $they } { kam } ins Taumeln.
        [2] Das ging tief.
       *[other] Es traf { $them } hart.
        }
   *[worst] { $turn ->
        [0] Es war ein furchtbarer Treffer.
        [1] { $they } { war } schwer getroffen.
        [2] Es gab { $them } fast den Rest.
       *[other] Danach stehen wenige wieder auf.
        }
    }
out = { $turn ->
    [0] { $they } { war } am Boden.
    [1] { $they } { kam } nicht mehr hoch.
    [2] Für { $them } war der Kampf zu Ende.
   *[other] { $they } { blieb } liegen.
    }
panic = { $turn ->
    [0] { $they } { verlor } die Nerven.
    [1] Es war zu viel für { $them }.
    [2] { $they } { wollte } nur noch weg.
   *[other] { $they } { war } nicht mehr Herr der Lage.
    }
hurt = { $turn ->
    [0] Diese Wunde würde noch lange zu spüren sein.
    [1] Die Wunde war schlimm.
    [2] { $they } { war } verletzt.
   *[other] { $they } { hatte } eine Wunde davongetragen.
    }
up-again = { $turn ->
    [0] { $who } { kam } wieder zu sich.
    [1] { $who } { kam } wieder hoch.
    [2] { $who } { war } wieder auf den Beinen.
   *[other] { $who } { kam } doch noch hoch.
    }
calm-again = { $turn ->
    [0] { $who } { war } wieder bei Sinnen.
    [1] { $who } { hatte } sich wieder in der Hand.
    [2] { $who } { war } wieder ruhig.
   *[other] { $who } { kam } wieder zur Ruhe.
    }
still-down = { $turn ->
    [0] { $who } { wollte } aufstehen und { kam } nicht hoch.
    [1] { $who } { blieb } am Boden.
    [2] { $who } { war } noch nicht wieder da.
   *[other] { $who } { kam } nicht zu sich.
    }
joined = { $who } { kam } zum Kampf dazu.
left = { $who } { war } auf und davon.
unmasked = { $unknown }: Das war { $who }.

## Außerhalb von Kämpfen
managed = { $turn ->
    [0] { $who } { wollte } { $tried }, und es gelang.
    [1] { $who } { wollte } { $tried }. Es ging gut.
    [2] { $who } { wollte } { $tried }, und genau so kam es.
   *[other] { $who } { wollte } { $tried }. Es glückte.
    }
failed = { $turn ->
    [0] { $who } { wollte } { $tried }, und es misslang.
    [1] { $who } { wollte } { $tried }. Es ging schief.
    [2] { $who } { wollte } { $tried }, aber es ging nicht.
   *[other] { $who } { wollte } { $tried }. Es sollte nicht sein.
    }
managed-in-words = { $who } { hatte } etwas vor: „{ $words }“. Es gelang.
failed-in-words = { $who } { hatte } etwas vor: „{ $words }“. Es misslang.
kept-calm = { $who } { blieb } ruhig.
lost-calm = { $who } { verlor } die Nerven.
got-the-better = { $winner } { winner-gewann } gegen { LIST($others) }.
undecided = { LIST($who) } hielten einander in Schach, und nichts war entschieden.
tried-it = { $who } { versuchte } es, { $won ->
    [yes] und es gelang
   *[no] und es misslang
    }.
asked = „{ $question }“ { $answer ->
    [yes-and] Ja, und mehr als das.
    [yes] Ja.
    [yes-but] Ja, aber die Sache hatte einen Haken.
    [no-but] Nein, aber es war nicht alles verloren.
    [no] Nein.
   *[no-and] Nein, und es war noch schlimmer.
    }
