"""What several of the late Majors are drawn with: folds that bend, wings."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPainterPath

from demoncity_gui.cards.drawing.light import lit
from demoncity_gui.cards.drawing.paint import fill, mixed, rimmed
from demoncity_gui.cards.drawing.primitives import Point, along, blob, limb, placed
from demoncity_gui.cards.drawing.tones import BLACK


def fold(root: Point, bend: Point, tip: Point, width: float) -> QPainterPath:
    """A fold of cloth, a bent stroke that is `width` in its middle and ends in points."""
    (ax, ay), (mx, my), (bx, by) = root, bend, tip
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 or 1
    dx, dy = -(by - ay) / length * width / 2, (bx - ax) / length * width / 2
    x, y = (ax + 2 * mx + bx) / 4, (ay + 2 * my + by) / 4
    quarter = (ax * 0.56 + mx * 0.38 + bx * 0.06, ay * 0.56 + my * 0.38 + by * 0.06)
    late = (ax * 0.06 + mx * 0.38 + bx * 0.56, ay * 0.06 + my * 0.38 + by * 0.56)
    near, far = 0.7, 0.6
    return blob(((ax, ay), (quarter[0] + dx * near, quarter[1] + dy * near), (x + dx, y + dy), (late[0] + dx * far,
        late[1] + dy * far), (bx, by), (late[0] - dx * far, late[1] - dy * far), (x - dx, y - dy), (quarter[0] -
        dx * near, quarter[1] - dy * near)), tension=0.9)  # fmt: skip


def folds(*lines: tuple[Point, Point, Point, float]) -> QPainterPath:
    """Several folds as one shape: root, bend, tip, width of each."""
    path = QPainterPath()
    for line in lines:
        path.addPath(fold(*line))
    return path


def wing(
    painter: QPainter,
    x: float,
    y: float,
    size: float,
    turn: float,
    tones: tuple[str, str, str],
    light: str,
    *,
    mirror: bool = False,
) -> None:
    """A spread wing, its root at (x, y), its bow to the upper right: three rows of feathers in `tones`, the last dark.

    At size 1 it is about 400 units from root to tip.
    """
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    painter.scale(-size if mirror else size, size)
    near, middle, far = tones
    bow = ((0, 0), (24, -92), (84, -176), (176, -222), (276, -216))
    feather = blob(((-13, 0), (13, 0), (20, 80), (17, 128), (3, 154), (-14, 132), (-19, 80)), tension=0.8)
    shaded = blob(((0, 8), (12, 4), (20, 80), (17, 128), (3, 154), (4, 80)), tension=0.7)
    gleam = blob(((-11, 20), (-7, 30), (-10, 84), (-9, 120), (-16, 84)), tension=0.7)
    for count, long, tone, start in ((10, 262, far, 0.1), (9, 180, middle, 0.04), (8, 104, near, 0.0)):
        for number in range(count):
            share = start + (1 - start) * number / (count - 1)
            bone = min(int(share * 4), 3)
            root = along(bow[bone], bow[bone + 1], share * 4 - bone)
            direction = 128 - 142 * share
            grown = long * (0.5 + 0.5 * share) / 150
            at = (*root, grown, direction - 90)
            rimmed(painter, placed(feather, *at), tone, BLACK, 4)
            fill(painter, placed(shaded, *at), far if tone != far else mixed(BLACK, far, 0.6))
            fill(painter, placed(gleam, *at), mixed(tone, light, 0.5))
    arm_ = limb(tuple((*point, wide) for point, wide in zip(bow, (30, 36, 36, 30, 16), strict=True)))
    lit(painter, arm_, near, light, (-4, -7), shade=middle, width=5)
    painter.restore()
