"""The page of chances: each Clash as bars, the deed in hand as a hundred cards, and what would change it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import SystemRandom

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from demoncity_gui.disk.door import system_words
from demoncity_gui.disk.kinds import Kind
from demoncity_gui.disk.whole import exported
from demoncity_gui.evening.session import AnySession
from demoncity_gui.games.demon_city.rules.characters import CharacterId
from demoncity_gui.games.demon_city.rules.unseen import unseen_of
from demoncity_gui.host.desks.demon_city.odds import words
from demoncity_gui.host.desks.demon_city.odds.asking import TIMES, Asked, Dealt, Told, deal_twenty
from demoncity_gui.host.desks.demon_city.odds.chances import Chances
from demoncity_gui.host.desks.demon_city.odds.tables import tables_page
from demoncity_gui.host.keyboard.key_buttons import key_button
from demoncity_gui.host.keyboard.keys import Key
from demoncity_gui.host.keyboard.own_keys import OwnKeys
from demoncity_gui.host.pages.side_page import DoCommand, SidePage
from demoncity_gui.host.widgets.chance import Bars, HundredField
from demoncity_gui.host.widgets.file_dialogs import ask_place
from demoncity_gui.host.widgets.layouts import STRETCH, held, in_column, in_row, scrolled
from demoncity_gui.host.widgets.page_head import PageHead
from demoncity_gui.host.widgets.plain import PlainLabel
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.texts import demon_city_odds as said
from demoncity_gui.words.chances import hundredths, of_hundred

_BEAT = 350
"""Milliseconds between two throws that are dealt to be watched."""


class OddsPage(SidePage):
    """Arrows or a click choose a deed, `D` deals its throw twenty times."""

    def __init__(self, session: AnySession, do: DoCommand, keys: OwnKeys, chances: Chances) -> None:
        super().__init__(session, do, keys)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(said.title)
        self._chances = chances
        self._deeds: list[CharacterId] = []
        self._dealt: tuple[Dealt, ...] = ()
        self._shown = 0
        self._beat = QTimer(self)
        self._beat.setInterval(_BEAT)
        self._beat.timeout.connect(self._show_next)
        self.deal = key_button(keys, Key.DEAL_TWENTY, self._deal)
        self.tables = key_button(keys, Key.TABLES, self._ask_tables)
        self.hide_all = key_button(keys, Key.HIDE_CHANCES, lambda: chances.show(not chances.shown))
        self._nothing, self._decks = PlainLabel(kind="muted", wraps=True), PlainLabel(kind="warning", wraps=True)
        self.deeds, self.clashes, self.variants = Bars(), Bars(), Bars()
        self.field, self._caption = HundredField(), PlainLabel(kind="cards")
        self._deed, self.together = PlainLabel(kind="question", wraps=True), PlainLabel(wraps=True)
        self._throws, self._count = PlainLabel(wraps=True), PlainLabel(kind="muted", wraps=True)
        self._lay_out()
        self.key_action(Key.DEAL_TWENTY, self.deal.click)
        self.key_action(Key.TABLES, self.tables.click)
        self.deeds.chosen.connect(self._choose)
        chances.changed.connect(self._show)

    def set_session(self, session: AnySession) -> None:
        """Tell of another evening from now on."""
        super().set_session(session)
        self._chances.about(None)

    def refresh(self) -> None:
        """Show what is known now."""
        self._chances.follow()
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        """Show chances: who opens this page wants to see them."""
        super().showEvent(event)
        if not self._chances.shown:
            self._chances.show(True)
        self._show()

    def hideEvent(self, event: QHideEvent) -> None:
        """Deal no further, and ask about the draft again."""
        super().hideEvent(event)
        self._stop_dealing()
        self._chances.about(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a deed by arrows."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        asked = self._chances.asked
        if step is None or asked is None or not self._deeds:
            super().keyPressEvent(event)
            return
        place = self._deeds.index(asked.who) if asked.who in self._deeds else -1 if step > 0 else 0
        self._choose((place + step) % len(self._deeds))

    def _choose(self, place: int) -> None:
        if 0 <= place < len(self._deeds):
            self._stop_dealing()
            self._chances.about(self._deeds[place])

    # --- what it shows -------------------------------------------------------------------------------------------

    def _show(self) -> None:
        if not self.isVisible():
            return
        asked, told = self._chances.asked, self._chances.told
        known = asked is not None and told is not None and not told.too_many and not told.too_few
        self._nothing.setText(self._why_nothing(told))
        self._nothing.setVisible(not known)
        self._body.setVisible(known)
        if asked is None or told is None or not known:
            self._stop_dealing()
            return
        self._deeds = list(told.fares)
        if asked.who is None:
            self._chances.about(self._deeds[0])
        self._decks.setText(words.about_what_is_known(asked, is_flip_taken_back=self._chances.is_flip_taken_back))
        self.deeds.show_lines([words.deed_line(asked, told, who) for who in self._deeds])
        self.clashes.show_lines(
            [
                (f"{said.clash(letter=letter)}: {sentence}", share)
                for letter, lines in words.clash_lines(told)
                for sentence, share in lines
            ]
        )
        self._show_deed(asked, told)

    def _show_deed(self, asked: Asked, told: Told) -> None:
        who = asked.who
        if who is None:
            return
        sentence, chance = words.deed_line(asked, told, who)
        self.deeds.mark(self._deeds.index(who))
        self._deed.setText(sentence)
        self._caption.setText(said.so_many(share=of_hundred(chance)))
        self.field.show_chance(hundredths(chance), sentence)
        together = " ".join(words.of_all_together(asked, told, who))
        self.together.setText(together)
        self.together.setVisible(bool(together))
        self.variants.show_lines([words.variant_line(asked, told, who, word, then) for word, then in told.variants])

    def _why_nothing(self, told: Told | None) -> str:
        if not self._chances.shown:
            return said.hidden(key=self.own_keys.sign(Key.HIDE_CHANCES))
        if told is not None and told.too_many:
            return said.too_many
        if told is not None and told.too_few:
            return said.too_few
        return said.working if self._chances.worker.is_at_work else said.nothing

    # --- twenty throws -------------------------------------------------------------------------------------------

    def _deal(self) -> None:
        asked = self._chances.asked
        if asked is not None and asked.who is not None:
            self._stop_dealing()
            seed = SystemRandom().randrange(1 << 30)
            self._chances.worker.ask(deal_twenty, asked, asked.who, seed, then=partial(self._begin_dealing, asked))

    def _begin_dealing(self, asked: Asked, dealt: tuple[Dealt, ...]) -> None:
        if self._chances.asked is not None and self._chances.asked.who == asked.who and self.isVisible():
            self._dealt, self._shown = dealt, 0
            self._show_next()
            self._beat.start()

    def _show_next(self) -> None:
        asked = self._chances.asked
        if asked is None or self._shown >= len(self._dealt):
            self._beat.stop()
            return
        self._shown += 1
        so_far = self._dealt[: self._shown]
        marks = "".join("✓ " if one.happens else "✗ " for one in so_far)
        self._throws.setText(f"{marks}\n{words.dealt_sentence(asked, so_far[-1])}")
        self._count.setText(said.dealt_so_far(happened=sum(one.happens for one in so_far), dealt=self._shown))
        if self._shown == TIMES:
            self._beat.stop()

    def _stop_dealing(self) -> None:
        self._beat.stop()
        self._dealt, self._shown = (), 0
        self._throws.clear()
        self._count.clear()

    # --- tables --------------------------------------------------------------------------------------------------

    def _ask_tables(self) -> None:
        kinds = {".html": said.page_for_a_browser}
        ask_place(self, said.tables, self.write_tables, name="chances.html", kinds=kinds, folder=str(self.folder))

    def write_tables(self, path: Path) -> None:
        """Write the tables to this file, once they are worked out."""
        table = self.session.shown
        left = [unseen_of(table, name) if table.edition.has_decks else None for name in DeckName]
        self._chances.worker.do(tables_page, *left, then=partial(self._write, path))

    def _write(self, path: Path, page: bytes) -> None:
        try:
            with exported(path, Kind.PAGE) as file:
                file.write(page)
        except OSError as why:
            self.say(said.tables_not_written(file=path.name, why=system_words(why)))
        else:
            self.tell(said.tables_written(file=path.name))

    def _lay_out(self) -> None:
        top = PageHead(said.title, self.deal, self.tables, self.hide_all)
        left = in_column(
            *(PlainLabel(said.deeds, kind="heading"), self.deeds, self.clashes, self._decks),
            *(PlainLabel(said.choose, kind="muted"), STRETCH),
            spacing=8,
        )
        field = in_row(self.field, self._caption, STRETCH, spacing=18)
        right = in_column(
            *(self._deed, field, self.together, PlainLabel(said.what_changes, kind="heading"), self.variants),
            *(self._count, self._throws, STRETCH),
            spacing=8,
        )
        self._body = QWidget()
        self._body.setLayout(in_row((held(left), 1), (held(right), 1), spacing=20, margins=(0, 0, 0, 0)))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.addWidget(top)
        layout.addWidget(self._nothing)
        layout.addWidget(scrolled(self._body), 1)
        layout.addStretch(0)
