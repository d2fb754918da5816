# Was an einem Bogen nicht stimmt. Eine Nachricht heißt wie der Fehler.
nameless = Alle brauchen einen Namen.
too-long = { $what ->
    [side] Der Name einer Seite
    [alias] Der Name, den die Spieler lesen,
    [short] Ein Kurzname
    [pronoun] Ein Pronomen
    [skill] Der Name eines Werts oder einer Fertigkeit
    [deed] Ein Vorhaben
    [weapon] Der Name einer Waffe
    [suits] Wofür eine Waffe taugt,
    [power] Eine Kraft
    [resistance] Was einer Kraft widersteht,
    [card-words] Was eine Karte auslöst,
    [picture] Der Pfad eines Bildes
    [portrait] Der Name eines Porträts
    [note] Eine Notiz
   *[name] Ein Name
    } hat höchstens { NUMBER($number) } Zeichen.
too-many = { $whose } kann höchstens { NUMBER($number) } { $what ->
    [stats] Werte
    [skills] Fertigkeiten
    [significators] Karten
    [card_powers] Karten, die etwas auslösen,
    [weapons] Waffen
   *[instincts] Instinkte
    } haben.
cast-full = Für { $whose } ist kein Platz: Ein Abend hat höchstens { NUMBER($number) } Figuren.
name-taken = Jemand anders heißt schon { $whose }.
pronoun-unknown = Als Pronomen von { $whose } geht she, he, it, they oder several (mehrere), nicht „{ $what }“.
on-no-side = { $whose } braucht eine Seite: irgendein Wort; „Spieler“ für die der Spieler.
stat-missing = { $whose } braucht { what-name }, und sei es 0: Jeder Kampf fragt danach.
rank-nameless = Ein Wert oder eine Fertigkeit von { $whose } hat keinen Namen.
rank-twice = { $whose } hat { what-name } doppelt.
rank-out = { what-name } geht von 0 bis { NUMBER($highest) }, nicht { NUMBER($number) }.
form-of-itself = { what-name } kann keine Spielart von sich selbst sein.
shoots-with-nothing = { $whose } kann nicht mit { what-name } schießen: Auf dem Bogen steht kein solcher Wert und keine solche Fertigkeit.
power-without-stat = { $what ->
    [none] Die Kraft von { $whose } braucht ein Vorhaben und den Wert, den sie nutzt.
   *[other] Die Kraft von { $whose } kann { what-name } nicht nutzen: Auf dem Bogen steht kein solcher Wert und keine solche Fertigkeit.
    }
power-unresisted = Die Kraft von { $whose } braucht den Wert, der ihr widersteht.
card-power-twice = { $what } löst bei { $whose } zweierlei aus: Schreib beides in eins.
card-power-wordless = Schreib, was { $what } bei { $whose } auslöst.
calm-check-out = Eine Ruheprobe geht gegen 0 bis 10, nicht { NUMBER($number) }.
    .dice = Eine Ruheprobe geht gegen 0 bis 10, nicht { NUMBER($number) }.
protection-out = Schutz geht von 0 bis 99, nicht { NUMBER($number) }.
weapon-nameless = Eine Waffe von { $whose } hat keinen Namen.
weight-out = Das Gewicht eines Instinkts von { $whose } geht von 1 bis 10, nicht { NUMBER($number) }.
