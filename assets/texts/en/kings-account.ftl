# An evening of Kings as a story that can be read out. No number stands in it. `$turn` takes one of four ways to say the same.

acted = { $words ->
    [none] { $turn ->
        [0] { $who } did nothing that anybody contested.
        [1] { $who } let the moment pass.
        [2] { $who } waited.
       *[other] { $who } held back.
        }
   *[other] { $who }: { $words }.
    }
challenged = { $turn ->
    [0] { $who } challenged { $target }
    [1] { $who } turned to { $target }
    [2] Then { $who } stood before { $target }
   *[other] Now { $who } wanted something of { $target }
    }{ $aim ->
    [none] .
   *[other] : { $aim }.
    }
answered = { $turn ->
    [0] { $who } would have none of it
    [1] { $who } stood firm
    [2] { $who } didn’t give way
   *[other] { $who } took it up
    }{ $aim ->
    [none] .
   *[other] , and had another end in mind: { $aim }.
    }
relented = { $turn ->
    [0] { $who } gave in, and { $winner } had what was wanted
    [1] { $who } let { $winner } have it
    [2] There was no quarrel: { $who } yielded to { $winner }
   *[other] { $who } bowed to { $winner }
    }{ $aim ->
    [none] .
   *[other] : { $aim }.
    }
ahead = { $turn ->
    [0] { $who } had the better of { $other }.
    [1] { $other } had nothing to set against { $who }.
    [2] It went { $who }’s way.
   *[other] { $who } came out ahead of { $other }.
    }
even = { $turn ->
    [0] Neither was a match for the other’s will.
    [1] They held each other in check.
    [2] It came to nothing.
   *[other] Neither gave ground.
    }
overbid = { $turn ->
    [0] { $who } would not let it rest, and staked more.
    [1] But { $who } raised the stakes.
    [2] { $who } had more to give, and gave it.
   *[other] Once more { $who } went further.
    }
won = { $turn ->
    [0] In the end { $who } prevailed
    [1] So it was as { $who } had wanted
    [2] { $who } won
   *[other] And { $who } had the last word
    }{ $aim ->
    [none] .
   *[other] : { $aim }.
    }
nobody-won = { $turn ->
    [0] In the end neither got what they wanted.
    [1] They parted, and nothing had changed.
    [2] Nobody won.
   *[other] It was left undecided.
    }
