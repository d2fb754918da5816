"""What a catalogue may hold, and what is said of one that can't be compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

import texts
from demoncity_gui.texts.catalogue import Person, subject, use


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A language's folder, named as one would be."""
    made = tmp_path / "assets" / "texts" / "en"
    made.mkdir(parents=True)
    return made


def said(folder: Path, fluent: str, name: str, **told: object) -> str:
    """Compile a catalogue that stands in for a real one, and say one of its messages."""
    (folder / "lists.ftl").write_text(fluent, encoding="utf-8")
    (folder / "lists.json").write_text(texts.as_json(texts.catalogue(folder / "lists.ftl")), encoding="utf-8")
    use("en", folder)
    try:
        made = getattr(subject("lists"), name)
        return str(made(**told) if told else made)
    finally:
        use("en")


def types(folder: Path, fluent: str) -> dict[str, str]:
    (folder / "lists.ftl").write_text(fluent, encoding="utf-8")
    (message,) = texts.catalogue(folder / "lists.ftl").values()
    return dict(message.arguments)


def test_a_plain_sentence_takes_its_arguments_by_name_and_as_they_are(folder: Path) -> None:
    fluent = 'won = { $side } won {"{"}{ $how }{"}"}.'
    assert said(folder, fluent, "won", side="{side}", how="{how!r}") == "{side} won {{how!r}}."


def test_words_may_begin_with_any_sign(folder: Path) -> None:
    assert said(folder, "asked = Who stops { $who }? And { $other }: how?", "asked", who="Ann", other="Bill") == (
        "Who stops Ann? And Bill: how?"
    )


@pytest.mark.parametrize(
    ("cards", "sentence"), [(1, "Ann takes 1 card."), (0, "Ann takes none."), (-2, "Ann takes −2 cards.")]
)
def test_a_number_picks_its_plural_or_its_own_variant(folder: Path, cards: int, sentence: str) -> None:
    fluent = "takes = { $who } takes { $cards ->\n [0] none\n [one] { $cards } card\n *[other] { $cards } cards\n }."
    assert said(folder, fluent, "takes", who="Ann", cards=cards) == sentence
    assert types(folder, fluent) == {"who": "text", "cards": "number"}


@pytest.mark.parametrize(
    ("people", "sentence"),
    [
        (["Ann"], "Ann is hurt."),
        (["Ann", "Bill"], "Ann and Bill are hurt."),
        (["Ann", "Bill", "Cassie"], "Ann, Bill and Cassie are hurt."),
    ],
)
def test_a_list_says_how_many_it_names(folder: Path, people: list[str], sentence: str) -> None:
    lists = (
        "further = { $before }, { $next }\nand-last = { $before } and { $last }\nor-last = { $before } or { $last }\n"
    )
    fluent = lists + "hurt = { LIST($who) } { COUNT($who) ->\n [one] is\n *[other] are\n } hurt."
    assert said(folder, fluent, "hurt", who=people) == sentence


@pytest.mark.parametrize(("pronoun", "sentence"), [("she", "Ann: her own Fool"), ("", "Ann: their own Fool")])
def test_a_person_brings_the_pronoun_along(folder: Path, pronoun: str, sentence: str) -> None:
    fluent = "own = { $who }: { PRONOUN($who) ->\n [she] her\n *[they] their\n } own Fool"
    assert said(folder, fluent, "own", who=Person("Ann", pronoun)) == sentence
    assert types(folder, fluent) == {"who": "person"}


def test_a_term_is_said_in_the_variant_that_is_asked_for(folder: Path) -> None:
    (folder / "terms.ftl").write_text(
        "-deck = { $at ->\n [head] The\n *[within] the\n } Players’ Deck", encoding="utf-8"
    )
    assert said(folder, 'empty = { -deck(at: "head") } is empty: { -deck }.', "empty") == (
        "The Players’ Deck is empty: the Players’ Deck."
    )


def test_a_switch_takes_yes_or_no_and_an_empty_word_is_none(folder: Path) -> None:
    fluent = (
        'word = { $again ->\n [yes] again\n *[no] once\n }{ $whom ->\n [none] {""}\n *[other] {" "}for { $whom }\n }'
    )
    assert said(folder, fluent, "word", again=True, whom="") == "again"
    assert said(folder, fluent, "word", again=False, whom="Ann") == "once for Ann"
    assert types(folder, fluent) == {"again": "yes", "whom": "text"}


@pytest.mark.parametrize(
    ("fluent", "why"),
    [
        ("good = good\nbad = { $who", "line 2"),
        ("bad = { $who -> \n *[other] { SHOUT($who) }\n }", "SHOUT is no function"),
        ("bad = { -nobody }", "-nobody is not known"),
        ("bad = { other }\nother = { bad }", "refers to itself"),
        ("bad = { LIST($who) } and { $who }", r"\$who is used as any and as list"),
        ("bad = one\nbad = two", "bad is there twice"),
        ("bad = { $who ->\n [a] one\n [a] two\n *[other] three\n }", "a variant is there twice"),
    ],
)
def test_what_cannot_be_compiled_is_named_with_its_place(folder: Path, fluent: str, why: str) -> None:
    (folder / "lists.ftl").write_text(fluent, encoding="utf-8")
    with pytest.raises(texts.CatalogueFault, match=why):
        texts.catalogue(folder / "lists.ftl")


def test_a_message_needs_a_name_that_python_can_say(folder: Path) -> None:
    (folder / "lists.ftl").write_text("and = and", encoding="utf-8")
    with pytest.raises(texts.CatalogueFault, match="and: Python keeps this word for itself"):
        texts.stub(texts.language(folder))


def test_a_language_lacks_no_message_and_is_handed_what_english_is(folder: Path) -> None:
    (folder / "lists.ftl").write_text("one = One { $a }\ntwo = Two", encoding="utf-8")
    german = folder.with_name("de")
    german.mkdir()
    (german / "lists.ftl").write_text("one = Eins { $b }\nthree = Drei", encoding="utf-8")
    assert texts.differences(texts.language(folder), texts.language(german)) == [
        "lists: two is missing",
        "lists: three is not in the English catalogue",
        "lists: one: nobody hands over $b",
    ]
