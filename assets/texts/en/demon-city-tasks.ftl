# Tasks and draws outside every Clash: how they are called, how they ended, and why.
c10 = C10
    .dice = A d10
c100 = C100
    .dice = A d100
a-free-draw = A free draw
    .dice = A free roll
success = Success{ $value ->
    [none] {""}
   *[other] {" "}· { $value }
    }
failure = Failure{ $value ->
    [none] {""}
   *[other] {" "}· { $value }
    }
damage = Damage{ $again ->
    [yes] {" "}again
   *[no] {""}
    } · { NUMBER($damage) }
    .dice = { NUMBER($damage) } lost{ $again ->
        [yes] , rolled again
       *[no] {""}
        }
beaten = Beats Intensity { LIST($beaten) }{ COUNT($missed) ->
    [0] {""}
   *[other] , not { LIST($missed) }
    }
    .dice = Beats { LIST($beaten) }
not-beaten = Does not beat Intensity { LIST($missed) }
    .dice = Does not beat { LIST($missed) }
contest-tied = Tie · { NUMBER($value) }
contest-won = { $who } won · { NUMBER($value) }
charge = By preset a disadvantage is { $preset } [{ $rule }]; this makes it { $other }
    .dice = By preset a disadvantage is { $preset }; this makes it { $other }
give = Make the disadvantage added last { $preset }, instead of one card fewer
    .dice = Make the disadvantage added last { $preset }, instead of one die fewer
charge-as = { $charge ->
    [intensity] a higher Intensity
    [extra] one more card for the other
   *[loss] one card fewer
    }
    .dice = { $charge ->
        [intensity] a higher number to beat
        [extra] one more die for the other
       *[loss] one die fewer
        }

## Why a task ended so
not-yet = No cards are turned yet, so nothing is decided
    .dice = No dice are rolled yet, so nothing is decided
alone = { $who } throw{ s } alone against Intensity { LIST($levels) }
    .dice = { $who } roll{ s } alone against { LIST($levels) }
failure-follows = The Host says what comes of the failure
    .past = The Host said what came of the failure
calm-lost = The Host says what it does to them: a Panic, perhaps
succeeds = { $who } succeed{ s }
    .why = { $who } succeed{ s }: { $why }
    .at = { $who } succeed{ s } at Intensity { LIST($beaten) }{ COUNT($missed) ->
        [0] {""}
       *[other] , and not at { LIST($missed) }
        }
    .past = { $who } succeeded
    .why-past = { $who } succeeded: { $why }
    .at-past = { $who } succeeded at Intensity { LIST($beaten) }{ COUNT($missed) ->
        [0] {""}
       *[other] , and not at { LIST($missed) }
        }
fails = { $who } fail{ s }
    .why = { $who } fail{ s }: { $why }
    .everywhere = { $who } fail{ s } at every Intensity
    .past = { $who } failed
    .why-past = { $who } failed: { $why }
    .everywhere-past = { $who } failed at every Intensity
takes = { $who } take{ s } { number-of-cards }
    .why = { $who } take{ s } { number-of-cards }: 1 to start with [T-THROW-03]; { $why }
    .dice = { $who } take{ s } { number-of-dice }
    .why-dice = { $who } take{ s } { number-of-dice }: 1 to start with; { $why }
# One Intensity: alone, or behind “Ann fails: ”.
level = { $fate ->
    [automatic] Intensity { NUMBER($intensity) } is beaten without a throw
    [mundane] { $within ->
        [yes] nothing
       *[no] Nothing
        } mundane beats Intensity { NUMBER($intensity) }
    [would-beat] { $value } would beat Intensity { NUMBER($intensity) }, but nothing mundane does
    [fumbled] { $within ->
        [yes] a
       *[no] A
        } fumble doesn’t beat Intensity { NUMBER($intensity) }, whatever it is
    [without-high-stat] { $within ->
        [yes] without
       *[no] Without
        } the card of the higher stat, Intensity { NUMBER($intensity) } is not beaten
    [met] { the-throw } meets Intensity { NUMBER($intensity) }, and that is enough by house rule
    [exceeded] { the-throw } beats Intensity { NUMBER($intensity) }
   *[not-exceeded] { the-throw } doesn’t beat Intensity { NUMBER($intensity) }
    }
    .dice = { $fate ->
        [fumbled] { $within ->
            [yes] a
           *[no] A
            } 1 is a fumble, and doesn’t beat { NUMBER($intensity) }
        [undecided] { the-throw } equals { NUMBER($intensity) }: undecided, something changes, and it may be tried again
        [exceeded] { the-throw } beats { NUMBER($intensity) }
       *[not-exceeded] { the-throw } doesn’t beat { NUMBER($intensity) }
        }
    .past = { $fate ->
        [automatic] Intensity { NUMBER($intensity) } was beaten without a throw
        [mundane] { $within ->
            [yes] nothing
           *[no] Nothing
            } mundane beats Intensity { NUMBER($intensity) }
        [would-beat] { $value } would have beaten Intensity { NUMBER($intensity) }, but nothing mundane does
        [fumbled] { $within ->
            [yes] a
           *[no] A
            } fumble doesn’t beat Intensity { NUMBER($intensity) }, whatever it is
        [without-high-stat] { $within ->
            [yes] without
           *[no] Without
            } the card of the higher stat, Intensity { NUMBER($intensity) } was not beaten
        [met] { the-throw } met Intensity { NUMBER($intensity) }, and that was enough by house rule
        [exceeded] { the-throw } beat Intensity { NUMBER($intensity) }
       *[not-exceeded] { the-throw } didn’t beat Intensity { NUMBER($intensity) }
        }
    .past-dice = { $fate ->
        [fumbled] { $within ->
            [yes] a
           *[no] A
            } 1 is a fumble, and doesn’t beat { NUMBER($intensity) }
        [undecided] { the-throw } equalled { NUMBER($intensity) }: undecided, something changed, and it could be tried again
        [exceeded] { the-throw } beat { NUMBER($intensity) }
       *[not-exceeded] { the-throw } didn’t beat { NUMBER($intensity) }
        }
settled-happens = It happens: nobody stands in { $who }’s way
settled-fumbled = { $who } fail{ s }: The Fool is the card that counts, and a fumble never succeeds
    .dice = { $who } fail{ s }: a 1 is a fumble
settled-automatic = { $succeeds ->
    [yes] { $who } succeed{ s }
   *[no] { $who } fail{ s }
    } without a throw at Intensity { $intensity }
against-each-other = { LIST($who) } throw against each other
    .dice = { LIST($who) } roll against each other
won-against = { $who } won: { NUMBER($value) } beats { LIST($others) }
ones-value = { $who }’s { NUMBER($value) }
tied = { LIST($who) } both throw { NUMBER($value) }, so nothing is decided
    .dice = { LIST($who) } both rolled { NUMBER($value) }, so nothing is decided
tied-follows = The Host makes the situation more complicated; they may try again in it
