"""The Host's window: a module a panel. Widgets show pictures and ask the session; they know no rules."""
