"""A whole evening of twelve rounds on the real windows, with every decision that the rules leave to the Host."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol, get_args

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication

from demoncity_gui import texts
from demoncity_gui.games.common.casebook import CaseCommand
from demoncity_gui.games.demon_city.rules import commands as cmd
from demoncity_gui.games.demon_city.rules.announcements import Act, Announcement, Attack
from demoncity_gui.games.demon_city.rules.characters import Rank
from demoncity_gui.host.desks.demon_city.round.agility_model import Column
from demoncity_gui.host.desks.demon_city.views import Views
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.pages.house_rules.house_rules_page import HouseRulesPage
from demoncity_gui.pieces.decks import DeckMode, DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.pieces.tv_picture import TvStage
from demoncity_gui.texts import card_titles, host_window, sheet_parts
from demoncity_gui.texts import demon_city_aftermath as aftermath_texts
from demoncity_gui.texts import demon_city_person_panel as person_texts
from demoncity_gui.texts import demon_city_task_page as task_texts
from demoncity_gui.texts import demon_city_tasks as task_ends
from tests.host.conftest import OpenDesk
from tests.host.test_by_mouse_alone import KeyWatch
from tests.host.test_person_panel import choose
from tests.host.test_real_cards import choose_deck
from tests.support.cast import foe
from tests.support.demon_city import replay
from tests.support.desk import Desk
from tests.support.mouse import Mouse
from tests.support.stacked import HORROR_10, PLAYERS_31, StackedChance, pick
from tests.support.trio import ANN, BILL, CASSIE, evening_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

VERSED_ANN = replace(ANN, skills=(Rank("Science", 5),))
DIRK = foe("Dirk", agility=4, toughness=2)
EVENING = evening_of(VERSED_ANN, BILL, CASSIE, DIRK)
"""Ann, Bill of the cult, Cassie, Dirk of the cult, by Agility; the last two are equal. Nothing sets them apart."""

Left = Callable[[cmd.Command], bool]


@dataclass(frozen=True)
class Decision:
    """What the rules leave to the Host, and the commands of which each must be found in the evening."""

    words: str
    left: tuple[Left, ...]


def asked(*kinds: type) -> tuple[Left, ...]:
    """Each of these commands."""
    return tuple(lambda command, kind=kind: isinstance(command, kind) for kind in kinds)


def task(holds: Callable[[cmd.TryTask], bool]) -> Left:
    return lambda command: isinstance(command, cmd.TryTask) and holds(command)


def contest(holds: Callable[[cmd.Contest], bool]) -> Left:
    return lambda command: isinstance(command, cmd.Contest) and holds(command)


def announced(holds: Callable[[Announcement], bool]) -> Left:
    return lambda command: isinstance(command, cmd.Announce) and holds(command.announcement)


def act(holds: Callable[[Act], bool]) -> Left:
    return announced(lambda deed: isinstance(deed, Act) and holds(deed))


def noted(words: str) -> Left:
    return lambda command: isinstance(command, cmd.Note) and words in command.words


DECISIONS = {
    "HOST-01": Decision(
        "whether there is a throw at all, and whether against a level or against somebody",
        (task(lambda one: one.intensities == (0,)), task(lambda one: 0 < one.intensities[0] < 10), *asked(cmd.Contest)),
    ),
    "HOST-02": Decision(
        "how hard it is, what a higher card earns besides, and whether the supernatural opens what is closed at 10",
        (
            task(lambda one: len(one.intensities) > 1),
            task(lambda one: one.supernatural is True and one.intensities == (10,)),
        ),
    ),
    "HOST-03": Decision(
        "what the Horror's Deck is made of, where The Fool lies, and who has which Significator",
        (
            lambda command: isinstance(command, cmd.SetDecks) and Card.FOOL in command.horror,
            *asked(cmd.GrantSignificator, cmd.RemoveSignificator),
        ),
    ),
    "HOST-04": Decision("whether a further skill fits as well", (task(lambda one: bool(one.side.further_skills)),)),
    "HOST-05": Decision(
        "what helps and hinders here, by name, and where the usual limits don't hold",
        (
            announced(lambda deed: deed.edges.advantages == ("high ground",)),
            announced(lambda deed: bool(deed.edges.disadvantages)),
            announced(lambda deed: bool(deed.edges.granted)),
            announced(lambda deed: bool(deed.edges.struck)),
        ),
    ),
    "HOST-06": Decision(
        "whether what is uneven gives to the one or takes from the other",
        (
            contest(lambda one: bool(one.other.advantages) and not one.one.disadvantages),
            contest(lambda one: bool(one.one.disadvantages)),
        ),
    ),
    "HOST-07": Decision("whose weapon is the better one here", (announced(lambda deed: deed.edges.weapon),)),
    "HOST-08": Decision("what counts as supernatural", (announced(lambda deed: deed.edges.supernatural),)),
    "HOST-09": Decision(
        "when a fight begins and ends, and how long its rounds are",
        (*asked(cmd.BeginAction, cmd.EndAction), noted("three breaths")),
    ),
    "HOST-10": Decision("that equals in Agility draw for their order anew", asked(cmd.RedrawTies)),
    "HOST-11": Decision(
        "who contests what, what is an attack, who sides with whom, and which Clashes are one",
        (
            act(lambda deed: deed.uncontested),
            act(lambda deed: bool(deed.against)),
            announced(lambda deed: isinstance(deed, Attack)),
            *asked(cmd.SetSide, cmd.SetTouch),
        ),
    ),
    "HOST-12": Decision("what changes after a tie, in a fight and outside", asked(cmd.Complicate, cmd.ComplicateTask)),
    "HOST-13": Decision(
        "what more a critical brings, and what the Horror's cards set off",
        (
            noted("critical"),
            lambda command: isinstance(command, cmd.EditCharacter) and bool(command.character.card_powers),
        ),
    ),
    "HOST-14": Decision(
        "what a hit costs, who falls, panics and gets up, by hand",
        asked(cmd.SetToughness, cmd.SetHurt, cmd.SetCalm, cmd.SetState),
    ),
    "HOST-15": Decision(
        "where those stand who won, and how far those are who ran and lost", asked(cmd.PlaceAnew, cmd.SetRange)
    ),
    "HOST-16": Decision("how open questions are read", asked(cmd.SetHouseRule)),
}


@dataclass(frozen=True)
class Step:
    """A sentence and the keys it takes; “typed” stands for what real cards take besides. A mouse clicks what has those
    keys, but where there is another way for it.
    """

    sentence: str
    keys: str
    mouse: str | None = None


@dataclass(frozen=True)
class Round:
    """What is done in a round; `cards` are those that matter, by whose lane they come to lie in."""

    steps: tuple[Step, ...]
    cards: str = ""


def one_word(text: str) -> str:
    """Return a text as a name in the steps of a mouse."""
    return text.replace(" ", "_")


DAMAGE = task_texts.outcome(who="", how=task_ends.damage(again=False, damage=0)).partition("0")[0]
"""How news of damage that was thrown goes on behind a name."""
WHOLE_DECKS = Step("Both decks are whole again.", "F4 X K Tab X F4", f"F4 X K row={one_word(card_titles.major_0)} X F4")
ALL_DEFEND = Step("Everybody else defends, and all is thrown and told.", "defend throw accept")
ON = Step("The next round.", "Return")

BEFORE = (
    Step(
        "Bill's sheet: what one of his cards sets off.",
        f"F3 Down Tab*14 '{card_titles.pentacles_6}: the tide' F3",
        f"F3 row=Bill field={one_word(sheet_parts.card_powers)} '{card_titles.pentacles_6}: the tide' F3",
    ),
    Step("A bystander is added, doubled, put further up, and the double goes.", "F3 Insert 'Otto' Return F3"),
    Step(
        "…",
        "F3 Ctrl+D Return Alt+Up Delete Up*9 Down*2 Delete F3",
        "F3 Ctrl+D 'Otto the Second' Return Alt+Up Delete row=Otto Delete F3",
    ),
    Step(
        "Arms against bare hands: the reading is changed.",
        "F7 / 'T-AMB-33' Return a F7",
        "F7 row=T-AMB-33 button=a F7",
    ),
    Step("The Fool goes over to the Horror, and the decks are built.", "F4 K F Return"),
    Step(
        "Ann earns a Significator, and loses it.",
        "Tab*2 S Tab Right*10 S F4",
        "row={0} S row={0} S F4".format(one_word(card_titles.wands_page)),
    ),
)
TASKS = (
    Step("Ann sees what anybody would see.", "F5 1 P 0 Return Return"),
    Step(
        "She looks closer; her Science fits, and 6 would tell her more.",
        "1 P 4 Shift+6 Shift+S Return typed Return",
        f"1 P 4 button={one_word(task_texts.several)} 6 Shift+S Return Return",
    ),
    Step("She looks at what nobody can see.", "1 1 0 X Return typed Return", "1 button=10 X Return Return"),
    Step("She runs from Bill in the rain, which helps him.", "1 V 2 + L 'rain' Return Return typed:Ann_6,Bill_6"),
    Step(
        "A tie: the lamp goes out. Ann trips, and they run again.",
        "'the lamp goes out' Return Right - Return typed:Ann_2,Bill_8",
        "'the lamp goes out' Return button=Ann_= - Return",
    ),
    Step("What hour is it? What lies on the shelf?", "Ctrl+1 typed Ctrl+2 typed Ctrl+3 typed Ctrl+4 typed F5"),
)
TASK_CARDS = "Ann 2 3 4 6, Bill 6 1"

ROUNDS = (
    Round(
        (
            Step("There is no time left to lose.", "Return"),
            Step("Cassie and Dirk draw for their order.", "F R F"),
            Step("Ann has the cleaver and the high ground.", "A @Bill W + L 'high ground' Return Return"),
            Step("Bill isn't quite human, and stands in water.", "A @Ann X - Return"),
            ALL_DEFEND,
            Step("How long was that?", "Ctrl+J 'three breaths' Return"),
            Step("Nobody knows yet that it is Bill who stands there.", "F @Bill I F"),
            Step("It is written on the wall.", "F10 'Low water at four' Return"),
            ON,
        )
    ),
    Round(
        (
            Step("Ann reaches for the door; it seems that nobody cares, but Bill does.", "U Return @Bill Return"),
            Step("Bill holds it shut.", "O @Ann Return"),
            Step("Cassie only calls for help.", "speak:Cassie U Return Return"),
            Step("Ann strikes him instead, after all.", "F @Ann A A @Bill Return"),
            ALL_DEFEND,
            ON,
        )
    ),
    Round(
        (
            Step("Dirk has had enough of the cult.", "F @Dirk S 'the rats' Return F"),
            Step("What Cassie and Dirk do can't be kept apart.", "F @Cassie M @Dirk 1 F"),
            Step("Ann fights from behind the counter.", "A @Bill B Return"),
            Step("Bill's card for defending is struck.", "D B Return"),
            ALL_DEFEND,
            ON,
        )
    ),
    Round(
        (
            Step("They go for each other.", "A @Bill Return A @Ann Return"),
            Step("The rest defend; a tie: the floor gives way.", "defend throw T 'the floor gives way' Return accept"),
            ON,
        ),
        cards="Ann 6 1, Bill 6, Cassie 2 3, Dirk 4 5",
    ),
    Round(
        (
            Step("Two blows at Bill, as high as each other.", "A @Bill Return speak:Cassie A @Bill Return"),
            Step("Cassie's is the one that is made.", "defend throw Down accept", "defend throw @Cassie accept"),
            ON,
        ),
        cards="Ann 6 1, Cassie 6, Bill 1 2, Dirk 3 4",
    ),
    Round(
        (
            Step("Ann hits Bill as he goes for Cassie.", "A @Bill Return A @Cassie Return defend throw"),
            Step("So Cassie's defence is let stand.", "J accept"),
            Step("What more would a critical do here?", "Ctrl+J 'critical: the lights fail' Return"),
            ON,
        ),
        cards="Ann 8 1 3, Bill 6, Cassie 5 2, Dirk 2 3",
    ),
    Round(
        (
            Step("Ann stands behind him now, and Dirk never came near.", "F @Ann E 'behind Bill' Return"),
            Step("…", "D @Dirk '40' Return F"),
            ALL_DEFEND,
            Step("Bill is badly hurt and down, Cassie loses her nerve.", "F @Bill T '1' Return C '2' Return Y O"),
            Step("…", "@Cassie P F"),
            ON,
        )
    ),
    Round(
        (
            Step("Ann watches.", "D Return"),
            Step("Bill tries to get up, does so, and defends.", "'5' Return typed:Bill_9 D Return"),
            Step(
                "Cassie stares.",
                "speak:Cassie Down*2 Return",
                f"speak:Cassie button={one_word(person_texts.pass_turn)}",
            ),
            ALL_DEFEND,
            Step("She is herself again.", "F @Cassie P F"),
            ON,
        ),
        cards="Bill 9",
    ),
    Round(
        (
            Step(
                "From now on damage and Calm are thrown.",
                "F7 / 'T-AMB-70' Return b F7",
                "F7 row=T-AMB-70 button=b F7",
            ),
            Step("…", "F7 / 'T-AMB-71' Return b F7", "F7 row=T-AMB-71 button=b F7"),
            Step("Ann hits Bill.", "A @Bill Return defend throw accept"),
            Step("It costs him what the cards say.", "T typed:Ann_1_5"),
            Step("Dirk has seen it.", "F @Dirk K '4' Return typed:Dirk_9 F"),
            ON,
        ),
        cards="Ann 9 3, Bill 1, Cassie 2 4 1 5, Dirk 2 4 9",  # and those of the damage and the Calm check
    ),
    Round(
        (
            Step("A rat comes out of the wall, and another one.", "F N 'Rat, vermin, 9, 1' Return"),
            Step("…", "N 'Mole, vermin, 9, 1' Return"),
            Step("They are one swarm.", "F F @Rat G A Escape F", "F F @Rat G A F"),
            Step("Another of them leads.", "F @Mole G F", "F @Rat G Q button=Mole F"),
            Step("And the first again.", "F @Rat G F", "F @Mole G Q button=Rat F"),
            Step("Bill is at the wheel of the van.", "F @Bill W F"),
            ALL_DEFEND,
            ON,
        )
    ),
    Round(
        (
            Step(
                "The swarm scatters, and the mole is gone.",
                "F @Rat G Z Escape @Mole L F",
                "F @Rat G Z F F @Mole L F",
            ),
            Step("All as before.", "Shift+Return defend throw accept"),
            ON,
        )
    ),
    Round((ALL_DEFEND, Step("Nobody is in a hurry any more.", "Ctrl+E"))),
)


class Luck(Protocol):
    """What comes up next."""

    front: list[object]


class Hands(Protocol):
    """What does the steps."""

    def press(self, *keys: str) -> None: ...
    def type(self, text: str) -> None: ...


class Play:
    """A Host who goes by the table of steps, with the program's cards or with real ones."""

    def __init__(self, desk: Desk, luck: Luck, hands: Hands, *, real: bool) -> None:
        self.desk = desk
        self.hands = hands
        self.luck = luck
        self.real = real
        self.cards = ""

    def evening(self) -> None:
        """Play it all."""
        self.luck.front = [*_front(TASK_CARDS)]
        self.all(BEFORE)
        if self.real:
            choose_deck(self.desk, DeckName.PLAYERS, DeckMode.EVERY_CARD)
            choose_deck(self.desk, DeckName.HORROR, DeckMode.HIGHEST_ONLY)
        self.all(TASKS)
        for number, one in enumerate(ROUNDS, start=1):
            assert number == 1 or self.desk.tv.round_number == number
            self.cards = one.cards
            if one.cards:  # from whole decks, so that those cards can come
                self.luck.front = [*_front(one.cards)]
                self.do(self.keys_of(WHOLE_DECKS))
            self.all(one.steps)

    def all(self, steps: tuple[Step, ...]) -> None:
        """Do one step after the other, each of which must leave something."""
        for step in steps:
            keys = self.keys_of(step)
            before = self.desk.session.history.timeline.last
            try:
                self.do(keys)
            except LookupError as why:
                raise LookupError(step.sentence, self.desk.page.person.panel.heading.text()) from why
            assert self.desk.session.history.timeline.last > before, f"nothing came of it: {step.sentence}"
            told = self.desk.message
            assert not told or DAMAGE in told, (step.sentence, told)  # what a throw came to is news, no refusal

    def keys_of(self, step: Step) -> str:
        """Return the keys of a step, for the mouse its own."""
        own = None if self.hands is self.desk else step.mouse
        return step.keys if own is None else own

    def do(self, keys: str) -> None:
        """Press these keys: 'typed text', a key so*many times, @who by name, or a word for what takes several."""
        for key in re.findall(r"'[^']*'|\S+", keys):
            match re.split(r"[:*](?=.)", key, maxsplit=1):
                case ["throw"]:
                    self.throw()
                case ["typed", *cards]:
                    self.throw_typed(" ".join(cards).replace("_", " ").replace(",", ", "))
                case ["defend"]:
                    self.defend_until(None)
                case ["accept"]:
                    self.accept()
                case ["speak", name]:
                    self.defend_until(name)
                case [one, times] if times.isdecimal():
                    self.hands.press(*[one] * int(times))
                case _ if key.startswith("'"):
                    self.hands.type(key.strip("'"))
                case _ if key.startswith("@"):
                    self.hands.press(self.key_of(key[1:]))
                case _:
                    self.hands.press(key)

    def key_of(self, name: str) -> str:
        """Return somebody's digit, which is the same on all pages and for the whole of a fight."""
        return next(one.key for one in Views(self.desk.session).task().throwers if one.name == name)

    def accept(self) -> None:
        """Accept one Clash after the other, up to the aftermath."""
        for _ in self.desk.session.table.characters:
            if self.desk.stage() is not TvStage.AFTERMATH:
                self.hands.press("Return")
        assert self.desk.stage() is TvStage.AFTERMATH, f"{self.desk.next_step}, {self.desk.message}"

    @property
    def speaker(self) -> str | None:
        """Whose turn it is to announce."""
        place = self.desk.rows.place_of_speaker()
        return None if place is None else self.desk.cell(place, Column.WHO).split(" · ")[0]

    def defend_until(self, name: str | None) -> None:
        """Let one after the other defend until it is this one's turn, or nobody's."""
        while (speaker := self.speaker) != name:
            self.hands.press("D", "Return")
            assert self.speaker != speaker, f"{speaker} can't defend: {self.desk.next_step}, {self.desk.message}"

    def throw(self) -> None:
        """Call “Ready…”, type what lies before everybody if it is real, and throw."""
        self.hands.press("Space")
        self.type(self.cards)
        self.hands.press("Space")
        assert self.desk.stage() is TvStage.VERDICT

    def throw_typed(self, cards: str) -> None:
        """Type the real cards that were just asked for, and throw them; nothing with the program's."""
        if Views(self.desk.session).host().typing:
            self.type(cards)
            self.hands.press("Return")
        assert self.desk.session.table.awaited is None

    def type(self, cards: str) -> None:
        """Type what lies before everybody if it is real: these cards, and any that can be."""
        wanted = {name: [*values] for name, values in _lanes(cards)}
        while lane := next((one for one in Views(self.desk.session).host().typing if not one.is_full), None):
            mine = wanted.get(lane.name, [])
            for key in (*mine[len(lane.typed) : len(lane.typed) + 1], *"1234578"):
                typed = len(lane.typed)
                self.hands.press(key)
                now = next(one for one in Views(self.desk.session).host().typing if one.who == lane.who)
                if len(now.typed) > typed:
                    break
            else:
                raise AssertionError(f"nothing can be typed for {lane.name}: {self.desk.message}")


def _lanes(cards: str) -> Iterator[tuple[str, list[str]]]:
    """Read "Ann 8, Cassie 5 2"."""
    for lane in filter(None, cards.split(", ")):
        name, *values = lane.split()
        yield name, values


def _front(cards: str) -> tuple[Card, ...]:
    """Return the cards that must be on top of the decks so that these come to lie so."""
    sides = {name: (PLAYERS_31 if name in ("Ann", "Cassie") else HORROR_10) for name, _ in _lanes(cards)}
    piles = [
        " ".join(value for name, values in _lanes(cards) if sides[name] is pile for value in values)
        for pile in (PLAYERS_31, HORROR_10)
    ]
    return (*pick(piles[0], PLAYERS_31), *pick(piles[1], HORROR_10))


def standing(desk: Desk) -> list[cmd.Command]:
    """Return the commands that stand, oldest first."""
    found = [desk.journal.entry(number).command for number in desk.journal.timeline.standing]
    return [command for command in found if command is not None]


def assert_the_evening_is_whole(desk: Desk, rounds: int, first: object) -> None:
    """It is told by rounds, goes back to its first step and on again, and comes out the same when it is replayed."""
    told = desk.log
    numbers = [int(found[1]) for line in told if (found := re.match(r"R(\d+)  ", line))]
    assert list(dict.fromkeys(numbers)) == list(range(1, rounds + 1))
    last = desk.session.table
    height = desk.session.history.timeline.height
    for _ in range(height - 1):
        desk.session.undo()
    assert desk.session.table == first
    for _ in range(height - 1):
        desk.session.redo()
    desk.settle()
    assert desk.session.table == last
    assert [line for line in desk.log if line in told] == told
    assert replay(desk.journal.entries()) == (desk.journal.entries(), ())


_RARE = {cmd.ChooseDeed, cmd.FollowFailure, cmd.SetConflict, cmd.SetLadder, cmd.NameEvening}
"""What a Host seldom needs; `tests/host/test_rare_words.py` and `test_own_evening.py` press their keys."""
_CASE = {*get_args(CaseCommand), cmd.BeginFight, cmd.AskOracle, cmd.Consult}
"""What belongs to a case; `tests/host/test_case_page.py` presses its keys."""
_BY_PROGRAM = {cmd.Propose, cmd.LetProgramPlay, cmd.PlaySolo, cmd.Peek}
"""What a Host does who lets the program play; `tests/host/test_program_plays.py` presses those keys."""
LEFT_OUT = {
    False: {
        cmd.BeginDiceEvening,
        cmd.SetDeck,
        cmd.PutBack,
        cmd.SetRealDeck,
        cmd.TypeCards,
        cmd.LetGo,
        *_RARE,
        *_BY_PROGRAM,
        *_CASE,
    },
    True: {cmd.BeginDiceEvening, cmd.SetDeck, cmd.PutBack, cmd.LetGo, *_RARE, *_BY_PROGRAM, *_CASE},
}
"""What the evening does without."""


@pytest.mark.parametrize(
    ("real", "by_mouse"),
    [
        pytest.param(False, False, id="the program's cards", marks=[pytest.mark.soak, pytest.mark.soak_alone]),
        pytest.param(True, False, id="real cards"),
        pytest.param(False, True, id="by mouse", marks=[pytest.mark.soak, pytest.mark.soak_alone]),
    ],
)
def test_twelve_rounds_use_every_decision_of_the_host(open_desk: OpenDesk, *, real: bool, by_mouse: bool) -> None:
    luck = StackedChance()
    desk = open_desk(EVENING, luck)
    first = desk.session.table

    Play(desk, luck, Mouse(desk) if by_mouse else desk, real=real).evening()

    commands = standing(desk)
    missing = {
        f"{name}: {decision.words} ({place})"
        for name, decision in DECISIONS.items()
        for place, left in enumerate(decision.left)
        if not any(map(left, commands))
    }
    assert missing == set()
    assert set(get_args(cmd.Command)) - {type(command) for command in commands} == LEFT_OUT[real]
    assert_the_evening_is_whole(desk, 12, first)


def test_three_rounds_and_every_page_by_mouse_alone(open_desk: OpenDesk) -> None:
    watch = KeyWatch()
    app = QGuiApplication.instance()
    assert app is not None
    desk = open_desk(EVENING, StackedChance())
    first = desk.session.table
    choose_deck(desk, DeckName.PLAYERS, DeckMode.HIGHEST_ONLY)  # opens the menu within the menu by a key
    app.installEventFilter(watch)

    desk.choose_in_menu(host_window.menu_view, texts.keys.cast)
    desk.click(texts.keys.character_down)
    desk.choose_in_menu(host_window.menu_view, texts.keys.cast)
    desk.choose_in_menu(host_window.menu_view, texts.keys.decks)
    desk.click(Key.SHUFFLE)
    desk.choose_in_menu(host_window.menu_view, texts.keys.decks)
    desk.choose_in_menu(host_window.menu_view, texts.keys.house_rules)
    desk.click("b", desk.side_page(HouseRulesPage))
    desk.choose_in_menu(host_window.menu_view, texts.keys.house_rules)
    desk.choose_in_menu(host_window.menu_round, Key.TASK.text)
    for button in ("2  Bill", "5", task_texts.throw(cards=1), task_texts.next_task):
        desk.click(button)
    desk.choose_in_menu(host_window.menu_round, Key.TASK.text)
    desk.click_next()
    for number in (1, 2, 3):
        assert desk.tv.round_number == number
        for chips in ((Key.CLOSE, "2  Bill", Key.WEAPON), *[(Key.DEFEND,)] * 3):
            for chip in chips:
                desk.click(chip)
            desk.click_next()
        choose(desk, "Cassie", person_texts.with_key(action=person_texts.hurt, key="Y"))
        desk.choose_in_menu(host_window.menu_round, texts.keys.person)
        desk.click_row("Dirk")
        desk.click(aftermath_texts.spoken_state(who="Dirk", out=False))
        desk.click(aftermath_texts.spoken_state(who="Dirk", out=False))
        desk.click_next()
        desk.click_next()
        for value in (texts.keyboard.card_worth(value=9), texts.keyboard.card_worth(value=10)):
            desk.click(value, desk.page.typing.panel)
        desk.click_next()
        while desk.stage() is TvStage.VERDICT:
            desk.click_next()
        desk.click(aftermath_texts.toughness_down(who="Bill"))
        if number < 3:
            desk.click_next()
    desk.choose_in_menu(host_window.menu_round, texts.keys.end_action)

    app.removeEventFilter(watch)
    assert watch.keys == 0
    assert_the_evening_is_whole(desk, 3, first)
