"""Throws outside Action Rounds' lanes, of which some wait until the Host has typed their real cards."""

from __future__ import annotations

from msgspec import Struct

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.worth import gives_a_number
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Drawn

Asked = (
    cmd.TryTask
    | cmd.Contest
    | cmd.CheckCalm
    | cmd.Recover
    | cmd.ThrowDamage
    | cmd.DrawNumber
    | cmd.DrawFreely
    | cmd.AskOracle
    | cmd.Consult
    | cmd.BeginAction
    | cmd.JoinFight
    | cmd.RedrawTies
)
"""Commands that draw cards and use them at once."""


class Draw(Struct, frozen=True):
    """So many `places` for cards that somebody throws from one deck, or that are drawn for nobody in particular.

    `lowest`: of several cards the lowest counts. `numbers`: only cards worth 1 to 10 count, and others are drawn past
    (T-C10-01). `each`: every card counts by itself. `typed` is what is known of real ones. `hidden`: how many they are
    would tell the players what they may not know, somebody’s Toughness (D-DMG-01).
    """

    who: CharacterId | None
    deck: DeckName
    places: int
    lowest: bool = False
    numbers: bool = False
    each: bool = False
    typed: tuple[Drawn, ...] = ()
    hidden: bool = False

    @property
    def drawn_past(self) -> int:
        """How many of the typed cards don't count and have others drawn after them."""
        return sum(not gives_a_number(card) for card in self.typed) if self.numbers else 0

    @property
    def unknown(self) -> int:
        """How many real cards lie there that are not typed, where each is."""
        return self.places + self.drawn_past - len(self.typed)


class Awaited(Struct, frozen=True):
    """What was `asked` and is carried out once the real cards of all these draws are typed and thrown."""

    asked: Asked
    draws: tuple[Draw, ...]

    def draw_of(self, who: CharacterId | None) -> Draw | None:
        """Return the draw of this character, or of nobody."""
        return next((draw for draw in self.draws if draw.who == who), None)
