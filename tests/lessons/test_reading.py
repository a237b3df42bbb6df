"""Files of lessons: what is wrong with one is told with its line, and nothing in one can do harm."""

from pathlib import Path

import pytest

from regalia.kernel.errors import IllegalAction, IncompleteDraft
from regalia.kernel.game import find_game
from regalia.lessons.course import Course
from regalia.lessons.errors import BadLesson, UnknownLesson
from regalia.lessons.play import TRIES, LessonPlay

GAME = find_game("brutal-kingdom")
POSITION = '''position = """
brutal-kingdom 4
ask: play 0
turn: 0
round: 2
hand:0: assassin saint
hand:1: witch abbot
hand:2: wizard inquisitor
hand:3: bishop berserker
stack:1: monk king
stack:2: clairvoyant queen
face_up: monk king clairvoyant queen
threats: king queen
stock: blue 9, green 9, yellow 9
rest: aside
"""'''
LESSON = f"""rules = ["BK-6.4"]

[[step]]
id = "look"
{POSITION}
lit = ["seat:1", "kind:king", "zone:stack:1", "colour:blue"]

[[step]]
id = "strike"
right = ["play:assassin kill:queen"]
wrong = {{ "play:saint" = "saint" }}
then = ["1 play:abbot"]
after = ["kills: 1", "no threats:0", "hand:0:light: saint"]

[[step]]
id = "goal"
{POSITION}
goal = ["chapel: blue"]
"""
WORDS = """lesson-first = First
step-first-look = Look.
step-first-strike = Strike.
    .wrong = No.
    .saint = Not the Saint.
    .right = Yes.
step-first-goal = Bless.
    .wrong = No.
"""


def course(tmp_path: Path, lesson: str = LESSON, words: str = WORDS, name: str = "1-first.toml") -> Course:
    (tmp_path / name).write_text(lesson, "utf-8")
    (tmp_path / "en.ftl").write_text(words, "utf-8")
    return Course(GAME, tmp_path)


def test_a_lesson_is_played_to_its_end(tmp_path: Path) -> None:
    play = LessonPlay(course(tmp_path).find("first"))
    assert play.lit() == ["seat:1", "kind:king", "zone:stack:1", "colour:blue"]
    play.go_on()
    assert play.judge([]).right is None
    assert play.judge(["play:assassin"]).right is None
    assert play.judge(["play:assassin", "kill:queen"]) == (True, "step-first-strike.right")
    assert play.judge(["play:saint"]) == (False, "step-first-strike.saint")
    assert play.judge(["play:assassin", "kill:king"]) == (False, "step-first-strike.wrong")
    assert play.answer(["play:assassin", "kill:queen"]).right
    assert play.match.plies == []  # the next step begins with a position of its own
    assert play.reached.plies[-1].seat == 1
    assert sorted(map(tuple, play.right_answers())) == [("play:saint", "token:blue")]
    assert play.answer(["play:saint", "token:blue"]).right
    assert play.done


def test_a_wrong_answer_changes_nothing_and_in_the_end_the_right_one_is_lit(tmp_path: Path) -> None:
    play = LessonPlay(course(tmp_path).find("1"))
    play.go_on()
    before = repr(play.match.state)
    for _ in range(TRIES):
        assert play.lit() == []
        assert play.answer(["play:saint", "token:green"]) == (False, "step-first-strike.saint")
        assert repr(play.match.state) == before
        assert play.number == 1
    assert play.lit() == ["kind:assassin"]
    assert play.lit(["play:assassin"]) == ["kind:queen"]
    assert play.answer(play.solution()).right
    assert play.lit() == []


def test_a_play_from_which_the_goal_is_out_of_reach_is_wrong_at_once(tmp_path: Path) -> None:
    play = LessonPlay(course(tmp_path).find("1"))
    play.skip_to(2)
    assert play.judge(["play:saint"]).right is None
    assert play.judge(["play:assassin"]) == (False, "step-first-goal.wrong")
    assert play.judge(["play:saint", "token:green"]) == (False, "step-first-goal.wrong")
    assert play.judge(["play:saint", "token:blue"]).right


def test_what_the_match_refuses_is_refused_as_in_any_game(tmp_path: Path) -> None:
    play = LessonPlay(course(tmp_path).find("1"))
    play.go_on()
    with pytest.raises(IllegalAction):
        play.answer(["play:king"])
    with pytest.raises(IncompleteDraft):
        play.answer(["play:assassin"])
    assert play.match.why_not(0, "play:king") == "BK-4.2"


def test_a_lesson_is_found_by_number_and_by_id(tmp_path: Path) -> None:
    assert course(tmp_path).find("1") is not None
    with pytest.raises(UnknownLesson, match="no lesson 'second'; there are 1 first"):
        course(tmp_path).find("second")


FAULTS = [
    ("[[step]]", "[[step]", "first.toml:3: this is not TOML"),
    ('["BK-6.4"]', '["BK-66.4"]', "first.toml:1: RULES.md has no rule 'BK-66.4'"),
    ('["BK-6.4"]', "[]", "first.toml:1: name the rules"),
    ('id = "look"', 'id = "Look"', "first.toml:4: an id is made of small letters"),
    ('id = "strike"', 'id = "look"', "first.toml:24: another step is called 'look'"),
    ('id = "look"', "id = 3", "first.toml:4: Expected `str`, got `int`"),
    ('id = "look"', 'id = "look"\nlight = 1', "first.toml:3: Object contains unknown field `light`"),
    ("hand:1: witch", "hand:1: which", "first.toml:11: 'which' is not one of"),
    ("brutal-kingdom 4", "brutal-kingdom 9", "first.toml:6: brutal-kingdom is for 3 to 4 players"),
    ("brutal-kingdom 4", "kings-blood 4", "first.toml:"),
    ('"seat:1"', '"seat:4"', "first.toml:21: seats go from 0 to 3"),
    ('"kind:king"', '"kind:kong"', "first.toml:21: there is no card 'kong'"),
    ('"zone:stack:1"', '"zone:stock"', "first.toml:21: there is no zone 'stock'"),
    ('"colour:blue"', '"colour:pink"', "first.toml:21: there is no 'pink'"),
    ('"colour:blue"', '"pink"', "first.toml:21: 'pink' names nothing"),
    ("assassin kill:queen", "assasin", "first.toml:25: there is no action called 'play:assasin'"),
    ("play:assassin kill:queen", "play:wizard", "first.toml:25: no legal play is right here"),
    ('"1 play:abbot"', '"play:abbot"', "first.toml:27: 'play:abbot' must begin with a seat"),
    ('"1 play:abbot"', '"1"', "first.toml:27: '1' names no action"),
    ('"1 play:abbot"', '"2 play:wizard"', "first.toml:27: this cannot be played: seat 2"),
    ('"kills: 1"', '"kills: 2"', "first.toml:28: the position then has no line `kills: 2`"),
    ('"chapel: blue"', '"chapel: elimination"', "first.toml:48: no legal play is right here"),
    ('rules = ["BK-6.4"]', 'rules = ["BK-6.4"]\nseat = 4', "first.toml:2: seats go from 0 to 3, not 4"),
    (
        'rules = ["BK-6.4"]',
        'rules = ["BK-6.4"]\nseat = 1',
        "first.toml:25: the game does not wait for seat 1",
    ),
    (POSITION + '\nlit = ["seat:1"', 'lit = ["seat:1"', "first.toml:3: the first step needs a position"),
    ('id = "look"', 'id = "look"\nwrong = { "play:king" = "x" }', "first.toml:5: it asks for nothing"),
    ('id = "look"', f'id = "{"x" * 50_000}"', "first.toml:1: this is too long"),
    ('id = "look"', f"id = {'[' * 500}", "first.toml:1: brackets are nested too deep"),
    ('id = "look"', f"id{'.a' * 500} = 1", "first.toml:1: a dotted key has more than"),
    ('id = "look"', f"id = {'9' * 5000}", "first.toml:1: a number in it is too long"),
    ("[[step]]", "[[stop]]", "first.toml:1: Object contains unknown field `stop`"),
]


@pytest.mark.parametrize(("was", "becomes", "told"), FAULTS, ids=[told for _, _, told in FAULTS])
def test_a_fault_is_told_with_its_file_and_line(tmp_path: Path, was: str, becomes: str, told: str) -> None:
    assert was in LESSON
    with pytest.raises(BadLesson) as error:
        course(tmp_path, LESSON.replace(was, becomes, 1)).lessons  # noqa: B018
    assert told in str(error.value)
    assert str(error.value).startswith(str(tmp_path))


WORD_FAULTS = [
    ("step-first-look = Look.\n", "", "en.ftl:1: there is no message step-first-look"),
    ("    .saint = Not the Saint.\n", "", "en.ftl:3: step-first-strike needs words as .saint"),
    ("Bless.\n    .wrong = No.\n", "Bless.\n", "en.ftl:7: step-first-goal needs words as .wrong"),
    ("    .right = Yes.\n", "    .rihgt = Yes.\n", "en.ftl:3: nothing says step-first-strike.rihgt"),
    ("lesson-first = First\n", "lesson-first = First\nstep-x = X\n", "en.ftl:2: no lesson says step-x"),
    ("lesson-first = First\n", "lesson-first = First\nother = X\n", "en.ftl:2: other must begin with one of"),
    (
        "lesson-first = First\n",
        "lesson-first = First\nlesson-first = X\n",
        "en.ftl:2: there is another message",
    ),
    ("lesson-first = First\n", "lesson-first = First\n??\n", "en.ftl:2: this is no message"),
]


@pytest.mark.parametrize(("was", "becomes", "told"), WORD_FAULTS, ids=[told for _, _, told in WORD_FAULTS])
def test_missing_and_needless_words_are_told(tmp_path: Path, was: str, becomes: str, told: str) -> None:
    assert was in WORDS
    with pytest.raises(BadLesson) as error:
        course(tmp_path, words=WORDS.replace(was, becomes, 1)).lessons  # noqa: B018
    assert told in str(error.value)


def test_files_that_are_no_lessons(tmp_path: Path) -> None:
    with pytest.raises(BadLesson, match=r"is called like 1-first-turn.toml"):
        course(tmp_path, name="1-First.toml").lessons  # noqa: B018
    (tmp_path / "1-First.toml").unlink()
    (tmp_path / "1-first.toml").write_bytes(b'rules = ["\xff"]')
    with pytest.raises(BadLesson, match="toml:1: this is not UTF-8"):
        Course(GAME, tmp_path).lessons  # noqa: B018
    assert Course(GAME, tmp_path / "nowhere").lessons == []


def test_a_lesson_may_not_change_the_table_within_it(tmp_path: Path) -> None:
    other = LESSON.replace('id = "goal"\n' + POSITION, 'id = "goal"\n' + POSITION.replace("4", "3", 1))
    with pytest.raises(BadLesson, match=r"first.toml:3"):
        course(tmp_path, other.replace("hand:3: bishop berserker\n", "")).lessons  # noqa: B018
