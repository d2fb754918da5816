# Made of assets/texts/en by `python3 packaging/dev.py texts`.
from collections.abc import Sequence
from typing import Final

from demoncity_gui.texts.catalogue import Person, Subject

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

class _DemonCityHouseRules(Subject):
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
    def too_far(self, *, feet: int, most: int) -> str: ...
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

class _Lists(Subject):
    def further(self, *, before: str, next: str) -> str: ...
    def and_last(self, *, before: str, last: str) -> str: ...
    def or_last(self, *, before: str, last: str) -> str: ...

cards: Final[_Cards]
deck_help: Final[_DeckHelp]
demon_city_commands: Final[_DemonCityCommands]
demon_city_house_rules: Final[_DemonCityHouseRules]
demon_city_refusals: Final[_DemonCityRefusals]
demon_city_sheets: Final[_DemonCitySheets]
lists: Final[_Lists]
