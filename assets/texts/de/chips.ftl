# Marken für das, was der Host einem Wurf dazugegeben hat.
strike = { $label }: zählt, weil der Host es sagt; Klick streicht es
