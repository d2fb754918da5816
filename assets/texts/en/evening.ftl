# What the Host is told when an evening is taken up, and the history’s lines about steps back and forth.
ended-midway = The program ended in mid-evening; everything up to the last step is here.
tv-lost-picture = The TV stays blank: the picture that it showed is not on this computer.
tv-blank = The TV is blank, as you left it.
tv-flip-held = The flip is still held: the players have not seen these cards.
tv-frozen = The TV is frozen, as you left it.
read-only = Read only.
no-backup = No backup could be made: { $why }
undone = Undone: { $what }.
redone = Redone: { $what }.
gone-to = Gone to: { $what }.
players-had-seen = The players had seen these cards.
restored = { $evening } (restored { $moment })
