from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from demoncity_gui.formats.cast import CastUnreadable, cast, cast_text, read_cast, write_cast
from demoncity_gui.formats.cast_library import CastLibrary
from demoncity_gui.games.demon_city.rules.characters import (
    PRONOUNS,
    CardPower,
    Character,
    CharacterId,
    Power,
    Rank,
    Side,
    Weapon,
)
from demoncity_gui.games.demon_city.rules.instincts import Instinct
from demoncity_gui.pieces.decks import DeckName
from demoncity_gui.pieces.tarot import Card
from demoncity_gui.texts import casts as said
from demoncity_gui.texts import demon_city_sheets as faults
from demoncity_gui.texts import misfits
from tests.support.desk import EXAMPLE

ANN = '[[characters]]\nname = "Ann"\nside = "players"\nstats = { Agility = 3, Toughness = 4 }\n'

words = st.text(st.characters(exclude_categories=["Cc", "Cf", "Cs", "Zl", "Zp"]), max_size=60)
name = words.filter(str.strip)


def without_stop(words: str) -> str:
    """Return a sentence as it stands behind a place."""
    return words.removesuffix(".")


def list_wanted(told: int) -> str:
    return misfits.belongs(wanted=misfits.list, told=str(told))


@st.composite
def sheets(draw: st.DrawFn, number: int = 1) -> Character:
    ranked = draw(st.lists(name, max_size=4, unique=True).filter(lambda found: not {"Agility", "Toughness"} & {*found}))
    rank = st.integers(0, 99)
    stats = (Rank("Agility", draw(rank)), Rank("Toughness", draw(rank)), *(Rank(one, draw(rank)) for one in ranked[:2]))
    forms = {one: draw(words) for one in ranked[2:]}
    skills = tuple(Rank(one, draw(rank), "" if form == one else form) for one, form in forms.items())
    known = [entry.name for entry in (*stats, *skills)]
    cards = draw(st.lists(st.sampled_from(Card), max_size=3, unique=True))
    deck = draw(st.sampled_from(DeckName))
    courts = [card for card in Card if card.pip is None]
    return Character(
        CharacterId(number),
        draw(name),
        Side(draw(name)),
        deck,
        stats,
        skills,
        significators=(draw(st.sampled_from(courts)),) if draw(st.booleans()) else (),
        power=draw(st.none() | st.builds(Power, name, st.sampled_from(known), name)),
        close_deed=draw(words),
        shoot_deed=draw(words),
        shoot_skill=draw(st.sampled_from(["", *known])),
        card_powers=tuple(CardPower(card, draw(name).strip()) for card in cards),
        calm_check=draw(st.none() | st.integers(0, 10)),
        instincts=tuple(draw(st.lists(st.builds(Instinct, weight=st.integers(1, 10)), max_size=3))),
        weapons=tuple(draw(st.lists(st.builds(Weapon, name, words), max_size=3))),
        alias=draw(words),
        short=draw(words)[:12],
        pronoun=draw(st.sampled_from(["", *PRONOUNS])),
        hidden=draw(st.booleans()),
        picture=draw(words),
        notes=draw(words),
    )


@given(sheets())
def test_what_is_written_reads_as_it_was(sheet: Character) -> None:
    assert cast(cast_text([sheet])) == (sheet,)


def test_the_example_s_cast_is_written_and_read(tmp_path: Path) -> None:
    file = tmp_path / "cast.toml"
    write_cast(file, EXAMPLE.characters)
    assert read_cast(file) == EXAMPLE.characters
    assert file.read_text(encoding="utf-8").splitlines()[:3] == [
        "[[characters]]",
        'name = "Ceelo"',
        'side = "players"',
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", f"$.characters: {said.nobody}"),
        ("characters = 3", f"$.characters: {list_wanted(3)}"),
        (
            ANN + 'pronoun = "xe?"',
            f"$.characters[0].pronoun: {without_stop(faults.pronoun_unknown(whose='Ann', what='xe?'))}",
        ),
        (
            ANN + "calm_check = 11",
            f"$.characters[0].calm_check: {without_stop(faults.calm_check_out(number=11))}",
        ),
        (
            ANN + "instincts = [{ weight = 11 }]",
            f"$.characters[0].instincts[0].weight: {without_stop(faults.weight_out(whose='Ann', number=11))}",
        ),
        (ANN + 'instincts = [{ do = "sing" }]', "$.characters[0].instincts[0].do"),
        (
            ANN + 'weapons = [{ name = "" }]',
            f"$.characters[0].weapons[0].name: {without_stop(faults.weapon_nameless(whose='Ann'))}",
        ),
        (
            ANN + "skills = { Agility = 3 }",
            f"$.characters[0].skills: {without_stop(faults.rank_twice(whose='Ann', what='Agility'))}",
        ),
        (
            ANN + 'skills = { "" = 3 }',
            f"$.characters[0].skills: {without_stop(faults.rank_nameless(whose='Ann'))}",
        ),
        (
            ANN + "skills = { Yoga = 100 }",
            f"$.characters[0].skills: {without_stop(faults.rank_out(what='Yoga', highest=99, number=100))}",
        ),
        (
            ANN + 'power = { deed = "", stat = "Agility", resist = "Calm" }',
            f"$.characters[0].power.deed: {without_stop(faults.power_without_stat(whose='Ann', what=''))}",
        ),
        (
            ANN + 'significators = ["cups-7"]',
            f"$.characters[0].significators[0]: {said.plain_significator(card='cups-7')}",
        ),
        (
            ANN + 'significators = ["major-moon", "major-moon"]',
            f"$.characters[0].significators[1]: {said.significator_taken(card='major-18')}",
        ),
        (
            ANN + 'deck = "horror"\nsignificators = ["major-moon"]',
            f"$.characters[0].significators[0]: {said.no_significators(who='Ann')}",
        ),
        (ANN + 'own_cards = ["major-moon"]', f"$.characters[0].own_cards[0]: {said.no_own_cards(who='Ann')}"),
        (
            ANN + 'deck = "horror"\nown_cards = ["cups-7", "cups-7"]',
            f"$.characters[0].own_cards[1]: {said.significator_taken(card='cups-7')}",
        ),
        (
            ANN.replace('"Ann"', f'"{"x" * 61}"'),
            f"$.characters[0].name: {without_stop(faults.too_long(what='name', number=60))}",
        ),
        (
            ANN + f'alias = "{"x" * 61}"',
            f"$.characters[0].alias: {without_stop(faults.too_long(what='alias', number=60))}",
        ),
        (
            ANN + f'short = "{"x" * 13}"',
            f"$.characters[0].short: {without_stop(faults.too_long(what='short', number=12))}",
        ),
        (ANN + ANN, f"$.characters[1].name: {said.named_twice(name='Ann')}"),
        (
            ANN + "xyz = 2",
            f"$.characters[0].xyz: {misfits.no_such_key_only(known='name, alias')}",
        ),
        ("[", misfits.toml_at_end(fault="no-key")),
        (
            ANN + f'close = "{"x" * 241}"',
            f"$.characters[0].close: {without_stop(faults.too_long(what='deed', number=240))}",
        ),
        (
            ANN + f'skills = {{ "{"x" * 241}" = 3 }}',
            f"$.characters[0].skills: {without_stop(faults.too_long(what='skill', number=240))}",
        ),
    ],
)
def test_what_can_t_be_meant_is_named_with_its_place(text: str, sentence: str) -> None:
    with pytest.raises(CastUnreadable) as why:
        cast(text)
    assert str(why.value).startswith(sentence)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    file = tmp_path / "none.toml"
    with pytest.raises(CastUnreadable) as why:
        read_cast(file)
    assert str(why.value) == said.unread(path=f"“{file}”", why="no such file or directory")


# --- the library -------------------------------------------------------------------------------------------------


def test_a_library_keeps_casts_by_name(tmp_path: Path) -> None:
    library = CastLibrary(tmp_path / "casts")
    assert library.names() == []
    library.keep("the pier", EXAMPLE.characters)
    library.keep("Ärzte", EXAMPLE.characters[:1])
    library.keep("the pier", EXAMPLE.characters[:2])

    assert library.names() == ["the pier", "Ärzte"]
    assert [one.name for one in read_cast(library.path("the pier"))] == ["Ceelo", "Man in the Grey Coat"]
    assert sorted(path.name for path in library.folder.iterdir()) == ["the pier.toml", "Ärzte.toml"]


@pytest.mark.parametrize("name", ["", "  ", "../up", "a/b", "a\\b", ".hidden", " a", "a\n", "x" * 61, "con:"])
def test_no_cast_is_kept_under_a_name_that_no_file_can_have(tmp_path: Path, name: str) -> None:
    library = CastLibrary(tmp_path / "casts")
    with pytest.raises(CastUnreadable):
        library.keep(name, EXAMPLE.characters)
    assert not library.folder.exists()


def test_a_library_that_can_t_be_written_says_so(tmp_path: Path) -> None:
    (tmp_path / "casts").write_text("in the way")
    with pytest.raises(CastUnreadable, match="casts"):
        CastLibrary(tmp_path / "casts").keep("pier", EXAMPLE.characters)


def test_a_cast_that_is_gone_is_named(tmp_path: Path) -> None:
    with pytest.raises(CastUnreadable, match=r"pier\.toml"):
        read_cast(CastLibrary(tmp_path).path("pier"))


def test_what_was_there_stays_where_a_cast_can_t_be_written(tmp_path: Path) -> None:
    (tmp_path / "casts" / "pier.toml").mkdir(parents=True)
    with pytest.raises(CastUnreadable, match=r"pier\.toml"):
        CastLibrary(tmp_path / "casts").keep("pier", EXAMPLE.characters)
    assert [path.name for path in (tmp_path / "casts").iterdir()] == ["pier.toml"]
