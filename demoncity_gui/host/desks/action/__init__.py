"""The desk of Action!: a clock of Shots, snapshots and interrupts by one key, attacks down to their harm."""
