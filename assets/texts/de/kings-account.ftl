# Ein Abend Kings als Geschichte zum Vorlesen. Keine Zahl steht darin. `$turn` nimmt eine von vier Arten, dasselbe zu sagen.

acted = { $words ->
    [none] { $turn ->
        [0] { $who } tat nichts, was jemand anfocht.
        [1] { $who } ließ den Augenblick verstreichen.
        [2] { $who } wartete.
       *[other] { $who } hielt sich zurück.
        }
   *[other] { $who }: { $words }.
    }
challenged = { $turn ->
    [0] { $who } forderte { $target } heraus
    [1] { $who } wandte sich an { $target }
    [2] Dann stand { $who } vor { $target }
   *[other] Nun wollte { $who } etwas von { $target }
    }{ $aim ->
    [none] .
   *[other] : { $aim }.
    }
answered = { $turn ->
    [0] { $who } wollte nichts davon wissen
    [1] { $who } blieb standhaft
    [2] { $who } wich nicht
   *[other] { $who } nahm es auf
    }{ $aim ->
    [none] .
   *[other] {" "}und hatte anderes im Sinn: { $aim }.
    }
relented = { $turn ->
    [0] { $who } gab nach, und { $winner } bekam das Gewünschte
    [1] { $who } ließ { $winner } gewähren
    [2] Es gab keinen Streit: { $who } fügte sich { $winner }
   *[other] { $who } beugte sich { $winner }
    }{ $aim ->
    [none] .
   *[other] : { $aim }.
    }
ahead = { $turn ->
    [0] { $who } war { $other } überlegen.
    [1] { $other } hatte { $who } nichts entgegenzusetzen.
    [2] Es ging, wie { $who } wollte.
   *[other] { $who } ließ { $other } hinter sich.
    }
even = { $turn ->
    [0] Keiner von beiden war dem Willen des anderen gewachsen.
    [1] Sie hielten einander in Schach.
    [2] Es kam nichts dabei heraus.
   *[other] Niemand wich zurück.
    }
overbid = { $turn ->
    [0] { $who } ließ es nicht dabei bewenden und setzte mehr ein.
    [1] Doch { $who } erhöhte den Einsatz.
    [2] { $who } hatte mehr zu geben und gab es.
   *[other] Noch einmal ging { $who } weiter.
    }
won = { $turn ->
    [0] Am Ende setzte { $who } sich durch
    [1] So kam es, wie { $who } es wollte
    [2] { $who } gewann
   *[other] Und { $who } hatte das letzte Wort
    }{ $aim ->
    [none] .
   *[other] : { $aim }.
    }
nobody-won = { $turn ->
    [0] Am Ende bekam niemand, was er wollte.
    [1] Sie gingen auseinander, und nichts hatte sich geändert.
    [2] Niemand gewann.
   *[other] Es blieb unentschieden.
    }
