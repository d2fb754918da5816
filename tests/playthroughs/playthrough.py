"""Plays an evening that is written as text, and tells it anew as it really went.

First a heading; then the sides with their people, what lies on top of the Players' Deck, and the whole Horror's Deck,
top card first. Then lines that begin with `>` say what is done, `;` between several; beneath each stands what the table
sees of it. `[?]` is a card face down. In brackets: `better weapon`, `unseen`, `called shot`, an advantage by its label,
a disadvantage by its label after a minus.
"""

from __future__ import annotations

import re

from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules.announcements import Act, Announcement, Attack, Defend, Edges, Manner, Move
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.clash import ClashRuling, Outcome
from demoncity_gui.games.demon_city.rules.refusals import RuleRefusal
from demoncity_gui.games.demon_city.rules.table import ShownThrow
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from tests.support.cast import foe, player
from tests.support.sitting import table_with
from tests.support.stacked import HORROR_10, PLAYERS_31, StackedChance, called, pick

TURNS: dict[str, cmd.Command] = {
    "ready": cmd.CallReady(),
    "throw": cmd.ThrowCards(),
    "accept": cmd.AcceptRuling(),
    "next round": cmd.NextRound(),
    "repeat all": cmd.RepeatAll(),
    "end action": cmd.EndAction(),
}
HORRORS_CARDS = (*HORROR_10, *(card for card in Card if card.pip is None))
WHOSE = {DeckName.PLAYERS: "the players'", DeckName.HORROR: "the horror's"}
MOVED = ev.CardsLaid | ev.CardsReturned | ev.CardsTurned | ev.ThrowDiscarded


class Playthrough:
    """One evening's text, being played."""

    def __init__(self, text: str) -> None:
        self.text = text
        lines = dict(line.split(": ", 1) for line in text.split("\n\n")[1].splitlines())
        players, horror = lines.pop("the players' deck"), lines.pop("the horror's deck")
        self.people = {}
        for side, people in lines.items():
            for name, words in re.findall(r"(\w+) \((.*?)\)", people):
                stats = {stat: int(rank) for stat, rank in re.findall(r"(\w+) (\d+)", words)}
                agility, toughness = stats.get("Agility", 4), stats.get("Toughness", 4)
                make = player if side == "players" else foe
                self.people[name] = make(name, agility=agility, toughness=toughness)
        cards = pick(horror, HORRORS_CARDS)
        self.sitting = table_with(*self.people.values(), players=players, horror_deck=cards)

    def told(self) -> str:
        """Return the text with what really happened beneath each line that was done."""
        lines = []
        for line in self.text.splitlines():
            if line.startswith(">"):
                lines += [line, *(f"  {seen}" for seen in self.seen(line.removeprefix("> ")))]
            elif not line.startswith("  "):
                lines.append(line)
        return "\n".join(lines) + "\n"

    def seen(self, deeds: str) -> list[str]:
        """Do what the line says; return what the table sees of it."""
        happened: list[ev.Event] = []
        for deed in deeds.split("; "):
            if deed == "look at the piles":
                decks = [(WHOSE[name], self.sitting.table.deck(name)) for name in DeckName]
                return [f"{whose} pile {len(deck.pile)}, discard {len(deck.discard)}" for whose, deck in decks]
            if front := re.fullmatch(r"the next shuffle brings up (.*)", deed):
                self.sitting.chance = StackedChance(*pick(front[1], (*HORROR_10, *PLAYERS_31)))
                continue
            try:
                happened += self.sitting.do(self.command(deed))
            except RuleRefusal as refusal:
                return [f"refused: {type(refusal.reason).__name__}"]
        lanes = [self.lanes()] if any(isinstance(event, MOVED) for event in happened) else []
        return lanes + [words for event in happened if (words := self.words(event))]

    def command(self, deed: str) -> cmd.Command:
        """Return the command that these words mean."""
        if deed in TURNS:
            return TURNS[deed]
        match = re.fullmatch(r"(\w+):? (\w+) ?(.*?)(?: \((.*)\))?", deed)
        if match is None:
            raise ValueError(f"nobody understands {deed!r}")
        who, verb, rest, chips = match.groups()
        if who == "complicate":
            return cmd.Complicate(deed.removeprefix("complicate: "))
        if who == "choose":
            return cmd.ChooseAttack(self.people[verb].id)
        return cmd.Announce(self.people[who].id, self.announcement(verb, rest, (chips or "").split(", ")))

    def announcement(self, verb: str, rest: str, chips: list[str]) -> Announcement:
        """Return what somebody says they will do."""
        named = tuple(self.people[word].id for word in rest.split() if word in self.people)
        labels = [chip for chip in chips if chip not in ("better weapon", "unseen", "called shot", "")]
        edges = Edges(
            weapon="better weapon" in chips,
            advantages=tuple(label for label in labels if not label.startswith("-")),
            disadvantages=tuple(label.removeprefix("-") for label in labels if label.startswith("-")),
        )
        match verb:
            case "attacks" | "shoots":
                manner = Manner.SHOOT if verb == "shoots" else Manner.CLOSE
                unaware, called_shot = "unseen" in chips, "called shot" in chips
                return Attack(named[0], manner, unaware=unaware, called_shot=called_shot, edges=edges)
            case "defends":
                return Defend(named or None, edges)
            case "struggles":
                return Act(named, edges=edges)
            case "tries":
                return Act((), intensity=int(rest), uncontested=True, edges=edges)
            case "moves":
                return Move()
        raise ValueError(f"nobody can {verb!r}")

    def names(self, people: tuple[CharacterId, ...]) -> str:
        """Return these people's names, or "nobody"."""
        return ", ".join(self.sitting.table.character(who).name for who in people) or "nobody"

    def lanes(self) -> str:
        """Return the cards before everybody, as the table sees them."""
        lanes = []
        for one in self.sitting.fight.participants:
            if one.throw is not None:
                shown = isinstance(one.throw, ShownThrow)
                cards = called(self.sitting.cards_before(self.sitting.table.character(one.who))) if shown else ""
                cards = cards or "[?]" * one.throw.number
                lanes.append(f"{self.names((one.who,))} {cards}")
        return ", ".join(lanes)

    def words(self, event: ev.Event) -> str:
        """Return what the table sees of an event; of most, nothing."""
        match event:
            case ev.DeckShuffled(deck=deck, order=order):
                return f"{WHOSE[deck]} discard is shuffled: {len(order)} cards"
            case ev.DeedSettled(who=who, ruling=ruling):
                return f"{self.names((who,))}: {ruling.result.value}"
            case ev.ClashJudged(ruling=ruling):
                return self.verdict(ruling)
            case ev.AftermathReached(succeeded=succeeded):
                return f"to be placed anew: {self.names(succeeded)}"
        return ""

    def verdict(self, ruling: ClashRuling) -> str:
        """Return how a Clash ended."""
        if ruling.outcome is Outcome.TIED:
            return f"{self.names(ruling.members)}: tied at {ruling.top}"
        notes = {"to choose": ruling.candidates, "critical": ruling.critical, "fumble": ruling.fumble}
        said = f"{self.names(ruling.members)}: {ruling.winning_side} win with {ruling.top}"
        said += f"; {self.names(ruling.happens)} succeeds"
        stalemate = "; stalemate" if ruling.outcome is Outcome.STALEMATE else ""
        return said + stalemate + "".join(f"; {note}: {self.names(who)}" for note, who in notes.items() if who)
