# Marken für das, was der Host einem Wurf dazugegeben hat.
strike = { $label }: zählt auf das Wort des Hosts; Klick streicht es
