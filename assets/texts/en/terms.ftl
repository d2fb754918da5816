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
themselves = { PRONOUN($who) ->
    [she] herself
    [he] himself
    [it] itself
   *[they] themselves
    }
