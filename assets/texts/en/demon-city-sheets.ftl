# What is wrong with a sheet. A message is named by the fault.
nameless = Everybody needs a name.
too-long = { $what ->
    [side] The name of a side
    [alias] The name that the players read
    [short] A short name
    [pronoun] A pronoun
    [skill] The name of a stat or skill
    [deed] A deed
    [weapon] The name of a weapon
    [suits] What a weapon is good for
    [power] A power
    [resistance] What resists a power
    [card-words] What a card sets off
    [picture] The path of a picture
    [portrait] The name of a portrait
    [note] A note
   *[name] A name
    } has at most { NUMBER($number) } letters.
too-many = { $whose } can have at most { NUMBER($number) } { $what ->
    [stats] stats
    [skills] skills
    [significators] cards
    [card_powers] cards that set something off
    [weapons] weapons
   *[instincts] instincts
    }.
cast-full = There is no room for { $whose }: an evening has at most { NUMBER($number) } characters.
name-taken = Somebody else is called { $whose } already.
pronoun-unknown = { $whose } can be spoken of as she, he, it, they or several, not as “{ $what }”.
on-no-side = { $whose } needs a side: any word, “players” for the players’ own.
stat-missing = { $whose } needs { $what }, even if it is 0: every fight asks for it.
rank-nameless = A stat or skill of { $whose } has no name.
rank-twice = { $whose } has { $what } twice.
rank-out = { $what } goes from 0 to { NUMBER($highest) }, not { NUMBER($number) }.
form-of-itself = { $what } can’t be a special form of itself.
shoots-with-nothing = { $whose } can’t shoot with { $what }: there is no such stat or skill on the sheet.
power-without-stat = { $what ->
    [none] { $whose }’s power needs a deed and the stat that it uses.
   *[other] { $whose }’s power can’t use { $what }: there is no such stat or skill on the sheet.
    }
power-unresisted = { $whose }’s power needs the stat that resists it.
card-power-twice = { $what } sets off two things for { $whose }: write both into one.
card-power-wordless = Write what { $what } sets off for { $whose }.
calm-check-out = A Calm check is thrown against 0 to 10, not { NUMBER($number) }.
    .dice = A Calm check is rolled against 0 to 10, not { NUMBER($number) }.
protection-out = Protection goes from 0 to 99, not { NUMBER($number) }.
weapon-nameless = A weapon of { $whose } has no name.
weight-out = The weight of { $whose }’s instinct goes from 1 to 10, not { NUMBER($number) }.
