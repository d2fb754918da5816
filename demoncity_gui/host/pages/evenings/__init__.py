"""Files, backups, stories, paper."""
