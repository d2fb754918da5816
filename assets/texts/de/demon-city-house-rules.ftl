# Hausregeln: was hinter einer Voreinstellung steht, und worauf ein Entscheid zurückgeht.
grounds = { $grounds ->
    [text] Die Voreinstellung ist, was der Text wörtlich sagt.
    [leaning] Der Text lässt mehrere Lesarten zu; die Voreinstellung passt am besten zu ihm.
   *[silent] Der Text sagt nichts dazu; die Voreinstellung hat dieses Programm gewählt.
    }
unknown = Unbekannt
turned-by = Nach Hausregel { $rule } { $letter }: { $question } { $reading } Nach der Voreinstellung { $for_the_host ->
    [yes] würde der Host das entscheiden.
   *[no] wäre es anders ausgegangen.
    }
read-otherwise = Hausregel. { $question } { $reading }
