# Chancen, wie man sie sagt: so viele von hundert.
of-hundred = { $how ->
    [none] 0
    [under-one] weniger als 1
    [over-99] mehr als 99
   *[plain] { NUMBER($number) }
}
