"""What every game shows and says, kept, to be compared with what another version of the code shows and says.

    python tools/compare_games.py records FOLDER [--games 200]   plays games at random, keeps their records
    python tools/compare_games.py keep FOLDER FILE [--game G]    replays them, keeps what is shown and said
    python tools/compare_games.py compare FILE FILE              where two versions differ
    python tools/compare_games.py show FOLDER GAME RECORD CHANNEL ITEM    what is behind one difference

For each record: every line of the log as every pair of eyes reads and hears it; and in a few positions, again
for every pair of eyes, the view, the legal moves, the prompt, the explained score, suspicions, refusals,
pictures, the text form and the position as text. Sentences are kept in all languages. What is kept is hashes:
the sentences themselves are found again by `show`.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pangea
from pangea.core.beliefs import suspicions_of
from pangea.core.catalogue import every_game, names
from pangea.core.compiled import compiled_for
from pangea.core.contract import NATURE, OVER, WATCHER, Game
from pangea.core.edition import Edition
from pangea.core.errors import BadMove
from pangea.core.match import Match
from pangea.core.views import View
from pangea.core.words import Phrase, languages, say

POSITIONS = 5
"""This many positions of each record are looked at from every side."""
REFUSALS = 40
"""This many moves are tried in each of them, most of them illegal."""


def tables(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of players with every choice of options."""
    choices = [[(option.name, value) for value in option.values] for option in game.options]
    return [(players, dict(chosen)) for chosen in itertools.product(*choices) for players in game.players]


def edition_of(game: Game) -> Edition:
    return compiled_for(Edition(game)).fast_edition


def play_records(folder: Path, games: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in every_game():
        edition, kinds = edition_of(game), tables(game)
        with (folder / f"{game.name}.jsonl").open("w") as file:
            for number in range(games):
                players, options = kinds[number % len(kinds)]
                match = Match(edition, players, options, seed=number)
                match.let_nature_move()
                dice = random.Random(number)
                while not match.is_over:
                    match.play(dice.choice(match.legal()))
                file.write(json.dumps(match.record()) + "\n")


class Kept:
    """What one record shows and says, item by item in channels."""

    def __init__(self) -> None:
        self.channels: dict[str, list[str]] = {}
        self.wanted: tuple[str, int] | None = None

    def add(self, channel: str, make: Callable[[], Any]) -> None:
        items = self.channels.setdefault(channel, [])
        if self.wanted is not None and self.wanted != (channel, len(items)):
            items.append("")
            return
        text = json.dumps(make(), ensure_ascii=False, default=str, sort_keys=True)
        if self.wanted is not None:
            sys.stdout.write(text + "\n")
        items.append(hashlib.sha1(text.encode()).hexdigest()[:12])


_SAID: dict[tuple[str, str], str] = {}


def in_words(phrase: Phrase) -> list[str]:
    """A phrase in all languages."""
    key = repr(phrase)
    for lang in languages():
        if (key, lang) not in _SAID:
            _SAID[key, lang] = say(phrase, lang)
    return [_SAID[key, lang] for lang in languages()]


def look(match: Match, kept: Kept) -> None:
    """A match that is over: its whole log, and a few positions of it."""
    players = match.players
    eyes = [*range(players), WATCHER]
    for number in range(len(match.moves)):
        for seat in eyes:
            kept.add("log", partial(log_line, match, number, seat))
    total = len(match.moves)
    spots = sorted({round(total * part / (POSITIONS - 1)) for part in range(POSITIONS)})
    earlier = Match(match.edition, players, match.options)
    for spot in spots:
        for text in match.moves[len(earlier.moves) : spot]:
            earlier.follow(text)
        if spot != total:
            while earlier.turn == NATURE:
                earlier.follow(match.moves[len(earlier.moves)])
        look_at(earlier, kept, eyes, languages()[spot % len(languages())])
    kept.add("score", partial(score, match))
    kept.add("record", match.record)


def score(match: Match) -> Any:
    return [match.score().told(lang) for lang in languages()]


def log_line(match: Match, number: int, seat: int) -> Any:
    before, after = match.position(number), match.position(number + 1)
    told = match.edition.told(before, match.played[number], after, seat)
    return [match.read_by(seat, number), [in_words(phrase) for phrase in told]]


def look_at(match: Match, kept: Kept, eyes: list[int], lang: str) -> None:
    edition = match.edition
    for seat in eyes:
        view = match.view(seat)
        kept.add("legal", view.legal)
        kept.add("view", partial(getattr, view, "fields"))
        if match.turn not in (NATURE, OVER):
            kept.add("prompt", partial(prompt, view))
        kept.add("lines", partial(lines, view))
        if match.game.guessing is not None and seat != WATCHER and match.turn != OVER:
            kept.add("suspicions", partial(suspicions, view))
        for colour in (False, True):
            kept.add("text", partial(view.text, lang, colour))
        if seat in (match.turn, WATCHER):
            kept.add("svg", partial(view.svg, lang))
    kept.add("position", partial(match.game.notation.write_position, edition.board, match.state))
    dice = random.Random(len(match.moves))
    for _ in range(REFUSALS):
        kept.add("refusals", partial(refused, match, dice.randrange(edition.sizes.codes)))


def prompt(view: View) -> Any:
    return in_words(view.edition.prompt(view.state))


def lines(view: View) -> Any:
    explained = view.edition.explained(view.state)
    return [[line.rule, in_words(line.phrase), line.points, line.place] for line in explained]


def suspicions(view: View) -> Any:
    return [
        [each.of.seat, [[in_words(words), round(float(odds), 4)] for words, odds in each.odds]]
        for each in suspicions_of(view)
    ]


def refused(match: Match, code: int) -> Any:
    edition = match.edition
    try:
        text = edition.write(match.state, code)
    except (IndexError, KeyError, ValueError) as unwritten:
        return [code, type(unwritten).__name__]
    try:
        move = edition.read(match.state, text)
        if edition.is_possible(match.state, move):
            return [text, "legal"]
        raise edition.refuse(match.state, move)
    except BadMove as refusal:
        return [text, *(refusal.told(lang) for lang in languages())]


def records(folder: Path, game: Game) -> Iterator[dict[str, Any]]:
    with (folder / f"{game.name}.jsonl").open() as file:
        yield from map(json.loads, file)


def replayed(edition: Edition, record: dict[str, Any]) -> Match:
    options = {name: value for name, value in record["options"].items() if name != "content"}
    match = Match(edition, record["players"], options)
    for text in record["moves"]:
        match.follow(text)
    return match


def keep(folder: Path, file: Path, part: int, parts: int, only: str | None) -> None:
    with file.open("w") as out:
        for name in [only] if only else names():
            game = pangea.game(name)
            edition = edition_of(game)
            for number, record in enumerate(records(folder, game)):
                if number % parts == part:
                    kept = Kept()
                    look(replayed(edition, record), kept)
                    out.write(json.dumps({"game": game.name, "number": number, **kept.channels}) + "\n")
                    out.flush()


def compare(one: Path, other: Path) -> int:
    """How many items differ; the first few of each channel are named."""
    kept = []
    for path in (one, other):
        lines = [json.loads(text) for text in path.read_text().splitlines()]
        kept.append({(line["game"], line["number"]): line for line in lines})
    differing: dict[tuple[str, str], list[tuple[int, int]]] = {}
    compared = 0
    for key in sorted(kept[0].keys() & kept[1].keys()):
        pair = kept[0][key], kept[1][key]
        for channel in sorted((pair[0].keys() | pair[1].keys()) - {"game", "number"}):
            items = pair[0].get(channel, []), pair[1].get(channel, [])
            compared += len(items[0])
            pairs = itertools.zip_longest(*items)
            wrong = [(key[1], place) for place, (here, there) in enumerate(pairs) if here != there]
            differing.setdefault((key[0], channel), []).extend(wrong)
    total = 0
    for (game, channel), places in differing.items():
        total += len(places)
        if places:
            sys.stdout.write(f"{game} {channel}: {len(places)} differ, such as {places[:6]}\n")
    sys.stdout.write(f"{compared} items of {len(kept[0].keys() & kept[1].keys())} records; {total} differ\n")
    return total


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    steps = parser.add_subparsers(dest="step", required=True)
    play = steps.add_parser("records")
    play.add_argument("folder", type=Path)
    play.add_argument("--games", type=int, default=200)
    keeping = steps.add_parser("keep")
    keeping.add_argument("folder", type=Path)
    keeping.add_argument("file", type=Path)
    keeping.add_argument("--part", default="0/1")
    keeping.add_argument("--game", default=None)
    comparing = steps.add_parser("compare")
    comparing.add_argument("one", type=Path)
    comparing.add_argument("other", type=Path)
    showing = steps.add_parser("show")
    for name in ("folder", "game", "record", "channel", "item"):
        showing.add_argument(name)
    chosen = parser.parse_args()
    if chosen.step == "records":
        play_records(chosen.folder, chosen.games)
    elif chosen.step == "keep":
        part, _, parts = chosen.part.partition("/")
        keep(chosen.folder, chosen.file, int(part), int(parts), chosen.game)
    elif chosen.step == "compare":
        return min(compare(chosen.one, chosen.other), 1)
    else:
        game = pangea.game(chosen.game)
        record = next(itertools.islice(records(Path(chosen.folder), game), int(chosen.record), None))
        kept = Kept()
        kept.wanted = chosen.channel, int(chosen.item)
        look(replayed(edition_of(game), record), kept)
    return 0


if __name__ == "__main__":
    sys.exit(main())
