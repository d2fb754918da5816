"""What the windows need that knows no Qt. Whoever opens one imports this before anything that knows it.

PySide looks through the source of each module that is imported after it, for one that asks for Qt's names in another
spelling; none of ours does, and a start would wait for the reading of them all.
"""

from demoncity_gui.cards.printing import print_messages
from demoncity_gui.disk import file_names
from demoncity_gui.evening import evening, held_pictures, session
from demoncity_gui.formats import cast_library, evening_plan, story
from demoncity_gui.games.demon_city import game
from demoncity_gui.games.demon_city.tempers import ready
from demoncity_gui.games.demon_city.words import chips
from demoncity_gui.second_program import texts
from demoncity_gui.words import complaints, exports

__all__ = [
    "cast_library",
    "chips",
    "complaints",
    "evening",
    "evening_plan",
    "exports",
    "file_names",
    "game",
    "held_pictures",
    "print_messages",
    "ready",
    "session",
    "story",
    "texts",
]
