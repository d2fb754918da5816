# Wie Namen und Zahlen in einem Satz aufgezählt werden.
further = { $before }, { $next }
and-last = { $before } und { $last }
or-last = { $before } oder { $last }
all-of = { LIST($items) }
any-of = { EITHER($items) }
quoted = „{ $words }“
decimal-point = ,
