"""Action!: fights in Shots, with Shock and Wounds, mooks, and twenty optional rules."""
