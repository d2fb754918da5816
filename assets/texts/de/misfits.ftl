# Was an einer Stelle einer Datei falsch ist: Worte hinter „$.parties[0].name: “, ohne Punkt.

## Was dorthin gehört
belongs = { $wanted } gehört hierher, nicht { $told }
missing = fehlt: { $wanted } gehört hierher
list-of = eine Liste mit { NUMBER($wanted) } Einträgen gehört hierher, nicht mit { NUMBER($told) }
no-such-key = diesen Schlüssel gibt es hier nicht, aber „{ $close }“
no-such-key-only = diesen Schlüssel gibt es hier nicht, nur { $known }
twice-or-too-large = etwas kommt zweimal vor oder ist zu groß
word = „{ $word }“
whole-number = eine ganze Zahl
number = eine Zahl
text = ein Text
list = eine Liste
table = { $json ->
    [yes] ein Objekt
   *[no] eine Tabelle
    }
endless-number = eine endlose Zahl
date = ein Datum oder eine Uhrzeit

## JSON
json-empty = das ist leer
json-ends-early = das ist kein JSON: es endet zu früh
json-unreadable = das ist kein JSON: Zeile { NUMBER($line) }, Byte { NUMBER($byte) } ist nicht lesbar
json-not-text = das ist kein JSON: es ist kein Text in UTF-8
json-too-deep = das ist zu tief verschachtelt

## TOML
toml-at = das ist kein TOML: Zeile { $line }, Spalte { $column }: { toml-fault }
toml-at-end = das ist kein TOML: am Ende: { toml-fault }
toml-somewhere = das ist kein TOML: { toml-fault }
toml-fault = { $fault ->
    [text-open] einem Text fehlt das schließende Anführungszeichen
    [list-open] einer Liste fehlt die schließende ]
    [table-open] einer Tabelle fehlt die schließende { "}" }
    [there-already] das gibt es schon
    [no-equals-sign] hinter einen Schlüssel gehört ein =
    [too-much] in diese Zeile gehört nichts weiter
    [table-name-open] der Name einer Tabelle endet mit ]
    [no-key] hierher gehört ein Schlüssel
    [backslash] in einem Text schreibt man \ als \\
    [no-such-sign] dieses Zeichen gehört nicht hierher
    [no-such-date] dieses Datum gibt es nicht
    [no-value] hierher gehört ein Wert, und ein Text steht in Anführungszeichen
   *[other] das ist nicht lesbar
    }
toml-too-long = dieses TOML ist nicht lesbar: Eine Zahl ist zu lang, oder zu viele Klammern sind verschachtelt
toml-too-deep = dieses TOML ist nicht lesbar: Tabellen sind zu tief verschachtelt
toml-too-large = diese Zahl ist zu groß
