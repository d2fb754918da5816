# The page on which the Host chooses how open questions of the rules are read.
title = House rules
questions = Open questions of the rules
shared = shared
rule = Rule
question = Question
reading = Reading
spoken = { $rule }{ $is_changed ->
    [yes] , changed
   *[no] {""}
    }
spoken-reading = { $letter }: { $reading }
filter = Filter [{ $key }]: words of a question or a reading, or a rule’s id
changed = Changed: { NUMBER($number) } [{ $key }]
hint = ↑ ↓ choose a question · a, b, c choose a reading · { $filter } filters · { $page } or Escape goes back to the round
none-found = No question has these words.
example = For example: { $example }
preset = { $reading }  — preset
hosts-word = The Host’s word: { $words }
choose = Choose this reading: { $reading }
choose-by = Choose reading { $letter }: { $reading }
