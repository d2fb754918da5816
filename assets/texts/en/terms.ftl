# What things are called, in one place: each thing has one name. See packaging/docs/glossary.md.
-players-deck = { $at ->
    [head] The
   *[within] the
    } Players’ Deck
-horrors-deck = { $at ->
    [head] The
   *[within] the
    } Horror’s Deck
-out = Out of the Fight
-panic = Panic

# Parts of sentences. A deck at the head of a sentence, and within one:
a-deck = { $deck ->
    [players] { -players-deck(at: "head") }
   *[horror] { -horrors-deck(at: "head") }
    }
the-deck = { $deck ->
    [players] { -players-deck }
   *[horror] { -horrors-deck }
    }
# Verbs of somebody whose sheet may be of several: “The Twins are”, “The Twins throw”.
is = { PRONOUN($who) ->
    [several] are
   *[they] is
    }
isnt = { PRONOUN($who) ->
    [several] aren’t
   *[they] isn’t
    }
has = { PRONOUN($who) ->
    [several] have
   *[they] has
    }
does = { PRONOUN($who) ->
    [several] do
   *[they] does
    }
doesnt = { PRONOUN($who) ->
    [several] don’t
   *[they] doesn’t
    }
wasnt = { PRONOUN($who) ->
    [several] weren’t
   *[they] wasn’t
    }
s = { PRONOUN($who) ->
    [several] {""}
   *[they] s
    }
es = { PRONOUN($who) ->
    [several] {""}
   *[they] es
    }
ies = { PRONOUN($who) ->
    [several] y
   *[they] ies
    }
was = { PRONOUN($who) ->
    [several] were
   *[they] was
    }
themselves = { PRONOUN($who) ->
    [she] herself
    [he] himself
    [it] itself
   *[they] themselves
    }
number-of-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
    }
number-of-dice = { $cards ->
    [one] { $cards } die
   *[other] { $cards } dice
    }
the-dice = { $deck ->
    [players] the players’ dice
   *[horror] the Horror’s dice
    }
a-dice = { $deck ->
    [players] The players’ dice
   *[horror] The Horror’s dice
    }
mode-of-dice = { $mode ->
    [program] rolled by the program
    [every-card] real, every die typed
   *[highest-only] real, highest die only
    }
mode-of-deck = { $mode ->
    [program] the program’s
    [every-card] real, every card typed
   *[highest-only] real, highest card only
    }
the-throw = { $value ->
    [none] { $within ->
        [yes] the throw
       *[no] The throw
        }
   *[other] { $value }
    }
whose = { $whom ->
    [none] {""}
   *[other] { $whom }’s{" "}
    }
attack-of = { $attacker ->
    [none] a higher one
   *[other] { $attacker }’s
    }
success-or-failure = { $succeeds ->
    [yes] success
   *[no] failure
    }
who-gains = { $whom ->
    [none] nobody gains by it
   *[other] one more card for { $whom }
    }
no-card-in-any = { COUNT($cardless) ->
    [one] { LIST($cardless) } has
   *[other] { LIST($cardless) } have
    } no card in any Clash
chooser-chooses = { $players ->
    [yes] the players choose
   *[no] the Host chooses
    }
state = { $state ->
    [out] { -out }
    [panic] { -panic }
   *[held] held
    }
their = { PRONOUN($who) ->
    [she] her
    [he] his
    [it] its
   *[they] their
    }
