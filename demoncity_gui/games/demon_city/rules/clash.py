"""The Clash: which side wins it, and which deeds take effect (T-CLASH, T-RESOLVE, T-ALG)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from demoncity_gui.games.common.house_rules import Switch
from demoncity_gui.games.demon_city.rules import readings
from demoncity_gui.games.demon_city.rules.characters import CharacterId, Side
from demoncity_gui.games.demon_city.rules.conflicts import Settled, settle_conflicts
from demoncity_gui.games.demon_city.rules.confrontation import Confrontation
from demoncity_gui.games.demon_city.rules.house_rules import HouseRules
from demoncity_gui.games.demon_city.rules.hurdles import Hurdle, HurdleKind, beats_all
from demoncity_gui.games.demon_city.rules.opposition import opposition
from demoncity_gui.games.demon_city.rules.thrown import Thrown, own_values


class Outcome(Enum):
    """How a Clash ends."""

    WON = "won"
    STALEMATE = "stalemate"  # won, but the winner's highest attack failed (T-RESOLVE-11)
    TIED = "tied"  # the highest card is held by opposing sides (T-RESOLVE-04)
    CHOOSE = "choose"  # several highest attacks of one value: the side's controller chooses (T-RESOLVE-03)


class Fate(Enum):
    """What became of a deed, and if nothing, why."""

    HAPPENED = "happened"
    NOT_HIGH_ENOUGH = "not-high-enough"  # some hurdle was not beaten
    FUMBLED = "fumbled"  # T-CRIT-14
    OUT = "out"  # put out by a Clash told before (T-RESOLVE-28)
    # A higher attack of its own side took the one place (T-RESOLVE-12, T-RESOLVE-13, T-RESOLVE-14).
    LOWER_ATTACK = "lower-attack"
    CONFLICT = "conflict"  # a deed of its own side that excludes it went first (T-RESOLVE-27)
    SIDE_LOST = "side-lost"  # T-RESOLVE-22
    CLASH_TIED = "clash-tied"  # T-RESOLVE-04
    TO_BE_CHOSEN = "to-be-chosen"
    WAITS = "waits"  # a higher deed that excludes it is still to be chosen (T-RESOLVE-27)
    # Of the dice edition alone.
    HIT = "hit"  # by one who acted first (D-ROUND-03)
    HELD = "held"  # by an opponent who rolled as high or higher (D-AMB-17)
    CONCERNS_OTHERS = "concerns-others"  # only the highest roller does what concerns others (D-CLASH-04)


class Judgement(Struct, frozen=True, omit_defaults=True):
    """One deed in a Clash: what it threw, what stood against it, what became of it.

    `rule` is the id of the rule by which it did, where the edition says so itself.
    """

    who: CharacterId
    value: int
    hurdles: tuple[Hurdle, ...]
    fate: Fate
    rule: str = ""


_RULES = {
    Fate.HAPPENED: "T-RESOLVE-18",
    Fate.NOT_HIGH_ENOUGH: "T-RESOLVE-18",
    Fate.FUMBLED: "T-CRIT-14",
    Fate.OUT: "T-RESOLVE-28",
    Fate.LOWER_ATTACK: "T-RESOLVE-12",
    Fate.CONFLICT: "T-RESOLVE-27",
    Fate.SIDE_LOST: "T-RESOLVE-22",
    Fate.CLASH_TIED: "T-RESOLVE-04",
    Fate.TO_BE_CHOSEN: "T-RESOLVE-27",
    Fate.WAITS: "T-RESOLVE-27",
    Fate.HIT: "D-ROUND-03",
    Fate.HELD: "D-AMB-17",
    Fate.CONCERNS_OTHERS: "D-CLASH-04",
}


def rule_of(ruling: ClashRuling, judgement: Judgement, *, is_attack: bool) -> str:
    """Return the id of the rule by which a deed came to its fate in a Clash that ended so."""
    if judgement.rule:
        return judgement.rule
    if is_attack:
        match judgement.fate:
            case Fate.HAPPENED:
                answered = any(hurdle.kind is HurdleKind.ANSWER for hurdle in judgement.hurdles)
                return "T-RESOLVE-08" if answered else "T-RESOLVE-09"
            case Fate.NOT_HIGH_ENOUGH:
                return "T-RESOLVE-11"
            case Fate.LOWER_ATTACK if ruling.outcome is Outcome.STALEMATE:
                return "T-RESOLVE-11"  # only the highest attack is tried
            case Fate.LOWER_ATTACK if any(
                one.who == ruling.attacker and one.value == judgement.value for one in ruling.judgements
            ):
                return "T-RESOLVE-03"  # an equal one was chosen
            case Fate.TO_BE_CHOSEN:
                return "T-RESOLVE-03"
    return _RULES[judgement.fate]


class ClashRuling(Struct, frozen=True):
    """How one Clash ends. `members`, `critical` and `fumble` are in announcing order, `happens` the attack first.

    `hit` are those on whom the attack landed, of several targets perhaps not all (T-AMB-57). `undecided` are deeds of
    one value of which only one can be done, none of them chosen yet (T-RESOLVE-27).
    `chosen` are those picked where a tie on one side asked for it, `out` those who were Out of the Fight by then.
    `turned_by` are the house rules without which it would have ended otherwise, None where nobody has asked.
    """

    members: tuple[CharacterId, ...]
    top: int
    outcome: Outcome
    winning_side: Side | None
    attacker: CharacterId | None
    candidates: tuple[CharacterId, ...]
    happens: tuple[CharacterId, ...]
    hit: tuple[CharacterId, ...]
    critical: tuple[CharacterId, ...]
    fumble: tuple[CharacterId, ...]
    judgements: tuple[Judgement, ...]
    undecided: tuple[tuple[CharacterId, ...], ...] = ()
    chosen: tuple[CharacterId, ...] = ()
    out: tuple[CharacterId, ...] = ()
    turned_by: tuple[Switch, ...] | None = None

    @property
    def choices(self) -> tuple[CharacterId, ...]:
        """Everybody who may be chosen now: the equal highest attacks, or else the first deeds that are undecided."""
        return self.candidates or (self.undecided[0] if self.undecided else ())

    @property
    def ends(self) -> object:
        """What came out: who won, what happens, on whom, how well, what is to be chosen; not why a deed failed."""
        ends = (self.outcome, self.winning_side, self.candidates, self.happens, self.hit, self.critical, self.fumble)
        return ends, self.undecided

    @property
    def told(self) -> object:
        """How it ends and what became of each deed, without the numbers: these may differ where nothing else does."""
        return self.ends, tuple(judgement.fate for judgement in self.judgements)


def judge_clash(
    confrontation: Confrontation,
    members: tuple[CharacterId, ...],
    throws: Mapping[CharacterId, Thrown],
    *,
    chosen: Sequence[CharacterId] = (),
    out: Collection[CharacterId] = (),
    proof: bool = True,
) -> ClashRuling:
    """Return the ruling over all throws of one Clash at once.

    T-ALG-04, T-ALG-05, T-ALG-06, T-ALG-07, T-ALG-08, T-ALG-09, T-ALG-10, T-ALG-11.

    Whoever announced first has no advantage by it (T-ROUND-01). Only the side of the highest card can succeed
    (T-ROUND-05), by however little it is higher (T-WHEN-06), and three with one card each are as likely to hold it
    as one with three (T-QUIRK-03). The card may be a defender's or anybody's who is in it
    (T-RESOLVE-02), and a defence that holds it takes no attack's place (T-DEF-03).

    Of the winning side's attacks the highest is the one that may take effect, the side's highest throw or not
    (T-RESOLVE-07), and never a second beside it (T-QUIRK-02): a weak attack that throws higher displaces an ally's
    strong one (T-QUIRK-04), and announced as a dodge it does not, though its card counts for the side all the same
    (T-QUIRK-05). Of other deeds any number may happen (T-RESOLVE-19) that can all be done (T-RESOLVE-27).

    `chosen` are those whom the side's controller picked where a tie on one side asked for it (T-RESOLVE-03, T-AMB-20).
    `out` are those put Out of the Fight by a Clash told before: their cards keep their value, and nothing that they do
    succeeds (T-RESOLVE-28, T-AMB-58, T-AMB-81). Without `proof` the ruling says how the Clash ends, and has no
    judgements that say why.
    """
    return _Judging(confrontation, members, throws, chosen, out).ruling(proof=proof)


def highest_attacks(
    attacks: list[CharacterId],
    value: Mapping[CharacterId, int],
    succeeds: Callable[[CharacterId], bool],
    rules: HouseRules,
    chosen: Sequence[CharacterId],
) -> tuple[list[CharacterId], list[CharacterId]]:
    """Return those of a side's attacks of which the highest is made, and which of them are the highest (T-RESOLVE-07).

    All of them; by the other reading those that succeed, if any does (T-AMB-13 b). Of equals the first of those
    `chosen` (T-RESOLVE-03).
    """
    if len(attacks) < 2:
        return attacks, attacks
    tried = attacks
    if rules.chosen and rules.reads(readings.NEXT_ATTACK_IS_TRIED):
        tried = [who for who in attacks if succeeds(who)] or attacks
    best = max([value[who] for who in tried])
    highest = [who for who in tried if value[who] == best]
    picked = next((who for who in chosen if who in highest), None)
    return tried, highest if picked is None else [picked]


class _Judging:
    """One Clash while it is judged."""

    def __init__(
        self,
        confrontation: Confrontation,
        members: tuple[CharacterId, ...],
        throws: Mapping[CharacterId, Thrown],
        chosen: Sequence[CharacterId],
        out: Collection[CharacterId],
    ) -> None:
        self._confrontation, self._rules = confrontation, confrontation.rules
        self._members, self._throws, self._chosen = members, throws, chosen
        self._out = tuple([who for who in members if who in out]) if out else ()
        self._side = {who: confrontation.characters[who].side for who in members}
        self._value = {who: throws[who].value for who in members}
        self._top = max(self._value.values())
        self._hurdles: dict[CharacterId, tuple[Hurdle, ...]] = {}
        self._landing: dict[CharacterId, tuple[CharacterId, ...]] = {}
        for who in members:
            self._find_hurdles(who)

    def ruling(self, *, proof: bool) -> ClashRuling:
        """Return how the Clash ends."""
        holders = {self._side[who] for who in self._members if self._value[who] == self._top}
        winning_side = holders.pop() if len(holders) == 1 else None
        winners = [who for who in self._members if self._side[who] == winning_side]
        attacks = [who for who in winners if who in self._landing]
        tried, highest = highest_attacks(attacks, self._value, self._succeeds, self._rules, self._chosen)
        if winning_side is None:
            outcome = Outcome.TIED
        elif len(highest) > 1:
            outcome = Outcome.CHOOSE
        elif highest and not self._succeeds(highest[0]):
            outcome = Outcome.STALEMATE
        else:
            outcome = Outcome.WON
        attacker = highest[0] if outcome is Outcome.WON and highest else None
        if attacker is not None and self._rules.reads(readings.REMOVED_FOE_OPPOSES_NO_MORE):
            self._waive_the_fallen(self._landing[attacker], attacks)
        deeds = [who for who in winners if who not in attacks and self._succeeds(who)]
        settled = settle_conflicts(deeds, self._value, self._confrontation.conflicts_with, self._chosen, first=attacker)
        happens = settled.happens if attacker is None else (attacker, *settled.happens)
        judgements: list[Judgement] = []
        if proof:
            fates = dict.fromkeys(self._members, Fate.CLASH_TIED if winning_side is None else Fate.SIDE_LOST)
            for who in winners:
                fates[who] = self._fate(who, tried, highest, outcome, happens, settled)
            judgements = [Judgement(who, self._value[who], self._hurdles[who], fates[who]) for who in self._members]
        return ClashRuling(
            members=self._members,
            top=self._top,
            outcome=outcome,
            winning_side=winning_side,
            attacker=attacker,
            candidates=tuple(highest) if outcome is Outcome.CHOOSE else (),
            happens=happens,
            hit=() if attacker is None else self._landing[attacker],
            critical=tuple([who for who in winners if who in happens and self._is_critical(who, happens)]),
            fumble=tuple(
                [
                    who
                    for who in self._members
                    if self._throws[who].is_fumble and (who in winners or self._rules.reads(readings.FOOL_FUMBLES_ALL))
                ]
            ),
            judgements=tuple(judgements),
            undecided=settled.undecided,
            chosen=tuple([who for who in self._chosen if who in self._value]) if self._chosen else (),
            out=self._out,
        )

    def _succeeds(self, who: CharacterId) -> bool:
        """Whether a deed could happen if its side wins (T-ALG-06); of several targets one suffices (T-AMB-57)."""
        if self._throws[who].is_fumble or who in self._out:
            return False
        if who in self._landing:
            return bool(self._landing[who])
        return beats_all(self._value[who], self._hurdles[who])

    def _fate(
        self,
        who: CharacterId,
        tried: list[CharacterId],
        highest: list[CharacterId],
        outcome: Outcome,
        happens: tuple[CharacterId, ...],
        settled: Settled,
    ) -> Fate:
        """Return what became of a deed of the side that won."""
        if who in happens:
            return Fate.HAPPENED
        if who in highest and outcome is Outcome.CHOOSE:
            return Fate.TO_BE_CHOSEN
        if who in tried and who not in highest:
            return Fate.LOWER_ATTACK
        if who in self._out:
            return Fate.OUT
        if self._throws[who].is_fumble:
            return Fate.FUMBLED
        if not self._succeeds(who):
            return Fate.NOT_HIGH_ENOUGH
        if who in settled.excluded:
            return Fate.CONFLICT
        return Fate.TO_BE_CHOSEN if any(who in group for group in settled.undecided) else Fate.WAITS

    # --- what stands against a deed ----------------------------------------------------------------------------------

    def _find_hurdles(self, who: CharacterId) -> None:
        """Find everything a deed must throw higher than, and the targets it lands on.

        Each target is compared separately with the one throw (T-AMB-57).
        """
        value = self._value[who]
        faced = opposition(self._confrontation, who, self._value, is_top=value == self._top)
        if len(faced) > 1:
            self._hurdles[who] = tuple([replace(hurdle, at=one) for one, hurdles in faced for hurdle in hurdles])
        else:
            self._hurdles[who] = tuple(faced[0][1])
        if faced[0][0] is not None:
            self._landing[who] = tuple([one for one, hurdles in faced if one is not None and beats_all(value, hurdles)])

    def _waive_the_fallen(self, fallen: Iterable[CharacterId], attacks: list[CharacterId]) -> None:
        """Let those whom the attack removed oppose no other deed any more (T-AMB-17, reading b)."""
        gone = set(fallen)
        for who in self._members:
            if who not in attacks:
                self._hurdles[who] = tuple(
                    [replace(one, waived="T-AMB-17") if one.whom in gone else one for one in self._hurdles[who]]
                )

    # --- criticals ---------------------------------------------------------------------------------------------------

    def _is_critical(self, who: CharacterId, happens: tuple[CharacterId, ...]) -> bool:
        """Whether a deed that happened is a critical success: over 10, or by an own Significator.

        Over 10 it has beaten all that it was measured against, for a card that is tied or beaten gives none (T-CRIT-03,
        T-CRIT-04, T-AMB-27); by the other reading every card of every other side as well. A Significator's value alone
        must by either beat all that opposed the deed itself, of several targets all that were hit (T-CRIT-06,
        T-CRIT-10, T-RESOLVE-17, T-AMB-28). Either must also be over the throw of a deed that the one that happened
        excluded (T-ALG-11).
        """
        thrown = self._throws[who]
        own = own_values(thrown, self._confrontation.characters[who], self._rules)
        if thrown.value <= 10 and not own:
            return False
        rivals = self._confrontation.conflicts_with(who)
        undone = [self._value[one] for one in self._members if one in rivals and one not in happens]
        if thrown.value > 10 and thrown.value > max(undone, default=0) and self._beats_what_a_critical_must(who):
            return True
        hit = self._landing.get(who, ())
        faced = [one for one in self._hurdles[who] if not one.waived and (one.at is None or one.at in hit)]
        return any([beats_all(value, faced) and all([value > other for other in undone]) for value in own])

    def _beats_what_a_critical_must(self, who: CharacterId) -> bool:
        """Whether a card over 10 beats every card of the other sides, by the other reading of T-AMB-27."""
        if not (self._rules.chosen and self._rules.reads(readings.CRITICAL_OVER_ALL)):
            return True
        side = self._side[who]
        return all([self._value[who] > self._value[foe] for foe in self._members if self._side[foe] != side])
