# Chips of labels that the Host has added to a throw.
strike = { $label }: counts because the Host says so; click to strike it
