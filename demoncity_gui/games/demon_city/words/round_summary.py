"""An Action Round on one page: in short, step by step, and every extra and lost throw (T-STATE-09)."""

from __future__ import annotations

LENGTH = "Six seconds at the most; it lasts as long as the deed that wins it, and often that is less."
"""How long a round is in the story (T-ROUND-02, T-ROUND-03)."""

IN_SHORT = (
    "From the slowest to the fastest, everybody says what they do; what nobody contests is settled on the spot.",
    "All the other cards turn together.",
    "The side with the highest card gets its way: of its attacks the highest, and whatever else of it succeeds.",
)
"""The round in three lines (T-ROUND-08)."""

STEPS = (
    ("List", "Once for the fight: everybody by Agility, slowest first, equals at random."),
    ("Announce", "The slowest who is left: one deed, one target, no ifs and no waiting."),
    ("Count", "One card, the extras, then the losses; so many lie face down, unseen."),
    ("Settle", "If nobody means to stop it, it happens now, with a throw where it is in doubt."),
    ("Go on", "Steps 2 to 4 for the next faster one, until all have announced."),
    ("Throw", "Every card that is left turns at once."),
    ("Winner", "The side with the highest card wins its Clash; if sides tie for it, nothing happens."),
    ("Attack", "Its highest attack, and only that one, if it beats the foe’s card or stat."),
    ("The rest", "Its other deeds that get in nobody’s way and beat what stands against them."),
    ("Clashes", "The same for every other Clash."),
    ("Again", "Back to step 2; the list stays."),
)
"""The eleven steps: a word and a line each (T-ROUND-06)."""

EXTRA_THROWS = (
    ("Situation", "each distinct advantage over the one you face, however big"),
    ("Higher stat", "yours is over the one they use on you or resist with"),
    ("Distraction", "the target is not set to face you; once a round"),
    ("Defense", "you do nothing but defend"),
    ("Weapon", "yours suits this very situation better"),
    ("Supernatural", "your power faces something mundane"),
)
"""Every extra throw (T-COUNT-04)."""

LOST_THROWS = (
    ("Called shot", "aiming at one spot; not a disarm without harm"),
    ("Injury", "up again from under 0 Toughness, until a point is regained"),
    ("Other trouble", "rather one more for the foe; never both for one thing"),
    ("Never under one", "more trouble helps the foe; a trick: two cards, the lower counts"),
)
"""Every lost throw, and where losing ends (T-COUNT-02, T-ALOST-05, T-ALOST-09)."""
