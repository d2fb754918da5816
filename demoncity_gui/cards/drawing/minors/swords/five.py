"""The Five of Swords."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from demoncity_gui.cards.drawing import look
from demoncity_gui.cards.drawing.arms import arm
from demoncity_gui.cards.drawing.backdrop import city, sky
from demoncity_gui.cards.drawing.features import ink
from demoncity_gui.cards.drawing.figures import Nose, fedora
from demoncity_gui.cards.drawing.hair import strands
from demoncity_gui.cards.drawing.hands import grip, palm
from demoncity_gui.cards.drawing.heads import Face, side, turned
from demoncity_gui.cards.drawing.legs import leg
from demoncity_gui.cards.drawing.light import beam, glaze, gloom, glow, lit, within
from demoncity_gui.cards.drawing.minors.signs import blade, sword
from demoncity_gui.cards.drawing.paint import Hatch, fill, hatch, mixed, tilted
from demoncity_gui.cards.drawing.primitives import SKY, blob, disc, joined, limb, placed, polygon, rect
from demoncity_gui.cards.drawing.tones import BLACK, Tones

_WARM = "#FFD890"


def scene(painter: QPainter, t: Tones) -> None:
    """Rain on the quay: he goes with three blades in his arm, sneers back over his shoulder, and two are beaten."""
    sky(painter, "#04060B", "#262C3C", 640)
    city(painter, 660, "#151824", None, tall=330, seed=32)
    beam(painter, 110, 210, 1200, -260, 520, "#10131C", "#B8803C", 30, 3)
    fill(painter, polygon(((-20, 690), (720, 640), (720, 1240), (-20, 1240))), "#15131A")
    pool = blob(((-80, 700), (140, 670), (330, 720), (420, 860), (460, 1240), (-80, 1240)), tension=0.6)
    fill(painter, pool, "#6A4A2A")
    for y, x, long in ((744, 40, 230), (800, -10, 150), (846, 200, 160), (900, 10, 300), (962, -20, 340)):
        fill(painter, limb(((x, y, 2), (x + long / 2, y - 4, 8), (x + long, y - 2, 2))), "#E0A860")
    glow(painter, 110, 226, 250, "#F8B860", 0.9)
    lit(painter, joined(rect(102, 220, 16, 500), polygon(((58, 216), (110, 160), (162, 216)))), "#17161E", _WARM,
        (-3, 0), width=3)  # fmt: skip
    fill(painter, disc(110, 226, 36, 18), "#FFF0C8")
    _walks_off(painter)
    _weeps(painter)
    for x, y, turn in ((150, 958, 287), (152, 1030, 262)):
        glaze(painter, disc(x + 10, y + 22, 130, 14), BLACK, 0.7)
        blade(painter, x, y, 214, turn, 2)
    hatch(painter, SKY, Hatch.RAIN, mixed("#3A4050", "#F8D8A8", 0.4), pitch=44, width=3)
    _winner(painter)
    gloom(painter, 330, 500, 440, 0.45)


def _walks_off(painter: QPainter) -> None:
    """One goes, his back to us, his hat down between his shoulders; his shadow comes all the way to us."""
    glaze(painter, polygon(((58, 730), (110, 730), (210, 1130), (60, 1130))), BLACK, 0.6)
    for x in (66, 104):
        lit(painter, limb(((x, 620, 44), (x - 4, 740, 32))), "#141019", _WARM, (3, -2), width=4)
    back = blob(((30, 660), (34, 560), (24, 500), (50, 462), (86, 450), (122, 464), (146, 502), (136, 560), (140, 664),
        (86, 676)), tension=0.7)  # fmt: skip
    lit(painter, back, "#2A1620", _WARM, (6, -7), shade="#0B060A", width=5)
    fill(painter, joined(ink(((86, 480, 1), (84, 570, 5), (88, 664, 3)))), BLACK)
    lit(painter, disc(84, 440, 26, 30), "#1B1216", _WARM, (4, -4), width=4)
    lit(painter, placed(fedora(), 84, 432, 0.44, -6), "#17131A", _WARM, (4, -5), width=5)


def _weeps(painter: QPainter) -> None:
    """The other stands bent, his face in both hands."""
    glaze(painter, polygon(((150, 900), (250, 900), (330, 1130), (120, 1130))), BLACK, 0.6)
    blue, deep, skin = "#2A3A66", "#080C18", "#C8946A"
    for hip, knee, ankle in (((226, 690), (232, 800), (250, 910)), ((196, 690), (190, 800), (196, 924))):
        leg(painter, (hip, knee, ankle), 66, "#1E1A26", _WARM, (-6, -3), shade="#08070C")
    for x, y in ((180, 930), (236, 916)):
        lit(painter, blob(((x - 34, y + 8), (x - 20, y - 8), (x + 30, y - 12), (x + 36, y + 12), (x - 30, y + 14))),
            "#17131A", _WARM, (-2, -4), width=4)  # fmt: skip
    coat = blob(((158, 780), (166, 660), (150, 590), (160, 520), (206, 482), (258, 486), (290, 534), (296, 620), (280,
        700), (288, 784), (226, 796)), tension=0.7)  # fmt: skip
    lit(painter, coat, blue, _WARM, (-8, -6), shade=deep)
    with tilted(painter, 176, 480, -34):
        side(painter, 170, 470, 0.52, Face("#5A3A2A", skin, brow=11, open=False, stern=-1, smile=-1), mirror=True)
        lit(painter, blob(((132, 436), (146, 408), (184, 402), (222, 424), (226, 470), (206, 500), (194, 466), (170,
            446)), tension=0.8), "#231A1C", _WARM, (-6, -5), shade=BLACK, width=5)  # fmt: skip
    arm(painter, ((226, 560), (156, 668), (128, 556)), 66, blue, _WARM, (-7, -5), skin=skin, body=coat)
    palm(painter, 130, 512, 22, 0.52, skin, back=True, apart=0.3, towards=(-0.8, -0.6))


def _winner(painter: QPainter) -> None:
    """Red-haired, big, close: his back half to us, three blades in the crook of his arm."""
    dark, skin = "#0A1C18", "#EBC7A0"
    coat = blob(((330, 540), (400, 540), (500, 520), (590, 556), (690, 640), (730, 1240), (262, 1240), (276, 1080),
        (286, 960), (262, 860), (244, 740), (252, 640), (280, 572)), tension=0.6)  # fmt: skip
    lit(painter, coat, "#2F8262", _WARM, (-14, -6), shade=dark)
    night = blob(((420, 500), (760, 520), (760, 1260), (392, 1260), (420, 1040), (330, 990), (312, 900), (350,
        760)), tension=0.6)  # fmt: skip
    within(painter, coat, night, "#06100E")
    lit(painter, blob(((340, 440), (470, 440), (500, 560), (420, 600), (336, 560)), tension=0.5), skin, skin, (-8, -4),
        shade="#5A3420")  # fmt: skip
    fill(painter, blob(((360, 450), (480, 430), (506, 580), (430, 600), (400, 530)), tension=0.5), "#3E2416")
    painter.save()
    painter.translate(388, 330)
    painter.rotate(7)
    painter.scale(1.4, 1.4)
    _sneering(painter, skin)
    painter.restore()
    front = blob(((400, 596), (470, 520), (506, 462), (540, 520), (530, 640), (450, 720)), tension=0.3)
    lit(painter, front, "#1F5A46", _WARM, (-7, -6), shade=dark)
    flap = blob(((246, 620), (262, 540), (284, 464), (330, 512), (420, 560), (440, 640), (392, 680), (320, 650)),
        tension=0.3)  # fmt: skip
    lit(painter, flap, "#37866A", _WARM, (-10, -8), shade=dark)
    for x, y, turn, tall in ((598, 856, 4, 560), (552, 892, 2, 700), (502, 884, -1, 520)):
        sword(painter, x, y, tall, turn, 4.8, grip=190)
    arm(painter, ((336, 690), (322, 985), (476, 896)), 158, "#2F8262", _WARM, (-14, -7), cuff=look.BONE, skin=skin,
        body=coat)  # fmt: skip
    with grip(painter, 560, 878, 2, 1.08, skin, across=150, towards=(-0.8, -0.6), mirror=True):
        pass


def _sneering(painter: QPainter, skin: str) -> None:
    """He looks down at them along his nose, a brow up, one corner of his mouth drawn. Around (0, 0)."""
    red = "#C0562A"
    back = blob(((30, -60), (90, -70), (94, -10), (86, 50), (66, 66), (50, 30)), tension=0.6)
    lit(painter, back, red, red, (-5, -5), shade="#3A1208")
    turned(painter, 0, 0, 1, Face("#7A4630", skin, nose=Nose.HOOKED, stern=0.6, brow=14, brow_colour="#6B2E14",
        jaw=0.9, lid=0.42, squint=0.3, arch=1.2, sneer=1.6, smile=0.5, gaze=0.95), mirror=True)  # fmt: skip
    smoke = ((-92, 58, 3), (-104, 20, 7), (-84, -14, 9), (-106, -56, 7), (-92, -100, 2))
    fill(painter, ink(smoke), "#C8B89C")
    lit(painter, limb(((-36, 57, 10), (-90, 66, 10))), look.BONE, look.BONE, (-2, -4), shade=look.MUTED, width=4)
    fill(painter, disc(-91, 66, 7), "#FF6A2A")
    glow(painter, -92, 66, 26, "#FF8A3A", 0.6)
    locks = blob(((-66, -60), (-84, -100), (-104, -112), (-76, -130), (-70, -154), (-38, -146), (-14, -166), (22, -150),
        (64, -136), (94, -104), (104, -60), (104, -20), (98, 10), (80, 4), (72, -22), (56, -30),
        (50, -4), (40, -34), (24, -72), (-2, -78), (-20, -70), (-30, -86), (-50, -70)), tension=0.4)  # fmt: skip
    lit(painter, locks, red, _WARM, (-7, -7), shade="#3A1208")
    strands(painter, [((-64 + a, -90 - a * 0.3), (-10 + a, -136 + a * 0.6), (76 - a * 0.2, -60 + a)) for a in (0, 14,
        28, 42)], red, _WARM, 6)  # fmt: skip
