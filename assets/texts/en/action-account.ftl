# An evening of Action! as a story that can be read out. No number stands in it. `$turn` takes one of four ways to say the same.

began = { $turn ->
    [0] It came to blows: { LIST($ours) } against { LIST($theirs) }.
    [1] Then there was no more talking. { LIST($ours) } stood against { LIST($theirs) }.
    [2] It began again, { LIST($ours) } on one side and { LIST($theirs) } on the other.
   *[other] Once more it was { LIST($ours) } against { LIST($theirs) }.
    }
began-among = It came to blows among { LIST($all) }.
again = { $turn ->
    [0] There was no time to breathe.
    [1] Nobody let up.
    [2] They went at each other again.
   *[other] It wasn’t over yet.
    }
over = Then it was over.{ COUNT($standing) ->
    [0] {" "}Nobody was left standing.
   *[other] {" "}Still on their feet: { LIST($standing) }.
    }{ COUNT($down) ->
    [0] {""}
   *[other] {" "}Not on their feet: { LIST($down) }.
    }
interrupted = { $who } didn’t wait for a turn.
defended = { $who } was on guard.
rested = { $who } took a breath.
hit = { $turn ->
    [0] { $who } hit { $target }.
    [1] { $who } went for { $target }, and it landed.
    [2] { $target } was hit by { $who }.
   *[other] { $who } got through to { $target }.
    }
missed = { $turn ->
    [0] { $who } missed { $target }.
    [1] { $who } went for { $target }, and nothing came of it.
    [2] { $target } got away from { $who } unhurt.
   *[other] { $who } tried to hit { $target }, but in vain.
    }
wounded = { $turn ->
    [0] { $who } was wounded, but went on.
    [1] It left a wound on { $who }.
    [2] { $who } bled, and stayed in the fight.
   *[other] That hurt { $who } badly, but not enough.
    }
unharmed = { $turn ->
    [0] { $who } shook it off.
    [1] It did { $who } little harm.
    [2] { $who } hardly felt it.
   *[other] { $who } went on as if nothing had happened.
    }
now = { $who } { $status ->
    [shaken] was shaken
    [down] fell, and stayed down
    [unconscious] lost consciousness
    [dying] lay dying
    [dead] was dead
    [out] was out of the fight
    [incapacitated] could do nothing more
    [prone] was knocked off balance and fell
    [bruised] was bruised
    [battered] was battered
   *[broken] was broken
    }.
