# The page of the case: scenes, questions to the deck, tables, lists, clocks and prose.
title = The case
you-play = You play { LIST($who) }.
no-scene = No scene yet
begin-with = { $written ->
    [yes] Press { $key } to open the first scene of the case.
   *[no] Press { $key } to open a scene: say where it is, who is there and what is wrong.
    }
ended = The end: { $ending }
wrong = What is wrong: { $wrong }
leads = Where it may lead ({ $key }):
lead = { NUMBER($number) }  { $words }
way-on = { $words }{ $needs ->
    [none] {""}
   *[other] {" "}(once they have “{ $needs }”)
    }
clocks = Clocks
kept = Lists
nothing-kept = Nothing is on a list yet.
pace = { $pace ->
    [1] The night is still quiet.
    [2] The night begins to turn.
    [3] The night is at its worst, or nearly.
   *[4] Something has to break now.
    }
keep-it = To keep it, or to give it to a friend: Session, “Export the story”.
prose = Prose
prose-hint = Write what happens. Ctrl with Enter adds it to both stories; Escape leaves this field.
written = Added to both stories.

## The oracle and tables
what-is-asked = What do you ask?
what-is-asked-hint = a yes-or-no question
how-likely = “{ $question }” How likely is a yes?
likelihood = { $likelihood ->
    [sure] sure
    [likely] likely
    [even] even
    [unlikely] unlikely
   *[no-way] no way
    }, Intensity { NUMBER($intensity) }
    .dice = { $likelihood ->
        [sure] sure
        [likely] likely
        [even] even
        [unlikely] unlikely
       *[no-way] no way
        }, over { NUMBER($intensity) }
likelihood-odds = { $likelihood ->
    [sure] sure
    [likely] likely
    [even] even
    [unlikely] unlikely
   *[no-way] no way
    }: yes in { NUMBER($yes) } of 100
answer = { $answer ->
    [yes-and] Yes, and…
    [yes] Yes.
    [yes-but] Yes, but…
    [no-but] No, but…
    [no] No.
   *[no-and] No, and…
    }
answer-to = “{ $question }” The card: { NUMBER($value) }
    .dice = “{ $question }” The die: { NUMBER($value) }
drawn-from = { $title }, line { NUMBER($number) }
which-table = Which table do you draw from?
    .dice = Which table do you roll on?
choose-tables = Import your own tables
kinds-of-tables = Tables
replace-tables = You already have tables called “{ $name }”. Replace them?
replace = Replace
imported = { $number ->
    [one] { $number } table
   *[other] { $number } tables
    } imported from “{ $name }”. { $key } draws from them.
what-gets-worse = { $failed ->
    [yes] What does failing cost{ $scene ->
        [none] ?
       *[other] {" "}in “{ $scene }”?
        }
   *[no] What gets worse{ $scene ->
        [none] ?
       *[other] {" "}in “{ $scene }”?
        }
    }
three-others = show three others
or-write = or write your own

## Scenes
which-scene = Which scene?
where-to = Where to?
scene-title = What is the scene called?
scene-title-hint = a few words
scene-where = Where is it?
scene-who = Who is there?
scene-wrong = What is wrong there?
scene-tags = What is it about? These words decide which complications come up.
scene-tags-hint = one or more of: { $tags }
may-be-empty = you may leave this empty
end-scene = What came of “{ $scene }”?
ending-title = How does it end?
ending-hint = a title for the ending
which-ending = Which ending?
own-ending = another ending

## A fight at once
which-horror = Which Horror?
how-strong = How strong is { $horror }?
tries = What you can try ({ $key }), each once:
one-try = { $words }: { EITHER($stats) } against Intensity { NUMBER($against) }{ $needs ->
    [none] {""}
   *[other] {" "}(once they have “{ $needs }”)
    }
    .dice = { $words }: { EITHER($stats) } over { NUMBER($against) }{ $needs ->
        [none] {""}
       *[other] {" "}(once they have “{ $needs }”)
        }
settled-try = { $words }: { $won ->
    [yes] it succeeded.
   *[no] it failed.
    }
which-try = What do you try?
who-tries = { $words }: who throws, and with what?
    .dice = { $words }: who rolls, and with what?
thrower = { $who }: { $stat } { NUMBER($rank) }
came-out = { $won ->
    [yes] It succeeds.
   *[no] It fails.
    }
fight-over = { $won ->
    [yes] The fight is won.
   *[no] The fight is lost.
    }
matched = In trial fights with this cast the players won { NUMBER($won) } of { NUMBER($played) }.{ $harder ->
    [yes] {""}
   *[no] {" "}No harder fight was found.
    }
strength = { $strength ->
    [even] even
    [grim] grim
   *[hopeless] hopeless
    }{ $alone ->
    [yes] , alone
   *[no] {""}
    }

## Lists and clocks
threads = Threads
people = People
which-list = Which list does it go on?
new-list = a new list
list-name = What is the list called?
list-name-hint = places, debts, things they carry
line-of = What goes on the list “{ $title }”?
line-hint = one line
which-line = Which line do you cross off?
listed = { $title }: { $line }
clock-name = What does the clock count down to?
clock-name-hint = what happens when it is full
clock-size = How many segments does the clock “{ $clock }” have?
so-many-segments = { NUMBER($segments) } segments
which-clock = Which clock do you tick?
which-clock-away = Which clock do you put away?
