# What the Host does about the TV: its menu, the page that shows something on it, pictures, and kept moments.

## The menu
screen = &Screen
no-screen = There is no second screen
sound = S&ound
no-sound = There is no sound device, so the TV stays silent
try-sounds = &Try the sounds

## Across the preview, while the TV doesn't follow play
is-blank = BLANK
is-held = HELD
is-frozen = FROZEN
show-again = show it
turn-cards = turn the cards
let-follow = let it follow
blank-tip = The TV is black. This shows its picture again
held-tip = The players have yet to see these cards. This turns them on the TV
frozen-tip = The TV keeps an earlier picture. This lets it follow again
band = { $state } · { $does }
band-spoken = { $state }: { $does }

## While the Host's screen is handed over
back = { $key }: back to the Host
step-and-back = { $step_key }: { $step }   ·   { $key }: back to the Host

## The page
title = Show on the TV
line = A line
line-hint = Type a line for all to read, then press Enter
line-tip = Up to 240 letters, large on the TV
file = A picture from a file…
    .tip = PNG, JPEG or WebP; the evening keeps it. You can also drop a picture on the window
choose-picture = A picture for all to see
pictures = Pictures
portraits = Portraits
portraits-heading = Portraits, and pictures shown before. Enter shows one
no-portraits = Nobody has a portrait yet. Drop a picture on somebody’s line, or choose one on their sheet [{ $key }].
unreadable = This picture can’t be shown: nothing could be read of it. Choose another.
portrait-with-caption = { $who }  ·  beneath it “{ $caption }”
with-path = { $portrait }  ·  { $path }
nothing-shown = Nothing is held up; the TV shows the table.
picture-shown = Held up: a picture
picture-shown-with = Held up: a picture, “{ $words }”
line-shown = Held up: a line, “{ $words }”

## Pictures
reading = Reading the picture…
portrait-given = { $name } has this portrait now.
picture-lost = The picture in entry { NUMBER($entry) } of the evening can’t be read. The evening goes on without it.

## A throw kept as a picture
keep-moment = Keep the moment
webp = Moving picture
gif = Moving picture for old programs
png = Still picture
nothing-to-keep = Nothing to keep yet: the players must see a throw first.
keeping-already = Another moment is being kept already. Wait for it, or stop it.
wrong-ending = End the name of “{ $file }” in { EITHER($endings) }.
keeping = Keeping the moment…
kept-so-far = Keeping the moment: { $percent } %
not-kept = Stopped: the moment was not kept.
kept = The moment is in “{ $file }”.
not-written = “{ $file }” can’t be written: { $why }.
