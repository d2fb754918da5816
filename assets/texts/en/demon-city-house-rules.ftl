# House rules: what stands behind a preset, and what a ruling goes back to.
grounds = { $grounds ->
    [text] The preset is what the text says, read word for word.
    [leaning] The text can be read in more than one way; the preset fits it best.
   *[silent] The text does not say; the preset is this program’s own choice.
    }
unknown = Unknown
turned-by = By house rule { $rule } { $letter }: { $question } { $reading } By the preset { $for_the_host ->
    [yes] the Host would decide this.
   *[no] it would have come out differently.
    }
read-otherwise = House rule. { $question } { $reading }
