# What is wrong at a place in a file: words that stand behind “$.parties[0].name: ”, without a stop.

## What belongs there
belongs = { $wanted } belongs here, not { $told }
missing = this is missing: { $wanted } belongs here
list-of = a list of { NUMBER($wanted) } belongs here, not of { NUMBER($told) }
no-such-key = no key of this name belongs here; “{ $close }” does
no-such-key-only = no key of this name belongs here, only { $known }
twice-or-too-large = something is in it twice, or too large
word = “{ $word }”
whole-number = a whole number
number = a number
text = text
list = a list
table = { $json ->
    [yes] an object
   *[no] a table
    }
endless-number = a number without end
date = a date or a time

## JSON
json-empty = this is empty
json-ends-early = this is not JSON: it ends too early
json-unreadable = this is not JSON: line { NUMBER($line) }, byte { NUMBER($byte) } can’t be read
json-not-text = this is not JSON: it is not text in UTF-8
json-too-deep = this is nested too deeply

## TOML
toml-at = this is not TOML: line { $line }, column { $column }: { toml-fault }
toml-at-end = this is not TOML: at its end: { toml-fault }
toml-somewhere = this is not TOML: { toml-fault }
toml-fault = { $fault ->
    [text-open] a text lacks its closing quotation mark
    [list-open] a list lacks its closing ]
    [table-open] a table lacks its closing { "}" }
    [there-already] this is there already
    [no-equals-sign] an = belongs behind a key
    [too-much] nothing more belongs on this line
    [table-name-open] the name of a table ends with ]
    [no-key] a key belongs here
    [backslash] in a text, \ is written \\
    [no-such-sign] this sign doesn’t belong here
    [no-such-date] there is no such date
    [no-value] a value belongs here, and a text stands in quotation marks
   *[other] this can’t be read
    }
toml-too-long = this TOML can’t be read: a number is too long, or too many brackets are nested
toml-too-deep = this TOML can’t be read: tables are nested too deeply
toml-too-large = this number is too large
