"""A case written down before it is played: its scenes, where each may lead, and its endings. Frozen values."""

from __future__ import annotations

from msgspec import Struct, field


class Lead(Struct, frozen=True):
    """A way on from a scene: what the players do or find, and the key of the scene or the ending that follows.

    With `needs` it is there for who has found that.
    """

    words: str
    to: str
    needs: str = ""


class Outcome(Struct, frozen=True):
    """What follows of a throw or a fight.

    `text` is read out; `find` is a line on the list of what was found; `tick` is the clock of which a segment is
    filled; `to` is the key of the scene or the ending that comes at once.
    """

    text: tuple[str, ...] = ()
    find: str = ""
    tick: str = ""
    to: str = ""


class CaseTry(Struct, frozen=True):
    """A throw on which something depends: one of these stats against an Intensity, once.

    With `needs` it is there for who has found that.
    """

    words: str
    stats: tuple[str, ...]
    against: int
    won: Outcome = Outcome()
    lost: Outcome = Outcome()
    needs: str = ""


class CaseScene(Struct, frozen=True):
    """One scene of a case.

    `text` is read out, a paragraph each; `advice` is for whoever plays the people of the place. `who` is there, `wrong`
    is what is wrong. `people` are those of the cast who are met there, by name: nobody knows of them before. `tags`,
    parted by spaces, say which complications fit. `leads` are the ways on. `tries` are throws that anybody may see are
    there to be made. `beaten` follows of a fight here after which no foe stands, `overcome` of one that the players
    lose.
    """

    key: str
    title: str
    where: str = ""
    who: str = ""
    wrong: str = ""
    tags: str = ""
    text: tuple[str, ...] = ()
    advice: tuple[str, ...] = ()
    leads: tuple[Lead, ...] = ()
    people: tuple[str, ...] = ()
    tries: tuple[CaseTry, ...] = field(default=(), name="throws")  # older files have words alone as `tries`
    beaten: Outcome = Outcome()
    overcome: Outcome = Outcome()


class CaseEnding(Struct, frozen=True):
    """One way in which a case ends, with what is read out then."""

    key: str
    title: str
    text: tuple[str, ...] = ()


class Case(Struct, frozen=True):
    """A case: the scene it begins with is the first. `hidden` are the clocks and lines of lists that come with it.

    What is found goes on the list called `finds`. `full` are the ways on when a clock is full: its `words` name the
    clock.
    """

    scenes: tuple[CaseScene, ...] = ()
    endings: tuple[CaseEnding, ...] = ()
    hidden: tuple[str, ...] = ()
    finds: str = ""
    full: tuple[Lead, ...] = ()

    def scene(self, key: str) -> CaseScene | None:
        """Return the scene of that key, None where there is none."""
        return next((one for one in self.scenes if one.key == key), None)

    @property
    def people(self) -> frozenset[str]:
        """The names of all who are met in some scene."""
        return frozenset(name for one in self.scenes for name in one.people)

    def ending(self, key: str) -> CaseEnding | None:
        """Return the ending of that key, None where there is none."""
        return next((one for one in self.endings if one.key == key), None)


NO_CASE = Case()
"""What an evening without a written case has."""
