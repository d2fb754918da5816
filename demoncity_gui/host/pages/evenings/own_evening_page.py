"""“My own evening”: title, scene, who plays, the Horror and the house rules on one page; Enter begins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QPushButton, QWidget

from demoncity_gui.formats.own_evening import BeginTarotOrDice, OwnEvening, RuleSet, parted
from demoncity_gui.formats.players_line import USUAL_RANK, PlayersUnreadable, blank_horror, players_typed
from demoncity_gui.games.demon_city.rules.characters import CHARACTERISTICS, Character
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.words.stats import stat_word
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.pages.tv.pictures import picture_in
from demoncity_gui.host.widgets.big_button import BigButton
from demoncity_gui.host.widgets.buttons import set_up
from demoncity_gui.host.widgets.elided import ShownButton, widen_for_bold
from demoncity_gui.host.widgets.fields import TextField
from demoncity_gui.host.widgets.layouts import STRETCH, held, in_column, in_row
from demoncity_gui.host.widgets.message_line import MessageLine
from demoncity_gui.host.widgets.outlined import ChoiceBox, TickBox
from demoncity_gui.host.widgets.plain import PlainLabel, set_tip
from demoncity_gui.host.widgets.shrinking import ShrinkingArea
from demoncity_gui.pieces.edition import Edition
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import demon_city_round
from demoncity_gui.texts import own_evening as said
from demoncity_gui.words.plain_text import harmless, tip

_WIDTH = 760
"""In logical pixels: a row of players needs no more."""
_NAMES_SHOWN = 6


class HorrorChoice(Struct, frozen=True):
    """A Horror that can be taken: what it is called in the list, who it is, its deck, and where it is met.

    Nobody: a blank sheet. No cards: the usual deck.
    """

    words: str
    characters: tuple[Character, ...] = ()
    deck: tuple[Card, ...] = ()
    where: str = ""


class OwnEveningPage(QWidget):
    """Asks for all that an evening begins with. `begin_wanted` carries an `OwnEvening`, `left` says that none begins.

    Where a saved cast is chosen its name stands in `cast_chosen`; its players are read when the evening begins.
    `portraits` are the pictures that were dropped, by the names of players.
    """

    begin_wanted = Signal()
    left = Signal()

    def __init__(self, keys: OwnKeys) -> None:
        super().__init__()
        self.message = MessageLine()
        self.heading = PlainLabel(kind="headline")
        self._keys = keys
        self._last: BeginTarotOrDice | None = None
        self._kind = "evening"
        self._casts: list[str] = []
        self._horrors: list[HorrorChoice] = []
        self.title, self.scene = self._field(said.title_hint), self._field(said.scene_hint)
        self.players, self.horror_name = self._field(said.players_hint), self._field(said.horror_hint)
        self.cast, self.horror = ChoiceBox(), ChoiceBox()
        for box, name in ((self.cast, said.players), (self.horror, said.horror)):
            box.setAccessibleName(name)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.activated.connect(self._show_choices)
        self.players.textChanged.connect(self._show_players)
        self.company = set_up(TickBox(said.with_company), self._show_horror, stays=True, takes_keyboard=True)
        set_tip(self.company, said.with_company_tip)
        self._who_comes, self._who_waits, self._rules_told = (PlainLabel(kind="muted", wraps=True) for _ in range(3))
        for told, lines in ((self._who_comes, 1), (self._who_waits, 2)):  # nothing jumps when there is something to say
            told.setMinimumHeight(lines * told.fontMetrics().lineSpacing())
        self.rule_sets = {one: self._rules_button(one) for one in RuleSet}
        self.rules_last = set_up(ShownButton(said.rules_last), partial(self._choose_rules, None), stays=True)
        set_tip(self.rules_last, said.rules_last_tip)
        self._rules: RuleSet | None = RuleSet.BY_THE_BOOK
        self.portraits: dict[str, Path] = {}
        self.setAcceptDrops(True)
        self.as_last_time = set_up(QPushButton(said.as_last_time), self.take_last, takes_keyboard=True)
        self.begin = BigButton()
        self.begin.show_step(said.begin, demon_city_round.enter, True)
        self.begin.clicked.connect(self.begin_wanted)
        self.cancel = set_up(QPushButton(said.cancel), self.left.emit, takes_keyboard=True)
        self._lay_out()
        keys.changed.connect(self._show_rules)

    def _field(self, hint: str) -> TextField:
        field = TextField(hint)
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        field.setAcceptDrops(False)  # a picture that is dropped here is a portrait, not a path to be written
        field.handed_over.connect(lambda _text: self.begin_wanted.emit())
        field.left.connect(self.left)
        return field

    def _rules_button(self, one: RuleSet) -> ShownButton:
        button = set_up(ShownButton(said[one.value]), partial(self._choose_rules, one), stays=True)
        set_tip(button, said[f"{one.value}-tip"])
        widen_for_bold(button)
        return button

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setVerticalSpacing(10)
        grid.setHorizontalSpacing(14)
        players = held(in_column(self.cast, self.players, self._who_comes, spacing=4))
        horror = held(in_column(self.horror, self.horror_name, self.company, self._who_waits, spacing=4))
        rules = held(in_column(in_row(*self.rule_sets.values(), self.rules_last, STRETCH), self._rules_told, spacing=4))
        rows = (
            *((said.title, self.title), (said.scene, self.scene), (said.players, players)),
            *((said.horror, horror), (said.house_rules, rules)),
        )
        for place, (words, what) in enumerate(rows):
            label = PlainLabel(words, kind="key")
            grid.addWidget(label, place, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
            label.setContentsMargins(0, 6, 0, 0)
            grid.addWidget(what, place, 1)
        middle = QWidget()
        middle.setMaximumWidth(_WIDTH)
        head = in_row(self.heading, STRETCH, self.as_last_time)
        foot, later = in_row((self.begin, 1), self.cancel), PlainLabel(said.later, kind="muted", wraps=True)
        self._form = ShrinkingArea(held(in_column(grid, 8, later, spacing=8)))  # it scrolls; what begins stays
        middle.setLayout(in_column(STRETCH, head, 8, self._form, foot, STRETCH, spacing=8))
        self.setLayout(in_row(middle))
        fields = (self.title, self.scene, self.players, self.horror_name)
        order = (*fields, self.cast, self.horror, self.company, self.cancel)
        for one, then in zip(order, (*order[1:], self.as_last_time), strict=True):
            self.setTabOrder(one, then)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin on Enter, leave on Escape, wherever the keyboard is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.begin_wanted.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    # --- pictures that are dropped ---------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a picture; anything else is the window's."""
        if picture_in(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Let the picture be the portrait of whom its file is named after, else of the next who has none."""
        path, names = picture_in(event.mimeData()), [one.name for one in self._players_so_far()]
        if path is None:
            return
        event.acceptProposedAction()
        named = (name for name in names if name.casefold() == path.stem.strip().casefold())
        who = next(named, next((name for name in names if name not in self.portraits), ""))
        if who:
            self.portraits[who] = path
            self._show_players()
        else:
            self.message.say(said.no_more_portraits(number=len(names)))

    def _players_so_far(self) -> tuple[Character, ...]:
        try:
            return () if self.cast_chosen or not self.players.text().strip() else self._players()
        except PlayersUnreadable:
            return ()

    # --- what can be chosen --------------------------------------------------------------------------------------

    def offer(
        self,
        casts: Sequence[str],
        horrors: Sequence[HorrorChoice],
        last: BeginTarotOrDice | None,
        *,
        kind: str,
        rules: RuleSet = RuleSet.BY_THE_BOOK,
    ) -> None:
        """Begin anew with empty fields: these saved casts and Horrors can be taken, and what the last evening had.

        `kind` is "evening", "dice" or "solo".
        """
        self._casts, self._last, self._kind = list(casts), last, kind
        self.heading.setText(said.heading(kind=kind))
        self._horrors = [HorrorChoice(said.blank_horror), *horrors]
        for field in (self.title, self.scene, self.players):
            field.clear()
        self.horror_name.setText(said.horror_name)
        self.portraits.clear()
        self.cast.clear()
        self.cast.addItem(said.type_them)
        if last is not None:
            players, others = parted(last)
            self.cast.addItem(said.the_last(names=_names(players)))
            self._horrors.append(HorrorChoice(said.last_horror(names=_names(others)), others))
        self.cast.addItems([said.from_cast(name=harmless(name)) for name in casts])
        self.horror.clear()
        self.horror.addItems([one.words for one in self._horrors])
        for place, one in enumerate(self._horrors):
            self.horror.setItemData(place, tip(one.where), Qt.ItemDataRole.ToolTipRole)
        self.company.setChecked(True)
        self.rules_last.setVisible(last is not None)
        self.as_last_time.setEnabled(last is not None)
        set_tip(
            self.as_last_time, said.no_last_time if last is None else said.as_last_time_tip(title=harmless(last.title))
        )
        self._choose_rules(rules)
        self._show_choices()
        self.message.say("")

    def take_last(self) -> None:
        """Take over all that the last evening had."""
        if self._last is None:
            return
        self.title.setText(self._last.title)
        self.scene.setText(self._last.scene)
        self.cast.setCurrentIndex(1)
        self.horror.setCurrentIndex(self.horror.count() - 1)
        self._choose_rules(None)
        self._show_choices()
        self._go_to(self.title)
        self.title.selectAll()

    def _choose_rules(self, rules: RuleSet | None) -> None:
        """Read the open questions by this set; None: as the last evening did."""
        self._rules = rules
        for one, button in self.rule_sets.items():
            button.setChecked(one is rules)
        self.rules_last.setChecked(rules is None)
        self._show_rules()

    def _show_rules(self) -> None:
        number, key = len(self.house_rules.chosen), self._keys.sign(Key.HOUSE_RULES)
        self._rules_told.setText(said.rules_some(number=number, key=key) if number else said.rules_none(key=key))

    def _show_choices(self) -> None:
        self.players.setVisible(self.cast.currentIndex() == 0)
        self.cast.setVisible(self.cast.count() > 1)
        self.horror.setVisible(self.horror.count() > 1)
        self.horror_name.setVisible(not self._horror.characters)
        self._show_horror()
        self._show_players()

    def _show_horror(self) -> None:
        """Say where the Horror is met, and who comes with it; who plays alone will see."""
        where, names = self._horror.where, [harmless(one.name) for one in self._company]
        self.company.setVisible(bool(names))
        who = (said.comes_with if self.company.isChecked() else said.comes_without)(names=names) if names else ""
        self._who_waits.setText(" ".join(filter(None, (where and f"{harmless(where)}.", who))))

    def _show_players(self) -> None:
        """Show whom the row means as it is typed, so that a slip is seen at once."""
        try:
            players = () if self.cast_chosen or not self.players.text().strip() else self._players()
        except PlayersUnreadable as why:
            self._who_comes.setText(str(why))
            return
        names = ", ".join(_with_raised_stats(one) for one in players)
        told = said.who_comes(number=len(players), names=names, usual=USUAL_RANK) if players else ""
        with_portrait = [harmless(one.name) for one in players if one.name in self.portraits]
        portraits = said.portraits(names=with_portrait) if with_portrait else ""
        self._who_comes.setText(" ".join(filter(None, (told, portraits))))

    # --- what has been chosen ------------------------------------------------------------------------------------

    @property
    def house_rules(self) -> HouseRules:
        """The house rules that are chosen."""
        if self._rules is not None:
            return self._rules.of(Edition.DICE if self._kind == "dice" else Edition.TAROT)
        return HouseRules() if self._last is None else self._last.house_rules

    @property
    def cast_chosen(self) -> str:
        """The saved cast that is chosen, nothing where none is."""
        place = self.cast.currentIndex() - (1 if self._last is None else 2)
        return self._casts[place] if 0 <= place < len(self._casts) else ""

    @property
    def _horror(self) -> HorrorChoice:
        return self._horrors[max(self.horror.currentIndex(), 0)]

    @property
    def _company(self) -> tuple[Character, ...]:
        """Whom the Host may leave out; who plays alone may not."""
        return self._horror.characters[1:] if self._horror.where and self._kind != "solo" else ()

    def _players(self) -> tuple[Character, ...]:
        if self.cast.currentIndex() == 1 and self._last is not None:
            return parted(self._last)[0]
        return players_typed(self.players.text())

    def chosen(self, cast: Sequence[Character] | None = None) -> OwnEvening:
        """Return what is chosen; `cast` are the people of the saved cast, where one is.

        Raises:
            PlayersUnreadable: something is missing, or can't be meant; the message is one sentence.
        """
        for field, objection in ((self.title, said.needs_title), (self.horror_name, said.needs_horror)):
            if field.isVisible() and not field.text().strip():
                self._go_to(field)
                raise PlayersUnreadable(objection)
        players = tuple(cast) if cast is not None else self._typed_players()
        left_out = () if self.company.isChecked() else self._company
        kept = tuple(one for one in self._horror.characters if one not in left_out)
        horrors = kept or (blank_horror(self.horror_name.text(), len(players) + 1),)
        has_horror = not self._horror.characters and any(not one.is_player_character for one in players)
        return OwnEvening(
            self.title.text(),
            self.scene.text(),
            players,
            () if has_horror else horrors,
            self.house_rules,
            self._kind == "dice",
            () if has_horror else self._horror.deck,
        )

    def _typed_players(self) -> tuple[Character, ...]:
        try:
            return self._players()
        except PlayersUnreadable:
            self._go_to(self.players)
            raise

    def _go_to(self, field: TextField) -> None:
        """Give a field the keyboard, and bring it into sight."""
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._form.ensureWidgetVisible(field)


def _names(people: Sequence[Character]) -> str:
    names = [harmless(one.name) for one in people]
    return ", ".join([*names[:_NAMES_SHOWN], *(["…"] if len(names) > _NAMES_SHOWN else [])])


def _with_raised_stats(one: Character) -> str:
    """Return a name with the ranks that differ from the usual."""
    stats = [f"{stat_word(stat)} {one.rank(stat)}" for stat in CHARACTERISTICS if one.rank(stat) != USUAL_RANK]
    return said.with_stats(name=one.name, stats=", ".join(stats)) if stats else one.name
