"""The command line, as a person uses it: right, wrong, interrupted, with empty and broken files."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

import pangea
from pangea.core import records
from pangea.core.shuffle import seats_by_lot
from tests.commands import run_command
from tests.patience import PATIENCE
from tests.processes import PIPE, Outcome, finish, patient_with, run_process, started
from tests.server.servers import wait_until

PLAYED = Path(__file__).parent.parent / "games" / "clans" / "played" / "twelfth_village.json"


def run(*words: str, typed: str = "", lang: str = "en", cwd: Path | None = None, width: int = 100) -> Outcome:
    environment = {**os.environ, "PANGEA_LANG": lang, "COLUMNS": str(width), "NO_COLOR": "1"}
    return run_command(*words, typed=typed, cwd=cwd, environment=environment)


def right(*words: str, typed: str = "", lang: str = "en", cwd: Path | None = None) -> str:
    outcome = run(*words, typed=typed, lang=lang, cwd=cwd)
    assert outcome.returncode == 0, outcome.stderr
    assert "Traceback" not in outcome.stderr
    return outcome.stdout


def wrong(code: int, *words: str, lang: str = "en") -> str:
    outcome = run(*words, lang=lang)
    assert outcome.returncode == code
    assert "Traceback" not in outcome.stderr
    return outcome.stderr


def test_help_names_every_command() -> None:
    text = right("--help")
    for command in (
        "games",
        "rules",
        "play",
        "compile",
        "simulate",
        "check",
        "content",
        "show",
        "belief",
        "analyse",
        "arena",
    ):
        assert command in text


@pytest.mark.parametrize(
    ("lang", "words"), [("it", "Uso"), ("fr", "Utilisation"), ("de", "Aufruf")], ids=["it", "fr", "de"]
)
def test_help_speaks_the_readers_language(lang: str, words: str) -> None:
    for command in ([], ["simulate"], ["play"]):
        text = right(*command, "--help", lang=lang)
        assert words in text
        assert "Usage" not in text
        assert "Show this" not in text
        assert "[required]" not in text


def test_no_command_shows_the_help() -> None:
    outcome = run()
    assert "simulate" in outcome.stdout + outcome.stderr


def test_version() -> None:
    assert right("--version") == f"pangea {pangea.__version__}\n"


def test_games() -> None:
    assert "clans" in right("games")
    listed = json.loads(right("games", "--json", "--lang", "it"))
    clans = next(game for game in listed if game["name"] == "clans")
    assert clans["players"] == [2, 4]
    assert clans["designer"] == "Leo Colovini"


@pytest.mark.parametrize("lang", ["en", "it", "fr", "de"])
def test_rules_explain_every_rule(lang: str) -> None:
    text = right("rules", "clans", "--lang", lang)
    for rule in ("C1.1", "C3.3", "C4.5", "C5.2", "C7.2", "C8.1"):
        assert rule in text.replace("\n", "")


def test_one_section_of_the_rules() -> None:
    text = right("rules", "clans", "--section", "4")
    assert "C3.1" in text
    assert "C5.1" not in text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chek"], "There is no command “chek”. Did you mean “check”?"),
        (["check"], "FILE is missing"),
        (["check", "/no/such/file"], "/no/such/file can’t be read"),
        (["simulate", "clns"], "Did you mean “clans”?"),
        (["compile", "clans", "clns"], "Did you mean “clans”?"),
        (["simulate", "clans", "--gmes", "3"], "Did you mean “--games”?"),
        (["simulate", "clans", "--games", "many"], "--games needs a whole number"),
        (["simulate", "clans", "--games"], "--games needs a value"),
        (["simulate", "clans", "--games", "0"], "--games must be at least 1"),
        (["simulate", "clans", "--device", "gpu"], "There is cpu, and cuda"),
        (
            ["simulate", "clans", "--device", "cuda", "--records", "games.jsonl"],
            "On a GPU no records are kept",
        ),
        (["simulate", "clans", "--players", "7"], "clans is for 2 to 4 players, not 7"),
        (["simulate", "clans", "--option", "wind"], "Write it as name=value"),
        (["simulate", "clans", "--option", "wind=west"], "clans has no option “wind”"),
        (["simulate", "clans", "--records", "/no/such/folder/f"], "/no/such/folder/f can’t be written"),
        (["rules", "clans", "--lang", "xx"], "There is no language “xx”"),
        (["rules", "clans", "--section", "99"], "clans has no section 99"),
        (["check", "-", "-"], "can be read only once"),
        (["check", "-", "--jobs", "0"], "--jobs must be at least 1"),
        (["games", "a", "b"], "more than this command can take"),
        (["play", "clans", "--bot", "genius"], "There is no bot called “genius”"),
        (["play", "clans", "--bot", "program:./no-such-bot"], "“./no-such-bot” is not a program"),
        (["play", "clans", "--human", "8"], "There is no seat 8"),
        (["play", "clans", "--human", "1", "--human", "1"], "Seat 1 is named twice"),
        (["play", "clans", "--human", "1", "--name", "Ada", "--name", "Bruno"], "2 names for 1 seats"),
        (["play", "clans", "--human", "1", "--human", "0", "--name", "Ada"], "1 names for 2 seats"),
        (["play", "clans", "--players", "2", *(["--name", "Ada"] * 3)], "3 names for 2 seats"),
        (["show", str(PLAYED), "--number", "2"], "there is no record 2"),
        (["show", str(PLAYED), "--move", "999"], "there is no position after 999"),
        (["show", str(PLAYED), "--seat", "9"], "“9” is not a seat"),
    ],
)
def test_wrong_use_is_told_what_would_be_right(words: list[str], said: str) -> None:
    assert said in wrong(2, *words)


def test_wrong_use_in_the_readers_language() -> None:
    english = wrong(2, "simulate", "clns")
    assert len({english, *(wrong(2, "simulate", "clns", lang=lang) for lang in ("it", "fr", "de"))}) == 4


def test_simulated_records_are_sound(tmp_path: Path) -> None:
    file = tmp_path / "f.jsonl"
    words = [
        "simulate",
        "clans",
        "--players",
        "3",
        "--games",
        "200",
        "--seed",
        "1",
        "--records",
        str(file),
        "--legal",
    ]
    assert "random games: 200" in right(*words)
    assert right("check", str(file)) == "200 records, all sound.\n"
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert len(lines) == 200
    assert len(lines[0]["legal"]) == len(lines[0]["moves"])
    assert lines[0]["legal"][0] == []
    assert len(lines[0]["legal"][63]) == 270
    assert os.listdir(tmp_path) == ["f.jsonl"], "nothing half-written is left beside it"


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    one, two = (
        json.loads(
            right("simulate", "clans", "--games", "500", "--seed", "9", "--json", "--threads", str(threads))
        )
        for threads in (1, 2)
    )
    assert one == two
    assert one["games"] == 500
    assert sum(one["endings"].values()) == 500


def corrupted(tmp_path: Path) -> Path:
    sound: dict[str, Any] = json.loads(PLAYED.read_text())
    illegal = {**sound, "moves": [*sound["moves"][:70], "move 0>40", *sound["moves"][71:]]}
    beyond = {**sound, "moves": [*sound["moves"], "move 0>1"]}
    unknown = {**sound, "game": "clams"}
    points = {**sound, "points": [points + 1 for points in sound["points"]]}
    lines = [json.dumps(record) for record in (sound, illegal, beyond, unknown, points)]
    file = tmp_path / "bad.jsonl"
    file.write_text("\n".join([*lines, json.dumps(sound)[:300]]))
    return file


def test_corrupted_records_are_refused_with_record_move_and_reason(tmp_path: Path) -> None:
    outcome = run("check", str(corrupted(tmp_path)))
    assert outcome.returncode == 1
    lines = outcome.stdout.splitlines()
    assert lines[0].startswith("record 2, move 71: “move 0>40” can’t be played: ")
    assert lines[0].endswith("[C1.3]")
    assert "comes after the end of the game" in lines[1]
    assert lines[2].startswith("record 4: There is no game called “clams”")
    assert lines[3].startswith("record 5: “points” says")
    assert lines[4].startswith("record 6: this is not JSON")
    assert outcome.stderr.strip() == "5 of 6 records are not sound."


@pytest.mark.parametrize("command", ["check", "show", "verify"])
def test_a_record_is_refused_in_a_few_words_however_long_its_moves_are(tmp_path: Path, command: str) -> None:
    file = tmp_path / "long.json"
    record = {"pangea": 1, "game": "clans", "players": 2, "moves": ["\ud800" + "x" * 5000], "seed": "1"}
    file.write_text(json.dumps(record))
    outcome = run(command, str(file))
    assert outcome.returncode == 1
    assert "move 1: “?xxx" in outcome.stdout + outcome.stderr
    assert "Traceback" not in outcome.stderr


def test_content_is_printed_as_the_notation_says(tmp_path: Path) -> None:
    content = json.loads(right("content", "clans"))
    assert list(content) == ["terrain", "region", "neighbours"]
    assert content["terrain"][:2] == ["steppe", "mountain"]
    file = tmp_path / "board.json"
    file.write_text(json.dumps(content))
    assert "is a valid content file for clans" in right("content", "clans", "--check", str(file))
    drawn = json.loads(right("content", "clans", "--drawing"))
    assert len(drawn["drawing"]["outlines"]) == 60
    file.write_text(json.dumps(drawn))
    right("content", "clans", "--check", str(file))
    content["terrain"][0] = "plain"
    file.write_text(json.dumps(content))
    assert "15 territories of “steppe”, not 14" in wrong(1, "content", "clans", "--check", str(file))
    file.write_text("{")
    assert "is not JSON: line 1, column 2" in wrong(1, "content", "clans", "--check", str(file))


def test_a_game_on_a_content_of_ones_own(tmp_path: Path) -> None:
    content = json.loads(right("content", "clans"))
    content["terrain"] = content["terrain"][1:] + content["terrain"][:1]
    board, games = tmp_path / "board.json", tmp_path / "games.jsonl"
    board.write_text(json.dumps(content))
    right("simulate", "clans", "--games", "3", "--content", str(board), "--records", str(games))
    assert json.loads(games.read_text().splitlines()[0])["options"]["content"] == content
    assert right("check", str(games)) == "3 records, all sound.\n"


def test_show_draws_a_position_as_text_and_as_a_picture(tmp_path: Path) -> None:
    text = right("show", str(PLAYED), "--move", "70")
    assert "after 70 moves" in text
    assert right("show", str(PLAYED), "--move", "-1") != right("show", str(PLAYED))
    picture = tmp_path / "clans.svg"
    right("show", str(PLAYED), "--svg", str(picture))
    assert picture.read_text().startswith("<svg")
    assert right("show", str(PLAYED), "--svg", "-").strip() == picture.read_text().strip()


def test_show_hides_what_a_seat_may_not_see() -> None:
    def clans(*words: str) -> list[int | None]:
        fields = json.loads(right("show", str(PLAYED), "--move", "70", "--json", *words))["fields"]
        found: list[int | None] = fields["clan"]
        return found

    everything = clans()
    players = json.loads(PLAYED.read_text())["players"]
    assert clans("--seat", "1")[1] == everything[1]
    assert clans("--seat", "1")[0] is None
    assert clans("--seat", "watcher")[:players] == [None] * players


def test_belief_gives_odds_of_what_is_hidden() -> None:
    text = right("belief", str(PLAYED), "--move", "90", "--seat", "0")
    assert "What is likely after 90 moves" in text
    assert "black" in text
    odds = json.loads(right("belief", str(PLAYED), "--move", "90", "--seat", "0", "--json"))["odds"]
    assert "0" not in odds
    assert all(abs(sum(clans.values()) - 1) < 0.01 for clans in odds.values())


def test_a_game_against_bots_from_the_first_to_the_last_move(tmp_path: Path) -> None:
    """A person who always takes the hint needs no more than: hint, and the move it names."""
    match = pangea.start("clans", players=2, seed=5)
    kept = tmp_path / "game.json"
    typed = "help\nlegal\nscore\nlog\nboard\nrules 4\nrules 77\nhint\n"
    typed += "move 0>40\n0>40\nnonsense\nundo\n"
    typed += match.legal()[0].removeprefix("move ") + "\nundo\n"
    typed += "".join(f"move {a}>{b}\nvillage {a}\n" for _ in range(4) for a, b in match.edition.board.borders)
    text = right(
        "play",
        "clans",
        "--players",
        "2",
        "--bot",
        "gatherer",
        "--human",
        "0",
        "--seed",
        "5",
        "--record",
        str(kept),
        typed=typed,
    )
    assert "What you can type" in text
    assert "270 legal moves" in text
    assert "The Elder would play" in text
    assert "✗ Territories 0 and 40 have no common border" in text
    assert "There is no player’s move to take back" in text
    assert "Taken back: " in text
    assert "The game is over." in text
    assert " wins." in text or "win together" in text
    assert pangea.load(kept).is_over


def test_a_seat_that_nobody_asks_for_is_drawn_by_lot_from_the_seed() -> None:
    """C2.3  Chance picks who begins; the same seed, the same seat."""
    seeds = [next(seed for seed in range(100) if seats_by_lot(seed, 3) == [seat]) for seat in range(3)]
    words = ["play", "clans", "--players", "3", "--bot", "random", "--seed"]
    for seat, seed in enumerate(seeds):
        text = right(*words, str(seed), typed="quit\n")
        assert f"Seat {seat} (you): Choose" in text
    asked = right(*words, str(seeds[2]), "--human", "1", typed="quit\n")
    assert "Seat 1 (you): Choose" in asked


def test_lots_decide_who_begins_around_one_screen_unless_the_seats_are_given() -> None:
    """C2.3  Chance picks who begins; the same seed, the same player."""
    names = ["--players", "2", "--name", "Ada", "--name", "Bruno"]

    def begins(seed: int, *seats: str) -> str:
        text = right("play", "clans", *names, "--seed", str(seed), *seats, typed="\nquit\n")
        return text.partition(", it is your turn")[0]

    seeds = [
        next(seed for seed in range(100) if seats_by_lot(seed, 2, 2) == [ada, 1 - ada]) for ada in (0, 1)
    ]
    assert [begins(seed) for seed in seeds] == ["Ada (Seat 0)", "Bruno (Seat 0)"]
    assert {begins(seed, "--human", "0", "--human", "1") for seed in seeds} == {"Ada (Seat 0)"}


def test_around_one_screen_the_board_is_handed_over(tmp_path: Path) -> None:
    words = ["play", "clans", "--players", "2", "--seed", "1", "--human", "0", "--human", "1"]
    text = right(*words, typed="\n0>1\n\nquit\n")
    assert "Seat 0, it is your turn. Nobody else should look now" in text
    assert "Seat 1, it is your turn. Nobody else should look now" in text
    assert "Until next time." in text


def test_the_end_of_input_ends_the_evening_and_the_game_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    text = right(
        "play", "clans", "--seed", "1", "--record", str(kept), typed="save other.json\n", cwd=tmp_path
    )
    assert "Until next time." in text
    assert json.loads(kept.read_text()) == json.loads((tmp_path / "other.json").read_text())


def test_an_interrupted_evening_ends_cleanly_and_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    with started(
        [sys.executable, "-m", "pangea", "play", "clans", "--seed", "1", "--record", kept],
        stdin=PIPE,
        stdout=PIPE,
        stderr=PIPE,
        environment={**os.environ, "PANGEA_LANG": "en"},
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        heard = ""
        with patient_with(process, "asks for a move"):
            while not heard.endswith("Your move (or help): "):
                heard += process.stdout.read(1)
                assert process.poll() is None
        process.send_signal(signal.SIGINT)
        # Its input stays open: it must end by the signal, not by the end of input.
        with patient_with(process, "ends"):
            complaint = process.stderr.read()
        assert process.wait(PATIENCE) == 130
    assert "Interrupted." in complaint
    assert "Traceback" not in complaint
    assert records.replayed(records.read(kept.read_text())).turn == 0


def test_an_interrupted_simulation_leaves_nothing_half_done(tmp_path: Path) -> None:
    file = tmp_path / "f.jsonl"
    words = ["simulate", "clans", "--games", "2000000", "--records", str(file), "--legal"]
    with started(
        [sys.executable, "-m", "pangea", *words],
        stderr=PIPE,
        environment={**os.environ, "PANGEA_LANG": "en"},
    ) as process:
        wait_until(lambda: any(tmp_path.iterdir()) or process.poll() is not None, "it has begun")
        assert process.poll() is None
        process.send_signal(signal.SIGINT)
        done = finish(process)
    assert done.returncode == 130
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("buffered", [True, False])
@pytest.mark.parametrize(
    "words",
    [[], ["--help"], ["content", "clans", "--drawing"], ["show", str(PLAYED)], ["check", "bad.jsonl"]],
)
def test_a_reader_who_has_seen_enough_is_no_error(words: list[str], buffered: bool, tmp_path: Path) -> None:
    corrupted(tmp_path)
    reader, pipe = os.pipe()
    os.close(reader)
    done = sent_to(pipe, *words, cwd=tmp_path, buffered=buffered)
    os.close(pipe)
    assert (done.returncode, told_of_output(done)) == (0, [])


@pytest.mark.parametrize("buffered", [True, False])
@pytest.mark.parametrize("words", [["--help"], ["games"], ["show", str(PLAYED)], ["check", "bad.jsonl"]])
def test_an_output_without_room_is_told_in_a_line(words: list[str], buffered: bool, tmp_path: Path) -> None:
    corrupted(tmp_path)
    with open("/dev/full", "w") as full:
        done = sent_to(full.fileno(), *words, cwd=tmp_path, buffered=buffered)
    assert done.returncode == 2
    assert told_of_output(done) == ["pangea: The output can’t be written: No space left on device"]


def told_of_output(done: Outcome) -> list[str]:
    """The lines on the error stream, but for what `check` has to say there."""
    return [line for line in done.stderr.splitlines() if "records are not sound" not in line]


def sent_to(output: int, *words: str, cwd: Path, buffered: bool) -> Outcome:
    environment = {**os.environ, "PANGEA_LANG": "en", "PYTHONUNBUFFERED": "" if buffered else "1"}
    command = [sys.executable, "-m", "pangea", *words]
    return run_process(command, stdout=output, environment=environment, cwd=cwd)


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
@pytest.mark.parametrize("words", ["games", f"show '{PLAYED}'", "play clans --seed 1 </dev/null"])
def test_streams_may_be_closed(words: str, closed: str) -> None:
    done = run_process(f"{sys.executable} -m pangea {words} {closed}")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", ["check", "show", "content"])
def test_the_mark_that_some_editors_put_before_a_text_is_no_fault(tmp_path: Path, command: str) -> None:
    file = tmp_path / "marked.json"
    if command == "content":
        file.write_text(right("content", "clans"), encoding="utf-8-sig")
        right("content", "clans", "--check", str(file))
    else:
        file.write_text(PLAYED.read_text(), encoding="utf-8-sig")
        right(command, str(file))


def test_a_language_there_is_not_is_told_of_and_the_command_goes_on() -> None:
    outcome = run("--version", lang="xx")
    assert outcome.returncode == 0
    assert outcome.stdout.startswith("pangea ")
    assert outcome.stderr == (
        "pangea: PANGEA_LANG asks for a language that Pangea does not speak: “xx”. "
        "The languages are: en, de, fr, it. So this is in English.\n"
    )
    for lang, words in (("xx", ["games", "--lang", "it"]), ("fr_CA.UTF-8", ["games"]), ("", ["games"])):
        assert run(*words, lang=lang).stderr == ""


def test_belief_of_a_finished_game_is_that_before_its_last_move() -> None:
    count = len(json.loads(PLAYED.read_text())["moves"])
    assert f"before the last move, after {count - 1} moves" in " ".join(right("belief", str(PLAYED)).split())
    told = json.loads(right("belief", str(PLAYED), "--json"))
    assert told["moves"] == count - 1
    assert all(0 < share < 1 for odds in told["odds"].values() for share in odds.values())
    at_the_end = json.loads(right("belief", str(PLAYED), "--json", "--move", str(count)))
    assert all(share in (0, 1) for odds in at_the_end["odds"].values() for share in odds.values())


@pytest.mark.parametrize("lang", ["en", "it", "fr", "de"])
@pytest.mark.parametrize(
    "words", [["belief", str(PLAYED)], ["simulate", "clans", "--games", "20", "--players", "4"], ["games"]]
)
def test_a_narrow_screen_cuts_nothing(words: list[str], lang: str) -> None:
    text = run(*words, lang=lang, width=40).stdout
    assert text
    assert "…" not in text
    assert all(len(line) <= 40 for line in text.splitlines())


@pytest.mark.parametrize("words", [["http://127.0.0.1:8137"], [], ["a", "b", "c", "d", "e"]])
def test_the_example_of_a_bot_account_says_how_it_is_used(words: list[str]) -> None:
    example = Path(__file__).parents[2] / "examples" / "table_bot.py"
    done = run_process([sys.executable, example, *words])
    assert done.returncode == 1
    assert done.stderr == f"usage: python {example} ADDRESS TOKEN TABLE [INVITE]\n"
