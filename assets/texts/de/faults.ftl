# Das Programm hat selbst einen Fehler gemacht.
title = Das Programm hat einen Fehler gemacht
told = { $times ->
    [one] Das Programm hat einen Fehler gemacht
   *[other] Das Programm hat { $times } Fehler gemacht
}. Der Abend ist sicher: Jeder Schritt bis zum letzten ist gespeichert. { $written ->
    [yes] Ein Bericht liegt im Protokollordner. Er sagt, wo im Programm es geschah, und nichts von deinem Abend.
   *[no] Der Bericht ließ sich nicht speichern; du kannst ihn kopieren. Er sagt, wo im Programm es geschah, und nichts von deinem Abend.
}
copy = Bericht kopieren
copied = Kopiert
open = Protokollordner öffnen
close = Weiter
