# Why a file can’t be read or written: words that stand behind “can’t be read: ”, without a stop.
not-ordinary = it is not an ordinary file
larger-than = it is larger than { $size }
megabytes = { NUMBER($number) } MB
kilobytes = { NUMBER($number) } kB
no-such-name = no file can have this name
kind = { $kind ->
    [pdf] a PDF
    [page] a page for a browser
    [markdown] a text
    [cast] a cast
    [png] a PNG picture
    [gif] a GIF picture
   *[webp] a WebP picture
    }
wrong-ending = the name of { kind } ends in { EITHER($endings) }
folder = it is a folder
not-ordinary-stays = it is not an ordinary file, and stays as it is
other-kind-stays = what is there is not { kind }, and stays as it is
