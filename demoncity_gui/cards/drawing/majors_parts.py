"""What several of the late Majors are drawn with: folds that bend."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from demoncity_gui.cards.drawing.primitives import Point, blob


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
