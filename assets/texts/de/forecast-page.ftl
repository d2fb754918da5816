# Die Seite, die einen Kampf vorhersagt.
title = Wie wird dieser Kampf ausgehen?
as-it-stands = Der Tisch, wie er ist
another = Eine andere Aufstellung
in-edition = { $edition ->
    [dice] Dieselben Leute mit W10, vom Beginn eines Kampfes an
   *[tarot] Dieselben Leute mit Karten aus frischen Decks, vom Beginn eines Kampfes an
}
temper = { $temper ->
    [own] eigenes
    [bold] kühn
    [wary] vorsichtig
    [brute] Schläger
    [stalker] Lauerer
    [coward] Feigling
    [swarm] Schwarm
   *[mastermind] Drahtzieher
}
    .tip = Klick, um für { $who } ein anderes Temperament zu wählen: wie das Programm diese Figur spielt.
fewer = Eine Figur wie { $who } weniger
more = Eine Figur wie { $who } mehr
story = { $part ->
    [worst] Ein schlechter Kampf
    [middle] Ein mittlerer Kampf
   *[best] Ein guter Kampf
}
    .name = Wie einer dieser Kämpfe verlief
stopped = Angehalten. { $so-far }.
done = { $fights ->
    [one] { $fights } Kampf wurde gespielt.
   *[other] { $fights } Kämpfe wurden gespielt.
}
nobody-to-fight = Keine Seite steht gegen eine andere, also gibt es keinen Kampf vorherzusagen.
worker-ended = Die Vorhersage brach ab: Ein Teil des Programms, der Kämpfe spielte, ist ausgefallen. Dies sind die Ergebnisse bis dahin.
round = Runde { NUMBER($round) }
