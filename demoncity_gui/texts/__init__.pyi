# Made of assets/texts/en by `python3 packaging/dev.py texts`.
from collections.abc import Sequence
from typing import Final

from demoncity_gui.texts.catalogue import Person, Subject

class _ActionQuestions(Subject):
    A_AMB_01: Final[str]
    A_AMB_01_a: Final[str]
    A_AMB_01_b: Final[str]
    A_AMB_02: Final[str]
    A_AMB_02_a: Final[str]
    A_AMB_02_b: Final[str]
    A_AMB_03: Final[str]
    A_AMB_03_a: Final[str]
    A_AMB_03_b: Final[str]
    A_AMB_04: Final[str]
    A_AMB_04_a: Final[str]
    A_AMB_04_b: Final[str]
    A_AMB_05: Final[str]
    A_AMB_05_a: Final[str]
    A_AMB_05_b: Final[str]
    A_AMB_05_c: Final[str]
    A_AMB_05_d: Final[str]
    A_AMB_06: Final[str]
    A_AMB_06_a: Final[str]
    A_AMB_06_b: Final[str]
    A_AMB_09: Final[str]
    A_AMB_09_a: Final[str]
    A_AMB_09_b: Final[str]
    A_AMB_10: Final[str]
    A_AMB_10_a: Final[str]
    A_AMB_10_b: Final[str]
    A_AMB_11: Final[str]
    A_AMB_11_a: Final[str]
    A_AMB_11_b: Final[str]
    A_AMB_11_c: Final[str]
    A_AMB_13: Final[str]
    A_AMB_13_a: Final[str]
    A_AMB_13_b: Final[str]
    A_AMB_15: Final[str]
    A_AMB_15_a: Final[str]
    A_AMB_15_b: Final[str]
    A_AMB_16: Final[str]
    A_AMB_16_a: Final[str]
    A_AMB_16_b: Final[str]
    A_AMB_18: Final[str]
    A_AMB_18_a: Final[str]
    A_AMB_18_b: Final[str]
    A_AMB_19: Final[str]
    A_AMB_19_a: Final[str]
    A_AMB_19_b: Final[str]
    A_AMB_20: Final[str]
    A_AMB_20_a: Final[str]
    A_AMB_20_b: Final[str]
    A_AMB_21: Final[str]
    A_AMB_21_a: Final[str]
    A_AMB_21_b: Final[str]
    A_AMB_22: Final[str]
    A_AMB_22_a: Final[str]
    A_AMB_22_b: Final[str]
    A_AMB_23: Final[str]
    A_AMB_23_a: Final[str]
    A_AMB_23_b: Final[str]
    A_AMB_24: Final[str]
    A_AMB_24_a: Final[str]
    A_AMB_24_b: Final[str]
    A_AMB_26: Final[str]
    A_AMB_26_a: Final[str]
    A_AMB_26_b: Final[str]
    A_AMB_27: Final[str]
    A_AMB_27_a: Final[str]
    A_AMB_27_b: Final[str]
    A_AMB_28: Final[str]
    A_AMB_28_a: Final[str]
    A_AMB_28_b: Final[str]
    A_AMB_29: Final[str]
    A_AMB_29_a: Final[str]
    A_AMB_29_b: Final[str]
    A_AMB_29_c: Final[str]
    A_AMB_31: Final[str]
    A_AMB_31_a: Final[str]
    A_AMB_31_b: Final[str]
    A_AMB_32: Final[str]
    A_AMB_32_a: Final[str]
    A_AMB_32_b: Final[str]
    A_AMB_33: Final[str]
    A_AMB_33_a: Final[str]
    A_AMB_33_b: Final[str]
    A_AMB_34: Final[str]
    A_AMB_34_a: Final[str]
    A_AMB_34_b: Final[str]
    A_AMB_34_c: Final[str]
    A_AMB_35: Final[str]
    A_AMB_35_a: Final[str]
    A_AMB_35_b: Final[str]
    A_AMB_36: Final[str]
    A_AMB_36_a: Final[str]
    A_AMB_36_b: Final[str]
    A_AMB_37: Final[str]
    A_AMB_37_a: Final[str]
    A_AMB_37_b: Final[str]
    A_AMB_38: Final[str]
    A_AMB_38_a: Final[str]
    A_AMB_38_b: Final[str]
    A_AMB_39: Final[str]
    A_AMB_39_a: Final[str]
    A_AMB_39_b: Final[str]
    A_AMB_40: Final[str]
    A_AMB_40_a: Final[str]
    A_AMB_40_b: Final[str]
    A_AMB_41: Final[str]
    A_AMB_41_a: Final[str]
    A_AMB_41_b: Final[str]
    A_AMB_42: Final[str]
    A_AMB_42_a: Final[str]
    A_AMB_42_b: Final[str]
    A_AMB_43: Final[str]
    A_AMB_43_a: Final[str]
    A_AMB_43_b: Final[str]
    A_AMB_44: Final[str]
    A_AMB_44_a: Final[str]
    A_AMB_44_b: Final[str]
    A_AMB_45: Final[str]
    A_AMB_45_a: Final[str]
    A_AMB_45_b: Final[str]
    A_AMB_46: Final[str]
    A_AMB_46_a: Final[str]
    A_AMB_46_b: Final[str]
    A_AMB_47: Final[str]
    A_AMB_47_a: Final[str]
    A_AMB_47_b: Final[str]
    A_AMB_48: Final[str]
    A_AMB_48_a: Final[str]
    A_AMB_48_b: Final[str]
    A_AMB_49: Final[str]
    A_AMB_49_a: Final[str]
    A_AMB_49_b: Final[str]
    A_AMB_49_c: Final[str]
    A_AMB_50: Final[str]
    A_AMB_50_a: Final[str]
    A_AMB_50_b: Final[str]
    A_AMB_52: Final[str]
    A_AMB_52_a: Final[str]
    A_AMB_52_b: Final[str]
    A_AMB_53: Final[str]
    A_AMB_53_a: Final[str]
    A_AMB_53_b: Final[str]
    A_AMB_54: Final[str]
    A_AMB_54_a: Final[str]
    A_AMB_54_b: Final[str]

class _Cards(Subject):
    wands_1: Final[str]
    wands_1_meaning: Final[str]
    wands_2: Final[str]
    wands_2_meaning: Final[str]
    wands_3: Final[str]
    wands_3_meaning: Final[str]
    wands_4: Final[str]
    wands_4_meaning: Final[str]
    wands_5: Final[str]
    wands_5_meaning: Final[str]
    wands_6: Final[str]
    wands_6_meaning: Final[str]
    wands_7: Final[str]
    wands_7_meaning: Final[str]
    wands_8: Final[str]
    wands_8_meaning: Final[str]
    wands_9: Final[str]
    wands_9_meaning: Final[str]
    wands_10: Final[str]
    wands_10_meaning: Final[str]
    wands_page: Final[str]
    wands_page_meaning: Final[str]
    wands_knight: Final[str]
    wands_knight_meaning: Final[str]
    wands_queen: Final[str]
    wands_queen_meaning: Final[str]
    wands_king: Final[str]
    wands_king_meaning: Final[str]
    cups_1: Final[str]
    cups_1_meaning: Final[str]
    cups_2: Final[str]
    cups_2_meaning: Final[str]
    cups_3: Final[str]
    cups_3_meaning: Final[str]
    cups_4: Final[str]
    cups_4_meaning: Final[str]
    cups_5: Final[str]
    cups_5_meaning: Final[str]
    cups_6: Final[str]
    cups_6_meaning: Final[str]
    cups_7: Final[str]
    cups_7_meaning: Final[str]
    cups_8: Final[str]
    cups_8_meaning: Final[str]
    cups_9: Final[str]
    cups_9_meaning: Final[str]
    cups_10: Final[str]
    cups_10_meaning: Final[str]
    cups_page: Final[str]
    cups_page_meaning: Final[str]
    cups_knight: Final[str]
    cups_knight_meaning: Final[str]
    cups_queen: Final[str]
    cups_queen_meaning: Final[str]
    cups_king: Final[str]
    cups_king_meaning: Final[str]
    swords_1: Final[str]
    swords_1_meaning: Final[str]
    swords_2: Final[str]
    swords_2_meaning: Final[str]
    swords_3: Final[str]
    swords_3_meaning: Final[str]
    swords_4: Final[str]
    swords_4_meaning: Final[str]
    swords_5: Final[str]
    swords_5_meaning: Final[str]
    swords_6: Final[str]
    swords_6_meaning: Final[str]
    swords_7: Final[str]
    swords_7_meaning: Final[str]
    swords_8: Final[str]
    swords_8_meaning: Final[str]
    swords_9: Final[str]
    swords_9_meaning: Final[str]
    swords_10: Final[str]
    swords_10_meaning: Final[str]
    swords_page: Final[str]
    swords_page_meaning: Final[str]
    swords_knight: Final[str]
    swords_knight_meaning: Final[str]
    swords_queen: Final[str]
    swords_queen_meaning: Final[str]
    swords_king: Final[str]
    swords_king_meaning: Final[str]
    pentacles_1: Final[str]
    pentacles_1_meaning: Final[str]
    pentacles_2: Final[str]
    pentacles_2_meaning: Final[str]
    pentacles_3: Final[str]
    pentacles_3_meaning: Final[str]
    pentacles_4: Final[str]
    pentacles_4_meaning: Final[str]
    pentacles_5: Final[str]
    pentacles_5_meaning: Final[str]
    pentacles_6: Final[str]
    pentacles_6_meaning: Final[str]
    pentacles_7: Final[str]
    pentacles_7_meaning: Final[str]
    pentacles_8: Final[str]
    pentacles_8_meaning: Final[str]
    pentacles_9: Final[str]
    pentacles_9_meaning: Final[str]
    pentacles_10: Final[str]
    pentacles_10_meaning: Final[str]
    pentacles_page: Final[str]
    pentacles_page_meaning: Final[str]
    pentacles_knight: Final[str]
    pentacles_knight_meaning: Final[str]
    pentacles_queen: Final[str]
    pentacles_queen_meaning: Final[str]
    pentacles_king: Final[str]
    pentacles_king_meaning: Final[str]
    major_0: Final[str]
    major_0_meaning: Final[str]
    major_1: Final[str]
    major_1_meaning: Final[str]
    major_2: Final[str]
    major_2_meaning: Final[str]
    major_3: Final[str]
    major_3_meaning: Final[str]
    major_4: Final[str]
    major_4_meaning: Final[str]
    major_5: Final[str]
    major_5_meaning: Final[str]
    major_6: Final[str]
    major_6_meaning: Final[str]
    major_7: Final[str]
    major_7_meaning: Final[str]
    major_8: Final[str]
    major_8_meaning: Final[str]
    major_9: Final[str]
    major_9_meaning: Final[str]
    major_10: Final[str]
    major_10_meaning: Final[str]
    major_11: Final[str]
    major_11_meaning: Final[str]
    major_12: Final[str]
    major_12_meaning: Final[str]
    major_13: Final[str]
    major_13_meaning: Final[str]
    major_14: Final[str]
    major_14_meaning: Final[str]
    major_15: Final[str]
    major_15_meaning: Final[str]
    major_16: Final[str]
    major_16_meaning: Final[str]
    major_17: Final[str]
    major_17_meaning: Final[str]
    major_18: Final[str]
    major_18_meaning: Final[str]
    major_19: Final[str]
    major_19_meaning: Final[str]
    major_20: Final[str]
    major_20_meaning: Final[str]
    major_21: Final[str]
    major_21_meaning: Final[str]
    back_players: Final[str]
    back_horror: Final[str]

class _DeckHelp(Subject):
    title: Final[str]
    scans: Final[str]
    scans_words: Final[str]
    numbers: Final[str]
    numbers_words: Final[str]
    by_hand: Final[str]
    by_hand_words: Final[str]
    limits: Final[str]
    limits_words: Final[str]

class _DemonCityClashes(Subject):
    acts: Final[str]
    def ended(self, *, who: str, deed: str, why: str) -> str: ...
    def succeeds(self, *, value: int, beaten: Sequence[str], met: Sequence[str]) -> str: ...
    def succeeds_alone(self, *, waived: bool) -> str: ...
    def fails(self, *, hurdles: Sequence[str], value: int) -> str: ...
    def fails_everywhere(self, *, missed: str) -> str: ...
    fumbled: Final[str]
    def out(self, *, who: str) -> str: ...
    def side_lost(self, *, side: str) -> str: ...
    clash_tied: Final[str]
    def to_be_chosen(self, *, attack: bool) -> str: ...
    waits: Final[str]
    not_made: Final[str]
    def not_made_higher(self, *, attacker: str) -> str: ...
    def not_made_chosen(self, *, attacker: str) -> str: ...
    def not_made_failed(self, *, attacker: str) -> str: ...
    def not_made_chosen_failed(self, *, attacker: str) -> str: ...
    excluded: Final[str]
    def excluded_by_attack(self, *, who: str) -> str: ...
    def excluded_by_chosen(self, *, who: str) -> str: ...
    def excluded_by_higher(self, *, who: str) -> str: ...
    def lands(self, *, who: str, beaten: Sequence[str], value: int) -> str: ...
    def misses(self, *, who: str, value: int, hurdles: Sequence[str]) -> str: ...
    def hurdle(self, *, kind: str, whom: str, stat: str, value: int, who: str) -> str: ...
    def unharmed(self, *, who: str, attackers: Sequence[str]) -> str: ...
    def still_counts_out(self, *, whose: Sequence[str], possessive: Sequence[str]) -> str: ...
    def still_counts_struck(self, *, possessive: Sequence[str], attacker: str) -> str: ...
    def ones(self, *, who: str) -> str: ...
    def waived(self, *, whom: str, stat: str, value: int, who: str, rule: str, answered: bool) -> str: ...
    def tied_at(self, *, who: Sequence[str], value: int) -> str: ...
    def won_with(self, *, side: str, value: int, who: Sequence[str]) -> str: ...
    def won_by(self, *, side: str, who: Sequence[str], value: int) -> str: ...
    nobody: Final[str]
    def outcome_alone(self, *, who: str, deed: str, happened: bool) -> str: ...
    def headline(self, *, outcome: str, side: str, value: int) -> str: ...
    def worth(self, *, card: str, value: int) -> str: ...
    def own_card(self, *, card: str, who: Person) -> str: ...
    nobody_gets_anything_done: Final[str]
    def who_strikes(self, *, who: Sequence[str]) -> str: ...
    def whose_deed(self, *, who: Sequence[str]) -> str: ...
    def done(self, *, who: str, deed: str) -> str: ...
    def done_sentence(self, *, who: str, deed: str) -> str: ...
    nothing_comes: Final[str]
    def not_enough(self, *, who: str, deed: str, value: int) -> str: ...
    def critical_told(self, *, who: Person, own: bool) -> str: ...
    def fumble_told(self, *, who: str) -> str: ...
    def own_told(self, *, who: Person) -> str: ...
    def critical(self, *, who: str) -> str: ...
    def fumble(self, *, who: str) -> str: ...
    def power(self, *, card: str, who: str, words: str) -> str: ...
    settled_happens: Final[str]
    settled_fumbled: Final[str]
    def settled_automatic(self, *, succeeds: bool, intensity: str) -> str: ...
    def settled_several(self, *, value: int, tried: Sequence[str], beaten: Sequence[str], succeeds: bool) -> str: ...
    def settled_met(self, *, value: int, intensity: int) -> str: ...
    def settled(self, *, value: int, succeeds: bool, intensity: int) -> str: ...

class _DemonCityCommands(Subject):
    begin_action: Final[str]
    def announce(self, *, who: str) -> str: ...
    repeat_all: Final[str]
    call_ready: Final[str]
    throw_cards: Final[str]
    def choose_attack(self, *, who: str) -> str: ...
    def choose_deed(self, *, who: str) -> str: ...
    complicate: Final[str]
    waive_the_fallen: Final[str]
    accept_ruling: Final[str]
    def recover(self, *, who: str) -> str: ...
    def follow_failure(self, *, who: str) -> str: ...
    def pass_turn(self, *, who: str) -> str: ...
    next_round: Final[str]
    end_action: Final[str]
    def place_anew(self, *, who: str) -> str: ...
    set_range: Final[str]
    def join_fight(self, *, character: str) -> str: ...
    def leave_fight(self, *, who: str) -> str: ...
    redraw_ties: Final[str]
    def group_foes(self, *, leader: str) -> str: ...
    def let_lead(self, *, who: str) -> str: ...
    def set_side(self, *, who: str) -> str: ...
    set_touch: Final[str]
    set_conflict: Final[str]
    def set_ladder(self, *, label: str) -> str: ...
    set_drivers: Final[str]
    def set_toughness(self, *, who: str) -> str: ...
    def set_hurt(self, *, who: str) -> str: ...
    def set_state(self, *, who: str, state: str) -> str: ...
    def set_calm(self, *, who: str) -> str: ...
    def check_calm(self, *, who: str) -> str: ...
    def throw_damage(self, *, target: str, again: bool) -> str: ...
    def set_deck(self, *, who: str) -> str: ...
    def set_hidden(self, *, who: str, hidden: bool) -> str: ...
    def edit_character(self, *, character: str) -> str: ...
    def add_characters(self, *, characters: Sequence[str]) -> str: ...
    def remove_character(self, *, who: str) -> str: ...
    def move_character(self, *, who: str) -> str: ...
    def grant_significator(self, *, players: bool, card: str, who: str) -> str: ...
    def remove_significator(self, *, players: bool, card: str, who: str) -> str: ...
    set_decks: Final[str]
    def shuffle_deck(self, *, deck: str) -> str: ...
    def put_back(self, *, card: str) -> str: ...
    def draw_number(self, *, hundred: bool) -> str: ...
    draw_freely: Final[str]
    def set_real_deck(self, *, deck: str, mode: str) -> str: ...
    let_go: Final[str]
    def type_cards(self, *, who: str) -> str: ...
    begin_evening: Final[str]
    def set_house_rule(self, *, ambiguity: str) -> str: ...
    note: Final[str]
    show_line: Final[str]
    def try_task(self, *, side: str, words: str) -> str: ...
    def contest(self, *, one: str, rivals: Sequence[str]) -> str: ...
    complicate_task: Final[str]

class _DemonCityCounts(Subject):
    def short(self, *, reason: str) -> str: ...
    lowest_counts: Final[str]
    start: Final[str]
    defense: Final[str]
    def weapon(self, *, rule: str) -> str: ...
    def supernatural(self, *, rule: str) -> str: ...
    higher_stat: Final[str]
    def higher_stat_rank(self, *, rank: int, whom: str, other_rank: int) -> str: ...
    def higher_stat_named(self, *, stat: str, rank: int, whom: str, other_stat: str, other_rank: int) -> str: ...
    def unseen(self, *, whom: Sequence[str]) -> str: ...
    def not_set(self, *, whom: Sequence[str]) -> str: ...
    def distracted(self, *, whom: str) -> str: ...
    the_target: Final[str]
    def disadvantage_ally(self, *, label: str) -> str: ...
    def disadvantage_spilled(self, *, label: str, whom: str) -> str: ...
    def disadvantage_spilled_ally(self, *, label: str, whom: str) -> str: ...
    hurt: Final[str]
    hurt_ally: Final[str]
    def hurt_spilled(self, *, whom: str) -> str: ...
    def hurt_spilled_ally(self, *, whom: str) -> str: ...
    def spilled(self, *, whom: str, label: str) -> str: ...
    trick_of_a_foe: Final[str]
    def ladder(self, *, label: str, steps: int, whom: str) -> str: ...
    def overlap(self, *, label: str) -> str: ...
    called_shot: Final[str]
    def trick_besides(self, *, label: str, more: bool) -> str: ...
    def trick_at_one(self, *, label: str) -> str: ...
    def override(self, *, label: str) -> str: ...
    free_disarm: Final[str]
    free_aim: Final[str]
    def charged_twice(self, *, label: str, gains: str, loses: str) -> str: ...
    def rather_an_extra(self, *, label: str, gains: str) -> str: ...
    def rather_intensity(self, *, label: str) -> str: ...
    def no_stat_named(self, *, who: str) -> str: ...
    def no_higher_stat(self, *, who: str, stat: str, rank: int, over: Sequence[str], not_over: Sequence[str]) -> str: ...
    def stat_of(self, *, whom: str, stat: str, rank: int) -> str: ...
    def strikes_with(self, *, who: str, stat: str, rank: int, skill: str, lower: int) -> str: ...
    def shoots_with(self, *, who: str, stat: str, rank: int, skill: str, lower: int) -> str: ...
    def resists_with(self, *, who: str, stat: str, rank: int, skill: str, lower: int) -> str: ...
    def held(self, *, who: str, stat: str, rank: int) -> str: ...
    def counts_as_now(self, *, who: str, stat: str, now: int) -> str: ...
    def counts_as_on_sheet(self, *, who: str, stat: str, sheet: int, now: int) -> str: ...
    def not_compared(self, *, who: str, stat: str, whom: Sequence[str], why: str) -> str: ...
    def not_driving(self, *, whom: Sequence[str], who: str) -> str: ...
    def not_aimed(self, *, who: str, whom: Sequence[str]) -> str: ...
    def in_a_clash(self, *, who: str) -> str: ...
    def ten(self, *, why: str, supernatural: bool, who: str, cards: Sequence[str]) -> str: ...

class _DemonCityDecks(Subject):
    def card_twice(self, *, cards: Sequence[str]) -> str: ...
    def significator_away(self, *, cards: Sequence[str]) -> str: ...
    fool_in_both: Final[str]
    fool_in_neither: Final[str]
    mostly_over_ten: Final[str]
    def not_three_of_each(self, *, values: Sequence[str]) -> str: ...
    def nobodys_card(self, *, cards: Sequence[str]) -> str: ...
    def value_missing(self, *, values: Sequence[str]) -> str: ...
    def own_card_away(self, *, cards: Sequence[str]) -> str: ...
    def more(self, *, number: str) -> str: ...
    def powers_away(self, *, cards: Sequence[str], named: Sequence[str], deck: str, who: str) -> str: ...

class _DemonCityDeeds(Subject):
    attacks: Final[str]
    shoots_at: Final[str]
    uses_a_power_on: Final[str]
    def attack(self, *, deed: str, targets: Sequence[str]) -> str: ...
    def defends(self, *, against: Sequence[str]) -> str: ...
    def drives(self, *, against: Sequence[str]) -> str: ...
    acts_while_dodging: Final[str]
    def acts(self, *, against: Sequence[str]) -> str: ...
    moves: Final[str]
    all_attackers: Final[str]
    nobody: Final[str]
    def people(self, *, people: Sequence[str]) -> str: ...
    def settled(self, *, result: str) -> str: ...

class _DemonCityDiceQuestions(Subject):
    D_AMB_01: Final[str]
    D_AMB_01_a: Final[str]
    D_AMB_01_b: Final[str]
    D_AMB_01_example: Final[str]
    D_AMB_02: Final[str]
    D_AMB_02_a: Final[str]
    D_AMB_02_b: Final[str]
    D_AMB_02_example: Final[str]
    D_AMB_03: Final[str]
    D_AMB_03_a: Final[str]
    D_AMB_03_b: Final[str]
    D_AMB_03_example: Final[str]
    D_AMB_04: Final[str]
    D_AMB_04_a: Final[str]
    D_AMB_04_b: Final[str]
    D_AMB_04_example: Final[str]
    D_AMB_06: Final[str]
    D_AMB_06_a: Final[str]
    D_AMB_06_b: Final[str]
    D_AMB_06_example: Final[str]
    D_AMB_07: Final[str]
    D_AMB_07_a: Final[str]
    D_AMB_07_b: Final[str]
    D_AMB_07_example: Final[str]
    D_AMB_08: Final[str]
    D_AMB_08_a: Final[str]
    D_AMB_08_b: Final[str]
    D_AMB_08_example: Final[str]
    D_AMB_09: Final[str]
    D_AMB_09_a: Final[str]
    D_AMB_09_b: Final[str]
    D_AMB_09_example: Final[str]
    D_AMB_10: Final[str]
    D_AMB_10_a: Final[str]
    D_AMB_10_b: Final[str]
    D_AMB_10_example: Final[str]
    D_AMB_11: Final[str]
    D_AMB_11_a: Final[str]
    D_AMB_11_b: Final[str]
    D_AMB_11_example: Final[str]
    D_AMB_13: Final[str]
    D_AMB_13_a: Final[str]
    D_AMB_13_b: Final[str]
    D_AMB_13_example: Final[str]
    D_AMB_15: Final[str]
    D_AMB_15_a: Final[str]
    D_AMB_15_b: Final[str]
    D_AMB_15_example: Final[str]
    D_AMB_16: Final[str]
    D_AMB_16_a: Final[str]
    D_AMB_16_b: Final[str]
    D_AMB_16_example: Final[str]
    D_AMB_17: Final[str]
    D_AMB_17_a: Final[str]
    D_AMB_17_b: Final[str]
    D_AMB_17_example: Final[str]
    D_AMB_18: Final[str]
    D_AMB_18_a: Final[str]
    D_AMB_18_b: Final[str]
    D_AMB_18_example: Final[str]
    D_AMB_19: Final[str]
    D_AMB_19_a: Final[str]
    D_AMB_19_b: Final[str]
    D_AMB_19_example: Final[str]
    D_AMB_20: Final[str]
    D_AMB_20_a: Final[str]
    D_AMB_20_b: Final[str]
    D_AMB_20_example: Final[str]
    D_AMB_21: Final[str]
    D_AMB_21_a: Final[str]
    D_AMB_21_b: Final[str]
    D_AMB_21_example: Final[str]
    D_AMB_22: Final[str]
    D_AMB_22_a: Final[str]
    D_AMB_22_b: Final[str]
    D_AMB_22_example: Final[str]

class _DemonCityDice(Subject):
    start: Final[str]
    def skill_over_stat(self, *, stat: str, rank: int, whose: str, other: str, number: int) -> str: ...
    def skill_over_number(self, *, stat: str, rank: int, number: int) -> str: ...
    def skill_of_party_over_number(self, *, rank: int, number: int) -> str: ...
    def skill_of_party(self, *, rank: int, number: int) -> str: ...
    unaware: Final[str]
    second_attacker: Final[str]
    busy: Final[str]
    distracted: Final[str]
    defense: Final[str]
    defended: Final[str]
    weapon: Final[str]
    def advantage(self, *, label: str) -> str: ...
    def advantage_past_two(self, *, label: str) -> str: ...
    injury: Final[str]
    def lost(self, *, label: str) -> str: ...
    def lost_past_two(self, *, label: str) -> str: ...
    cap: Final[str]
    floor: Final[str]
    def rolls(self, *, who: str, dice: int, why: str) -> str: ...
    def rolled(self, *, who: str, faces: str, roll: int) -> str: ...
    def first(self, *, who: str, top: int) -> str: ...
    def first_by_chance(self, *, who: str, top: int, among: Sequence[str]) -> str: ...
    def first_fails(self, *, who: str, top: int) -> str: ...
    def tied(self, *, among: Sequence[str], top: int) -> str: ...
    def to_be_chosen(self, *, among: Sequence[str], top: int) -> str: ...
    unrolled: Final[str]
    def clash(self, *, who: Sequence[str]) -> str: ...
    def happens(self, *, deed: str) -> str: ...
    def acts(self, *, deed: str, roll: int) -> str: ...
    def hits_too(self, *, deed: str, roll: int) -> str: ...
    def fumbled(self, *, deed: str) -> str: ...
    def not_over(self, *, deed: str, roll: int, number: int) -> str: ...
    def hit(self, *, deed: str) -> str: ...
    def held(self, *, deed: str, holder: str, number: int, roll: int) -> str: ...
    def concerns_others(self, *, deed: str) -> str: ...
    def side_lost(self, *, deed: str) -> str: ...
    def critical(self, *, who: str) -> str: ...
    def fumble(self, *, who: str) -> str: ...
    def attacks(self, *, who: str, target: str) -> str: ...
    def defends(self, *, who: str) -> str: ...
    def tries(self, *, who: str) -> str: ...
    def drives(self, *, who: str) -> str: ...
    def done(self, *, who: str) -> str: ...
    def moved(self, *, who: str) -> str: ...
    def move_stopped(self, *, who: str) -> str: ...
    def over_number(self, *, who: str, roll: int, number: int) -> str: ...
    def not_over_number(self, *, who: str, roll: int, number: int) -> str: ...
    def undone_by_fumble(self, *, who: str, roll: int, number: int) -> str: ...
    def equals_number(self, *, who: str, roll: int, number: int) -> str: ...
    def won_against(self, *, who: str, roll: int, other: str, number: int) -> str: ...
    def tied_against(self, *, who: Sequence[str], roll: int) -> str: ...
    worse_for_both: Final[str]
    def damage_due(self, *, who: str, target: str, dice: int, massive: bool) -> str: ...
    def damage(self, *, who: str, target: str, lost: int, current: int, out: bool) -> str: ...
    def injured(self, *, who: str) -> str: ...

class _DemonCityFacing(Subject):
    def not_set(self, *, how: str, whom: Sequence[str]) -> str: ...
    def who_and_why(self, *, who: str, why: str) -> str: ...
    def aimed_without_card(self, *, who: str) -> str: ...
    def stops_without_card(self, *, who: str, doer: str) -> str: ...
    def aimed_answers(self, *, who: str) -> str: ...
    def busy_stands_against(self, *, who: str) -> str: ...
    def ones_attack(self, *, who: str) -> str: ...
    def ones_defence(self, *, who: str) -> str: ...
    def ones_deed(self, *, who: str) -> str: ...
    def stand_against(self, *, what: Sequence[str], who: str) -> str: ...
    def only_attacks_have_a_card(self, *, target: str) -> str: ...
    def defence_against_one(self, *, who: str, whom: str) -> str: ...
    def idle_defence(self, *, whom: Sequence[str], who: str) -> str: ...
    def some_face_it(self, *, busy: Sequence[str], facing: Sequence[str]) -> str: ...
    def ladder_of_nobody(self, *, label: str) -> str: ...
    def ladder_gives_nothing(self, *, label: str) -> str: ...
    def ladder_without_step(self, *, label: str) -> str: ...
    def clash(self, *, number: str, who: Sequence[str]) -> str: ...
    def drivers_clash(self, *, number: str, who: Sequence[str]) -> str: ...
    def each_other(self, *, one: str, other: str, attack: bool) -> str: ...
    def without_card(self, *, who: str, attackers: Sequence[str], why: str) -> str: ...
    def linked(self, *, one: str, other: str) -> str: ...
    def linked_without_card(self, *, one: str, other: str, cardless: Sequence[str]) -> str: ...
    def linked_driver(self, *, one: str, other: str) -> str: ...
    def only_one(self, *, one: str, other: str, said: bool) -> str: ...
    def only_one_without_card(self, *, one: str, other: str, cardless: Sequence[str]) -> str: ...
    def only_one_apart(self, *, one: str, other: str) -> str: ...
    def drive_together(self, *, who: Sequence[str]) -> str: ...
    def drives_against(self, *, who: str, whom: Sequence[str]) -> str: ...
    def no_stat_for_driving(self, *, who: Sequence[str]) -> str: ...
    def order(self, *, who: Sequence[str]) -> str: ...
    def equals(self, *, who: str) -> str: ...
    def announces_nothing(self, *, who: str) -> str: ...
    def announces(self, *, who: str, deed: str) -> str: ...
    def disarming(self, *, deed: str) -> str: ...
    def called_shot(self, *, deed: str) -> str: ...
    def with_tricks(self, *, deed: str, tricks: Sequence[str]) -> str: ...
    def unseen(self, *, deed: str) -> str: ...
    def stat_against(self, *, deed: str, stat: str, resist: str) -> str: ...
    def with_stat(self, *, deed: str, stat: str) -> str: ...
    def against_stat(self, *, deed: str, resist: str) -> str: ...
    defends_against_nobody: Final[str]
    sees_no_attack: Final[str]
    nobody_attacks: Final[str]
    def aimed(self, *, deed: str, target: str) -> str: ...
    def at_intensity(self, *, deed: str, levels: Sequence[str]) -> str: ...
    def uncontested(self, *, deed: str) -> str: ...
    something_changes: Final[str]
    stalemate: Final[str]
    def no_fumble(self, *, who: str, tied: bool) -> str: ...
    def critical_excluded(self, *, who: str, value: int, higher: Sequence[str]) -> str: ...
    def no_critical(self, *, who: str, value: int, higher: Sequence[str]) -> str: ...
    def attacks_equal(self, *, who: Sequence[str], players: bool) -> str: ...
    def deeds_equal(self, *, who: Sequence[str], players: bool) -> str: ...
    def out_by_then(self, *, who: str) -> str: ...
    def chosen(self, *, who: Sequence[str], players: bool, picked: str) -> str: ...

class _DemonCityHouseRules(Subject):
    def grounds(self, *, grounds: str) -> str: ...
    unknown: Final[str]
    def turned_by(self, *, rule: str, letter: str, question: str, reading: str, for_the_host: bool) -> str: ...
    def read_otherwise(self, *, question: str, reading: str) -> str: ...

class _DemonCityOpenQuestions(Subject):
    T_AMB_01: Final[str]
    T_AMB_01_a: Final[str]
    T_AMB_01_b: Final[str]
    T_AMB_01_example: Final[str]
    T_AMB_04: Final[str]
    T_AMB_04_a: Final[str]
    T_AMB_04_b: Final[str]
    T_AMB_04_example: Final[str]
    T_AMB_06: Final[str]
    T_AMB_06_a: Final[str]
    T_AMB_06_b: Final[str]
    T_AMB_06_example: Final[str]
    T_AMB_08: Final[str]
    T_AMB_08_a: Final[str]
    T_AMB_08_b: Final[str]
    T_AMB_08_example: Final[str]
    T_AMB_09: Final[str]
    T_AMB_09_a: Final[str]
    T_AMB_09_b: Final[str]
    T_AMB_09_example: Final[str]
    T_AMB_10: Final[str]
    T_AMB_10_a: Final[str]
    T_AMB_10_b: Final[str]
    T_AMB_10_c: Final[str]
    T_AMB_10_example: Final[str]
    T_AMB_11: Final[str]
    T_AMB_11_a: Final[str]
    T_AMB_11_b: Final[str]
    T_AMB_11_example: Final[str]
    T_AMB_12: Final[str]
    T_AMB_12_a: Final[str]
    T_AMB_12_b: Final[str]
    T_AMB_12_example: Final[str]
    T_AMB_13: Final[str]
    T_AMB_13_a: Final[str]
    T_AMB_13_b: Final[str]
    T_AMB_13_example: Final[str]
    T_AMB_14: Final[str]
    T_AMB_14_a: Final[str]
    T_AMB_14_b: Final[str]
    T_AMB_14_example: Final[str]
    T_AMB_17: Final[str]
    T_AMB_17_a: Final[str]
    T_AMB_17_b: Final[str]
    T_AMB_17_example: Final[str]
    T_AMB_18: Final[str]
    T_AMB_18_a: Final[str]
    T_AMB_18_b: Final[str]
    T_AMB_18_example: Final[str]
    T_AMB_23: Final[str]
    T_AMB_23_a: Final[str]
    T_AMB_23_b: Final[str]
    T_AMB_23_c: Final[str]
    T_AMB_23_host_a: Final[str]
    T_AMB_23_example: Final[str]
    T_AMB_24: Final[str]
    T_AMB_24_a: Final[str]
    T_AMB_24_b: Final[str]
    T_AMB_24_example: Final[str]
    T_AMB_26: Final[str]
    T_AMB_26_a: Final[str]
    T_AMB_26_b: Final[str]
    T_AMB_26_example: Final[str]
    T_AMB_27: Final[str]
    T_AMB_27_a: Final[str]
    T_AMB_27_b: Final[str]
    T_AMB_27_example: Final[str]
    T_AMB_31: Final[str]
    T_AMB_31_a: Final[str]
    T_AMB_31_b: Final[str]
    T_AMB_31_example: Final[str]
    T_AMB_32: Final[str]
    T_AMB_32_a: Final[str]
    T_AMB_32_b: Final[str]
    T_AMB_32_example: Final[str]
    T_AMB_33: Final[str]
    T_AMB_33_a: Final[str]
    T_AMB_33_b: Final[str]
    T_AMB_33_c: Final[str]
    T_AMB_33_host_b: Final[str]
    T_AMB_33_example: Final[str]
    T_AMB_35: Final[str]
    T_AMB_35_a: Final[str]
    T_AMB_35_b: Final[str]
    T_AMB_35_example: Final[str]
    T_AMB_37: Final[str]
    T_AMB_37_a: Final[str]
    T_AMB_37_b: Final[str]
    T_AMB_37_example: Final[str]
    T_AMB_38: Final[str]
    T_AMB_38_a: Final[str]
    T_AMB_38_b: Final[str]
    T_AMB_38_example: Final[str]
    T_AMB_39: Final[str]
    T_AMB_39_a: Final[str]
    T_AMB_39_b: Final[str]
    T_AMB_39_example: Final[str]
    T_AMB_41: Final[str]
    T_AMB_41_a: Final[str]
    T_AMB_41_b: Final[str]
    T_AMB_41_c: Final[str]
    T_AMB_41_example: Final[str]
    T_AMB_49: Final[str]
    T_AMB_49_a: Final[str]
    T_AMB_49_b: Final[str]
    T_AMB_49_example: Final[str]
    T_AMB_52: Final[str]
    T_AMB_52_a: Final[str]
    T_AMB_52_b: Final[str]
    T_AMB_52_example: Final[str]
    T_AMB_53: Final[str]
    T_AMB_53_a: Final[str]
    T_AMB_53_b: Final[str]
    T_AMB_53_example: Final[str]
    T_AMB_56: Final[str]
    T_AMB_56_a: Final[str]
    T_AMB_56_b: Final[str]
    T_AMB_56_example: Final[str]
    T_AMB_62: Final[str]
    T_AMB_62_a: Final[str]
    T_AMB_62_b: Final[str]
    T_AMB_62_example: Final[str]
    T_AMB_63: Final[str]
    T_AMB_63_a: Final[str]
    T_AMB_63_b: Final[str]
    T_AMB_63_example: Final[str]
    T_AMB_64: Final[str]
    T_AMB_64_a: Final[str]
    T_AMB_64_b: Final[str]
    T_AMB_64_example: Final[str]
    T_AMB_65: Final[str]
    T_AMB_65_a: Final[str]
    T_AMB_65_b: Final[str]
    T_AMB_65_example: Final[str]
    T_AMB_67: Final[str]
    T_AMB_67_a: Final[str]
    T_AMB_67_b: Final[str]
    T_AMB_67_example: Final[str]
    T_AMB_70: Final[str]
    T_AMB_70_a: Final[str]
    T_AMB_70_b: Final[str]
    T_AMB_70_example: Final[str]
    T_AMB_71: Final[str]
    T_AMB_71_a: Final[str]
    T_AMB_71_b: Final[str]
    T_AMB_71_example: Final[str]
    T_AMB_72: Final[str]
    T_AMB_72_a: Final[str]
    T_AMB_72_b: Final[str]
    T_AMB_72_example: Final[str]
    T_AMB_73: Final[str]
    T_AMB_73_a: Final[str]
    T_AMB_73_b: Final[str]
    T_AMB_73_example: Final[str]
    T_AMB_80: Final[str]
    T_AMB_80_a: Final[str]
    T_AMB_80_b: Final[str]
    T_AMB_80_example: Final[str]
    T_AMB_82: Final[str]
    T_AMB_82_a: Final[str]
    T_AMB_82_b: Final[str]
    T_AMB_82_example: Final[str]
    T_AMB_85: Final[str]
    T_AMB_85_a: Final[str]
    T_AMB_85_b: Final[str]
    T_AMB_85_c: Final[str]
    T_AMB_85_example: Final[str]

class _DemonCityPeople(Subject):
    nobody: Final[str]
    def side(self, *, first: bool, side: str) -> str: ...
    def state_words(self, *, state: str) -> str: ...
    def deck_first(self, *, deck: str) -> str: ...
    def deck(self, *, deck: str) -> str: ...
    def mode(self, *, mode: str) -> str: ...
    def turned(self, *, who: str) -> str: ...
    def cards(self, *, cards: int) -> str: ...
    def card(self, *, of_suit: bool, title: str) -> str: ...
    def card_of_value(self, *, value: int) -> str: ...

class _DemonCityPlayersStory(Subject):
    def action_began(self, *, order: Sequence[str]) -> str: ...
    def round_began(self, *, number: str) -> str: ...
    action_ended: Final[str]
    def announced(self, *, again: bool, who: str, deed: str) -> str: ...
    def cards_laid(self, *, who: str, cards: int, more: bool) -> str: ...
    def cards_returned(self, *, number: int, who: str) -> str: ...
    def throws(self, *, who: str, cards: Sequence[str], value: str) -> str: ...
    cards_turned: Final[str]
    def deed_settled(self, *, who: str, how: str) -> str: ...
    def situation_complicated(self, *, words: str) -> str: ...
    def verdict(self, *, headline: str, line: str) -> str: ...
    def order_changed(self, *, moved: str, order: Sequence[str]) -> str: ...
    def fight_joined(self, *, who: str) -> str: ...
    def fight_left(self, *, who: str) -> str: ...
    def foes_grouped(self, *, members: Sequence[str], leader: str, all: Sequence[str]) -> str: ...
    def leader_changed(self, *, now: str, was: str) -> str: ...
    def hurt(self, *, who: str) -> str: ...
    def hurt_no_more(self, *, who: str) -> str: ...
    def unmasked(self, *, unknown: str, who: str) -> str: ...
    def cards_spread(self, *, deck: str, cards: Sequence[str]) -> str: ...
    def evening_began(self, *, title: str) -> str: ...
    def line_shown(self, *, words: str) -> str: ...
    def number_drawn(self, *, hundred: bool, number: int) -> str: ...
    def task_judged(self, *, who: str, succeeds: bool) -> str: ...
    def ones_value(self, *, who: str, value: int) -> str: ...
    def contest_judged(self, *, thrown: Sequence[str], winner: str) -> str: ...
    def task_complicated(self, *, words: str) -> str: ...

class _DemonCityRefusals(Subject):
    not_now: Final[str]
    def not_their_turn(self, *, speaker: str, who: str) -> str: ...
    nobody_there: Final[str]
    def own_side(self, *, who: str, target: str) -> str: ...
    def own_side_themselves(self, *, who: Person) -> str: ...
    def lacks_stat(self, *, who: str, stat: str) -> str: ...
    def power_unnamed(self, *, who: str) -> str: ...
    def already_settled(self, *, who: str) -> str: ...
    def nothing_to_repeat(self, *, who: str) -> str: ...
    def not_a_candidate(self, *, who: str) -> str: ...
    choice_open: Final[str]
    not_tied: Final[str]
    def leader_down(self, *, who: str) -> str: ...
    def must_recover(self, *, who: str) -> str: ...
    def damage_was_thrown(self, *, attacker: str, target: str, damage: int) -> str: ...
    def nothing_to_recover(self, *, who: str) -> str: ...
    def too_far(self, *, most: int, feet: int) -> str: ...
    def out_of_reach(self, *, target: str, feet: int) -> str: ...
    def no_right(self, *, who: str) -> str: ...
    not_alike: Final[str]
    def aimed_at(self, *, by: str, who: str) -> str: ...
    def names_themselves(self, *, who: Person) -> str: ...
    def not_one_side(self, *, one: str, other: str) -> str: ...
    def already_there(self, *, who: str) -> str: ...
    def no_friend(self, *, who: str) -> str: ...
    no_overlap_in_action: Final[str]
    def not_a_skill(self, *, who: str, skill: str) -> str: ...
    def counts_already(self, *, skill: str, who: str) -> str: ...
    def special_form_alone(self, *, special: str, general: str) -> str: ...
    def in_the_fight(self, *, who: str) -> str: ...
    def stats_stand(self, *, who: str) -> str: ...
    cast_unfit: Final[str]
    def not_enough_cards(self, *, deck: str, left: int, asked: int) -> str: ...
    def decks_unfit(self, *, breaches: Sequence[str]) -> str: ...
    def breach(self, *, breach: str) -> str: ...
    def not_a_significator(self, *, players: bool, card: str, who: str) -> str: ...
    def out_of_play(self, *, card: str) -> str: ...
    def not_in_discard(self, *, card: str, deck: str) -> str: ...
    def no_number_left(self, *, deck: str) -> str: ...
    def deck_stands(self, *, who: str) -> str: ...
    def holds_significators(self, *, players: bool, who: str) -> str: ...
    cards_awaited_first: Final[str]
    def cards_to_type(self, *, who: str, missing: int) -> str: ...
    def not_a_card(self, *, words: str) -> str: ...
    def no_own_card(self, *, who: str) -> str: ...
    def no_card_left(self, *, held: int, words: str, deck: str) -> str: ...
    def not_the_highest(self, *, words: str, lowest: bool, of: int) -> str: ...
    def bad_intensity(self, *, intensity: int) -> str: ...
    def bad_toughness(self, *, toughness: int) -> str: ...
    def bad_number(self, *, what: str, least: int, most: int, number: int) -> str: ...
    def no_such_reading(self, *, ambiguity: str, letter: str) -> str: ...
    nothing_written: Final[str]
    def not_this_rule(self, *, ambiguity: str) -> str: ...

class _DemonCitySheets(Subject):
    nameless: Final[str]
    def too_long(self, *, what: str, number: int) -> str: ...
    def too_many(self, *, whose: str, number: int, what: str) -> str: ...
    def cast_full(self, *, whose: str, number: int) -> str: ...
    def name_taken(self, *, whose: str) -> str: ...
    def pronoun_unknown(self, *, whose: str, what: str) -> str: ...
    def on_no_side(self, *, whose: str) -> str: ...
    def stat_missing(self, *, whose: str, what: str) -> str: ...
    def rank_nameless(self, *, whose: str) -> str: ...
    def rank_twice(self, *, whose: str, what: str) -> str: ...
    def rank_out(self, *, what: str, highest: int, number: int) -> str: ...
    def form_of_itself(self, *, what: str) -> str: ...
    def shoots_with_nothing(self, *, whose: str, what: str) -> str: ...
    def power_without_stat(self, *, what: str, whose: str) -> str: ...
    def power_unresisted(self, *, whose: str) -> str: ...
    def card_power_twice(self, *, what: str, whose: str) -> str: ...
    def card_power_wordless(self, *, what: str, whose: str) -> str: ...
    def calm_check_out(self, *, number: int) -> str: ...
    def weapon_nameless(self, *, whose: str) -> str: ...

class _DemonCityStory(Subject):
    def action_began(self, *, order: Sequence[str]) -> str: ...
    def announced(self, *, again: bool, who: str, deed: str) -> str: ...
    def throws_counted(self, *, who: str, cards: int) -> str: ...
    def throws_counted_none(self, *, who: str) -> str: ...
    def cards_returned(self, *, number: int, who: str) -> str: ...
    def deed_settled(self, *, who: str, how: str) -> str: ...
    cards_turned: Final[str]
    def throws(self, *, who: str, cards: str) -> str: ...
    def card_worth(self, *, card: str, value: int) -> str: ...
    def clash_judged(self, *, letter: str, outcome: str) -> str: ...
    def situation_complicated(self, *, words: str) -> str: ...
    def round_began(self, *, number: str) -> str: ...
    action_ended: Final[str]
    def may_stand_elsewhere(self, *, who: Sequence[str]) -> str: ...
    def led_nowhere(self, *, who: Sequence[str]) -> str: ...
    def turn_passed(self, *, who: str) -> str: ...
    def failure_followed(self, *, who: str, then: str) -> str: ...
    def placed_anew(self, *, who: str, words: str) -> str: ...
    def range_set(self, *, one: str, other: str, feet: int) -> str: ...
    def fight_joined(self, *, character: str) -> str: ...
    def fight_left(self, *, who: str) -> str: ...
    def order_changed(self, *, moved: str, order: Sequence[str]) -> str: ...
    def foes_grouped(self, *, members: Sequence[str], leader: str) -> str: ...
    def leader_changed(self, *, now: str, was: str) -> str: ...
    def side_set(self, *, who: str, this_round: bool, side: str) -> str: ...
    def touch_set(self, *, one: str, other: str, touch: str, joined: bool) -> str: ...
    def conflict_set(self, *, one: str, other: str, conflict: bool) -> str: ...
    def ladder_set(self, *, label: str, is_ladder: bool) -> str: ...
    def drivers_set(self, *, drivers: Sequence[str]) -> str: ...
    def toughness(self, *, who: str, value: int) -> str: ...
    def calm(self, *, who: str, value: int) -> str: ...
    def hurt(self, *, who: str) -> str: ...
    def hurt_no_more(self, *, who: str) -> str: ...
    def state_changed(self, *, who: str, is_so: bool, state: str) -> str: ...
    def deck_changed(self, *, who: str, deck: str) -> str: ...
    def hidden(self, *, who: str, hidden: bool) -> str: ...
    def damage_thrown(self, *, attacker: str, target: str, again: bool, damage: int, lowest: bool) -> str: ...
    def significator_set(self, *, card: str, owned: bool, who: str) -> str: ...
    def own_card_set(self, *, owned: bool, who: str) -> str: ...
    def character_edited(self, *, who: str) -> str: ...
    def character_added(self, *, character: str) -> str: ...
    def character_removed(self, *, who: str) -> str: ...
    def changed_from(self, *, what: str, was: str, now: str) -> str: ...
    def written_anew(self, *, parts: Sequence[str]) -> str: ...
    def sheet_part(self, *, part: str) -> str: ...
    def deck_shuffled(self, *, deck: str, how: str) -> str: ...
    def decks_built(self, *, players: Sequence[str], horror: Sequence[str]) -> str: ...
    def card_put_back(self, *, card: str, deck: str) -> str: ...
    def cards_spread(self, *, deck: str, cards: str) -> str: ...
    def real_deck_set(self, *, deck: str, mode: str) -> str: ...
    def cards_awaited(self, *, cards: int, deck: str, who: str) -> str: ...
    awaited_let_go: Final[str]
    def evening_began(self, *, title: str) -> str: ...
    def house_rule_set(self, *, letter: str, reading: str) -> str: ...
    def noted(self, *, words: str) -> str: ...
    def line_shown(self, *, words: str) -> str: ...
    def number_drawn(self, *, hundred: bool, number: int) -> str: ...
    def task_judged(self, *, who: str, what: str, cards: int) -> str: ...
    def ones_reason(self, *, who: str, why: str) -> str: ...
    def ones_value(self, *, who: str, value: int) -> str: ...
    def contest_judged(self, *, thrown: Sequence[str], winner: str) -> str: ...
    def task_complicated(self, *, words: str) -> str: ...

class _DemonCityTasks(Subject):
    c10: Final[str]
    c100: Final[str]
    a_free_draw: Final[str]
    def success(self, *, value: str) -> str: ...
    def failure(self, *, value: str) -> str: ...
    def damage(self, *, again: bool, damage: int) -> str: ...
    def beaten(self, *, beaten: Sequence[str], missed: Sequence[str]) -> str: ...
    def not_beaten(self, *, missed: Sequence[str]) -> str: ...
    def contest_tied(self, *, value: int) -> str: ...
    def contest_won(self, *, who: str, value: int) -> str: ...
    def charge(self, *, preset: str, rule: str, other: str) -> str: ...
    def give(self, *, preset: str) -> str: ...
    def charge_as(self, *, charge: str) -> str: ...
    not_yet: Final[str]
    def alone(self, *, who: str, levels: Sequence[str]) -> str: ...
    failure_follows: Final[str]
    def succeeds(self, *, who: str) -> str: ...
    def succeeds_why(self, *, who: str, why: str) -> str: ...
    def succeeds_at(self, *, who: str, beaten: Sequence[str], missed: Sequence[str]) -> str: ...
    def fails(self, *, who: str) -> str: ...
    def fails_why(self, *, who: str, why: str) -> str: ...
    def fails_everywhere(self, *, who: str) -> str: ...
    def takes(self, *, who: str, cards: int) -> str: ...
    def takes_why(self, *, who: str, cards: int, why: str) -> str: ...
    def level(self, *, fate: str, intensity: int, within: bool, value: str) -> str: ...
    def settled_happens(self, *, who: str) -> str: ...
    def settled_fumbled(self, *, who: str) -> str: ...
    def settled_automatic(self, *, succeeds: bool, who: str, intensity: str) -> str: ...
    def against_each_other(self, *, who: Sequence[str]) -> str: ...
    def won_against(self, *, who: str, value: int, others: Sequence[str]) -> str: ...
    def ones_value(self, *, who: str, value: int) -> str: ...
    def tied(self, *, who: Sequence[str], value: int) -> str: ...
    tied_follows: Final[str]

class _DemonCityThrows(Subject):
    def throws(self, *, who: str, turned: str) -> str: ...
    def throws_worth(self, *, who: str, turned: str, value: int) -> str: ...
    def throws_highest(self, *, who: str, turned: str, value: int) -> str: ...
    def throws_lowest(self, *, who: str, turned: str, value: int) -> str: ...
    def own_fool(self, *, turned: str, who: str, value: int) -> str: ...
    def own_fool_of_the_hosts(self, *, turned: str, who: str) -> str: ...
    def own_fool_not_lowest(self, *, turned: str, who: str, value: int) -> str: ...
    def critical(self, *, who: str, value: int) -> str: ...
    def critical_besides(self, *, who: str, value: int, card: str) -> str: ...
    def critical_alone(self, *, who: str, cards: Sequence[str]) -> str: ...
    def fumble(self, *, who: str) -> str: ...

class _KeySheet(Subject):
    a_letter: Final[str]
    letter_then_enter: Final[str]
    arrows_and_tab: Final[str]
    def back_or_escape(self, *, back: str) -> str: ...
    people: Final[str]
    type_over: Final[str]
    choose_card: Final[str]
    show_line: Final[str]
    to_people_with_pictures: Final[str]
    choose_question: Final[str]
    choose_reading: Final[str]
    def task_numbers(self, *, against: str) -> str: ...
    task_letters: Final[str]
    several_levels: Final[str]
    def as_in_a_round(self, *, back: str) -> str: ...
    def panel_letters(self, *, chips: str) -> str: ...
    panel_numbers: Final[str]
    panel_arrows: Final[str]
    panel_back: Final[str]
    number_cards: Final[str]
    take_back_card: Final[str]
    in_sight: Final[str]

class _Keyboard(Subject):
    when_announce: Final[str]
    when_after: Final[str]
    when_always: Final[str]
    when_evenings: Final[str]
    when_typing: Final[str]
    when_cast: Final[str]
    when_decks: Final[str]
    when_rules: Final[str]
    when_task: Final[str]
    when_show: Final[str]
    when_person: Final[str]
    def here_now(self, *, when: str) -> str: ...
    def card_worth(self, *, value: int) -> str: ...
    card_fool: Final[str]
    card_page: Final[str]
    card_knight: Final[str]
    card_queen: Final[str]
    card_king: Final[str]
    card_major: Final[str]
    card_own: Final[str]
    def keeps_big_button(self, *, command: str) -> str: ...
    def keeps_arrows(self, *, command: str) -> str: ...
    is_fixed_big_button: Final[str]
    is_fixed_arrows: Final[str]
    no_single_key: Final[str]
    def reserved(self, *, what: str, key: str) -> str: ...
    def a_number(self, *, key: str) -> str: ...
    def on_every_page(self, *, command: str) -> str: ...
    def types_in_cast(self, *, key: str) -> str: ...
    def on_the_panel(self, *, key: str) -> str: ...
    def is_a_card(self, *, key: str) -> str: ...
    def names_a_skill(self, *, key: str) -> str: ...
    def is_a_reading(self, *, key: str) -> str: ...
    def is_taken(self, *, key: str, other: str) -> str: ...
    def not_used(self, *, more: int, commands: Sequence[str]) -> str: ...
    def quoted(self, *, command: str) -> str: ...
    title: Final[str]
    hint: Final[str]
    change: Final[str]
    change_tip: Final[str]
    reset: Final[str]
    reset_tip: Final[str]
    reset_all: Final[str]
    reset_all_tip: Final[str]
    bring_back: Final[str]
    close: Final[str]
    close_tip: Final[str]
    table: Final[str]
    command: Final[str]
    key: Final[str]
    what_it_does: Final[str]
    press_now: Final[str]
    def was(self, *, keys: str, key: str) -> str: ...
    def row(self, *, command: str, keys: str) -> str: ...
    fixed: Final[str]
    def keeps(self, *, what: str, why: str) -> str: ...
    fixed_people: Final[str]
    fixed_people_keys: Final[str]
    fixed_people_why: Final[str]
    fixed_intensity: Final[str]
    fixed_intensity_keys: Final[str]
    fixed_intensity_why: Final[str]
    fixed_panel: Final[str]
    fixed_panel_keys: Final[str]
    fixed_panel_why: Final[str]
    fixed_stats: Final[str]
    fixed_stats_keys: Final[str]
    fixed_stats_why: Final[str]
    fixed_readings: Final[str]
    fixed_readings_keys: Final[str]
    fixed_readings_why: Final[str]
    fixed_cards: Final[str]
    fixed_cards_keys: Final[str]
    fixed_cards_why: Final[str]
    fixed_leave: Final[str]
    fixed_leave_keys: Final[str]
    fixed_leave_why: Final[str]
    fixed_choose: Final[str]
    fixed_choose_keys: Final[str]
    fixed_choose_why: Final[str]
    def counts(self, *, chip: str) -> str: ...
    def struck(self, *, chip: str) -> str: ...

class _Keys(Subject):
    close: Final[str]
    close_tip: Final[str]
    shoot: Final[str]
    shoot_tip: Final[str]
    power: Final[str]
    power_tip: Final[str]
    defend: Final[str]
    defend_tip: Final[str]
    other: Final[str]
    other_tip: Final[str]
    uncontested: Final[str]
    uncontested_tip: Final[str]
    move: Final[str]
    move_tip: Final[str]
    weapon: Final[str]
    weapon_tip: Final[str]
    supernatural: Final[str]
    supernatural_tip: Final[str]
    advantage: Final[str]
    advantage_tip: Final[str]
    disadvantage: Final[str]
    disadvantage_tip: Final[str]
    called_shot: Final[str]
    called_shot_tip: Final[str]
    harmless: Final[str]
    harmless_tip: Final[str]
    unaware: Final[str]
    unaware_tip: Final[str]
    higher_stat: Final[str]
    higher_stat_tip: Final[str]
    defense: Final[str]
    defense_tip: Final[str]
    injury: Final[str]
    injury_tip: Final[str]
    intensity: Final[str]
    intensity_tip: Final[str]
    several: Final[str]
    several_tip: Final[str]
    dodging: Final[str]
    dodging_tip: Final[str]
    aimed: Final[str]
    aimed_tip: Final[str]
    other_aim: Final[str]
    other_aim_tip: Final[str]
    trick: Final[str]
    trick_tip: Final[str]
    run: Final[str]
    run_tip: Final[str]
    words: Final[str]
    words_tip: Final[str]
    label: Final[str]
    label_tip: Final[str]
    find: Final[str]
    find_tip: Final[str]
    repeat_all: Final[str]
    repeat_all_tip: Final[str]
    back: Final[str]
    back_tip: Final[str]
    next_step: Final[str]
    next_step_tip: Final[str]
    complication: Final[str]
    complication_tip: Final[str]
    gone: Final[str]
    gone_tip: Final[str]
    up: Final[str]
    up_tip: Final[str]
    down: Final[str]
    down_tip: Final[str]
    person: Final[str]
    person_tip: Final[str]
    against: Final[str]
    against_tip: Final[str]
    next_side: Final[str]
    next_side_tip: Final[str]
    give_trouble: Final[str]
    give_trouble_tip: Final[str]
    what_is_tried: Final[str]
    what_is_tried_tip: Final[str]
    tie: Final[str]
    tie_tip: Final[str]
    free_cards: Final[str]
    free_cards_tip: Final[str]
    c10: Final[str]
    c10_tip: Final[str]
    c100: Final[str]
    c100_tip: Final[str]
    draw_players: Final[str]
    draw_players_tip: Final[str]
    draw_horror: Final[str]
    draw_horror_tip: Final[str]
    check_calm: Final[str]
    check_calm_tip: Final[str]
    task_on_tv: Final[str]
    task_on_tv_tip: Final[str]
    reveal: Final[str]
    reveal_tip: Final[str]
    to_players: Final[str]
    to_players_tip: Final[str]
    to_horror: Final[str]
    to_horror_tip: Final[str]
    to_neither: Final[str]
    to_neither_tip: Final[str]
    preset_players: Final[str]
    preset_players_tip: Final[str]
    preset_horror: Final[str]
    preset_horror_tip: Final[str]
    fool: Final[str]
    fool_tip: Final[str]
    courts: Final[str]
    courts_tip: Final[str]
    curtain: Final[str]
    curtain_tip: Final[str]
    owner: Final[str]
    owner_tip: Final[str]
    significator: Final[str]
    significator_tip: Final[str]
    shuffle: Final[str]
    shuffle_tip: Final[str]
    put_back: Final[str]
    put_back_tip: Final[str]
    print_deck: Final[str]
    print_deck_tip: Final[str]
    forget: Final[str]
    forget_tip: Final[str]
    build: Final[str]
    build_tip: Final[str]
    filter: Final[str]
    filter_tip: Final[str]
    changed_rules: Final[str]
    changed_rules_tip: Final[str]
    undo: Final[str]
    undo_tip: Final[str]
    redo: Final[str]
    redo_tip: Final[str]
    help: Final[str]
    help_tip: Final[str]
    page_keys: Final[str]
    page_keys_tip: Final[str]
    round_sheet: Final[str]
    round_sheet_tip: Final[str]
    chips: Final[str]
    chips_tip: Final[str]
    own_keys: Final[str]
    own_keys_tip: Final[str]
    cast: Final[str]
    cast_tip: Final[str]
    decks: Final[str]
    decks_tip: Final[str]
    task: Final[str]
    task_tip: Final[str]
    history: Final[str]
    history_tip: Final[str]
    house_rules: Final[str]
    house_rules_tip: Final[str]
    show_tv: Final[str]
    show_tv_tip: Final[str]
    hand_over: Final[str]
    hand_over_tip: Final[str]
    blank_tv: Final[str]
    blank_tv_tip: Final[str]
    freeze_tv: Final[str]
    freeze_tv_tip: Final[str]
    hold_flip: Final[str]
    hold_flip_tip: Final[str]
    turn_cards: Final[str]
    turn_cards_tip: Final[str]
    show: Final[str]
    show_tip: Final[str]
    take_away: Final[str]
    take_away_tip: Final[str]
    tv_names: Final[str]
    tv_names_tip: Final[str]
    verdict_alone: Final[str]
    verdict_alone_tip: Final[str]
    mute_tv: Final[str]
    mute_tv_tip: Final[str]
    keep_moment: Final[str]
    keep_moment_tip: Final[str]
    note: Final[str]
    note_tip: Final[str]
    end_action: Final[str]
    end_action_tip: Final[str]
    new: Final[str]
    new_tip: Final[str]
    open: Final[str]
    open_tip: Final[str]
    save_copy: Final[str]
    save_copy_tip: Final[str]
    print: Final[str]
    print_tip: Final[str]
    close_evening: Final[str]
    close_evening_tip: Final[str]
    quit: Final[str]
    quit_tip: Final[str]
    add_character: Final[str]
    add_character_tip: Final[str]
    duplicate_character: Final[str]
    duplicate_character_tip: Final[str]
    remove_character: Final[str]
    remove_character_tip: Final[str]
    hide_character: Final[str]
    hide_character_tip: Final[str]
    character_up: Final[str]
    character_up_tip: Final[str]
    character_down: Final[str]
    character_down_tip: Final[str]
    take_in: Final[str]
    take_in_tip: Final[str]
    keep_cast: Final[str]
    keep_cast_tip: Final[str]
    import_cast: Final[str]
    import_cast_tip: Final[str]
    export_cast: Final[str]
    export_cast_tip: Final[str]
    only_one: Final[str]
    only_one_tip: Final[str]
    portrait: Final[str]
    portrait_tip: Final[str]
    sheets_picture: Final[str]
    sheets_picture_tip: Final[str]
    no_portrait: Final[str]
    no_portrait_tip: Final[str]

class _KingsQuestions(Subject):
    K_AMB_01: Final[str]
    K_AMB_01_a: Final[str]
    K_AMB_01_b: Final[str]
    K_AMB_02: Final[str]
    K_AMB_02_a: Final[str]
    K_AMB_02_b: Final[str]
    K_AMB_05: Final[str]
    K_AMB_05_a: Final[str]
    K_AMB_05_b: Final[str]
    K_AMB_06: Final[str]
    K_AMB_06_a: Final[str]
    K_AMB_06_b: Final[str]
    K_AMB_07: Final[str]
    K_AMB_07_a: Final[str]
    K_AMB_07_b: Final[str]
    K_AMB_08: Final[str]
    K_AMB_08_a: Final[str]
    K_AMB_08_b: Final[str]
    K_AMB_09: Final[str]
    K_AMB_09_a: Final[str]
    K_AMB_09_b: Final[str]
    K_AMB_10: Final[str]
    K_AMB_10_a: Final[str]
    K_AMB_10_b: Final[str]
    K_AMB_11: Final[str]
    K_AMB_11_a: Final[str]
    K_AMB_11_b: Final[str]
    K_AMB_14: Final[str]
    K_AMB_14_a: Final[str]
    K_AMB_14_b: Final[str]
    K_AMB_15: Final[str]
    K_AMB_15_a: Final[str]
    K_AMB_15_b: Final[str]
    K_AMB_16: Final[str]
    K_AMB_16_a: Final[str]
    K_AMB_16_b: Final[str]

class _Lists(Subject):
    def further(self, *, before: str, next: str) -> str: ...
    def and_last(self, *, before: str, last: str) -> str: ...
    def or_last(self, *, before: str, last: str) -> str: ...
    def all_of(self, *, items: Sequence[str]) -> str: ...
    def any_of(self, *, items: Sequence[str]) -> str: ...

class _Tv(Subject):
    window: Final[str]
    ready: Final[str]
    versus: Final[str]
    not_enough: Final[str]
    def round(self, *, number: int) -> str: ...
    what_do_you_do: Final[str]
    mark_critical: Final[str]
    mark_fumble: Final[str]
    mark_significator: Final[str]
    mark_hurt: Final[str]
    mark_out: Final[str]
    mark_panic: Final[str]
    mark_settled: Final[str]
    is_blank: Final[str]
    a_picture: Final[str]
    def announces(self, *, number: int, name: str) -> str: ...
    def face_down(self, *, number: int) -> str: ...

action_questions: Final[_ActionQuestions]
cards: Final[_Cards]
deck_help: Final[_DeckHelp]
demon_city_clashes: Final[_DemonCityClashes]
demon_city_commands: Final[_DemonCityCommands]
demon_city_counts: Final[_DemonCityCounts]
demon_city_decks: Final[_DemonCityDecks]
demon_city_deeds: Final[_DemonCityDeeds]
demon_city_dice_questions: Final[_DemonCityDiceQuestions]
demon_city_dice: Final[_DemonCityDice]
demon_city_facing: Final[_DemonCityFacing]
demon_city_house_rules: Final[_DemonCityHouseRules]
demon_city_open_questions: Final[_DemonCityOpenQuestions]
demon_city_people: Final[_DemonCityPeople]
demon_city_players_story: Final[_DemonCityPlayersStory]
demon_city_refusals: Final[_DemonCityRefusals]
demon_city_sheets: Final[_DemonCitySheets]
demon_city_story: Final[_DemonCityStory]
demon_city_tasks: Final[_DemonCityTasks]
demon_city_throws: Final[_DemonCityThrows]
key_sheet: Final[_KeySheet]
keyboard: Final[_Keyboard]
keys: Final[_Keys]
kings_questions: Final[_KingsQuestions]
lists: Final[_Lists]
tv: Final[_Tv]
