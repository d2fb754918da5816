"""The stage: the one scene that the TV and the Host's preview both show.

It is told a picture and shows it; what is on its way when the next picture comes is settled first. A
face-down card has no identity here, since the picture has none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.cache import CardPixmaps
from demoncity_gui.cards.drawing.card_words import seen_on_cards
from demoncity_gui.cards.packs.pack_messages import ScannedDeck
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.pieces.tv_picture import Showing, TvPicture, TvStage
from demoncity_gui.tv.scene.announce_part import AnnouncePart
from demoncity_gui.tv.scene.board_part import BoardPart
from demoncity_gui.tv.scene.boxes import CANVAS_HEIGHT, CANVAS_WIDTH
from demoncity_gui.tv.scene.card_item import CardItem, Pose
from demoncity_gui.tv.scene.duel_part import DuelPart
from demoncity_gui.tv.scene.fade_item import FadeItem
from demoncity_gui.tv.scene.fate_item import DARK, FateItem
from demoncity_gui.tv.scene.lanes_part import LanesPart, piece
from demoncity_gui.tv.scene.liveliness import Liveliness
from demoncity_gui.tv.scene.motion import BEATS, Beat, Ease, Motion, Tween
from demoncity_gui.tv.scene.room_item import RoomItem
from demoncity_gui.tv.scene.room_light import lights
from demoncity_gui.tv.scene.score import Score, follows, score, seen, turns
from demoncity_gui.tv.scene.showing_item import ShowingItem
from demoncity_gui.tv.scene.spoken import spoken
from demoncity_gui.tv.scene.strip_part import StripPart
from demoncity_gui.tv.scene.title_item import TitleItem, back_places

_BLACK: Final = "#000000"
_REST_MS: Final = 200
"""So long nothing must have happened before faces are painted ahead: who presses keys in a row waits for none."""


class TvScene(QGraphicsScene):
    """A canvas of 1920 by 1080 that shows one picture; every view of it shows the same.

    `picture_shown` tells that there is more to be seen than before: a new picture, or the next part of a reveal.
    `beat_began` carries the `Beat` that begins now, the place to hang a sound or a spoken line on.
    """

    picture_shown = Signal()
    beat_began = Signal(object)

    def __init__(self, art: CardPixmaps, parent: QObject | None = None) -> None:
        super().__init__(0, 0, CANVAS_WIDTH, CANVAS_HEIGHT, parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._art = art
        self.motion = Motion(self)  # the clock of what is on its way
        self.motion.beat_began.connect(self._on_beat)
        self.picture: TvPicture | None = None  # the picture last shown; None before the first
        self._before: TvPicture | None = None
        self._begun: list[Beat] = []
        self._room = RoomItem()
        self._lanes = LanesPart(self, art)
        self._announce = AnnouncePart(self)
        self._duel = DuelPart(self, self._room)
        self._board = BoardPart(self)
        self._strip = StripPart(self)
        self._fate: FateItem | None = None
        self._veil: FadeItem | None = None
        self._title: list[TitleItem | CardItem] = []
        self._held_up: ShowingItem | None = None
        self.liveliness = Liveliness.ON
        self.speed = 1.0
        self._letters = 1.0
        # The picture before the cards last turned and each that told how it went since; empty before any turned.
        self.last_reveal: tuple[TvPicture, ...] = ()
        self._idle = QTimer(self)
        self._idle.timeout.connect(self.paint_ahead)
        self.setBackgroundBrush(QColor(look.TABLE))

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the ground, but where the room covers it."""
        if self._room.scene() is None or not self._room.boundingRect().contains(QRectF(rect)):
            super().drawBackground(painter, rect)

    # --- what there is to know of it ---------------------------------------------------------------------------------

    @property
    def seen(self) -> TvPicture | None:
        """What the viewers have seen of it by now; None before the first."""
        if self.picture is None or self._before is None:
            return self.picture
        return seen(self._before, self.picture, self._begun)

    @property
    def hides_a_throw(self) -> bool:
        """Whether cards are thrown of which the viewers have yet to see how it went."""
        return self.seen != self.picture

    @property
    def deck(self) -> ScannedDeck | None:
        """The deck that the cards are of; None for the program's own."""
        return self._art.deck

    @property
    def seen_on_cards(self) -> Mapping[Card, str]:
        """What is to be seen on the cards of the deck that is shown, for who can't see it."""
        return seen_on_cards() if self.deck is None else self.deck.seen

    @property
    def words(self) -> str:
        """What a screen reader may say of the stage now; nothing while it is blank."""
        now = self.seen
        return "" if now is None else spoken(now, self.seen_on_cards)

    @property
    def letters(self) -> float:
        """How many times as large as usual its words are wherever they have room."""
        return self._letters

    @letters.setter
    def letters(self, letters: float) -> None:
        if letters == self._letters:
            return
        self._letters = letters
        for part in (self._lanes, self._announce, self._duel, self._board, self._strip):
            part.letters = letters
        self._held_up = None
        if self.picture is not None:
            self.settle()
            self._show_at_once(None, self.picture, quiet=True)

    # --- showing -----------------------------------------------------------------------------------------------------

    def show_picture(self, picture: TvPicture, *, quiet: bool = False) -> None:
        """Show this picture; with its beats if it is the next step of play, and at once if `quiet` or a jump."""
        self.settle()
        before, self.picture = self.picture, picture
        self._before, self._begun = None, []
        if before is None or quiet or not follows(before, picture):
            self._show_at_once(before, picture, quiet=quiet)
        else:
            self._keep_reveal(replace(before, showing=None), replace(picture, showing=None))
            if _differ_in_what_is_held_up(before, picture):
                self._show_at_once(before, picture, quiet=False)
            elif self.liveliness is Liveliness.ON:
                self._play(before, picture)
            else:
                self._show_stills(before, picture)
        self._idle.stop()
        self._have_spare_moments()
        self.picture_shown.emit()

    def _keep_reveal(self, before: TvPicture, picture: TvPicture) -> None:
        """Keep a throw from its turn to the last of its showdowns, for a picture of the moment."""
        if turns(before, picture):
            self.last_reveal = (before, picture)
        elif self.last_reveal[-1:] == (before,) and picture.showdown not in (None, before.showdown):
            self.last_reveal += (picture,)

    def paint_ahead(self) -> bool:
        """Paint one face, at a size at which cards lie or will be told, in spare moments; return whether there is more.

        Before a throw it is one of all: which cards lie there is known to nobody here, and told by nothing. Then it is
        one of those that lie open and count, for the next Clash.
        """
        told = self.picture is not None and self.picture.stage is TvStage.VERDICT
        cards = self._lanes.counting if told else tuple(Card)
        more = not self.motion.running and self._art.paint_ahead(self._lanes.heights(self._zooms()), cards)
        self._idle.setInterval(0)
        if not more and not self.motion.running:
            self._idle.stop()
        return more

    def settle(self) -> None:
        """Bring everything that moves to its end at once."""
        hidden = self.hides_a_throw
        self.motion.settle()
        self._before, self._begun = None, []
        if hidden:
            self.picture_shown.emit()

    def render_image(self, width: int, height: int) -> QImage:
        """Return the stage as it is now on so many device pixels, letterboxed where they aren't 16:9."""
        image = QImage(width, height, QImage.Format.Format_RGB32)
        image.fill(self.backgroundBrush().color())
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.TextAntialiasing, True)
            self.render(painter, QRectF(image.rect()), self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
        return image

    # --- ways to show ------------------------------------------------------------------------------------------------

    def _show_at_once(self, before: TvPicture | None, picture: TvPicture, *, quiet: bool) -> None:
        """Show a picture as it stands; what is held up alone comes and goes by a short fade."""
        fades = before is not None and not quiet and _differ_in_what_is_held_up(before, picture)
        if fades and self.liveliness is not Liveliness.OFF:
            self._fade_to(picture)
        else:
            self._clear()
            self._build(None, picture, Score())

    def _play(self, before: TvPicture, picture: TvPicture) -> None:
        """Play the beats from one picture to the next one."""
        plays = score(before, picture, liveliness=self.liveliness, speed=self.speed)
        if not plays.cues:
            self._fade_to(picture)
            return
        if picture.stage is TvStage.IDLE or before.stage is TvStage.IDLE:
            self._clear()
        fate = plays.cue(Beat.FATE)
        veil = None if fate is None or fate.start else FadeItem(self._image())
        moves = self._build(before, picture, plays)
        if fate is not None and veil is not None:
            veil.setZValue(8.9)
            self.addItem(veil)
            self._veil = veil
            moves.append(fate.at(DARK, self._unveil))
        self._begin(before, plays)
        self.motion.play(moves, self._rest, plays.cues)

    def _show_stills(self, before: TvPicture, picture: TvPicture) -> None:
        """Show the beats as stills: cards open first, for as long as they would lie open, then how it went."""
        plays = score(before, picture, liveliness=self.liveliness, speed=self.speed)
        left = self._image()
        veils: list[FadeItem] = []
        if turns(before, picture):
            self._clear()
            self._build(None, seen(before, picture, (Beat.OPEN,)), Score())
            veils.append(FadeItem(self._image()))
        self._clear()
        self._build(None, picture, Score())
        moves: list[Tween] = []
        fade, told = plays.cue(Beat.FADE), plays.cue(Beat.VERDICT)
        if veils and told is not None:
            moves.append(told.move(veils[0].fade) if told.length else told.at(0.0, lambda: veils[0].fade(1.0)))
        if fade is not None:
            veils.append(FadeItem(left))
            moves.append(fade.move(veils[-1].fade))
        fate = plays.cue(Beat.FATE)
        if fate is not None:
            moves += self._show_fate(plays)
        for veil in veils:
            self.addItem(veil)

        def finish() -> None:
            for veil in veils:
                self.removeItem(veil)
            self._rest()

        self._begin(before, plays)
        self.motion.play(moves, finish, plays.cues)

    def _begin(self, before: TvPicture, plays: Score) -> None:
        """Keep what the viewers knew before, for as long as a throw is under way."""
        self._before = before if plays.cue(Beat.VERDICT) is not None else None
        self._begun = []

    def _rest(self) -> None:
        """Bring everything to rest once all beats are over."""
        if self._fate is not None:
            self.removeItem(self._fate)
            self._fate = None
        self._have_spare_moments()

    def _have_spare_moments(self) -> None:
        """Begin to paint ahead of a throw or a Clash, once nothing moves and no further key has come for a moment."""
        picture = self.picture
        if picture is None or picture.blank or self.motion.running:
            return
        if picture.stage in (TvStage.READY, TvStage.VERDICT):
            self._idle.start(_REST_MS)

    def _unveil(self) -> None:
        if self._veil is not None:
            self.removeItem(self._veil)
            self._veil = None

    def _on_beat(self, beat: Beat) -> None:
        self._begun.append(beat)
        if beat in (Beat.OPEN, Beat.VERDICT) and self._before is not None:
            if beat is Beat.VERDICT:
                self._before = None
            self.picture_shown.emit()
        self.beat_began.emit(beat)

    # --- building ----------------------------------------------------------------------------------------------------

    def _build(self, before: TvPicture | None, picture: TvPicture, plays: Score) -> list[Tween]:
        """Bring everything of a picture to the stage; return how it goes there."""
        if picture.blank:
            self.setBackgroundBrush(QColor(_BLACK))
            return []
        self.setBackgroundBrush(QColor(look.TABLE))
        moves: list[Tween] = []
        zooms = self._zooms()
        if picture.stage is TvStage.IDLE:
            self._show_title(picture)
        elif picture.stage is TvStage.BOARD:
            if self._room.scene() is None:
                self.addItem(self._room)
            moves += self._board.show(before, picture, plays) + lights(self._room, picture, plays, zooms)
        else:
            if self._room.scene() is None:
                self.addItem(self._room)
            moves += self._lanes.show(before, picture, plays, zooms)
            moves += self._announce.show(picture, plays, zooms)
            moves += self._duel.show(picture, plays, zooms)
            moves += self._strip.show(before, picture, plays, zooms)
            moves += lights(self._room, picture, plays, zooms)
        moves += self._show_fate(plays)
        self._hold_up(picture.showing)
        return moves

    def _zooms(self) -> frozenset[float]:
        """Return the device pixels to a canvas unit on each screen that shows the stage."""
        return frozenset(view.transform().m22() * view.devicePixelRatioF() for view in self.views() if view.isVisible())

    def _clear(self) -> None:
        self._lanes.clear()
        self._announce.clear()
        self._duel.clear()
        self._board.clear()
        self._strip.clear()
        for item in (*self._title, self._fate, self._held_up, self._room):
            # What is held up is not read anew for each step that is made behind it.
            if item is not None and item.scene() is self:
                self.removeItem(item)
        self._title = []
        self._fate = self._veil = None
        self.clear()

    def _show_title(self, picture: TvPicture) -> None:
        title = TitleItem()
        title.show_title(picture.title, picture.subtitle, self._letters)
        self._title.append(title)
        backs = () if picture.board is not None else back_places()
        for deck, box in zip((DeckName.PLAYERS, DeckName.HORROR), backs, strict=False):
            back = piece(self._art, deck, picture.edition)
            back.lies(Pose(box))
            back.pictured_at(box.height)
            self._title.append(back)
        for item in self._title:
            self.addItem(item)

    @property
    def covering(self) -> tuple[QGraphicsItem, ...]:
        """What alone is seen just now, the lowest first, where it covers the whole stage; empty where nothing does."""
        if self._veil is not None:
            return (self._veil, self._fate) if self._fate is not None and self._fate.isVisible() else (self._veil,)
        return (self._fate,) if self._fate is not None and self._fate.covers else ()

    def _show_fate(self, plays: Score) -> list[Tween]:
        cue = plays.cue(Beat.FATE)
        if cue is None:
            return []
        self._fate = FateItem(plays.fallen, self._letters)
        self._fate.paint_ahead(tuple(self._zooms()))
        self._fate.play(0.0)
        self.addItem(self._fate)
        return [cue.move(self._fate.play)]

    def _hold_up(self, showing: Showing | None) -> None:
        """Put this in front of everything, or take away what is there."""
        held_up = self._held_up
        if held_up is not None and held_up.showing != showing:
            if held_up.scene() is self:
                self.removeItem(held_up)
            held_up = None
        if showing is not None and held_up is None:
            held_up = ShowingItem(showing, self._letters)
            held_up.setZValue(8.5)
        if held_up is not None and held_up.scene() is None:
            self.addItem(held_up)
        self._held_up = held_up

    # --- stills ------------------------------------------------------------------------------------------------------

    def _image(self) -> QImage:
        """Return the stage as it is, as large as the largest screen that shows it."""
        heights = [round(view.viewport().height() * view.devicePixelRatioF()) for view in self.views()]
        height = min(round(CANVAS_HEIGHT) * 2, max(heights, default=round(CANVAS_HEIGHT)))
        return self.render_image(round(height * CANVAS_WIDTH / CANVAS_HEIGHT), height)

    def _fade_to(self, picture: TvPicture) -> None:
        """Show a picture while the one before goes."""
        veil = FadeItem(self._image())
        self._clear()
        self._build(None, picture, Score())
        self.addItem(veil)

        def finish() -> None:
            self.removeItem(veil)
            self._have_spare_moments()

        self.motion.play([Tween(0, BEATS[Beat.FADE].length, Ease.Linear, veil.fade)], finish)


def _differ_in_what_is_held_up(before: TvPicture, after: TvPicture) -> bool:
    """Tell whether two pictures are the same but for what the Host holds up before them."""
    return before.showing != after.showing and replace(before, showing=None) == replace(after, showing=None)
