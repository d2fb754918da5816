# Wenn die Platte oder die Datei schuld ist. Eine Nachricht heißt wie die Störung.
missing = Eine Datei { $path } gibt es nicht.
no-folder = Es gibt keinen Ordner { $path } für einen Abend.
already-there = Unter { $path } liegt schon etwas; es blieb, wie es war.
not-an-evening = { $path } ist kein Abend von Demon City.
damaged = { $path } ist beschädigt{ $entry ->
    [1] {" "}vom ersten Eintrag an.
   *[other] : heil bis Eintrag { NUMBER($before) }, und danach nicht mehr.
    }
too-large = { $path } ist größer als jeder Abend von Demon City und wurde nicht gelesen.
too-many-pictures = { $path } enthält schon { NUMBER($most) } Bilder, und mehr kann kein Abend behalten: Dieses kam nicht dazu.
name-too-long = Unter { $path } kann kein Abend liegen: Der Name ist zu lang.
foreign-journal = Leg { $beside } anderswohin, um weiterzuspielen: Es liegt neben { $path }, und kein Abend hinterlässt so eine Datei.
replaced = An die Stelle von { $path } ist eine andere Datei getreten: Dort wird nichts mehr geschrieben.
overwritten = Ein anderes Programm hat { $path } verändert, während die Datei offen war: Dort wird nichts mehr geschrieben.
too-new = { $path } braucht eine neuere Version dieses Programms, eine, die { $entry ->
    [none] Format { $version } liest; diese liest bis { $known }.
   *[other] alles aus Format { $version } kennt: Eintrag { $entry } enthält Worte, die diese nicht kennt.
    }
in-use = { $path } ist schon offen, hier oder in einem anderen Programm.
not-readable = Dir fehlt die Berechtigung, { $path } zu lesen.
not-writable = { $path } lässt sich nicht schreiben: Die Datei oder ihr Ordner ist schreibgeschützt.
read-only = { $path } wurde nur zum Lesen geöffnet: Darin lässt sich nichts tun, und es bleibt, wie es ist.
no-space = Die Platte ist voll: Mach Platz, oder nach { $path } kann nichts mehr geschrieben werden.
disk-failed = Die Platte hat sich geweigert, { $path } zu lesen oder zu schreiben ({ $code }).
