"""The rules of Action! combat: frozen values and total functions."""
