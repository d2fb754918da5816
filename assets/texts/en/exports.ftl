# Writing a story to a file.
written = { $players ->
    [yes] The players’ story
   *[no] The Host’s story
    } is in { $path }.
stopped = Stopped: nothing was written to { $path }.
unknown-kind = End { $path } in .md, .html or .pdf, to say which kind of file to write.
under-way = A story is already being written.
not-written = The story could not be written to { $path }: { $why ->
    [full] the disk is full
    [read-only] the folder is read-only
    [no-folder] there is no such folder
   *[refused] the disk refused
    }.
not-written-system = The story could not be written to { $path }: { $words }.
progress = writing the story: { $done } of { $whole }
how-it-was-played = How it was played
