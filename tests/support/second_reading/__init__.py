"""The rules read a second time, slowly and word by word, as a judge over the core.

It reads scenario files, plain JSON, and shares nothing with `demoncity_gui.games.demon_city`, not even its cards: a
slip would have to be made twice to go unseen. Speed is no aim; each function stands for a rule or two and reads like
them.
"""

from tests.support.second_reading.ruling import ruling_of

__all__ = ["ruling_of"]
