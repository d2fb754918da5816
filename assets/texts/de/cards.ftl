# Was unser eigenes Bild einer Karte zeigt, in einem Satz für den Bildschirmleser; und was die Karte am Tisch bedeuten kann, in
# wenigen Worten für den Host. Eine Nachricht heißt wie die Karte, eine Rückseite wie ihr Deck.

## Stäbe

wands-1 = Eine Riesenhand aus einer Wolke hat ein Streichholz am Mond entzündet; die Schramme glüht, die Flamme lodert.
    .meaning = Ein erster Funke: ein Einfall, ein Appetit, eine Mutprobe.
wands-2 = Zwischen zwei Fackeln dreht eine alte Dame im Pelz die Weltkugel auf der Fingerspitze; oben fährt ein Schiff.
    .meaning = Ein Plan, der größer ist als das Haus, in dem er entstand.
wands-3 = Ein Kapitän auf einem Pier, eins von drei Streichhölzern in der Hand, sieht durch ein Fernrohr sein Schiff.
    .meaning = Was hinausgeschickt wurde, kommt zurück.
wands-4 = Eine Braut lacht und wirft ihren Strauß hoch, in einem Bogen aus Holz; darauf vier Fackeln und Girlanden.
    .meaning = Ein Fest, eine Heimkehr, eine sichere Stunde.
wands-5 = Ein Rotbart brüllt; seine Fackel und vier, die von allen Seiten kommen, prallen funkenstiebend aufeinander.
    .meaning = Ein Streit, und niemand weiß mehr, wie er anfing.
wands-6 = Ein lorbeerbekränzter Boxer lacht, im roten Handschuh ein Streichholz; die Menge hält ihm fünf weitere hin.
    .meaning = Ein Sieg vor aller Augen, und der Neid danach.
wands-7 = Eine alte Frau zeigt die Zähne, ihre Fackel quer in beiden Fäusten; sechs recken sich gegen sie.
    .meaning = In der Unterzahl, aber in der besseren Stellung.
wands-8 = Aus einem Blitz schießen acht brennende Streichhölzer auf die Stadt herab; eine Brieftaube flieht vor ihnen.
    .meaning = Alles geschieht auf einmal, und schnell.
wands-9 = Ein Mann mit Kopfverband umklammert ein Streichholz; über den Zaun aus acht blicken riesige Augen.
    .meaning = Verletzt, wach, und noch immer auf der Hut.
wands-10 = Tief gebückt schleppt ein alter Mann zehn brennende Streichhölzer auf der Schulter; der Schweiß tropft.
    .meaning = Zu viel zu tragen, und alles selbst gewählt.
wands-page = Nachts starrt ein rothaariges Mädchen auf ihre Fackel; deren Feuer wirbelt über ihr und glüht im Auge.
    .meaning = Nachrichten, Unfug, ein Anfänger mit Nerven.
wands-knight = Ein Stuntfahrer springt auf dem Motorrad durch einen brennenden Reifen, ein Streichholz in der Faust.
    .meaning = Tempo und Schau, und kein Plan für die Landung.
wands-queen = Eine gekrönte Sängerin am Mikrofon reißt eine Fackel hoch; an ihrem Saum sitzt eine schwarze Katze.
    .meaning = Wärme, die einen ganzen Raum drehen kann.
wands-king = Ein gekrönter König im Hermelin speit über dem brennenden Streichholz in seiner Faust eine große Lohe.
    .meaning = Jemand, dessen Wille für andere zur Arbeit wird.

## Kelche

cups-1 = Eine Hand aus einer Wolke hält ein volles Glas, das überläuft; ein weißer Vogel wirft Eis hinein.
    .meaning = Ein Herz geht auf, ein Geschenk ohne Rechnung.
cups-2 = Unter einem Neonherzen mit Flügeln lächelt sie einem Mann mit Hut zu, der uns den Rücken kehrt; sie stoßen an.
    .meaning = Zwei, die einander sehen; ein Pakt, ein erster Kuss.
cups-3 = Drei Frauen, jung und alt, strahlen Kopf an Kopf; drei Gläser stoßen aneinander, dass es spritzt.
    .meaning = Freunde, ein Trinkspruch, eine gute Nacht.
cups-4 = Die Wange auf der Faust, sieht ein Mann weg von drei Gläsern und dem vierten, das ein weißer Handschuh reicht.
    .meaning = Gelangweilt, beleidigt, blind für das, was geboten wird.
cups-5 = Eine Frau in schwarzer Kapuze weint über drei verschüttete Gläser; zwei volle stehen hinter ihr.
    .meaning = Trauer, die nur sieht, was fort ist.
cups-6 = Ein Junge reicht einem Mädchen ein Glas mit Blume, fünf stehen dabei; ihre Schatten sind zwei Alte.
    .meaning = Kindheit, eine alte Schuld an Güte.
cups-7 = Sieben Gläser, über jedem ein Neonzeichen, blenden eine Frau: im Brillenglas ein Herz, im andern ein Schädel.
    .meaning = Zu viele Träume, und einer davon ist eine Schlange.
cups-8 = Ein Mann im roten Mantel steigt davon in einen dunklen Mond; acht Gläser bleiben zurück und eine Lücke.
    .meaning = Verlassen, was anderen genug war.
cups-9 = Ein dicker Mann strahlt, die Hand auf dem Bauch, und hebt ein Glas auf sich; acht stehen vor ihm.
    .meaning = Ein Wunsch ist wahr geworden, und er weiß es.
cups-10 = Eine Familie von hinten, eng beisammen, ein Kind auf der Schulter; zehn Gläser am Regenbogen überm Haus.
    .meaning = Ausnahmsweise sind alle zu Hause.
cups-page = Ein Kind mit Papierhut und der Goldfisch, der aus seinem Glas springt, staunen sich Nase an Nase an.
    .meaning = Eine seltsame Botschaft, gut gemeint.
cups-knight = Ein Reiter mit Federhut trägt bei Mond und Regen behutsam ein volles Glas vor sich her, ganz versunken.
    .meaning = Ein Angebot von jemandem mit Charme.
cups-queen = Eine Gekrönte mit rotem Haar weint in ein großes Glas auf dem Sims; die Träne zieht leuchtende Ringe.
    .meaning = Jemand, der fühlt, was nicht gesagt wird.
cups-king = Ein bärtiger Kapitän mit Pfeife prostet ruhig einer riesigen Welle zu, die sich über ihm wölbt.
    .meaning = Ruhe über tiefem Wasser.

## Schwerter

swords-1 = Ein Arm reckt eine gekrönte Klinge aus einem Kanalschacht; ein Scheinwerfer wirft ihren Schatten an die Wand.
    .meaning = Eine Wahrheit, die schneidet; ein klarer Entschluss.
swords-2 = Eine Frau mit verbundenen Augen am stillen Meer, Arme gekreuzt, an jeder Schulter eine Klinge.
    .meaning = Eine verweigerte Wahl: Auch Wegsehen ist eine.
swords-3 = Ein Herz aus Neon, von drei Klingen durchbohrt, blutet im Regen; darunter senkt jemand den Kopf.
    .meaning = Herzschmerz, laut ausgesprochen.
swords-4 = Ein Mann schläft in einer Kapelle, eine Katze auf der Brust; drei Klingen im Fenster, eine liegt unter ihm.
    .meaning = Ruhe, oder der Friede der Station.
swords-5 = Ein Mann grinst, drei Klingen im Arm; zwei gehen im Regen davon, zwei Klingen liegen auf der Straße.
    .meaning = Ein Sieg, der alle etwas kostet, auch den Sieger.
swords-6 = Mutter und Kind sehen aus einem Tuch zurück; ein dunkler Fährmann bringt sie fort, zwischen sechs Klingen.
    .meaning = Weg von hier, mit dem Schmerz an Bord.
swords-7 = Ein maskierter Dieb schleicht am Zelt vorbei, fünf Klingen im Sack, Finger am Mund; zwei bleiben.
    .meaning = Ein Trick, ein Diebstahl, eine halbe Sache.
swords-8 = Eine Frau in Rot, gefesselt, die Augen verbunden, steht im Wind zwischen acht Klingen; der Tag bricht an.
    .meaning = Ein Gefängnis, und die Hälfte davon ist Glaube.
swords-9 = Eine Frau sitzt im Bett, das Gesicht in den Händen; neun Klingen hängen im Fenster wie eine Jalousie.
    .meaning = Drei Uhr früh; Schuld, Grauen.
swords-10 = Ein Mann liegt im Morgenrot am Kai, das Gesicht zu uns, zehn Klingen im Rücken; auf einer eine Krähe.
    .meaning = Das Ende davon. Schlimmer wird es nicht.
swords-page = Eine rothaarige Kadettin holt beidhändig mit der Klinge aus; aus dem Mond stößt eine Krähe auf sie herab.
    .meaning = Ein Spitzel, eine scharfe Frage, ein Ausguck.
swords-knight = Mit gefletschten Zähnen rast jemand mit Stahlhelm auf dem Motorrad auf uns zu, die Klinge hoch erhoben.
    .meaning = Erst losstürmen, dann denken.
swords-queen = Eine gekrönte Königin im Hermelin hebt mit der Klingenspitze das Kinn eines verängstigten Mannes.
    .meaning = Jemand, der das alles schon gehört hat.
swords-king = Ein gekrönter Chirurg mit Maske hält vor der Lampe eine Klinge aufrecht; sein Patient schläft.
    .meaning = Autorität ohne Zorn: der kalte Schnitt.

## Münzen

pentacles-1 = Daumen und zwei Finger halten eine große Münze ins Licht; unten öffnet sich ein helles Rosentor auf einen Weg.
    .meaning = Eine echte Gelegenheit: Geld, Arbeit, ein Samen.
pentacles-2 = Ein Page wirft eine Münze und fängt die andere in hohler Hand, in einer Acht aus Band; Schiffe auf Brechern.
    .meaning = Zwei Rechnungen, ein Lohn: immer in Bewegung bleiben.
pentacles-3 = Eine Steinmetzin treibt den Meißel neben drei Münzen in einen Bogen; Schatten von Mönch und Reichem sehen zu.
    .meaning = Gute Arbeit, gesehen von denen, die zahlen.
pentacles-4 = Ein Mann umklammert eine Münze, eine ist auf dem Kopf, zwei unter den Ellbogen; ein Handschatten droht.
    .meaning = So fest gehalten, dass sich nichts mehr rührt.
pentacles-5 = Im Schneetreiben gehen eine Frau mit Kind und ein Mann an einer Krücke an fünf Münzen im Fenster vorbei.
    .meaning = Mangel, und eine warme Tür, die zubleibt.
pentacles-6 = Ein kühler Reicher lässt Münzen in die hohlen Hände zweier Bettler gleiten; neben ihm hängt eine Waage.
    .meaning = Almosen, und wer sie geben darf.
pentacles-7 = Kinn und Hände auf der Hacke, mustert ein Gärtner eine Ranke mit sieben Münzen; eine Schnecke kriecht darauf.
    .meaning = Ist es noch ein Jahr wert?
pentacles-8 = Eine Schmiedin mit Schutzbrille hebt grinsend den Hammer über eine heiße Münze; sieben stehen fertig da.
    .meaning = Übung, Stück für Stück.
pentacles-9 = Eine Dame mit Turban, allein in ihrem Garten, Auge in Auge mit dem Falken; neun Münzen hängen an der Ranke.
    .meaning = Genug, und niemand, dem man dafür danken könnte.
pentacles-10 = Ein Mädchen in Trauer trägt einen großen Schlüssel; aus dem Rahmen mit zehn Münzen blickt der Alte herab.
    .meaning = Familie, Haus, Erbe, und was das kostet.
pentacles-page = Ein Mädchen unter der Lampe prüft die Münze in seiner Hand durch eine Lupe, in der sein Auge riesig ist.
    .meaning = Ein Lernender, ein vorsichtiges Angebot.
pentacles-knight = Ein alter Bauer mit Ritterhelm fährt bei Mond den Traktor; eine Münze ist die Nabe des Rades.
    .meaning = Langsam, pünktlich, und nicht aufzuhalten.
pentacles-queen = Im Gewächshaus schmiegt sich eine gekrönte Alte an eine Münze als Blume, ein Kaninchen im Arm.
    .meaning = Jemand, der alle füttert und dem das halbe Viertel gehört.
pentacles-king = Ein gekrönter Mann zündet die Zigarre an einer Urkunde an, die Hand an einer Münze; an der Wand ein Stierkopf.
    .meaning = Geld, das Wurzeln geschlagen hat.

## Große Arkana

major-0 = Ein junger Mann tritt nachts mit geschlossenen Augen vom Dach, den Mond am Faden; sein Hund zerrt am Mantel.
    .meaning = Ein Schritt ins Leere: Vertrauen, oder Torheit.
major-1 = Ein Zauberkünstler mit gehörntem Schatten lässt Karten fliegen; vor ihm Streichholz, Glas, Klinge und Münze.
    .meaning = Können; der Trick, der klappt.
major-2 = Eine Frau mit dem Mond als Krone legt den Finger auf die Lippen und hält eine halb offene Schriftrolle.
    .meaning = Ein Geheimnis, das bewahrt wird.
major-3 = Eine Schwangere mit Krone hält im Stuhl mit zwölf Sternen ihren Bauch; darin glüht ein Herz; Weizen wächst.
    .meaning = Fülle, Wachstum, irgendjemandes Mutter.
major-4 = Ein bärtiger Boss mit Krone hat die Zeichnung eines Kindes gestempelt; Widderschädel zieren seinen Stuhl.
    .meaning = Ordnung, Macht, irgendjemandes Vater.
major-5 = Ein Radioprediger mit Mitra segnet vor dem Mikrofon; in seiner dunklen Brille knien, die ihm zuhören.
    .meaning = Glaube, Tradition, der Preis des Dazugehörens.
major-6 = Zwei wollen sich im Regen küssen, unter einem Engel aus Neon; eine Schlange hebt ihnen einen Apfel hin.
    .meaning = Liebe, und eine Wahl, die bindet.
major-7 = Ein junger Mann mit Sternenkrone hält zwei riesige Hunde, weiß und schwarz, an den Zügeln in einer Faust.
    .meaning = Ein Wille, der in zwei Richtungen zugleich fährt.
major-8 = Eine Frau mit Sternenkranz lehnt ihre Stirn an die eines Löwen, die Hand an seiner Wange.
    .meaning = Sanftheit, die stärker ist als Zähne.
major-9 = Ein alter Mann im Mantel leuchtet mit einer Laterne auf eine Spur: erst Schuhe, dann Pfoten.
    .meaning = Eine Suche, die du allein machst.
major-10 = Fortuna dreht mit verbundenen Augen ihr großes Rad voller Lichter: oben eine Krone, unten ein Schädel.
    .meaning = Was oben war, kommt herunter.
major-11 = Justitia hebt die Augenbinde von einem Auge; in der Faust das Schwert; Herz und Feder wiegen gleich.
    .meaning = Die Rechnung, auf den Cent.
major-12 = Ein Mann hängt an einem Fuß, Hände hinter dem Kopf, und grinst; Krawatte und Uhr baumeln, Licht ums Haupt.
    .meaning = Eine Pause, ein Preis, ein anderer Blick.
major-13 = Ein Schädel in Hut und Mantel nimmt von einem Mädchen eine weiße Rose; ein König liegt tot daneben.
    .meaning = Ein Ende, das nicht mit sich reden lässt.
major-14 = Ein Barmann mit Flügeln und Heiligenschein gießt mit geschlossenen Augen in langem Bogen von Glas zu Glas.
    .meaning = Die richtige Mischung, zur richtigen Zeit.
major-15 = Ein lächelnder Teufel, ein Horn abgebrochen, hält dir einen goldenen Halsreif auf; daran ist eine Kette.
    .meaning = Eine Kette, die einmal selbst gewählt war.
major-16 = Ein Mann stürzt kopfüber auf uns zu und schreit; hinter ihm setzt ein Blitz den Turm in Brand.
    .meaning = Alles stürzt ein, heute Nacht.
major-17 = Eine Frau kniet am Teich und gießt mit beiden Händen einen Krug aus, wo ein großer Stern sich spiegelt.
    .meaning = Hoffnung nach dem Schlimmsten.
major-18 = Wolf und Hund heulen einen Mond mit Gesicht an, halb Schädel; ein Krebs kommt an Land.
    .meaning = Angst, Träume, Dinge, die nicht sind, was sie scheinen.
major-19 = Ein Kind radelt freihändig und lacht, Sonnenblumen im Korb; die große Sonne blickt herab und grinst.
    .meaning = Freude, und nichts bleibt im Dunkeln.
major-20 = Ein Jazzer mit Flügeln bläst die Trompete, die leuchtet; ein Toter hebt zwei Hände, eine nur noch Knochen.
    .meaning = Der Ruf, den alle hören.
major-21 = Eine Tänzerin in Rot, die Augen zu, hebt einen Arm und den Rock, in einem Kranz mit den vier Farben.
    .meaning = Fertig und ganz: Der Kreis schließt sich.

## Rückseiten

back-players = Eine Skyline und ihr Spiegelbild auf dunklem Rot, beide unter je einer Straßenlaterne.
back-horror = Ein offenes grünes Auge mit Schlitzpupille, Strahlen darüber und darunter.
