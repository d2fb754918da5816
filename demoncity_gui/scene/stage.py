"""The stage: the one scene that the TV and the Host's preview both show.

It is told a picture and shows it; what is on its way when the next picture comes is settled first. A
face-down card has no identity here, since the picture has none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QGraphicsScene

from demoncity_gui.art import look
from demoncity_gui.art.cache import CardPixmaps
from demoncity_gui.art.pack_messages import ScannedDeck
from demoncity_gui.rules.decks import DeckName
from demoncity_gui.scene import motion
from demoncity_gui.scene.arrow_item import ArrowItem
from demoncity_gui.scene.card_item import CardItem
from demoncity_gui.scene.fade_item import FadeItem
from demoncity_gui.scene.ladder_item import LadderItem
from demoncity_gui.scene.lane_item import LaneItem, NumberItem, deed_lines, name_lines
from demoncity_gui.scene.lanes import CANVAS_HEIGHT, CANVAS_WIDTH, Box, Place, Plan, Want, plan
from demoncity_gui.scene.motion import Liveliness, Motion, Move
from demoncity_gui.scene.routes import route
from demoncity_gui.scene.showing_item import ShowingItem
from demoncity_gui.scene.spoken import spoken
from demoncity_gui.scene.strip_item import StripItem
from demoncity_gui.scene.title_item import TitleItem, back_places
from demoncity_gui.session.tv_picture import Banner, FaceUp, Lane, LaneState, Showing, TvPicture, TvStage

_A_STEP: Final = frozenset(
    {
        (TvStage.IDLE, TvStage.ANNOUNCE),
        (TvStage.IDLE, TvStage.READY),
        (TvStage.ANNOUNCE, TvStage.ANNOUNCE),
        (TvStage.ANNOUNCE, TvStage.READY),
        (TvStage.READY, TvStage.READY),
        (TvStage.READY, TvStage.VERDICT),
        (TvStage.VERDICT, TvStage.VERDICT),
        (TvStage.VERDICT, TvStage.AFTERMATH),
        (TvStage.AFTERMATH, TvStage.AFTERMATH),
        (TvStage.AFTERMATH, TvStage.ANNOUNCE),
        (TvStage.AFTERMATH, TvStage.IDLE),
        *((stage, TvStage.TASK) for stage in TvStage),
        (TvStage.TASK, TvStage.IDLE),
    }
)
"""What follows what in play; any other change is a jump, and is shown without animation."""

_BLACK: Final = "#000000"


class _LaneOnStage:
    """The items of one lane, and the cards' places without their lift."""

    def __init__(self, lane: Lane) -> None:
        self.lane = lane
        self.panel = LaneItem()
        self.number = NumberItem()
        self.cards: list[CardItem] = []

    def items(self) -> list[QGraphicsItem]:
        return [self.panel, self.number, *self.cards]


class Stage(QGraphicsScene):
    """A canvas of 1920 by 1080 that shows one picture; every view of it shows the same."""

    picture_shown = Signal()

    def __init__(self, art: CardPixmaps, parent: QObject | None = None) -> None:
        super().__init__(0, 0, CANVAS_WIDTH, CANVAS_HEIGHT, parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._art = art
        self._motion = Motion(self)
        self._picture: TvPicture | None = None
        self._lanes: dict[int, _LaneOnStage] = {}
        self._plan: Plan | None = None
        self._strip: StripItem | None = None
        self._ladder: LadderItem | None = None
        self._arrows: list[ArrowItem] = []
        self._loose: list[QGraphicsItem] = []
        self._held_up: ShowingItem | None = None
        self.liveliness = Liveliness.ON
        self._last_reveal: tuple[TvPicture, TvPicture] | None = None
        self._idle = QTimer(self)
        self._idle.timeout.connect(self.paint_ahead)
        self.setBackgroundBrush(QColor(look.TABLE))

    @property
    def picture(self) -> TvPicture | None:
        """The picture last shown; None before the first."""
        return self._picture

    @property
    def deck(self) -> ScannedDeck | None:
        """The deck that the cards are of; None for the program's own."""
        return self._art.deck

    @property
    def motion(self) -> Motion:
        """The clock of what is on its way."""
        return self._motion

    @property
    def last_reveal(self) -> tuple[TvPicture, TvPicture] | None:
        """The pictures before and after the cards last turned; None before that."""
        return self._last_reveal

    @property
    def words(self) -> str:
        """What a screen reader may say of the stage now; nothing while it is blank."""
        return "" if self._picture is None else spoken(self._picture)

    def show_picture(self, picture: TvPicture, *, quiet: bool = False) -> None:
        """Show this picture; with animation if it is the next step of play, and at once if `quiet` or a jump."""
        self.settle()
        before, self._picture = self._picture, picture
        lively = not quiet and before is not None and _follows(before, picture)
        if lively and before is not None and (before.stage, picture.stage) == (TvStage.READY, TvStage.VERDICT):
            self._last_reveal = (replace(before, showing=None), picture)
        held_up_alone = not quiet and before is not None and _differ_in_what_is_held_up(before, picture)
        fading = (lively and self.liveliness is Liveliness.REDUCED) or (
            held_up_alone and self.liveliness is not Liveliness.OFF
        )
        lively = lively and self.liveliness is Liveliness.ON and not held_up_alone
        left = self._seen() if fading else None
        if picture.blank:
            self._clear()
            self.setBackgroundBrush(QColor(_BLACK))
        else:
            self.setBackgroundBrush(QColor(look.TABLE))
            if not lively:
                self._clear()
            if picture.stage is TvStage.IDLE:
                self._clear()
                self._show_title(picture)
            else:
                self._show_lanes(picture, lively=lively)
            self._hold_up(picture.showing)
        if left is not None:
            self._fade_from(left)
        if picture.stage is TvStage.READY:
            self._idle.start()
        else:
            self._idle.stop()
        self.picture_shown.emit()

    def paint_ahead(self) -> bool:
        """Paint one of all faces, at a size at which cards lie, as is done in spare moments before a throw.

        Return whether there is more to do. Which cards lie there is known to nobody here, and told by nothing.
        """
        cards = [card for lane in self._lanes.values() for card in lane.cards]
        more = self._art.paint_ahead(frozenset[int]().union(*(card.heights for card in cards)))
        if not more:
            self._idle.stop()
        return more

    def settle(self) -> None:
        """Bring everything that moves to its end at once."""
        self._motion.settle()

    def render_image(self, width: int, height: int) -> QImage:
        """Return the stage as it is now on so many device pixels, letterboxed where they aren't 16:9."""
        image = QImage(width, height, QImage.Format.Format_RGB32)
        image.fill(self.backgroundBrush().color())
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing, True)
        self.render(painter, QRectF(image.rect()), self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
        painter.end()
        return image

    def _seen(self) -> QImage:
        """Return the stage as it is, as large as the largest screen that shows it."""
        heights = [round(view.viewport().height() * view.devicePixelRatioF()) for view in self.views()]
        height = min(round(CANVAS_HEIGHT) * 2, max(heights, default=round(CANVAS_HEIGHT)))
        return self.render_image(round(height * CANVAS_WIDTH / CANVAS_HEIGHT), height)

    def _fade_from(self, left: QImage) -> None:
        veil = FadeItem(left)
        veil.setZValue(10)
        self.addItem(veil)
        self._motion.play([Move(0, motion.FADE_MS, motion.FADE_EASE, veil.fade)], lambda: self.removeItem(veil))

    def _hold_up(self, showing: Showing | None) -> None:
        """Put this in front of everything, or take away what is there."""
        held_up = self._held_up
        if held_up is not None and held_up.showing != showing:
            if held_up.scene() is self:
                self.removeItem(held_up)
            held_up = None
        if showing is not None and held_up is None:
            held_up = ShowingItem(showing)
            held_up.setZValue(8)
        if held_up is not None and held_up.scene() is None:
            self.addItem(held_up)
        self._held_up = held_up

    def _clear(self) -> None:
        if self._held_up is not None and self._held_up.scene() is self:
            self.removeItem(self._held_up)  # a picture is not read anew for each step that is made behind it
        self._lanes.clear()
        self._arrows.clear()
        self._loose.clear()
        self._strip = self._ladder = self._plan = None
        self.clear()

    def _show_title(self, picture: TvPicture) -> None:
        title = TitleItem()
        title.show_title(picture.title, picture.subtitle)
        self.addItem(title)
        for deck, box in zip((DeckName.PLAYERS, DeckName.HORROR), back_places(), strict=True):
            back = CardItem(self._art, deck)
            back.lies(box)
            back.rests_at(box.height)
            self.addItem(back)

    def _show_lanes(self, picture: TvPicture, *, lively: bool) -> None:
        if self._strip is None:
            self._clear()  # the title card, if it was there
        announcing = picture.stage is TvStage.ANNOUNCE
        rungs = picture.ladder if announcing else ()
        made = plan(
            [Want(lane.deck, len(lane.cards), lane.deed, lane.name) for lane in picture.lanes],
            ladder=[rung.deck for rung in rungs],
            numbers=not rungs or any(lane.number is not None for lane in picture.lanes),
            lines=deed_lines,
            name_lines=name_lines,
        )
        for gone in self._lanes.keys() - {lane.key for lane in picture.lanes}:
            for item in self._lanes.pop(gone).items():
                self.removeItem(item)

        moves: list[Move] = []
        turning = _turns(self._lanes, picture)
        # A task's cards come in face down and all turn together; a round's lie there by then.
        coming = max((len(lane.cards) for lane in picture.lanes if lane.key not in self._lanes), default=0)
        turn_at = motion.SLIDE_MS + coming * motion.STAGGER_MS if coming and picture.stage is TvStage.TASK else 0
        after_turn = turn_at + motion.FLIP_MS + motion.BREATH_MS if turning else 0
        for order, (lane, place) in enumerate(zip(picture.lanes, made.places, strict=True)):
            moves += self._show_lane(lane, place, order, turn_at, after_turn)
        self._plan = made
        self._show_loose(picture, made)
        moves += self._show_strip(picture, made, after_turn)
        moves += self._show_arrows(picture, made, after_turn)
        self._play(moves, lively=lively)

    def _play(self, moves: list[Move], *, lively: bool) -> None:
        cards = [card for lane in self._lanes.values() for card in lane.cards]

        def finish() -> None:
            for card in cards:
                card.rest(True)

        if moves and lively:
            for card in cards:
                card.rest(False)
        self._motion.play(moves, finish)
        if not lively:
            self._motion.settle()

    def _show_lane(self, lane: Lane, place: Place, order: int, turn_at: int, after_turn: int) -> list[Move]:
        """Bring one lane to its place and state; return how it gets there."""
        moves: list[Move] = []
        on_stage = self._lanes.get(lane.key)
        fresh = on_stage is None
        if on_stage is None:
            on_stage = self._lanes[lane.key] = _LaneOnStage(lane)
            self.addItem(on_stage.panel)
            self.addItem(on_stage.number)
            on_stage.number.setZValue(2)
        panel, number = on_stage.panel, on_stage.number
        old_number = number.text
        number_moves = lane.number is not None and str(lane.number) != old_number
        # What the number's and the panel's look would tell must not be seen before the cards have turned.
        told = lane if not after_turn else _untold(lane, on_stage.lane, fresh=fresh)
        panel.show_lane(told, place)
        moves.append(_glide(panel, place.panel, fresh=fresh))
        number.show_number(told, place.number)
        if after_turn:
            number, telling = self._tell_later(on_stage, lane, place, order, after_turn)
            moves += telling
        if number_moves:
            number.appear(0.0)
            moves.append(Move(after_turn, motion.LIFT_MS, motion.LIFT_EASE, number.appear))
        else:
            number.appear(1.0)
        moves += self._show_cards(lane, on_stage, place, turn_at, after_turn)
        on_stage.lane = lane
        return moves

    def _tell_later(
        self, on_stage: _LaneOnStage, lane: Lane, place: Place, order: int, after_turn: int
    ) -> tuple[NumberItem, list[Move]]:
        """Let the lane tell how it went once the cards have turned; return its number to come, and how that goes.

        What it will look like is painted while the cards turn, a lane in a frame: all at once would be felt.
        """
        panel_before, number_before = on_stage.panel, on_stage.number
        panel, number = LaneItem(), NumberItem()
        panel.show_lane(lane, place)
        panel.setPos(place.panel.x, place.panel.y)
        number.show_number(lane, place.number)
        number.setZValue(2)

        def paint() -> None:
            panel.paint_ahead(panel_before.zooms)
            number.paint_ahead(panel_before.zooms)

        def tell() -> None:
            for item in (panel_before, number_before):
                self.removeItem(item)
            for item in (panel, number):
                self.addItem(item)
            on_stage.panel, on_stage.number = panel, number

        left = motion.BREATH_MS + motion.FLIP_MS * (len(self._lanes) - order) // (len(self._lanes) + 1)
        return number, [_later(after_turn - left, paint), _later(after_turn, tell)]

    def _show_cards(
        self, lane: Lane, on_stage: _LaneOnStage, place: Place, turn_at: int, after_turn: int
    ) -> list[Move]:
        moves: list[Move] = []
        # A card never turns back: face down after face up is a new throw, and its cards come in anew.
        thrown_anew = any(
            item.card is not None and not isinstance(card, FaceUp)
            for item, card in zip(on_stage.cards, lane.cards, strict=False)
        )
        for item in on_stage.cards[0 if thrown_anew else len(lane.cards) :]:
            self.removeItem(item)
            on_stage.cards.remove(item)
        known = len(on_stage.cards)
        counting = [isinstance(card, FaceUp) and card.counts for card in lane.cards]
        slots = _slots(place.cards, counting)
        for at, card in enumerate(lane.cards):
            if at >= len(on_stage.cards):
                on_stage.cards.append(CardItem(self._art, lane.deck))
                self.addItem(on_stage.cards[at])
            item, box = on_stage.cards[at], place.cards[slots[at]]
            item.setZValue(3 + slots[at] / 100)
            item.rests_at(box.height)
            if at >= known:
                item.lies(box)
                moves.append(_slide(item, box, lane.deck, (at - known) * motion.STAGGER_MS))
            elif item.box != box:
                moves.append(_move(item, box, after_turn))
            if isinstance(card, FaceUp):
                if item.card != card.card or item.turned < 1.0:
                    item.show_card(card.card)
                    moves.append(Move(turn_at, motion.FLIP_MS, motion.FLIP_EASE, item.turn))
            raised = 1.0 if counting[at] else 0.0
            back = 1.0 if lane.aside or lane.state is LaneState.WAITING or (any(counting) and not counting[at]) else 0.0
            if item.raised != raised:
                moves.append(_fade(item.raise_to, item.raised, raised, after_turn))
            if item.stepped_back != back:
                moves.append(_fade(item.step_back, item.stepped_back, back, after_turn))
        return moves

    def _show_loose(self, picture: TvPicture, made: Plan) -> None:
        """Put up the ladder, and the outlines of places that still wait for a lane."""
        for item in self._loose:
            self.removeItem(item)
        self._loose.clear()
        for box in made.spare:
            outline = QGraphicsRectItem(box.x + 1, box.y + 1, box.width - 2, box.height - 2)
            outline.setPen(QPen(QColor(look.PANEL), 2, Qt.PenStyle.DashLine))
            self._loose.append(outline)
            self.addItem(outline)
        self._ladder = None
        if made.ladder is not None:
            self._ladder = LadderItem()
            self._ladder.show_ladder(picture.ladder, picture.round_number, made.ladder, made.rungs)
            self._loose.append(self._ladder)
            self.addItem(self._ladder)

    def _show_strip(self, picture: TvPicture, made: Plan, after_turn: int) -> list[Move]:
        fresh = self._strip is None
        if self._strip is None:
            self._strip = StripItem()
            self.addItem(self._strip)
        strip = self._strip
        banner = picture.banner
        if banner is None and picture.stage is TvStage.READY:
            banner = Banner(self.tr("Ready…"))
        if not fresh and banner == strip.banner:
            strip.show_banner(banner, made.strip)
            return []
        if after_turn:
            strip.show_banner(None, made.strip)
            told = StripItem()
            told.show_banner(banner, made.strip)

            def paint() -> None:
                told.paint_ahead(frozenset[float]().union(*(lane.panel.zooms for lane in self._lanes.values())))

            def tell() -> None:
                self.removeItem(strip)
                self.addItem(told)
                self._strip = told

            return [
                _later(after_turn - motion.BREATH_MS // 2, paint),
                _later(after_turn, tell),
                Move(after_turn, motion.LIFT_MS, motion.LIFT_EASE, told.appear),
            ]
        strip.show_banner(banner, made.strip)
        return [Move(0, motion.LIFT_MS, motion.LIFT_EASE, strip.appear)]

    def _show_arrows(self, picture: TvPicture, made: Plan, after_turn: int) -> list[Move]:
        for item in self._arrows:
            self.removeItem(item)
        self._arrows.clear()
        at = {lane.key: index for index, lane in enumerate(picture.lanes)}
        known = [arrow for arrow in picture.arrows if arrow.source in at and arrow.target in at]
        if not known:
            return []
        # The words' ground is asked of a strip of its own: this one may not say them yet.
        measure = StripItem()
        measure.show_banner(picture.banner, made.strip)
        moves: list[Move] = []
        for order, arrow in enumerate(known):
            item = ArrowItem()
            item.setZValue(5)
            points = route(made, at[arrow.source], at[arrow.target], words=measure.words, order=order)
            item.show_arrow(points, landed=arrow.landed)
            self._arrows.append(item)
            self.addItem(item)
            start = after_turn + motion.LIFT_MS
            moves.append(Move(start, motion.ARROW_MS, motion.ARROW_EASE, item.grow))
        return moves


def _follows(before: TvPicture, after: TvPicture) -> bool:
    """Tell whether play goes from the one picture to the other in one step, forwards."""
    if before.blank or after.blank or (before.stage, after.stage) not in _A_STEP:
        return False
    shown = {lane.key: lane.cards for lane in before.lanes}
    return after.stage is TvStage.ANNOUNCE or not any(
        isinstance(old, FaceUp) and not isinstance(new, FaceUp)
        for lane in after.lanes
        for old, new in zip(shown.get(lane.key, ()), lane.cards, strict=False)
    )


def _differ_in_what_is_held_up(before: TvPicture, after: TvPicture) -> bool:
    """Tell whether two pictures are the same but for what the Host holds up before them."""
    return before.showing != after.showing and replace(before, showing=None) == replace(after, showing=None)


def _turns(lanes: dict[int, _LaneOnStage], picture: TvPicture) -> bool:
    """Tell whether any card that lies face down is turned in this picture."""
    for lane in picture.lanes:
        on_stage = lanes.get(lane.key)
        items = [] if on_stage is None else on_stage.cards
        for at, card in enumerate(lane.cards):
            if isinstance(card, FaceUp) and (at >= len(items) or items[at].card is None):
                return True
    return False


def _untold(lane: Lane, before: Lane, *, fresh: bool) -> Lane:
    """Return the lane as it may look until the cards have turned: what they will tell is left out."""
    kept = Lane(lane.key, lane.name, lane.deed, lane.deck, lane.cards)
    if fresh:
        return kept
    return replace(kept, number=before.number, state=before.state, marks=before.marks, aside=before.aside)


def _slots(places: Sequence[Box], counting: Sequence[bool]) -> list[int]:
    """Return which place each card takes: where cards overlap, the one that counts steps to the front of its line."""
    slots = list(range(len(places)))
    for at, counts in enumerate(counting):
        if not counts:
            continue
        line = [slot for slot, place in enumerate(places) if place.y == places[at].y]
        if any(one.overlaps(other) for one, other in pairwise(places) if one.y == other.y == places[at].y):
            slots[at] = line[-1]
            for other in line:
                if other > at:
                    slots[other] = other - 1
        break
    return slots


def _glide(item: QGraphicsItem, box: Box, *, fresh: bool) -> Move:
    """Let a panel make room."""
    x, y = (box.x, box.y) if fresh else (item.x(), item.y())

    def show(part: float) -> None:
        item.setPos(x + (box.x - x) * part, y + (box.y - y) * part)

    return Move(0, motion.GLIDE_MS, motion.GLIDE_EASE, show)


def _slide(item: CardItem, box: Box, deck: DeckName, start: int) -> Move:
    """Let a new card come in from its side's edge of the screen."""
    outside = -box.height - 20 if deck is DeckName.HORROR else CANVAS_HEIGHT + 20

    def show(part: float) -> None:
        item.lies(Box(box.x, outside + (box.y - outside) * part, box.width, box.height))

    return Move(start, motion.SLIDE_MS, motion.SLIDE_EASE, show)


def _move(item: CardItem, box: Box, start: int) -> Move:
    """Let a card move, and grow or shrink, to its new place."""
    old = item.box

    def show(part: float) -> None:
        item.lies(
            Box(
                old.x + (box.x - old.x) * part,
                old.y + (box.y - old.y) * part,
                old.width + (box.width - old.width) * part,
                old.height + (box.height - old.height) * part,
            )
        )

    return Move(start, motion.GLIDE_MS, motion.GLIDE_EASE, show)


def _fade(set_to: Callable[[float], None], old: float, new: float, start: int) -> Move:
    def show(part: float) -> None:
        set_to(old + (new - old) * part)

    return Move(start, motion.LIFT_MS, motion.LIFT_EASE, show)


def _later(start: int, do: Callable[[], object]) -> Move:
    """Do something once, when its time has come."""
    done = False

    def show(part: float) -> None:
        nonlocal done
        if part > 0.0 and not done:
            done = True
            do()

    return Move(start, 1, motion.GLIDE_EASE, show)
