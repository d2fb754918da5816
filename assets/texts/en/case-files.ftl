# What is wrong with a file of tables or of a case; each is said after its place.
empty = Write something here.
too-long = This has { NUMBER($number) } letters; at most { NUMBER($most) } fit.
too-many = There are { NUMBER($number) }; at most { NUMBER($most) } fit.
so-many-tables = A file can hold 1 to { NUMBER($most) } tables; this one has { NUMBER($number) }.
title-twice = Two tables are called “{ $title }”.
uneven = A table needs 1, 2, 5, 10, 20, 25, 50 or 100 lines, so that all are equally likely; this one has { NUMBER($number) }.
pace-out = The pace must be a number from 1 to 4.
key-twice = Two parts of the case have the key “{ $key }”.
leads-nowhere = No scene or ending has the key “{ $key }”.
nobody-called = None of the Host’s people in this file is called “{ $name }”.
no-such-clock = No clock in this case is called “{ $clock }”.
found-nowhere = Nothing to be found in this case is called “{ $find }”.
against-out = The Intensity must be a number from 0 to { NUMBER($most) }.
clock-out = The clock “{ $clock }” needs a name and { NUMBER($fewest) } to { NUMBER($most) } segments.
