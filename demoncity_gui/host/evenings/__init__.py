"""The Session menu: evenings, backups, the history, and what is written out of them."""
