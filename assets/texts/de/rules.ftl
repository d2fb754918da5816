# Was jede Regel in einem Satz sagt, die eine Zeile nennt: steht dort, wo der Zeiger auf der Zeile ruht.

T-WHEN-01 = Was niemand bezweifelt, braucht keinen Wurf: Es geschieht.
T-WHEN-04 = Jede Einzelheit darf eine Karte entscheiden; keine Regel urteilt darüber.

T-DECK-01 = Vor dem Spiel stellt der Host zwei Decks zusammen: das Spielerdeck und das Horrordeck.
T-DECK-02 = Was im Horrordeck liegt, erfahren die Spieler nicht.
T-DECK-03 = Das Spielerdeck hat am Anfang je drei Karten der Werte 1 bis 10, gleich welcher Farbe.
T-DECK-06 = Das Spielerdeck hat am Anfang keine Hofkarten.
T-DECK-07 = Der Narr liegt in einem der beiden Decks, und nur in einem.
T-DECK-09 = Der Host darf den Narren ins Horrordeck legen, wenn ein Wesen mit ihm verbunden ist.
T-DECK-13 = Ein Signifikator ist eine Hofkarte oder eine Große Arkane. Er kommt ins Spielerdeck und gehört einer einzigen Figur.
T-DECK-14 = Der Host darf einen Signifikator jederzeit geben oder nehmen.
T-DECK-16 = Der Host wählt das Horrordeck für jedes Szenario: Karten von 1 bis 10 und besondere, die zum Wesen passen.
T-DECK-17 = Die meisten Karten des Horrordecks sollten 1 bis 10 wert sein.
T-DECK-20 = Kommen beide Decks aus einem Tarot, so liegt keine Karte in beiden.
T-DECK-22 = Ist ein Stapel leer, wird seine eigene Ablage gemischt und weiter gezogen.

T-THROW-01 = Wirf so viele Karten, wie du Würfe hast. Nur die höchste zählt.
T-THROW-03 = Jeder beginnt mit einer Karte.

T-C10-01 = C10 ist eine Zahl von 1 bis 10: eine Karte, neu gezogen, wenn sie etwas anderes wert ist.
T-C100-01 = C100 ist eine Zahl von 1 bis 100: Die erste Karte sind die Einer, die zweite die Zehner.

T-STATIC-01 = Gegen eine Intensität wirft man allein.
T-STATIC-02 = Ein Wurf muss höher sein als die Intensität; gleich hoch misslingt.
T-STATIC-05 = Intensität 0 gelingt immer.
T-STATIC-06 = Intensität 10 misslingt immer, wenn nichts Übernatürliches im Spiel ist.
T-STATIC-07 = Bei Intensität 10 sagt der Host, ob etwas Übernatürliches im Spiel ist. Dann wird geworfen, und der Wurf muss 10 schlagen.
T-STATIC-08 = Ein Wert über der Intensität gibt eine Karte mehr.
T-STATIC-09 = Eine Probe darf mehrere Intensitäten haben. Ein Wurf schafft jede, die er schlägt.
T-STATIC-12 = Ein Fehlschlag hat immer Folgen; der Host sagt, welche.
T-STATIC-13 = Was eine Probe schwer macht, gehört in ihre Intensität, bevor es Karten kostet.

T-OPP-01 = Beide werfen, die höhere Karte gewinnt.
T-OPP-02 = Der höhere Wert gibt eine Karte mehr; gleiche geben keine.
T-OPP-06 = Ein Problem von außen gibt der Gegenseite eine Karte mehr.

T-EXTRA-01 = Jeder eigene Vorteil gibt eine Karte mehr, wie groß er auch ist.
T-EXTRA-09 = Der Host darf für jede weitere passende Fertigkeit eine Karte mehr geben.
T-EXTRA-13 = Ein Ziel, das abgelenkt ist oder nichts von dir weiß, gibt dir eine Karte mehr.

T-LOST-01 = Der Host darf für ein Problem, das sonst nirgends zählt, eine Karte nehmen.
T-LOST-02 = Niemand hat je weniger als eine Karte.
T-LOST-03 = Gib von zwei Gegnern lieber dem einen eine Karte, als dem anderen eine zu nehmen.
T-LOST-04 = Wer nur eine Karte hat, verliert keine mehr: Jedes weitere Problem gibt der Gegenseite eine Karte.
T-LOST-05 = Ein Unterschied zählt einmal: als Karte für den einen oder als verlorene Karte für den anderen.

T-TIE-01 = Bei Gleichstand gewinnt niemand.
T-TIE-02 = Nach einem Gleichstand ändert der Host etwas: Es macht die Lage schlechter, besser oder beides, entscheidet aber nichts.
T-TIE-03 = Nach einem Gleichstand darf es gleich noch einmal versucht werden, so wie die Dinge jetzt stehen.

T-CRIT-01 = Wessen höchste Karte der Narr ist, der patzt.
T-CRIT-03 = Eine Karte über 10, die alles schlägt, was ihr entgegensteht, ist ein kritischer Erfolg.
T-CRIT-04 = Eine Karte über 10, die gleichauf liegt oder geschlagen wird, ist kein kritischer Erfolg.
T-CRIT-06 = Der eigene Signifikator unter den geworfenen Karten ist ein kritischer Erfolg, wenn er allein gereicht hätte.
T-CRIT-08 = Wessen Signifikator der Narr ist, der zählt ihn als 22 und patzt mit ihm nicht.
T-CRIT-11 = Die eigene Karte eines Horrors kann eine Kraft auslösen, wenn er mit ihr gewinnt oder Erfolg hat.
T-CRIT-14 = Ein Vorhaben mit einem Patzer gelingt nie, auch wenn ihm nichts entgegensteht.

T-ORDER-01 = Wer am langsamsten ist, sagt zuerst an, dann die anderen nach steigender Agilität.
T-ORDER-02 = Bei gleicher Agilität entscheidet der Zufall die Reihenfolge.
T-ORDER-04 = Der Host darf die Reihenfolge gleich schneller Figuren neu auslosen, wenn jemand dazukommt oder ausscheidet oder die Lage sich ändert.
T-ORDER-05 = Wer dazukommt, steht nach Agilität; der Zufall entscheidet nur unter Gleichen.

T-ANNOUNCE-01 = Alle sagen an, bevor die Karten aufgedeckt werden, zuerst die Langsamsten.
T-ANNOUNCE-05 = Ein Vorhaben hat ein Ziel.
T-ANNOUNCE-06 = Manche Kräfte und Waffen haben mehrere Ziele; der Host sagt, welche.
T-ANNOUNCE-07 = Wer außer Gefecht oder in Panik ist, wirft vor der Ansage, um sich zu erholen.
T-ANNOUNCE-08 = Der Host sagt, was eine misslungene Erholung heißt: trotzdem handeln, diese Runde verlieren oder endgültig ausscheiden.
T-ANNOUNCE-09 = Wer von jemand Langsamerem angegriffen wird, darf bei der eigenen Ansage darauf antworten.
T-ANNOUNCE-11 = Nach der Ansage liegen die Karten verdeckt; niemand sieht sie an.
T-ANNOUNCE-12 = Eine Ansage sagt, wer was tut, gegen wen oder welche Intensität, und womit.

T-MOVE-01 = Ein Lauf bis 30 Fuß geht mit einem anderen Vorhaben zusammen.
T-MOVE-03 = Für die bessere Waffe zählt gegen jemanden, der sich wehrt, die Entfernung am Anfang der Runde.
T-MOVE-05 = Wem ein Angriff oder eine Abwehr gelang, der darf zuerst einen neuen Platz einnehmen, der in höchstens 60 Fuß zu erreichen war.

T-SIT-01 = Eine bessere Stellung als die des Gegenübers gibt eine Karte mehr.
T-SIT-04 = Haben mehrere denselben Vorteil, je über den nächsten, so bekommt der obere eine Karte mehr als der untere.
T-SIT-05 = In einer Kette von drei oder mehr gibt die dritte Stufe drei Karten und so weiter.
T-SIT-06 = Eine Leiter zählt, sobald der Host den Vorteil genannt hat.

T-HSTAT-01 = Von zweien, die gegeneinander handeln, gibt der höhere Wert eine Karte mehr.
T-HSTAT-02 = Ein Wert über dem, mit dem dein Ziel widersteht, gibt eine Karte mehr.
T-HSTAT-08 = Geschossen wird mit Agilität oder, wo sie passen, mit Schusswaffen oder exotischen Waffen.
T-HSTAT-12 = Der höhere Wert zählt auch für Vorhaben, die keine Angriffe sind, wenn zwei gegeneinander stehen.
T-HSTAT-13 = Der Host sagt, ob ein Vorhaben, das kein Angriff ist, jemandem gilt.

T-DIST-01 = Ein Ziel, das mit anderem beschäftigt ist, gibt dir eine Karte mehr.
T-DEF-01 = Wer nur abwehrt, bekommt eine Karte mehr.
T-WEAP-01 = Eine Waffe, die in diesem Augenblick besser passt als die des Gegenübers, gibt eine Karte mehr.
T-SUP-01 = Eine übernatürliche Kraft gegen einen gewöhnlichen Angriff gibt eine Karte mehr.

T-ALOST-02 = Jedes eigene Problem kostet eine Karte, wie groß es auch ist.
T-ALOST-04 = Auf eine bestimmte Stelle zu zielen kostet eine Karte.
T-ALOST-05 = Wer eine Karte hat und einen Trick versucht, der eine kostet, legt zwei, und die niedrigere zählt.
T-ALOST-06 = Entwaffnen kostet keine Karte, wenn es keinen Schaden machen soll.
T-ALOST-07 = Wer im Kampf unter Zähigkeit 0 fiel und sich durch einen Wurf erholte, hat eine Verletzung: eine Karte weniger, bis ein Punkt Zähigkeit zurückkommt.
T-ALOST-09 = Auch in einer Runde: Gib lieber dem einen eine Karte, als dem anderen eine zu nehmen.
T-ALOST-10 = Wer nur eine Karte hat, verliert keine mehr: Jedes weitere Problem gibt einem Gegner, der dagegen handelt, eine Karte.
T-ALOST-11 = Auch in einer Runde zählt ein Unterschied einmal.
T-ALOST-12 = Wer eine Karte und eine Verletzung hat, wirft diese Karte wie sonst.

T-UNCONTESTED-02 = Was niemand verhindern will, geschieht sofort, mit einem Wurf, wenn einer nötig ist.

T-CLASH-04 = Alle, die gegeneinander handeln oder einander hindern könnten, sind in einem Clash.
T-CLASH-06 = Fahrer, die um die Wette fahren, haben einen eigenen Clash.
T-CLASH-08 = Der Host darf Clashes verbinden und trennen.
T-SIDE-02 = Der Host sagt für jeden Clash, wer auf welcher Seite steht.

T-RESOLVE-01 = Die Seite mit der höchsten Karte gewinnt den Clash.
T-RESOLVE-03 = Sind die höchsten Karten einer Seite gleich, so wählt diese Seite, wessen Angriff oder Vorhaben geschieht.
T-RESOLVE-04 = Sind die höchsten Karten zweier Seiten gleich, so geschieht in diesem Clash nichts.
T-RESOLVE-05 = Nach einem Gleichstand der Seiten ändert der Host etwas für alle im Clash.
T-RESOLVE-08 = Ein Angriff muss jeden Gegner schlagen, der ihm antwortet oder den Angreifer angreift.
T-RESOLVE-09 = Ein Angriff auf jemanden, der anderswo beschäftigt ist, muss den Wert schlagen, mit dem dieser widersteht.
T-RESOLVE-11 = Schlägt der höchste Angriff der Siegerseite nicht, was ihm entgegensteht, trifft nichts: Patt.
T-RESOLVE-12 = In einem Clash trifft höchstens ein Angriff: der höchste der Siegerseite.
T-RESOLVE-16 = Nach etwas Verstörendem darf der Host Ruheproben verlangen.
T-RESOLVE-18 = Die anderen Vorhaben der Siegerseite geschehen, jedes, wenn es schlägt, was ihm entgegensteht.
T-RESOLVE-22 = Was die unterlegene Seite im Clash vorhatte, geschieht nicht.
T-RESOLVE-27 = Schließen Vorhaben einer Seite einander aus, so kommt zuerst der Angriff, der traf, dann die höhere Karte.
T-RESOLVE-28 = Wer in einem früheren Clash der Runde außer Gefecht gesetzt wurde, tut in einem späteren nichts.
T-STATE-08 = Eine Verletzung bleibt über den Kampf hinaus, bis ein Punkt Zähigkeit zurückkommt.

T-ALG-11 = Ein Vorhaben ist ein kritischer Erfolg durch eine Karte über 10 oder durch den eigenen Signifikator, wenn das alles schlägt, was entgegensteht.

T-AMB-16 = Deine Seite gewann, doch dein Ausweichen schlug niemanden: Dir geschieht nichts, aber es gelang auch nicht.
T-AMB-29 = Zwei, die gegeneinander handeln, werden miteinander verglichen, und keiner ist abgelenkt, gleich wer zuerst ansagte.
T-AMB-36 = Der Host sagt, welcher Gegner eine Karte bekommt, wenn sich keine mehr nehmen lässt.
T-AMB-40 = Es gilt der höhere von Nahkampf und einfachem Wert.
T-AMB-42 = Eine übernatürliche Kraft oder ein Signifikator über 10 macht Intensität 10 möglich.
T-AMB-45 = Jede Art von Vorteil gibt eine Karte; der Host darf mehr geben und sagt, warum.
T-AMB-48 = Wessen Vorhaben schon getan ist, der hat keine Karte im Clash: Ein Angriff trifft auf den Wert und auf jemanden, der abgelenkt ist.
T-AMB-51 = Der Host sagt, welche Vorhaben einander ausschließen. Die höhere Karte geht vor.
T-AMB-57 = Ein Angriff auf mehrere ist ein Wurf, der gegen jeden gehalten wird, und zählt als ein Angriff.
T-AMB-59 = Die Karten von jemandem, der den Kampf verlässt, werden ungesehen abgelegt.
T-AMB-81 = Die Karten von jemandem, der außer Gefecht gesetzt wurde, zählen noch für die Seite; das eigene Vorhaben geschieht nicht.
T-AMB-86 = Ein Angriff auf jemanden, der beschäftigt ist, trifft auf einen Wert, wenn der Host nicht sagt, dass dessen Vorhaben dem Angreifer gilt.

D-WHEN-01 = Wo ein Fehlschlag uninteressant wäre, würfelt niemand.
D-TASK-01 = Würfle einen W10 gegen eine Zahl oder gegen den W10 des Hosts. Der höhere gewinnt.
D-TASK-02 = Von mehreren Würfeln zählt nur der höchste.
D-TASK-05 = Von zwei Gegnern bekommt der höhere Wert den Fertigkeitswürfel.
D-TASK-06 = Allein gibt ein Wert über dem Zielwert den Fertigkeitswürfel.
D-TASK-09 = Ein Ziel, das abgelenkt ist oder nichts von dir weiß, gibt den Ablenkungswürfel.
D-TASK-10 = Was von außen hilft, gibt je einen Situationswürfel, höchstens zwei.
D-TASK-11 = Der Host darf für Probleme bis zu zwei Würfel nehmen; einer bleibt immer.
D-TASK-12 = Ein Gleichstand entscheidet nichts: Der Host bringt eine Verwicklung ins Spiel, und es darf noch einmal versucht werden.
D-TASK-13 = Eine 10, die gewinnt, ist ein kritischer Erfolg.
D-TASK-14 = Ist der höchste Würfel eine 1, so ist es ein Patzer.
D-ROUND-03 = In einem Kampf hat je Runde nur eine Seite Erfolg; wer getroffen wird, handelt erst in der nächsten.
D-ROUND-04 = Alle sagen an, bevor jemand handelt.
D-SLOW-01 = Wer am langsamsten ist, sagt zuerst an.
D-SLOW-02 = Bei gleicher Agilität entscheidet der Zufall die Reihenfolge, für den ganzen Abend.
D-SLOW-07 = Was niemand verhindern will, geschieht sofort, mit einem Wurf, wenn einer nötig ist.
D-DICE-01 = Jeder beginnt mit einem Würfel.
D-DICE-02 = Ein Wert über dem, der ihm entgegensteht, gibt den Fertigkeitswürfel.
D-DICE-06 = Wer nur abwehrt, bekommt den Abwehrwürfel.
D-DICE-07 = Eine bessere Stellung als die des Gegenübers gibt einen Situationswürfel.
D-DICE-08 = Wem letzte Runde Ausweichen, Blocken oder Parieren gelang, der bekommt einen Situationswürfel.
D-DICE-09 = Ein zweiter eigener Vorteil gibt einen zweiten Situationswürfel.
D-DICE-10 = Eine Waffe, die in diesem Augenblick besser passt, gibt einen Situationswürfel.
D-DICE-12 = Niemand bekommt in einem Clash mehr als zwei Situationswürfel.
D-DICE-13 = Wer einen Gegner nicht als Erster angreift, bekommt den Ablenkungswürfel.
D-DICE-14 = Ein Gegner, der mit jemand anderem beschäftigt ist, gibt den Ablenkungswürfel.
D-DICE-15 = Wer in diesem Kampf verletzt wurde, hat einen Würfel weniger; einer bleibt immer.
D-DICE-16 = Andere Probleme kosten bis zu zwei Würfel; einer bleibt immer.
D-DICE-21 = Stehen zwei Vorhaben gegeneinander, so bekommt der höhere Wert den Fertigkeitswürfel.
D-DICE-22 = Der Host sagt, ob ein Vorhaben, das kein Angriff ist, jemandem gilt.
D-CLASH-01 = Alle, deren Vorhaben jemand verhindern könnte, würfeln zugleich.
D-CLASH-02 = Wer einander nicht begegnet, ist in verschiedenen Clashes; eine Verbindung macht einen daraus.
D-CLASH-03 = Fahrer, die um die Wette fahren, haben einen eigenen Clash.
D-CLASH-04 = Wer in einem Clash am höchsten würfelt, dessen Vorhaben geschieht.
D-CLASH-05 = Sind die Höchsten einer Seite gleich, so wählt der Zufall, wer handelt.
D-CLASH-06 = Sind die Höchsten zweier Seiten gleich, so geschieht nichts, und der Host ändert etwas für alle.
D-CLASH-08 = Dann geschieht jedes andere Vorhaben, das der höchste Wurf nicht verhindert hat und das niemand anderen betrifft.
D-CLASH-09 = Wer sich nur bewegt, kommt an, wenn nichts dazwischenkommt.
D-CLASH-10 = Am Ende der Runde würfeln alle, die außer Gefecht oder in Panik sind, um sich zu erholen.
D-DMG-01 = Schaden ist der niedrigste von so vielen Würfeln, wie das Ziel Grundzähigkeit hat.
D-DMG-03 = Unter Zähigkeit 0 ist man außer Gefecht.
D-DMG-04 = Bei genau 0 Zähigkeit steht man noch.
D-DMG-07 = Massiver Schaden ist der höchste von so vielen Würfeln, wie der Wert des Angreifers beträgt.

K-DECL-01 = Wer herausfordert, sagt, was er tut, und bietet eine Eigenschaft.
K-DECL-02 = Wer herausgefordert wird, gibt nach oder sagt, was er tut, und bietet eine Eigenschaft.
K-DECL-03 = Nachgeben beendet es ohne Probe: Wer herausfordert, erreicht das Ziel.
K-EXP-01 = Dann sagen beide, was sie ausgeben.
K-INIT-01 = Initiative sind die Eigenschaften, die für das Vorhaben zählen, und die Stufe von Celerity.
K-INIT-03 = Gleiche würfeln einen W10; der höhere kommt zuerst.
K-TERM-04 = Wer an der Reihe ist, macht alle eigenen Aktionen nacheinander.
K-POOL-01 = Der Vorrat sind die Eigenschaften für diese Herausforderung, plus was Kräfte geben, minus was verloren ist.
K-TEST-01 = Jede Seite würfelt einen W3 und einen mehr für jede Nachprobe.
K-TEST-03 = Eine 1 ist ein Erfolg, eine 2 ein Gleichstand, eine 3 ein Fehlschlag.
K-TEST-04 = Mehr Erfolge gewinnen.
K-TEST-05 = Ein echter Gleichstand ist unentschieden: Nichts geschieht.
K-LOSE-01 = Wer zurückliegt, verliert die gebotenen Eigenschaften.
K-LOSE-02 = Bei Unentschieden verlieren beide die gebotenen Eigenschaften.
K-OVER-01 = Wer die Probe verlor, darf versuchen zu überbieten.
K-OVER-02 = Überbieten braucht das Doppelte dessen, was die andere Seite bot.
K-OVER-04 = Wird überboten, gibt es eine neue Probe.
K-OVER-05 = In einer Herausforderung wird höchstens einmal überboten.
K-RES-01 = Wer gewinnt, bekommt, was er wollte.
K-RES-02 = Beide sagen vorher, was sie wollen.

A-INIT-01 = Initiative sind die Shots am Anfang einer Sequenz und was sie ändert.
A-INIT-03 = Wessen Initiative an der Reihe ist, der hat eine Aktion und eine Bewegung.
A-SHOT-04 = Ein Shot: jederzeit eine Aktive Abwehr.
A-SHOT-05 = Ein Shot: 5 mehr Initiative in dieser Sequenz.
A-SHOT-06 = Drei Shots: eine Aktion außer der Reihe, nach der eigenen Initiative.
A-SHOT-07 = Zwei, die einander unterbrechen wollen, dürfen mehr Shots ausgeben, um schneller zu sein.
A-DMG-01 = Ein Treffer macht so viel Schaden, wie sein PV beträgt.
A-DMG-02 = Jeder Punkt Schaden ist ein Punkt Schock.
A-DMG-03 = Jede volle Wundschwelle im Schaden ist eine Wunde.
A-DMG-05 = So viel Schock wie Gesundheit: Man fällt und kann nicht handeln.
A-DMG-06 = So viele Wunden wie Zähigkeit: Man liegt im Sterben.
A-DMG-07 = Eine Sequenz Ausruhen nimmt einen Punkt Schock weg.
A-FALL-01 = Ein Sturz macht so viel Schaden, wie er Meter tief war.
A-AGGR-02 = Der AV des Angriffs ist 10 und die Punkte der Deckung.
A-SHAKEN-01 = Jeder Schock erschüttert.
A-SHAKEN-02 = Wer erschüttert ist, hat keine Aktive Abwehr und keine freie Aktion.
A-SHAKEN-04 = Ein gelungener Wurf beendet es.
A-CARD-01 = In jeder Sequenz wird für jede Fraktion eine Karte gezogen.
A-KNOCK-03 = Man wird für je 5 Punkte über dem eigenen Massewert einen Meter zurückgeworfen.
A-KNOCK-04 = Wer aufkommt, liegt am Boden.
A-KNOCK-05 = Wer auf etwas Festes prallt, erleidet 1 Schaden für jeden Meter, der noch blieb, und der Gegenstand ebenso.
A-WPEN-01 = Jede unbehandelte Wunde kostet in jedem Wurf 1 Punkt.
A-SHOCK-01 = Eine Wunde verlangt einen Wurf gegen 5 und 5 mehr für jede Wunde dieses Angriffs.
A-SHOCK-02 = Wem er misslingt, der wird bewusstlos.
A-SHOCK-03 = Man wacht nach so vielen Sequenzen auf, wie dem Wurf Punkte fehlten.
A-STUN-01 = Jede Wunde eines Angriffs kostet einen Shot.
A-MASS-01 = Das Vierfache der Wundschwelle in einem Treffer ist massiver Schaden.
A-CINE-04 = Ein Treffer mit massivem Schaden gibt eine Filmwunde.
A-CINEV-01 = Jede Wunde verlangt einen Wurf auf Glück, gegen 5, dann 10, 15 und so weiter.
A-SER-03 = Mehr als vier Wunden durch einen Angriff sind tödlich.
A-DARK-01 = Nach jedem Treffer ein Wurf gegen seinen Schock; wem er misslingt, der fällt und liegt im Sterben.
A-DARK-02 = Wer im Sterben liegt, muss binnen einer Stunde stabilisiert werden, sonst stirbt er.
A-MOOK-01 = Handlanger gehen auf eine von drei Arten zu Boden: beim ersten guten Treffer, nach dem PV oder als Gruppe.
A-ADV-02 = Ein PV von 5 bis 9 gibt dem Angreifer einen freien W10 für die nächste Aktion.
A-BUMP-01 = Gegen eine Gruppe ist der PV Fertigkeit und Schaden des Angreifers, weniger Fertigkeit und Soak der Gruppe.
A-BUMP-02 = Aus der Gruppe fällt eine Figur für jede volle Handlanger-Wundschwelle im PV.
A-STAT-01 = Lädiert: 5 Punkte weniger bei der nächsten Aktion oder Abwehr.
A-STAT-02 = Angeschlagen: keine freie Bewegung, und eine volle Bewegung reicht nur so weit wie eine einfache.
A-STAT-03 = Gebrochen: Der nächste Treffer macht kampfunfähig, wenn sein PV das Vierfache der Schwelle ist.
A-ALT-01 = Jeder hat eine Initiativekarte; die Karten liegen in der Reihenfolge der Initiative.
A-ALT-02 = Wer gehandelt hat, kommt ans Ende.
A-ALT-03 = Schaden rückt die Karte des Opfers vor, einen Platz für jedes Fünftel der Gesundheit.
A-ALT-04 = Wer vom ersten Platz aus noch vorrückt, ist kampfunfähig.
A-ALT-07 = Wer abwehrt, dessen Karte rückt in der Zählung um einen Platz.
A-ALT-12 = Eine Füllkarte wird weggenommen, wenn die Zählung sie erreicht.
A-X-01 = AV ist die Fertigkeit, ein heller W10 dazu, ein dunkler davon ab.
A-X-02 = Das Ergebnis ist der AV weniger die Abwehr.
A-X-03 = Ein Ergebnis von 0 oder mehr trifft. Der PV ist, was von AV und Schaden nach Abwehr und Soak bleibt.
A-X-05 = −5 oder weniger ist ein völliger Fehlschlag, −1 bis −4 ein Fehlschlag; eine doppelte 0 mit Fehlschlag ist ein Patzer.
