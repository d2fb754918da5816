# Deck packs: what is wrong with one, or with a file in it.

## Why a deck pack can’t be used at all. A pack is called by the name of its folder or zip.
unread = { $pack } can’t be read: { $why }.
not-a-pack = { $pack } is neither a folder nor a zip.
holds-link = { $pack } holds a link, { $file }: put the file itself in its place.
too-deep = { $pack } has too many folders inside folders.
holds-no-file = { $pack } holds { $file }, which is not a file.
no-sound-zip = { $pack } is not a sound zip: it is cut off or damaged.
encrypted = { $pack } is encrypted: unpack it with its password first.
packed-unusually = { $pack } is packed in an unusual way: pack it again as an ordinary zip.
trap = { $pack } is a trap: { $file } unpacks to more than { NUMBER($most) } times its size.
too-many-files = { $pack } holds more than { NUMBER($most) } files, which no deck needs.
file-too-large = { $pack }: { $file } is larger than { NUMBER($most) } MB.
too-large = { $pack } is larger than { NUMBER($most) } MB in all.
leads-elsewhere = { $pack } holds { $file }, a name that leads elsewhere.
endless-name = { $pack } holds { $file }, a name that is too long.
twins = { $pack } holds both { $one } and { $other }: keep one of them.
no-zip = { $pack } is not a zip, or its end is cut off.
no-usable-picture = { $pack } holds no picture that can be used.
first-trouble = { $pack } holds no picture that can be used: { $why }.
no-pictures = { $pack } holds no PNG, JPEG or WebP pictures.
no-text = { $pack } has no { $file }, so it is not a deck pack.
text-too-long = { $text } is too long.
text-not-text = { $text } is not text.
text-unread = { $text } can’t be read: { $why }.
text-unmeant = { $text } can’t be used: { $place }: { $why }.
text-too-new = { $pack } has format { NUMBER($format) }; this version knows format { NUMBER($known) }.
text-needs = { $text } needs { $key }, of at most { NUMBER($most) } letters.
text-trims = { $text } trims { $trim } per cent off each edge; 0 to 20 is possible.
open-version = { $pack } is version { $version } of the Tarot Deck Specification; this program reads version 2.
unwritten = { $file } can’t be written: { $why }.

## What is wrong with one file, behind its name
other-machine = can’t be read: it is on another machine
no-file = is not a file
larger-than = is larger than { NUMBER($most) } MB
file-unread = can’t be read: { $why }
damaged-in-zip = is damaged in the zip
many-pixels = has more than { NUMBER($most) } million pixels
too-small = is too small: { NUMBER($width) } × { NUMBER($height) } pixels; it needs at least { NUMBER($least-width) } × { NUMBER($least-height) }
animation = is an animation
no-picture = is not a PNG, JPEG or WebP, whatever its name says
damaged = is damaged

## What in a pack isn’t used
no-such-card = { $file } is not used: the game has no such card.
no-such-kind = { $file } is not used: pictures are PNG, JPEG or WebP.
skipped = { $folder }: { number-of-cards } of { $kind ->
    [svg] SVG
   *[ansi] ANSI art
    } can’t be used: pictures are PNG, JPEG or WebP.
named-missing = deck.toml: { $file }, for the back { $back }, is not in the pack.
one-back = Both backs are the same picture, so nobody can tell whose card lies there.
taken = { $file } is not used: { $other } is already { $side }.
means-nothing = { $text }: { $key } means nothing here.
picture-missing = { $text }: { $file }, for { $side }, is not in the pack.
other-used = { $file } { $why }; { $other } is used.
drawn-instead = { $file } { $why }; { $side } is drawn by the program.
missing = Missing, and drawn by the program: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}and { NUMBER($more) } more
    }.
no-side = { $file } is not used: nothing is called { $name }{ meant }.
no-key = { $text }: { $table } has no { $key }{ meant }.
meant = { $meant ->
    [none] {""}
    [strength-or-justice] ; name it major-strength or major-justice
   *[other] ; name it { $meant }
    }

## How its parts are called
about = The { $file } of { $pack }
back = { $deck ->
    [players] the players’ back
   *[horror] the Horror’s back
    }
