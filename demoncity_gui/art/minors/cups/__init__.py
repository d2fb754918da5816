"""The cups, ace to ten: what is felt. Love, company, the morning after, and what is poured out for nothing."""
