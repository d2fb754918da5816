further = { $before }, { $next }
and-last = { $before } und { $last }
or-last = { $before } oder { $last }
