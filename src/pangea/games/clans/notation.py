"""Clans in writing: moves as text, moves and scores in words, positions as a line of text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import numpy as np

from pangea.core.bits import SIXTY
from pangea.core.contract import Refusal, ScoreLine
from pangea.core.errors import IllegalMove, UnreadableMove, UnreadablePosition
from pangea.core.words import Phrase, SeatName, Spoken
from pangea.games.clans.board import CLAN_NAMES, CLANS, TERRITORIES, VILLAGES, Board, bit, has, region_of
from pangea.games.clans.moves import HUT_DEALS
from pangea.games.clans.rules.moving import any_move_is_possible
from pangea.games.clans.rules.setting_up import huts_are_laid, is_set_up
from pangea.games.clans.rules.valuing import EPOCH_OF, EPOCHS
from pangea.games.clans.rules.verbs import setup
from pangea.games.clans.rules.villages import STUCK, TWELFTH
from pangea.games.clans.state import NO_CLAN, NOWHERE, SEATS, State

_NUMBER = r"(0|[1-9][0-9]{0,5})"
_CLAN = f"({'|'.join(CLAN_NAMES)})"
_MOVE = re.compile(f"move {_NUMBER}>{_NUMBER}")
_VILLAGE = re.compile(f"village {_NUMBER}")
_HUT = re.compile(f"hut {_NUMBER} {_CLAN}")
_CARD = re.compile(f"clan {_NUMBER} {_CLAN}")


def write(board: Board, state: State, move: int) -> str:
    borders = len(board.borders)
    if move < borders:
        return _over_a_border(board.borders[move])
    if move < borders + TERRITORIES:
        return f"village {move - borders}"
    deal, clan = divmod(move - borders - TERRITORIES, CLANS)
    if deal < TERRITORIES:
        return f"hut {deal} {CLAN_NAMES[clan]}"
    return f"clan {deal - TERRITORIES} {CLAN_NAMES[clan]}"


@cache
def _over_a_border(border: tuple[int, int]) -> str:
    source, target = border
    return f"move {source}>{target}"


def read(board: Board, state: State, text: str) -> int:
    borders = len(board.borders)
    if found := _MOVE.fullmatch(text):
        source, target = _territory(text, found[1]), _territory(text, found[2])
        if (source, target) not in board.border_number:
            about: dict[str, Spoken] = {"source": str(source), "target": str(target)}
            raise IllegalMove("C1.3", Phrase("clans-refusal-C1-3", about))
        return board.border_number[source, target]
    if found := _VILLAGE.fullmatch(text):
        return borders + _territory(text, found[1])
    if found := _HUT.fullmatch(text):
        return borders + TERRITORIES + _territory(text, found[1]) * CLANS + CLAN_NAMES.index(found[2])
    if found := _CARD.fullmatch(text):
        seat = int(found[1])
        if seat >= SEATS:
            raise UnreadableMove("clans-unreadable-seat", text=text, seat=str(seat))
        return borders + TERRITORIES + HUT_DEALS + seat * CLANS + CLAN_NAMES.index(found[2])
    raise UnreadableMove("clans-unreadable", text=text[:60])


def _territory(text: str, number: str) -> int:
    if int(number) >= TERRITORIES:
        raise UnreadableMove("clans-unreadable-territory", text=text, territory=number)
    return int(number)


def kept_by(board: Board, state: State, move: int) -> int | None:
    """C8.1  A clan card is known to its owner alone."""
    deal = move - len(board.borders) - TERRITORIES - HUT_DEALS
    return deal // CLANS if deal >= 0 else None


def told(board: Board, before: State, move: int, after: State, seat: int | None) -> list[Phrase]:
    keeper = kept_by(board, before, move)
    if keeper is not None and seat is not None and seat != keeper:
        return [Phrase("clans-move-clan-hidden", {"seat": SeatName(keeper)})]
    return [_move_told(board, before, move), *_consequences(board, before, after)]


def _move_told(board: Board, before: State, move: int) -> Phrase:
    mover = SeatName(int(before.turn))
    kind, *rest = write(board, before, move).replace(">", " ").split()
    if kind == "move":
        huts = int(before.group[int(rest[0])])
        return Phrase("clans-move-move", {"seat": mover, "huts": huts, "source": rest[0], "target": rest[1]})
    if kind == "village":
        return Phrase("clans-move-village", {"seat": mover, "territory": rest[0]})
    clan = Phrase(f"clans-clan-{rest[1]}")
    if kind == "hut":
        return Phrase("clans-move-hut", {"clan": clan, "territory": rest[0]})
    return Phrase("clans-move-clan", {"seat": SeatName(int(rest[0])), "clan": clan})


def _consequences(board: Board, before: State, after: State) -> list[Phrase]:
    """What came of a move: each village it founded, its strife and its points, and the end of the game."""
    phrases = []
    for number in range(before.villages, after.villages):
        territory = str(after.village_place[number])
        founder = SeatName(int(after.village_seat[number]))
        phrases.append(Phrase("clans-founded", {"seat": founder, "territory": territory}))
        if after.village_lost[number] and after.village_huts[number]:
            clans = _clan_phrases(int(after.village_lost[number]))
            phrases.append(Phrase("clans-strife", {"territory": territory, "clans": clans}))
        phrases.append(_village_told(board, after, number)[1])
    if after.ending and not before.ending:
        phrases.append(Phrase("clans-ending-twelfth" if after.villages == VILLAGES else "clans-ending-stuck"))
    return phrases


def prompt(board: Board, state: State) -> Phrase:
    return Phrase("clans-prompt-village" if state.founding else "clans-prompt-move")


def refused(board: Board, state: State, move: int, why: Refusal) -> Phrase:
    kind, *rest = write(board, state, move).replace(">", " ").split()
    about: dict[str, Spoken] = {}
    if kind == "move":
        source, target = int(rest[0]), int(rest[1])
        about = {
            "source": rest[0],
            "target": rest[1],
            "huts": int(state.group[source]),
            "others": int(state.group[target]),
        }
    elif kind == "village":
        about = {"territory": rest[0]}
    return Phrase(why.message, about)


def explained(board: Board, state: State) -> list[ScoreLine]:
    """C6, C7.3  What is from before a position, village by village, then the tokens of each seat."""
    lines = list(_from_before(state))
    for number in _told_villages(state):
        rule, phrase = _village_told(board, state, number)
        value = int(state.village_value[number])
        points = tuple(_share(state, seat, number, value) for seat in range(state.players))
        lines.append(ScoreLine(rule, phrase, points, (int(state.village_place[number]),)))
    for seat in range(state.players):
        tokens = int(state.tokens[seat])
        phrase = Phrase("clans-score-tokens", {"seat": SeatName(seat), "tokens": tokens})
        lines.append(
            ScoreLine("C7.3", phrase, tuple(tokens * (seat == other) for other in range(state.players)))
        )
    return lines


def _told_villages(state: State) -> list[int]:
    """The villages whose story is known: those that were founded before a position have none."""
    return [number for number in range(state.villages) if state.village_place[number] != NOWHERE]


def _from_before(state: State) -> Iterator[ScoreLine]:
    """C6.4  The points that clans had before a position; how they came by them it does not say."""
    earlier = [int(points) for points in state.points]
    for number in _told_villages(state):
        for clan in range(CLANS):
            if has(int(state.village_clans[number]), clan):
                earlier[clan] -= int(state.village_value[number])
    if not any(earlier):
        return
    clans = [
        Phrase("clans-score-before-clan", {"clan": Phrase(f"clans-clan-{name}"), "points": earlier[clan]})
        for clan, name in enumerate(CLAN_NAMES)
        if earlier[clan]
    ]
    seats = [int(clan) for clan in state.clan[: state.players]]
    points = tuple(None if clan == NO_CLAN else earlier[clan] for clan in seats)
    yield ScoreLine("C6.4", Phrase("clans-score-before", {"clans": clans}), points)


def _share(state: State, seat: int, number: int, value: int) -> int | None:
    """What a village gave a seat: not known as long as its clan is not."""
    if value and state.clan[seat] == NO_CLAN:
        return None
    return value if value and has(int(state.village_clans[number]), int(state.clan[seat])) else 0


def _village_told(board: Board, state: State, number: int) -> tuple[str, Phrase]:
    """A village's line in the score, with its rule."""
    epoch = int(EPOCH_OF[number])
    place, huts = int(state.village_place[number]), int(state.village_huts[number])
    value = int(state.village_value[number])
    about: dict[str, Spoken] = {
        "number": number + 1,
        "territory": str(place),
        "terrain": Phrase(f"clans-terrain-{board.terrain[place]}"),
        "epoch": epoch + 1,
        "huts": huts,
        "value": value,
        "bonus": value - huts,
        "clans": _clan_phrases(int(state.village_clans[number])),
    }
    if huts == 0:
        return "C5.2", Phrase("clans-score-village-strife", about)
    if value == 0:
        return "C6.3", Phrase("clans-score-village-hostile", about)
    if epoch == len(EPOCHS) - 1:
        return "C7.1", Phrase("clans-score-village-last", about)
    if value > huts:
        return "C6.3", Phrase("clans-score-village-favourable", about)
    return "C6.4", Phrase("clans-score-village", about)


def _clan_phrases(clans: int) -> list[Phrase]:
    return [Phrase(f"clans-clan-{name}") for clan, name in enumerate(CLAN_NAMES) if has(clans, clan)]


# A position: `players 3; turn 1; villages 5; clans red ? green; tokens 2 1 2; points 9 4 0 7 3; huts 12:RRB`.
# Points are in the order of the clans; `founding 13 15` is there when the mover has villages to put in order.
_LETTERS = "RBGYK"


def write_position(board: Board, state: State) -> str:
    seats = range(state.players)
    clans = [CLAN_NAMES[state.clan[seat]] if state.clan[seat] != NO_CLAN else "?" for seat in seats]
    huts = [
        f"{territory}:" + "".join(_LETTERS[clan] * int(state.huts[territory, clan]) for clan in range(CLANS))
        for territory in range(TERRITORIES)
        if state.group[territory]
    ]
    waiting = [str(territory) for territory in range(TERRITORIES) if has(state.founding, territory)]
    clauses = [
        f"players {state.players}",
        *([] if is_set_up(state) else [f"dealt {state.dealt}"]),
        f"turn {state.turn}",
        f"villages {state.villages}",
        f"clans {' '.join(clans)}",
        f"tokens {' '.join(str(state.tokens[seat]) for seat in seats)}",
        f"points {' '.join(str(points) for points in state.points)}",
        *([f"founding {' '.join(waiting)}"] if waiting else []),
        f"huts {' '.join(huts)}",
    ]
    return "; ".join(clauses)


def read_position(board: Board, text: str) -> State:
    """What is not said is nought: no villages, points, tokens; seat 0 to move of three, clans unknown."""
    state = State.blank()
    clauses = dict(_clause(clause) for clause in text.split(";"))
    players = _number(clauses.get("players", ["3"]), 2, SEATS)
    setup(state, players, np.zeros(0, np.int64))
    state.dealt = TERRITORIES + players
    state.laid[:] = (1 << CLANS) - 1
    state.turn = _number(clauses.get("turn", ["0"]), 0, players - 1)
    state.villages = _number(clauses.get("villages", ["0"]), 0, VILLAGES)
    state.village_place[: state.villages] = NOWHERE
    for seat, name in enumerate(clauses.get("clans", [])[:players]):
        state.clan[seat] = NO_CLAN if name == "?" else _clan(name)
    state.tokens[:players] = _numbers(clauses.get("tokens", ["0"] * players), players, VILLAGES)
    state.points[:] = _numbers(clauses.get("points", ["0"] * CLANS), CLANS, 999)
    for group in clauses.get("huts", []):
        _put_huts(state, group)
    for territory in clauses.get("founding", []):
        state.founding |= bit(_number([territory], 0, TERRITORIES - 1))
    if "dealt" in clauses:
        _set_up_so_far(state, _number(clauses["dealt"], 0, TERRITORIES + players - 1))
        if not huts_are_laid(state):
            return state
    for number, (here, there) in enumerate(board.pairs):
        if state.group[here] and state.group[there]:
            state.contacts[number // SIXTY] |= bit(number % SIXTY)
    if not is_set_up(state):
        return state
    if state.villages == VILLAGES:
        state.ending = TWELFTH
    elif not any_move_is_possible(state) and not state.founding:
        state.ending = STUCK
    return state


_CLAUSES = ("players", "dealt", "turn", "villages", "clans", "tokens", "points", "founding", "huts")


def _set_up_so_far(state: State, dealt: int) -> None:
    """C2.1, C2.2  In the set-up: one hut on each territory so far, in a region each of another clan."""
    state.dealt = dealt
    state.laid[:] = 0
    for territory in range(TERRITORIES):
        is_laid = territory < dealt
        clans = int(state.laid[region_of(territory)])  # type: ignore[arg-type]
        here = sum(bit(clan) for clan in range(CLANS) if state.huts[territory, clan])
        if state.group[territory] != is_laid or clans & here:
            raise UnreadablePosition("clans-position-dealt", dealt=dealt, territory=territory)
        state.laid[region_of(territory)] = clans | here  # type: ignore[arg-type]
    if not huts_are_laid(state):
        state.settled = 0


def _clause(text: str) -> tuple[str, list[str]]:
    name, *values = text.split() or [""]
    if name not in _CLAUSES:
        raise UnreadablePosition("clans-position-clause", text=text.strip(), clauses=", ".join(_CLAUSES))
    return name, values


def _number(values: list[str], least: int, most: int) -> int:
    number = _numbers(values, 1, most)[0]
    if number < least:
        raise UnreadablePosition("clans-position-range", text=values[0], least=least, most=most)
    return number


def _numbers(values: list[str], count: int, most: int) -> list[int]:
    if len(values) != count or not all(re.fullmatch(_NUMBER, value) for value in values):
        raise UnreadablePosition("clans-position-numbers", text=" ".join(values), count=count)
    for value in values:
        if len(value) > 3 or int(value) > most:
            raise UnreadablePosition("clans-position-range", text=value, least=0, most=most)
    return [int(value) for value in values]


def _clan(name: str) -> int:
    if name not in CLAN_NAMES:
        raise UnreadablePosition("clans-position-clan", text=name, clans=", ".join(CLAN_NAMES))
    return CLAN_NAMES.index(name)


def _put_huts(state: State, group: str) -> None:
    territory, _, letters = group.partition(":")
    is_group = re.fullmatch(_NUMBER, territory) and re.fullmatch(f"[{_LETTERS}]{{1,{TERRITORIES}}}", letters)
    if not is_group or int(territory) >= TERRITORIES or state.group[int(territory)]:
        raise UnreadablePosition("clans-position-huts", text=group)
    for letter in letters:
        state.huts[int(territory), _LETTERS.index(letter)] += 1
    state.group[int(territory)] = len(letters)
    state.settled |= bit(int(territory))
