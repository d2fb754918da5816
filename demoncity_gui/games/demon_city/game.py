"""Demon City, as a value that an evening is handed: one for each edition."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from demoncity_gui.games.common.casebook import CaseEnded, SceneOpened, Written
from demoncity_gui.games.demon_city import old_words
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules import events as ev
from demoncity_gui.games.demon_city.rules.apply import apply
from demoncity_gui.games.demon_city.rules.characters import PLAYERS_SIDE, CharacterId
from demoncity_gui.games.demon_city.rules.commands import Command, EditCharacter
from demoncity_gui.games.demon_city.rules.dealing import D10
from demoncity_gui.games.demon_city.rules.events import Event
from demoncity_gui.games.demon_city.rules.next_evening import next_dice_evening, next_evening
from demoncity_gui.games.demon_city.rules.proposals import Followed
from demoncity_gui.games.demon_city.rules.refusals import NobodyThere, Refusal, RuleRefusal
from demoncity_gui.games.demon_city.rules.seen_by_side import as_seen_by
from demoncity_gui.games.demon_city.rules.table import EMPTY_TABLE, Table
from demoncity_gui.games.demon_city.tempers.at_table import asks, decided
from demoncity_gui.games.demon_city.tempers.temper import FATE
from demoncity_gui.games.demon_city.views.cast_picture import cast_picture
from demoncity_gui.games.demon_city.views.decks_picture import decks_picture
from demoncity_gui.games.demon_city.views.host_view import host_picture, speaker_for
from demoncity_gui.games.demon_city.views.house_rules_picture import house_rules_picture
from demoncity_gui.games.demon_city.views.person_picture import person_picture
from demoncity_gui.games.demon_city.views.show_picture import show_picture
from demoncity_gui.games.demon_city.views.task_view import intensity_is_open, task_picture
from demoncity_gui.games.demon_city.views.told_task import DemonCityDeed, Told, asked_by, goes_on, told_task
from demoncity_gui.games.demon_city.views.tv_tasks import tv_task_picture
from demoncity_gui.games.demon_city.views.tv_view import portrait_of_speaker, tv_picture
from demoncity_gui.games.demon_city.words.account import Account
from demoncity_gui.games.demon_city.words.commands import command_words
from demoncity_gui.games.demon_city.words.dice_dialect import DICE
from demoncity_gui.games.demon_city.words.players_story import players_lines
from demoncity_gui.games.demon_city.words.refusals import refusal_sentence
from demoncity_gui.games.demon_city.words.story import story_lines
from demoncity_gui.games.game import DeedOnTv, Game, Heading, Known, LineKind
from demoncity_gui.pieces.tv_picture import TvPicture
from demoncity_gui.texts.catalogue import PLAIN, speaking


class DemonCity:
    """See `Game`, whose members these are."""

    word = "begin-evening"
    commands = Command
    events = Event
    empty = EMPTY_TABLE
    upcast = staticmethod(old_words.upcast)
    decide = staticmethod(decided)
    apply = staticmethod(apply)
    asks = staticmethod(asks)
    next_evening = staticmethod(next_evening)
    dialect = PLAIN
    draws_as_it_goes = False

    def called(self, table: Table, command: Command) -> str:
        """See `Game`."""
        with speaking(self.dialect):
            return command_words(table, command)

    def refusal(self, table: Table, reason: Refusal) -> str:
        """See `Game`."""
        with speaking(self.dialect):
            return refusal_sentence(table, reason)

    def shown(self, table: Table, now: Table) -> Table:
        """See `Game`: in a solo evening the window is the player’s, unless they peek."""
        return as_seen_by(table, PLAYERS_SIDE) if now.solo and not now.peeks else table

    def turned(self, events: Sequence[Event]) -> bool:
        """See `Game`."""
        return any(isinstance(event, _TURNING) for event in events)

    def line(self, deed: DemonCityDeed) -> str | None:
        """See `Game`."""
        if not isinstance(deed.command, cmd.ShowLine):
            return None
        return " ".join(event.words for event in deed.events if isinstance(event, ev.LineShown))

    def on_tv(self, deed: DemonCityDeed) -> DeedOnTv:
        """See `Game`."""
        asked = asked_by(deed)
        waits = any(isinstance(event, ev.CardsAwaited) for event in deed.events)
        is_task = isinstance(asked, Told)
        return DeedOnTv(
            flips=isinstance(asked, cmd.ThrowCards) or (is_task and not isinstance(asked, _PLAIN_DRAWS) and not waits),
            of_task=is_task,
            amends_task=isinstance(deed.command, cmd.ComplicateTask),
            goes_on=goes_on(deed),
        )

    def tv(self, table: Table, deeds: Sequence[DemonCityDeed], known: Known) -> TvPicture:
        """See `Game`."""
        with speaking(self.dialect):
            told = told_task(deeds)
            if told is None:
                return tv_picture(table, names=known.names, verdict_alone=known.verdict_alone)
            revealed = intensity_is_open(table) or told.deed == known.revealed
            return tv_task_picture(told, revealed=revealed, names=known.names, verdict_alone=known.verdict_alone)

    def papers(self, table: Table, *, for_players: bool) -> None:
        """See `Game`."""

    def with_portrait(self, table: Table, who: CharacterId, portrait: str) -> tuple[EditCharacter, str]:
        """See `Game`."""
        if not any(one.id == who for one in table.characters):
            raise RuleRefusal(NobodyThere(who))
        one = table.character(who)
        return EditCharacter(replace(one, portrait=portrait)), one.name

    def portrait(self, table: Table, known: Known) -> str:
        """See `Game`."""
        return portrait_of_speaker(table, names=known.names)

    def story(
        self, deed: DemonCityDeed, before: Table, after: Table, event: Event, *, for_players: bool
    ) -> tuple[str, ...]:
        """See `Game`."""
        with speaking(self.dialect._replace(past=True)):
            if for_players:
                told_with_damage = isinstance(event, ev.CardsSpread | ev.RealCardsSpread) and any(
                    isinstance(one, ev.DamageThrown) for one in deed.events
                )
                return () if told_with_damage else players_lines(before, after, event)
            awaited = deed.before.awaited  # real cards were typed meanwhile
            return story_lines(before, after, event, deed.command if awaited is None else awaited.asked)

    def account(self, *, for_players: bool) -> Account:
        """See `Game`."""
        return Account(self.dialect, for_players=for_players)

    def line_kind(self, event: Event) -> LineKind:
        """See `Game`."""
        if isinstance(event, Written):
            return LineKind.PROSE
        return LineKind.HEADING if isinstance(event, SceneOpened | CaseEnded) else LineKind.PLAY

    def heading(self, table: Table) -> Heading:
        """See `Game`."""
        round_number = 0 if table.fight is None else table.fight.round_number
        people = tuple(dict.fromkeys(one.name for one in table.characters))
        return Heading(table.title, table.scene, round_number, people)

    def see_to(self, table: Table, deeds: Sequence[DemonCityDeed], *, whole: bool) -> None:
        """See `Game`."""
        host_picture(table, undo=None, redo=None)
        if whole:
            task_picture(table, (), told_task(deeds), is_shown=True, revealed=True)
            decks_picture(table, {})
            house_rules_picture(table)
            show_picture(table, None, (), _no_picture, names=True)
            cast_picture(table, _no_picture)
            for character in table.characters:
                person_picture(table, character.id)
                if table.fight is not None and table.fight.participant(character.id) is not None:
                    speaker_for(table, table.fight, character.id)

    def outcome(self, event: Event) -> object:
        """See `Game`."""
        match event:
            case ev.ThrowsCounted(who=who, count=count):
                return who, None if count is None else (count.cards, count.lowest)
            case ev.ClashJudged(clash=clash, ruling=ruling):
                return clash, ruling.members, ruling.top, ruling.told
            case ev.DeedSettled(who=who, ruling=ruling):
                return who, ruling.result, ruling.value, ruling.critical, ruling.fumble
            case ev.TaskJudged(who=who, ruling=ruling, count=count):
                taken = 0 if count is None else count.cards
                return who, event.intensities, taken, ruling.levels, ruling.critical, ruling.fumble, event.recovery
            case ev.ContestJudged(parties=parties):
                thrown = [(one.who, one.count.cards, one.value) for one in parties]
                return thrown, event.winner, event.critical, event.fumble
            case _:
                return event

    def lucks(self, events: Sequence[Event]) -> list[list[Sequence[object]]]:
        """See `Game`.

        A newcomer's place in the order doesn't tell where chance put them if cards had their say as well (T-AMB-62).
        """
        orders: list[Sequence[object]] = []
        for event in events:
            match event:
                case ev.DeckShuffled() | ev.ActionBegan() | ev.OrderChanged() | ev.EqualsPicked():
                    orders.append(event.order)
                case ev.Proposed(proposal=proposal):
                    orders += [(card, *FATE) for card in proposal.drawn]
                    if isinstance(proposal.reason, Followed):
                        orders.append(proposal.reason.equals)
                case ev.DiceRolled(faces=faces) | ev.DiceSpread(faces=faces):
                    orders += [(D10[face - 1], *D10) for face in faces]
        joined = next((event for event in events if isinstance(event, ev.FightJoined)), None)
        if joined is None:
            return [orders]
        who = joined.character.id
        others = [one for one in joined.order if one != who]
        places = [(*others[:place], who, *others[place:]) for place in range(len(joined.order))]
        return [[*orders, order] for order in (joined.order, *places)]


def _no_picture(_name: str) -> bytes:
    return b""


_TURNING = ev.CardsTurned | ev.DiceRolled | ev.DiceSpread | ev.ThrowShown | ev.CardsSpread | ev.RealCardsSpread
"""What turns cards for everybody to see."""
_PLAIN_DRAWS = cmd.DrawNumber | cmd.DrawFreely
"""What no TV waits at: nothing hangs on it."""


class DiceEdition(DemonCity):
    """Demon City with d10s: the same functions, for the table says which edition it is."""

    word = "begin-dice-evening"
    dialect = DICE
    next_evening = staticmethod(next_dice_evening)  # type: ignore[assignment]  # begins with its own command


DEMON_CITY: Game[Table, Command, Event] = DemonCity()
DICE_EDITION: Game[Table, Command, Event] = DiceEdition()
