# The program has made a mistake of its own.
title = The program made a mistake
told = { $times ->
    [one] The program made a mistake
   *[other] The program made { $times } mistakes
}. The evening is safe: every step up to the last is on disk. { $written ->
    [yes] A report is in the log folder. It says where in the program it happened, and nothing of your evening.
   *[no] The report could not be saved; you can copy it. It says where in the program it happened, and nothing of your evening.
}
copy = Copy report
copied = Copied
open = Open log folder
close = Go on
