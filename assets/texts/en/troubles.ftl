# When the disk or the file is at fault. A message is named by the trouble’s tag.
missing = There is no file { $path }.
no-folder = There is no folder { $path } to keep an evening in.
already-there = There is already something at { $path }, and it was left as it is.
not-an-evening = { $path } is not an evening of Demon City.
damaged = { $path } is damaged{ $entry ->
    [1] {" "}from its first entry on.
   *[other] : it is sound up to entry { NUMBER($before) }, and not after.
    }
too-large = { $path } is larger than any evening of Demon City, and was not read.
too-many-pictures = { $path } keeps { NUMBER($most) } pictures already, and no evening can keep more: this one was not added.
name-too-long = No evening can be kept at { $path }: the name is too long.
foreign-journal = Move { $beside } away to play on: it lies beside { $path }, and no evening leaves such a file behind.
replaced = Another file has been put in the place of { $path }: nothing more is written there.
overwritten = Another program changed { $path } while it was open: nothing more is written there.
too-new = { $path } needs a newer version of this program, one that { $entry ->
    [none] reads format { $version }; this one reads up to { $known }.
   *[other] knows all of format { $version }: entry { $entry } holds words unknown to this one.
    }
in-use = { $path } is already open, here or in another program.
not-readable = You don’t have permission to read { $path }.
not-writable = { $path } can’t be written: the file or its folder is read-only.
read-only = { $path } was opened only to be read: nothing can be done in it, and it stays as it is.
no-space = The disk is full: make room, or nothing more can be written to { $path }.
disk-failed = The disk refused to read or write { $path } ({ $code }).
