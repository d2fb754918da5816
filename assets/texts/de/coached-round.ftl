# Die geführte Runde: ein paar Hinweise, jeder neben der Sache selbst, erledigt, indem man sie tut.
step = { NUMBER($at) } von { NUMBER($of) }
leave = Verlassen
    .tip = Ohne diese Hinweise weitermachen. Der Abend bleibt offen.
begin = Vier Spielfiguren gegen zwei des Horrors. Dieser Knopf sagt immer, was als Nächstes kommt: Klick ihn an oder drück { $key }.
deed = Wer am langsamsten ist, sagt zuerst an: Ceelo. Sein Spieler sagt, dass er mit der Axt zuschlägt. Klick „{ $deed }“ an oder drück { $key }.
target = Auf wen? Klick die Zeile „Aalmädchen“ an oder drück 5. Bei jeder Wahl wächst hier ein Satz: Den werden alle hören.
why = Warum mehr als eine Karte? Klick im Satz auf „Karten“: Was zählt, hat einen Haken, und jede Zeile sagt warum, wenn du auf sie zeigst. Oder weiter mit dem roten Knopf oder { $key }.
announce = Sag es an. Seine Karten gehen sofort verdeckt auf den Fernseher. Niemand kennt sie, auch du nicht.
undo = Ein Spieler überlegt es sich anders. Klick „{ $undo }“ an oder drück { $key }: Der letzte Schritt ist zurückgenommen. So kannst du jeden Schritt des Abends rückgängig machen.
all = Sag für die hier markierte Figur an, und dann für alle anderen, wie ihre Spieler es sagen. „{ $deed }“ oder { $defend }, dann der rote Knopf, lässt jemanden abwehren. Der Fernseher zeigt, wer dran ist.
throw = Alle haben angesagt. Sag „Bereit …“, dann „Wurf!“: Alle Karten werden auf einmal aufgedeckt, hier und auf dem Fernseher.
throw-not-undone = { throw } Rückgängig hast du noch nicht probiert: { $key } nimmt jeden Schritt zurück, wann immer du willst.
resolve = Hier steht, wer gewonnen hat, und warum jedes Vorhaben gelingt oder misslingt. Zeig auf eine Zeile, um ihre Regel zu sehen, dann nimm den Entscheid an.
aftermath = Was hat es gekostet? Das sagst du: „−“ nimmt einen Punkt Zähigkeit. „{ $hurt }“ ist für jemanden, der unter 0 fiel und sich erholte. Dann beginne die nächste Runde.
done = Das war eine ganze Runde. Für einen Abend mit deinen eigenen Leuten wähl „{ $own }“ im Menü { $menu } oder drück { $key }. { $chart } zeigt eine Runde auf einer Seite und was jede Marke bedeutet, { $help } zeigt alle Tasten.
close = Schließen
