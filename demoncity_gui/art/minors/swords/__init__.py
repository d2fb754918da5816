"""The swords, ace to ten: what cuts. Grief, nights without sleep, words that can't be taken back."""
