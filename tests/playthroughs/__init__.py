"""Evenings told as text that a player could check."""
