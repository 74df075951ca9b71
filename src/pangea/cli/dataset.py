"""`pangea dataset GAME --bot BOT --games N --out FOLDER`: self-play, or records, as tables for learners."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pangea.bots.levels import LEVELS
from pangea.cli.files import Unreadable, content_from, options_from, writing_bytes
from pangea.cli.language import checked_language, said
from pangea.cli.options import Choices, ContentFile, Jobs, Json, Language, On, Seed, check_counts
from pangea.cli.progress import progress
from pangea.core.catalogue import game as game_named
from pangea.core.errors import BadTable

if TYPE_CHECKING:
    from pangea.datasets.rows import KeptGame

GAMES = 1000
"""How many games there are if nobody says."""
BOT = "elder"


def command(
    name: Annotated[
        str | None, typer.Argument(metavar="GAME", help=said("cli-arg-game"), show_default=False)
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            "-b",
            metavar="BOT",
            help=said("dataset-opt-bot", levels=", ".join(level.name for level in LEVELS), usual=BOT),
        ),
    ] = None,
    games: Annotated[
        int | None, typer.Option("--games", "-g", metavar="N", help=said("dataset-opt-games", games=GAMES))
    ] = None,
    out: Annotated[str | None, typer.Option("--out", metavar="FOLDER", help=said("dataset-opt-out"))] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", metavar="N", help=said("dataset-opt-players"))
    ] = None,
    seed: Seed = 1,
    source: Annotated[
        str | None, typer.Option("--from", metavar="FILE", help=said("dataset-opt-from"))
    ] = None,
    decisions: Annotated[
        bool, typer.Option("--decisions", metavar="", help=said("dataset-opt-decisions"))
    ] = False,
    records: Annotated[
        str | None, typer.Option("--records", metavar="FILE", help=said("dataset-opt-records"))
    ] = None,
    shard: Annotated[int | None, typer.Option("--shard", metavar="N", help=said("dataset-opt-shard"))] = None,
    jobs: Jobs = None,
    on: On = None,
    option: Choices = None,
    content: ContentFile = None,
    json_: Json = False,
    lang: Language = None,
) -> None:
    lang = checked_language(lang)
    check_counts({"--games": games, "--jobs": jobs, "--shard": shard})
    playing = {
        "GAME": name,
        "--bot": bot,
        "--games": games,
        "--players": players,
        "--option": option,
        "--content": content,
        "--jobs": jobs,
        "--on": on,
    }
    if source is not None:
        _refuse_together("--from", playing)
        if Path(source).is_dir():
            _refuse_together("--records", {"--out": out, "--shard": shard, "--decisions": decisions})
            _write_records(source, _wanted("--records", records), json_, lang)
        else:
            _refuse_together("--from", {"--records": records})
            _take_in(source, _wanted("--out", out), shard, decisions, json_, lang)
        return
    for flag, given in (("--records", records), ("--decisions", decisions)):
        if given:
            raise BadTable("dataset-needs-from", flag=flag)

    game = game_named(_wanted("GAME", name))
    from pangea.datasets.self_play import SelfPlay

    chosen = options_from(option, game)
    play = SelfPlay(game.name, bot or [BOT], players, seed or 0, chosen, content_from(content))
    _play(play, _wanted("--out", out), games or GAMES, shard, jobs, on, json_, lang)


def _wanted(flag: str, given: str | None) -> str:
    if given is None:
        raise BadTable("dataset-needs", flag=flag)
    return given


def _refuse_together(flag: str, others: dict[str, Any]) -> None:
    for other, given in others.items():
        if given:
            raise BadTable("dataset-not-together", flag=flag, other=other)


def _play(
    play: Any,
    out: str,
    games: int,
    shard: int | None,
    jobs: int | None,
    on: str | None,
    json_: bool,
    lang: str,
) -> None:
    from pangea.datasets.writing import SHARD, write

    troubled: list[KeptGame] = []
    with (
        closing(write(play, out, games, shard or SHARD, jobs, on)) as coming,
        _word_on_leaving(out, lang),
        progress(said("dataset-playing", lang, games=games), games) as advance,
    ):
        advance(_count(out)[0])
        for game in coming:
            if game.trouble is not None:
                troubled.append(game)
            advance(1)
    for line in _troubles(troubled, lang):
        print(line, file=sys.stderr)
    _conclude(out, json_, lang)


def _take_in(source: str, out: str, shard: int | None, decisions: bool, json_: bool, lang: str) -> None:
    from pangea.datasets.records import SHARD, take_in

    if not os.path.exists(source):
        raise Unreadable("cli-cannot-read", file=source, reason=os.strerror(2))
    with (
        closing(take_in(source, out, shard or SHARD, decisions)) as coming,
        _word_on_leaving(out, lang),
        progress(said("dataset-reading", lang, file=source), os.path.getsize(source)) as advance,
    ):
        for size in coming:
            advance(size)
    _conclude(out, json_, lang)


def _write_records(source: str, file: str, json_: bool, lang: str) -> None:
    from pangea.datasets.records import lines_of

    count, games = 0, _count(source)[0]
    with writing_bytes(file) as sheet, progress(said("cli-writing", lang, games=games), games) as advance:
        for line in lines_of(source):
            sheet.write(line)
            count += 1
            advance(1)
    if json_:
        print(json.dumps({"file": file, "records": count}, ensure_ascii=False))
    else:
        print(said("cli-records-written", lang, count=count, file=file))


@contextmanager
def _word_on_leaving(out: str, lang: str) -> Iterator[None]:
    """Whoever interrupts is told what is kept."""
    try:
        yield
    except KeyboardInterrupt:
        print(f"\n{said('dataset-kept', lang, count=_count(out)[0], folder=out)}", file=sys.stderr)
        raise


def _troubles(games: list[KeptGame], lang: str) -> Iterator[str]:
    if games:
        first = min(games, key=lambda game: game.number)
        turns = sum(len(game.row["lapses"]) for game in games)
        about = {"turns": turns, "number": str(first.number), "reason": first.trouble}
        yield said("dataset-lapses", lang, **about)


def _conclude(out: str, json_: bool, lang: str) -> None:
    games, decisions, in_games, in_decisions = _count(out)
    if json_:
        figures = {"games": games, "decisions": decisions, "bytes": in_games + in_decisions}
        print(json.dumps({"folder": out, **figures}, ensure_ascii=False))
        return
    print(said("dataset-written", lang, games=games, folder=out))
    print(said("dataset-bytes-games", lang, bytes=round(in_games / max(games, 1))))
    if decisions:
        each = round(in_decisions / max(games, 1))
        print(said("dataset-bytes-decisions", lang, count=decisions, bytes=each))


def _count(folder: str) -> tuple[int, int, int, int]:
    """The games and decisions of a folder, and how many bytes each of these takes."""
    from pangea.datasets.folder import decision_files, games_in, shard_files

    games, decisions = shard_files(Path(folder)), decision_files(Path(folder))
    sizes = [sum(file.stat().st_size for file in files) for files in (games, decisions)]
    return sum(map(games_in, games)), sum(map(games_in, decisions)), sizes[0], sizes[1]
