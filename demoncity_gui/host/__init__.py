"""The Host’s window: a folder a page. Widgets show pictures and ask the session; they know no rules."""
