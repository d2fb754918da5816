# The page “My own evening”: title, scene, who plays, the Horror, house rules.
heading = { $kind ->
    [solo] My own solo evening
    [dice] My own evening with dice
   *[evening] My own evening
    }
title = Title
title-hint = as the players read it on the TV
scene = Scene
scene-hint = where it begins, as the players read it
players = Players
players-hint = Ana, Ben 4 agility, Cora 4 toughness 5 calm
type-them = Type their names
from-cast = Cast: { $name }
the-last = As last time: { $names }
horror = The Horror
horror-name = The Horror
horror-hint = what you call it
blank-horror = A blank sheet
comes-with = It comes with { LIST($names) }.
comes-without = It comes without { LIST($names) }.
with-company = With its company
    .tip = Leave this off, and the Horror comes alone. You can add people in the cast at any time.
last-horror = As last time: { $names }
house-rules = House rules
by-the-book = By the book
    .tip = Where the rules leave a question open, take the preset reading.
gentle = Gentle
    .tip = Where a reading of an open question helps the players, take it.
cruel = Cruel
    .tip = Where a reading of an open question hurts the players, take it.
rules-last = Last evening’s
rules-none = Where the rules leave a question open, the preset reading holds. { $key } lets you choose another, at any time.
rules-some = { $number ->
    [one] One question that the rules leave open has another reading than the preset one.
   *[other] { $number } questions that the rules leave open have another reading than the preset one.
    } { $key } changes any of them, at any time.
rules-last-tip = Keep the house rules of the last evening.
as-last-time = Everything as last time
    .tip = Begin with the title, scene, players, Horror and house rules of { $title }.
no-last-time = Once you have played an evening, this begins with what it had.
begin = Begin the evening
cancel = Cancel
later = You can change all this later, title and scene in the Session menu. Pictures that you drop here become the players’ portraits. “Hide” in the cast keeps somebody from the players.
who-comes = { $number ->
    [one] One player: { $names }.
   *[other] { $number } players: { $names }.
    } Every stat that isn’t named is { NUMBER($usual) }.
portraits = Portraits: { LIST($names) }.
no-more-portraits = { $number ->
    [0] First type who plays, then drop their pictures: the first goes to the first player, or to whom the file is named after.
   *[other] All players have portraits. Name the file after one of them to give them another.
    }
with-stats = { $name } ({ $stats })
needs-title = Give the evening a title: the players read it on the TV.
needs-players = Type at least one player’s name.
needs-horror = Give the Horror a name.
number-alone = Which stat of { $name } is { $number }? Write “{ $name } { $number } agility”, for example.
no-such-stat = “{ $typed }” is not a stat. The stats are { LIST($stats) }.
no-name = A name is missing between two commas.
twice = Two players are called { $name }. Give each a different name.
kept-at = Saved as { $path }.
