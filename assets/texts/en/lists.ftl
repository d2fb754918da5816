# How names and numbers are listed in a sentence, and the path of a file is quoted.
further = { $before }, { $next }
and-last = { $before } and { $last }
or-last = { $before } or { $last }
all-of = { LIST($items) }
any-of = { EITHER($items) }
quoted = “{ $words }”
decimal-point = .
