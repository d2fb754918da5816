# Eine Geschichte in eine Datei schreiben.
written = { $players ->
    [yes] Die Geschichte der Spieler
   *[no] Die Geschichte des Hosts
    } liegt unter { $path }.
stopped = Abgebrochen: Nach { $path } wurde nichts geschrieben.
unknown-kind = Lass { $path } auf .md, .html oder .pdf enden, damit klar ist, welche Art Datei es wird.
under-way = Es wird schon eine Geschichte geschrieben.
not-written = Die Geschichte ließ sich nicht nach { $path } schreiben: { $why ->
    [full] Die Platte ist voll
    [read-only] Der Ordner ist schreibgeschützt
    [no-folder] Diesen Ordner gibt es nicht
   *[refused] Die Platte hat es abgelehnt
    }.
not-written-system = Die Geschichte ließ sich nicht nach { $path } schreiben: { $words }.
progress = Geschichte wird geschrieben: { $done } von { $whole }
how-it-was-played = So wurde es gespielt
