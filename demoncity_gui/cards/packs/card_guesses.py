"""Which card a picture is, guessed from how people name scans: `7 of Cups`, `RWS_08`, `cu07`, `Ass der Kelche`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from pathlib import PurePosixPath
from typing import Final

from msgspec import Struct

from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card, Court, Suit
from demoncity_gui.texts import pack_faults as faults
from demoncity_gui.words.cards import card_title

CardSide = Card | DeckName
"""What a picture can be of: a card's face, or a deck's back."""


class Guess(Struct, frozen=True):
    """What a picture seems to be, None if its name says nothing.

    `asks`: it is known by the number 8 or 11 alone, which Strength and Justice exchange between traditions; the guess
    goes by this game's (Strength 8, Justice 11: T-DECK-11).
    """

    side: CardSide | None
    asks: bool = False


def guesses(names: Iterable[str]) -> dict[str, Guess]:
    """Return what each of these pictures seems to be; the names may hold folders."""
    names = list(names)
    made = {name: guess(name) for name in names}
    plain = {name: int(stem) for name in names if (stem := PurePosixPath(name).stem).isdecimal() and len(stem) < 4}
    if len(plain) > _NUMBERED and all(word in _NOTHING for name in plain for word in _folders(name)):
        first = min(plain.values())
        for name, number in plain.items():
            made[name] = _by_place(number - first if first in (0, 1) else -1)
    return made


def guess(name: str) -> Guess:
    """Return what a picture called so seems to be."""
    own = _words(PurePosixPath(name).stem)
    if not any(word in _SUITS for word in own) and any(word in _SUITS for word in _folders(name)):
        own = [*_folders(name), *own]
    for words in (own, [*_folders(name), *own]):
        found = _read(words)
        if found.side is not None:
            return found
    return Guess(None)


def other_tradition(side: CardSide) -> CardSide:
    """Return what a picture known by 8 or 11 is where Justice is 8 and Strength 11."""
    return (
        {Card.STRENGTH: Card.JUSTICE, Card.JUSTICE: Card.STRENGTH}.get(side, side) if isinstance(side, Card) else side
    )


def side_name(side: CardSide) -> str:
    """Return one name for a face or a back, to be handed from program to program: `cups-7`, `back-players`."""
    return side.value if isinstance(side, Card) else f"back-{side.value}"


SIDE_BY_NAME: Final[dict[str, CardSide]] = {side_name(side): side for side in (*Card, *DeckName)}


def said(side: CardSide) -> str:
    """Return what people call a face or a back."""
    if isinstance(side, Card):
        return card_title(side)
    return faults.back(deck=side.value)


def pack_id(card: Card) -> str:
    """Return the name that a pack knows a card by: `wands-1`, `cups-queen`, `major-justice`; never by an order."""
    return card.value if card.major is None else f"major-{card.name.lower().replace('_', '-')}"


CARD_BY_ID: Final = {pack_id(card): card for card in Card}

_NUMBERED: Final = 22
"""So many pictures called by numbers alone are taken for a whole deck in its usual order."""
_ORDER: Final = [
    *sorted((card for card in Card if card.major is not None), key=lambda card: card.major or 0),
    *(card for card in Card if card.major is None),
]


def _by_place(place: int) -> Guess:
    if not 0 <= place < len(_ORDER):
        return Guess(None)
    card = _ORDER[place]
    return Guess(card, card in (Card.STRENGTH, Card.JUSTICE))


def _folders(name: str) -> list[str]:
    return [word for part in PurePosixPath(name).parts[:-1] for word in _words(part)]


def _words(name: str) -> list[str]:
    """Return a name's words, plain and small, numbers apart from letters: `TheFool_0` is `the fool 0`."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name)
    plain = unicodedata.normalize("NFKD", apart.replace("ß", "ss"))
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter)).casefold()
    return re.findall(r"[^\W\d_]+|\d+", plain)


def _read(words: list[str]) -> Guess:
    if _BACKS.intersection(words):
        return Guess(DeckName.HORROR if _HORRORS.intersection(words) else DeckName.PLAYERS)
    suit = next((_SUITS[word] for word in words if word in _SUITS), None)
    rank = next((found for word in reversed(words) if (found := _rank(word)) is not None), None)
    if suit is None or rank is None:
        joined = _short(words)
        if joined is not None:
            return Guess(joined)
    if suit is not None and rank is not None:
        return Guess(_minor(suit, rank))
    if suit is not None:
        return Guess(None)
    named = next((_MAJORS[word] for word in words if word in _MAJORS), None)
    if named is not None:
        return Guess(named)
    numbers = [word for word in words if word.isdecimal() or word in _ROMANS]
    if len(numbers) == 1 and all(word in _NOTHING for word in words if word not in numbers):
        number = _number(numbers[0])
        if number is not None and number <= 21:
            return Guess(_ORDER[number], number in (8, 11))
    return Guess(None)


def _short(words: list[str]) -> Card | None:
    """Return the card of a name such as `cu07`, `waPA` (apart by now), `s10`, `pekn`, or None."""
    text = "".join(words)
    found = re.fullmatch(r"(w|wa|c|cu|s|sw|p|pe)(\d{1,2}|a|ac|ace|p|pa|page|n|kn|knight|q|qu|queen|k|ki|king)", text)
    if found is None:
        return None
    rank = int(found[2]) if found[2].isdecimal() else _SHORT_RANKS[found[2]]
    return _minor(_SHORT_SUITS[found[1][0]], rank)


def _minor(suit: Suit, rank: int | Court) -> Card | None:
    if isinstance(rank, int) and 11 <= rank <= 14:
        rank = list(Court)[rank - 11]
    name = f"{suit.value}-{rank.value if isinstance(rank, Court) else rank}"
    return next((card for card in Card if card.value == name), None)


def _rank(word: str) -> int | Court | None:
    court = _COURTS.get(word)
    return court if court is not None else _number(word)


def _number(word: str) -> int | None:
    if word.isdecimal():
        return int(word) if len(word) < 4 else None
    return _NUMBERS.get(word)


def _known(table: str) -> dict[str, int]:
    """Return the place of each word: a line for each place, counted from 0."""
    return {word: place for place, line in enumerate(table.strip().splitlines()) for word in line.split()}


# Each in English, German, French, Italian and Spanish, as far as the languages differ; without accents.
_SUITS: Final[dict[str, Suit]] = {
    word: list(Suit)[place]
    for word, place in _known("""
wands wand rods rod staves stave staffs staff batons baton clubs club stabe stab staebe bastoni bastone bastos basto
cups cup chalices chalice goblets goblet hearts kelche kelch kelchen coupes coupe coppe coppa copas copa
swords sword blades blade schwerter schwert schwertern epees epee spade spada espadas espada
pentacles pentacle pents pent coins coin disks disk discs munzen munze muenzen scheiben denari deniers oros oro
""").items()
}
_COURTS: Final[dict[str, Court]] = {
    word: list(Court)[place]
    for word, place in _known("""
page princess knave jack bube knappe prinzessin valet fante sota paje
knight prince ritter prinz cavalier chevalier cavaliere caballero caballo
queen konigin koenigin dame reine regina reina
king konig koenig roi re rey
""").items()
}
_ROMANS: Final = {
    word: place + 1
    for place, word in enumerate("i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi".split())
}
_NUMBERS: Final = {
    **_known("""
zero null

two zwei deux due dos
three drei trois tre tres
four vier quatre quattro cuatro
five funf fuenf cinq cinque cinco
six sechs sei seis
seven sieben sept sette siete
eight acht huit otto ocho
nine neun neuf nove nueve
ten zehn dix dieci diez
"""),
    **{word: 1 for word in "ace as ass asso one eins un uno".split()},
    **_ROMANS,
}
_SHORT_SUITS: Final = {"w": Suit.WANDS, "c": Suit.CUPS, "s": Suit.SWORDS, "p": Suit.PENTACLES}
_SHORT_RANKS: Final[dict[str, int | Court]] = {
    **dict.fromkeys(("a", "ac", "ace"), 1),
    **dict.fromkeys(("p", "pa", "page"), Court.PAGE),
    **dict.fromkeys(("n", "kn", "knight"), Court.KNIGHT),
    **dict.fromkeys(("q", "qu", "queen"), Court.QUEEN),
    **dict.fromkeys(("k", "ki", "king"), Court.KING),
}
_MAJOR_NAMES: Final = """
fool|narr|mat|fou|matto|folle|loco
magician|magus|magier|juggler|bateleur|bagatto|mago
priestess|papess|hohepriesterin|priesterin|papesse|papessa|sacerdotisa
empress|herrscherin|kaiserin|imperatrice|emperatriz
emperor|herrscher|kaiser|empereur|imperatore|emperador
hierophant|pope|hohepriester|pape|papa|hierofante|sacerdote
lovers|lover|liebenden|liebende|amoureux|amanti|enamorados|amantes
chariot|wagen|carro
strength|fortitude|lust|kraft|force|forza|fuerza
hermit|eremit|einsiedler|ermite|hermite|eremita|ermitano
wheel|fortune|rad|schicksalsrad|roue|ruota|rueda
justice|gerechtigkeit|adjustment|giustizia|justicia
hanged|hangman|gehangte|gehaengte|pendu|appeso|colgado
death|tod|mort|morte|muerte
temperance|massigkeit|maessigkeit|temperanza|templanza
devil|teufel|diable|diavolo|diablo
tower|turm|maison|torre
star|stern|etoile|stella|stelle|estrella
moon|mond|lune|luna
sun|sonne|soleil|sole|sol
judgement|judgment|aeon|gericht|jugement|giudizio|juicio
world|universe|welt|monde|mondo|mundo
""".strip().splitlines()
_MAJORS: Final = {name: _ORDER[place] for place, line in enumerate(_MAJOR_NAMES) for name in line.split("|")}
_BACKS: Final = frozenset("back backs rueckseite ruckseite dorso reverso retro verso".split())
_HORRORS: Final = frozenset("horror horrors host gm dm master enemy".split())
_NOTHING: Final = frozenset(
    "the of card cards tarot deck major majors maj m ar arcana arcanum trump trumps big rws rider waite smith"
    " scan scans page der die das des von le la les de des du di del los el no nr number".split()
)
"""Words that say nothing about which card it is."""
