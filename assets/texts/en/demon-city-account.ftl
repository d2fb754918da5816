# The evening as a story that can be read out: what was done, what was only tried, and what it led to. No number stands
# in it; the throws are told beneath. `$turn` takes one of four ways to say the same, so that no frame comes twice in a row.
# `$done` and `$tried` are deeds: “swung his torch at Bill”, “swing his torch at Bill”. `$they` and `$them` are somebody’s
# pronoun where their sheet has one, else their name; at the head of a sentence `$they` begins with a capital.

## How people are spoken of
they = { PRONOUN($who) ->
    [she] She
    [he] He
    [it] It
   *[they] They
    }
them = { PRONOUN($who) ->
    [she] her
    [he] him
    [it] it
   *[they] them
    }

they-within = { PRONOUN($who) ->
    [she] she
    [he] he
    [it] it
   *[they] they
    }
# Within a deed, “swung his torch at him”: where a language has one form for that whatever stands before it.
them-aimed-at = { them }
someone = somebody unseen

## Deeds, done and tried
aimed = { $words } { LIST($targets) }{ $behind ->
    [none] {""}
   *[other] {" "}{ $behind }
    }
attack = { $manner ->
    [shoot] { $done ->
        [yes] shot
       *[no] shoot
        } at
    [supernatural] { $done ->
        [yes] used
       *[no] use
        } a power on
   *[close] { $done ->
        [yes] attacked
       *[no] attack
        }
    } { LIST($targets) }
attack-of-several = { attack }
defend = { $done ->
    [yes] got out of the way
   *[no] get out of the way
    }
drive = { $done ->
    [yes] drove
   *[no] drive
    }{ COUNT($against) ->
    [0] {""}
   *[other] {" "}against { LIST($against) }
    }
act = { $done ->
    [yes] did
   *[no] do
    } something else{ COUNT($against) ->
    [0] {""}
   *[other] {" "}against { LIST($against) }
    }
concern = { $done ->
    [yes] did
   *[no] do
    } something for { LIST($whom) }
move = { $done ->
    [yes] moved
   *[no] move
    }
once-more = { $turn ->
    [0] get at { LIST($targets) } again
    [1] do the same again
    [2] get through to { LIST($targets) } once more
   *[other] reach { LIST($targets) } again
    }
in-words = { $done ->
    [yes] did it: “{ $words }”
   *[no] do it: “{ $words }”
    }
worse = { $turn ->
    [0] Then it got worse: { $words }
    [1] And as if that weren’t enough: { $words }
    [2] It didn’t stop there: { $words }
   *[other] It got worse: { $words }
    }

## A fight begins, and goes on
began = { $turn ->
    [0] It came to blows: { LIST($ours) } against { LIST($theirs) }.
    [1] { LIST($ours) } stood before { LIST($theirs) }, and nobody gave way.
    [2] There was no more talking. It was { LIST($ours) } against { LIST($theirs) } now.
   *[other] Then it began, { LIST($ours) } on one side and { LIST($theirs) } on the other.
    }
began-among = It came to blows among { LIST($all) }.
again = { $turn ->
    [0] They went at each other again.
    [1] There was no time to breathe.
    [2] Nobody let up.
   *[other] It wasn’t over yet.
    }
over = Then it was over.{ COUNT($standing) ->
    [0] {" "}Nobody was left standing.
   *[other] {" "}{ LIST($standing) } { $stand ->
        [yes] were
       *[no] was
        } still standing{ COUNT($down) ->
        [0] .
       *[other] ; { LIST($down) } { $lie ->
            [yes] were
           *[no] was
            } not.
        }
    }

## A Clash
did = { $turn ->
    [0] { $who } { $done }.
    [1] Then { $who } { $done }.
    [2] Now { $who } { $done }.
   *[other] It was { $who } who { $done }.
    }
did-first = { $who } { $done }.
did-again = { $turn ->
    [0] Again { $who } { $done }.
    [1] Once more { $who } { $done }.
    [2] { $who } { $done } yet again.
   *[other] And again { $who } { $done }.
    }
did-at-last = This time { $who } { $done }.
duel = { $turn ->
    [0] { $late } tried to { $tried }, but { $who } { was } quicker, and { $done }.
    [1] Before { $late } could { $tried }, { $who } { $done }.
    [2] { $late } had just begun to { $tried } when { $who } { $done }.
   *[other] { $who } { $done } before { $late } could { $tried }.
    }
# It was their target who came before them.
duel-back = { $turn ->
    [0] { $late } tried to { $tried }, but { $who } { was } quicker, and { $done }.
    [1] { $late } tried to { $tried }. Instead { $who } { $done }.
    [2] { $late } moved to { $tried }, and { $who } { $done }.
   *[other] { $late } meant to { $tried }, but { $who } { $done } first.
    }
did-too = { $turn ->
    [0] { $who } { $done }, too.
    [1] Meanwhile { $who } { $done }.
    [2] At the same time { $who } { $done }.
   *[other] And { $who } { $done }.
    }
safe = { $turn ->
    [0] Nothing touched { $who }.
    [1] { $who } got out of the way.
    [2] { $who } let nobody come near.
   *[other] { $who } { was } on guard, and came to no harm.
    }
missed = { $turn ->
    [0] { $who } tried to { $tried }, but it wasn’t enough.
    [1] { $who } tried to { $tried }, in vain.
    [2] { $who } did { their } best to { $tried }, and nothing came of it.
   *[other] { $who } tried to { $tried }, and didn’t manage it.
    }
late = { $turn ->
    [0] { $who } tried to { $tried }, and came too late.
    [1] { $who } never got the chance to { $tried }.
    [2] Before { $who } could { $tried }, it was over.
   *[other] { $who } had meant to { $tried }. There was no time for it.
    }
tried-first = { $who } tried to { $tried }
tried-next = { $who } to { $tried }
late-all = { LIST($attempts) }; { $turn ->
    [0] { $both ->
        [yes] both
       *[no] they all
        } came too late.
    [1] { $both ->
        [yes] neither
       *[no] none of them
        } got that far.
    [2] { $both ->
        [yes] neither
       *[no] nobody
        } was fast enough.
   *[other] nothing came of it.
    }
overtaken = { $turn ->
    [0] { LIST($whom) } closed in as well.
    [1] { LIST($whom) } came right behind.
    [2] There was nothing left to do for { LIST($whom) }.
   *[other] { LIST($whom) } held back.
    }
fallen = { $who } had been about to { $tried }, but { was } already down.
tied = { LIST($attempts) }. { $turn ->
    [0] Neither side gave way, and nothing came of it.
    [1] They stood locked together, and nobody got anything done.
    [2] For a moment everything hung in the balance.
   *[other] Nobody got the better of anybody.
    }
perfect = { $turn ->
    [0] It could not have gone better.
    [1] It was perfect.
    [2] Nobody could have done it better.
   *[other] It looked easy.
    }
terrible = { $turn ->
    [0] Everything went wrong for { $who } at once.
    [1] It could not have gone worse for { $who }.
    [2] For { $who } it was a disaster.
   *[other] What { $who } did there helped nobody.
    }

## What it led to
cost = { $degree ->
    [none] { $turn ->
        [0] It did { $them } no harm.
        [1] { $they } hardly felt it.
        [2] Nothing more came of it.
       *[other] It left no mark.
        }
    [light] { $turn ->
        [0] It hurt, though not for long.
        [1] It was no more than a scratch.
        [2] { $they } flinched, and stood.
       *[other] { $they } shook it off.
        }
    [deep] { $turn ->
        [0] That hurt.
        [1] { $they } staggered.
        [2] That went deep.
       *[other] { $they } cried out.
        }
   *[worst] { $turn ->
        [0] It was a terrible blow.
        [1] { $they } { was } badly shaken.
        [2] It almost finished { $them }.
       *[other] Few get up after that.
        }
    }
out = { $turn ->
    [0] { $they } went down.
    [1] { $they } fell, and stayed down.
    [2] That was the end of the fight for { $them }.
   *[other] { $they } { was } down, and didn’t get up.
    }
panic = { $turn ->
    [0] { $they } lost { their } nerve.
    [1] It was too much for { $them }.
    [2] { $they } could think of nothing but getting away.
   *[other] { $they } began to scream.
    }
hurt = { $turn ->
    [0] { $they } would feel that wound for some time.
    [1] The wound was a bad one.
    [2] { $they } { was } bleeding.
   *[other] It left { $them } with a wound.
    }
up-again = { $turn ->
    [0] { $who } came round.
    [1] { $who } got up again.
    [2] { $who } { was } back on { their } feet.
   *[other] { $who } got up, after all.
    }
calm-again = { $turn ->
    [0] { $who } pulled { themselves } together.
    [1] { $who } got a grip on { themselves } again.
    [2] { $who } { was } calm again.
   *[other] { $who } stopped shaking.
    }
still-down = { $turn ->
    [0] { $who } tried to get up, and couldn’t.
    [1] { $who } stayed down.
    [2] { $who } { was } still not back.
   *[other] { $who } didn’t come round.
    }
joined = { $who } joined the fight.
left = { $who } got out of there.
unmasked = { $unknown } turned out to be { $who }.

## Outside fights
managed = { $turn ->
    [0] { $who } tried to { $tried }, and it worked.
    [1] { $who } set out to { $tried }, and did.
    [2] { $who } tried to { $tried }, and managed it.
   *[other] It was { $who } who tried to { $tried }. It went well.
    }
failed = { $turn ->
    [0] { $who } tried to { $tried }, and failed.
    [1] { $who } set out to { $tried }. It went wrong.
    [2] { $who } tried to { $tried }, but couldn’t.
   *[other] It was { $who } who tried to { $tried }. It did not go well.
    }
managed-in-words = { $who } tried it: “{ $words }”. It worked.
failed-in-words = { $who } tried it: “{ $words }”. It failed.
kept-calm = { $who } kept { their } nerve.
lost-calm = { $who } lost { their } nerve.
got-the-better = { $winner } got the better of { LIST($others) }.
undecided = { LIST($who) } held each other off, and nothing was decided.
tried-it = { $who } tried, and { $won ->
    [yes] succeeded
   *[no] failed
    }.
asked = “{ $question }” { $answer ->
    [yes-and] Yes, and more than that.
    [yes] Yes.
    [yes-but] Yes, but not without a catch.
    [no-but] No, but it was not all lost.
    [no] No.
   *[no-and] No, and it was worse than that.
    }
