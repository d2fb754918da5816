"""Trials that somebody looks at or listens to; no test runs them."""
