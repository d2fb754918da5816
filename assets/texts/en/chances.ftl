# Chances as people say them: so many of a hundred.
of-hundred = { $how ->
    [none] 0
    [under-one] less than 1
    [over-99] more than 99
   *[plain] { NUMBER($number) }
}
