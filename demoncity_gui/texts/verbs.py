"""What a sheet says that somebody does, told in the past: “swings his torch at” becomes “swung his torch at”.

People write deeds into sheets in the present, with the verb first. A story tells what was done and what was only tried.
What doesn't begin with a verb of the language that is used is not guessed at.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple


class Told(NamedTuple):
    """A deed as it was `done`, and as it goes behind “tried to”; `behind` whom it is aimed at stands what is left."""

    done: str
    tried: str
    behind: str = ""


def told(language: str, deed: str, *, several: bool = False) -> Told | None:
    """Return a deed in the past and as one that was tried; None where it begins with no verb that is known.

    `several` do it: then the verb has no ending of one person.
    """
    verb, _, rest = deed.strip().partition(" ")
    forms = _FORMS.get(language, _unknown)(verb, several)
    if forms is None:
        return None
    past, infinitive = forms
    if language == "de":
        return Told(f"{past} {rest}".strip(), rest, infinitive)
    done, tried = _english_rest(rest)
    return Told(f"{past} {done}".strip(), f"{infinitive} {tried}".strip())


def _unknown(_verb: str, _several: bool) -> tuple[str, str] | None:
    return None


def _english_rest(rest: str) -> tuple[str, str]:
    """Return what stands behind the verb: a second verb goes with the first, “leans out and takes hold of”."""
    words = rest.split()
    place = words.index("and") + 1 if "and" in words[:-1] else len(words)
    base = _one_person_s(words[place]) if place < len(words) else None
    if base not in _ENGLISH:
        return rest, rest
    before, behind = words[:place], words[place + 1 :]
    return " ".join((*before, _ENGLISH[base], *behind)), " ".join((*before, base, *behind))


# --- English ---------------------------------------------------------------------------------------------------------

_ENGLISH = dict(
    pair.split(":")
    for pair in (
        "be:was bear:bore beat:beat become:became begin:began bend:bent bet:bet bid:bid bind:bound bite:bit"
        " bleed:bled blow:blew break:broke breed:bred bring:brought build:built burst:burst buy:bought cast:cast"
        " catch:caught choose:chose cling:clung come:came cost:cost creep:crept cut:cut deal:dealt dig:dug do:did"
        " draw:drew drink:drank drive:drove eat:ate fall:fell feed:fed feel:felt fight:fought find:found fit:fit"
        " flee:fled fling:flung fly:flew forbid:forbade forget:forgot freeze:froze get:got give:gave go:went"
        " grind:ground grow:grew hang:hung have:had hear:heard hide:hid hit:hit hold:held hurt:hurt keep:kept"
        " kneel:knelt know:knew lay:laid lead:led leap:leapt leave:left lend:lent let:let lie:lay light:lit"
        " lose:lost make:made mean:meant meet:met pay:paid put:put quit:quit read:read rebuild:rebuilt ride:rode"
        " ring:rang rise:rose run:ran say:said see:saw seek:sought sell:sold send:sent set:set sew:sewed"
        " shake:shook shed:shed shine:shone shoot:shot show:showed shrink:shrank shut:shut sing:sang sink:sank"
        " sit:sat sleep:slept slide:slid sling:slung slit:slit speak:spoke spend:spent spin:spun spit:spat"
        " split:split spread:spread spring:sprang stand:stood steal:stole stick:stuck sting:stung strike:struck"
        " string:strung swear:swore sweep:swept swim:swam swing:swung take:took teach:taught tear:tore tell:told"
        " think:thought throw:threw thrust:thrust tread:trod unpin:unpinned wake:woke wear:wore weave:wove"
        " weep:wept win:won wind:wound wring:wrung write:wrote"
    ).split()
)
_ONE_PERSON = {"is": "be", "are": "be", "has": "have", "dies": "die", "lies": "lie", "ties": "tie"}
_SHORT = re.compile(r"[^aeiou]*[aeiou][^aeiouwxy]")
"""A verb of one syllable, whose last letter is doubled: “stab”, “grip”."""


def _english(verb: str, several: bool) -> tuple[str, str] | None:
    if not verb.isalpha() or not verb.islower():
        return None
    base: str | None = _ONE_PERSON.get(verb, verb) if several else _one_person_s(verb)
    if base is None:
        return None
    if base == "be" and several:
        return "were", base
    return _ENGLISH.get(base) or _regular(base), base


def _one_person_s(verb: str) -> str | None:
    """Return what “swings”, “catches”, “carries” come from; None for a word without that ending."""
    if verb in _ONE_PERSON:
        return _ONE_PERSON[verb]
    if not verb.endswith("s") or verb.endswith("ss") or len(verb) < 3:
        return None
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    if verb.endswith(("sses", "shes", "ches", "xes", "zzes", "oes")):
        return verb[:-2]
    return verb[:-1]


def _regular(base: str) -> str:
    if base.endswith("e"):
        return f"{base}d"
    if base.endswith("y") and base[-2:-1] not in "aeiou":
        return f"{base[:-1]}ied"
    return f"{base}{base[-1] if _SHORT.fullmatch(base) else ''}ed"


# --- German ----------------------------------------------------------------------------------------------------------

_GERMAN = {
    one: (past, infinitive)
    for one, past, infinitive in (
        line.split(":")
        for line in (
            "beißt:biss:beißen biegt:bog:biegen bietet:bot:bieten bindet:band:binden bläst:blies:blasen"
            " brennt:brannte:brennen bricht:brach:brechen bringt:brachte:bringen dringt:drang:dringen"
            " fährt:fuhr:fahren fällt:fiel:fallen fängt:fing:fangen fasst:fasste:fassen fliegt:flog:fliegen"
            " flieht:floh:fliehen frisst:fraß:fressen gibt:gab:geben geht:ging:gehen gießt:goss:gießen"
            " gräbt:grub:graben greift:griff:greifen hält:hielt:halten hebt:hob:heben hilft:half:helfen"
            " hängt:hing:hängen hat:hatte:haben ist:war:sein kennt:kannte:kennen klingt:klang:klingen"
            " kommt:kam:kommen kriecht:kroch:kriechen lädt:lud:laden lässt:ließ:lassen läuft:lief:laufen"
            " liegt:lag:liegen liest:las:lesen lügt:log:lügen misst:maß:messen nennt:nannte:nennen"
            " nimmt:nahm:nehmen pfeift:pfiff:pfeifen reißt:riss:reißen reitet:ritt:reiten rennt:rannte:rennen"
            " ringt:rang:ringen ruft:rief:rufen schießt:schoss:schießen schiebt:schob:schieben"
            " schlägt:schlug:schlagen schleicht:schlich:schleichen schleift:schliff:schleifen"
            " schließt:schloss:schließen schlingt:schlang:schlingen schmeißt:schmiss:schmeißen"
            " schneidet:schnitt:schneiden schreibt:schrieb:schreiben schreit:schrie:schreien"
            " schwimmt:schwamm:schwimmen schwingt:schwang:schwingen sieht:sah:sehen singt:sang:singen"
            " sitzt:saß:sitzen speit:spie:speien spinnt:spann:spinnen spricht:sprach:sprechen"
            " springt:sprang:springen steht:stand:stehen stehlt:stahl:stehlen steigt:stieg:steigen"
            " sticht:stach:stechen stirbt:starb:sterben stößt:stieß:stoßen streicht:strich:streichen"
            " tritt:trat:treten trägt:trug:tragen treibt:trieb:treiben trifft:traf:treffen trinkt:trank:trinken"
            " tut:tat:tun verbrennt:verbrannte:verbrennen weiß:wusste:wissen wendet:wandte:wenden"
            " wirft:warf:werfen zieht:zog:ziehen zwingt:zwang:zwingen"
        ).split()
    )
}
"""Verbs whose past is no stem with “-te”: as one person does it, did it, and the infinitive."""
_OF_SEVERAL = {infinitive: (past, infinitive) for past, infinitive in _GERMAN.values()}


def _german(verb: str, several: bool) -> tuple[str, str] | None:
    if not verb.isalpha() or not verb.islower():
        return None
    if several:
        if verb in _OF_SEVERAL:
            past, infinitive = _OF_SEVERAL[verb]
            return f"{past}n" if past.endswith("e") else f"{past}en", infinitive
        if not verb.endswith("n"):
            return None
        return f"{_german_stem(verb)}ten", verb
    if verb in _GERMAN:
        return _GERMAN[verb]
    if not verb.endswith("t"):
        return None
    stem = verb[:-1]
    return f"{stem}te", f"{stem.removesuffix('e') if stem.endswith(('te', 'de')) else stem}{_ending(stem)}"


def _german_stem(infinitive: str) -> str:
    stem = infinitive.removesuffix("n") if infinitive.endswith(("eln", "ern")) else infinitive.removesuffix("en")
    return f"{stem}e" if stem.endswith(("t", "d")) else stem


def _ending(stem: str) -> str:
    return "n" if stem.endswith(("el", "er")) else "en"


_FORMS: dict[str, Callable[[str, bool], tuple[str, str] | None]] = {"en": _english, "de": _german}
