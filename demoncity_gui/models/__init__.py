"""Qt item models over the Host's picture; they hold rows and words, never rules."""
