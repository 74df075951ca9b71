"""A position as text, on one line or drawn over several:

    players 3; turn 1; dice forest wild; second savanna; board ...^Fr..^SdSm/...

The board has its ten rows from the top, with `/` or a new line between them. A space is `.` free, `^` a
volcano, `o` a tar pit, or a tile: its terrain (F forest, S savanna, M mountain, W swamp) and its seat
(r, d, m, h for seats 0 to 3, whichever species they play). Blanks between spaces mean nothing. `dice` is
there after the roll, `second` after a first tile: the terrains that the second may be. What is not said:
four players, seat 0, dice not rolled, an empty board.
"""

from __future__ import annotations

import re

from pangea.core.bits import has, members_of
from pangea.core.errors import UnreadablePosition
from pangea.core.positions import Clauses
from pangea.games.genesis.board import (
    COLUMNS,
    GROUND_SIGNS,
    ROWS,
    TERRAIN_NAMES,
    Board,
    Ground,
    Space,
    name_of,
)
from pangea.games.genesis.moves import FACE_NAMES
from pangea.games.genesis.rules.setup import EACH_TERRAIN, hand_out_species
from pangea.games.genesis.rules.turn import (
    NO_TILE,
    clear_dice,
    end_game,
    has_room,
    is_rolled,
    look_for_room,
    seat_on,
    terrain_on,
    terrains_left,
)
from pangea.games.genesis.state import NO_ROOM, NO_TILES, SEATS, State

_CLAUSES = ("players", "turn", "dice", "second", "board")
_TERRAIN_LETTERS, _SPECIES_LETTERS = "FSMW", "rdmh"
_BOARD = re.compile(r"\bboard\b[^;]*")
_SPACE = re.compile(f"[{_TERRAIN_LETTERS}][{_SPECIES_LETTERS}]|[.^o]")


def write_position(board: Board, state: State) -> str:
    clauses = [f"players {state.players}", f"turn {state.turn}"]
    if is_rolled(state):
        clauses.append("dice " + " ".join(FACE_NAMES[die] for die in state.dice))
    if state.second:
        clauses.append("second " + " ".join(TERRAIN_NAMES[terrain] for terrain in members_of(state.second)))
    rows = ("".join(_sign_of(board, state, row * COLUMNS + c) for c in range(COLUMNS)) for row in range(ROWS))
    return "; ".join([*clauses, "board " + "/".join(rows)])


def _sign_of(board: Board, state: State, space: int) -> str:
    """A space as it is written in a position."""
    terrain = terrain_on(state, Space(space))
    if terrain == NO_TILE:
        return GROUND_SIGNS[board.ground[space]]
    return _TERRAIN_LETTERS[terrain] + _SPECIES_LETTERS[seat_on(state, Space(space))]


def read_position(board: Board, text: str) -> State:
    clauses = Clauses(_BOARD.sub(lambda drawn: drawn[0].replace("\n", " / "), text), _CLAUSES)
    state = State.blank()
    state.players = clauses.number("players", 4, 2, SEATS)
    state.turn = clauses.number("turn", 0, 0, int(state.players) - 1)
    clear_dice(state)
    hand_out_species(state)
    state.stock[: state.players] = EACH_TERRAIN
    _put_tiles(board, state, "".join(clauses.words("board", ["/".join(board.rows)])))
    look_for_room(state)
    if not has_room(state):
        end_game(state, NO_ROOM)
    elif not any(terrains_left(state, seat) for seat in range(state.players)):
        end_game(state, NO_TILES)
    else:
        _put_dice(state, clauses)
    return state


def _put_tiles(board: Board, state: State, drawn: str) -> None:
    rows = [row for row in drawn.split("/") if row]
    if len(rows) != ROWS:
        raise UnreadablePosition("genesis-position-rows", count=len(rows))
    in_play = set(board.spaces(left=state.players == 2))
    for number, row in enumerate(rows):
        signs = _SPACE.findall(row)
        if "".join(signs) != row:
            raise UnreadablePosition("genesis-position-signs", row=number + 1, text=row)
        if len(signs) != COLUMNS:
            raise UnreadablePosition("genesis-position-columns", row=number + 1, count=len(signs))
        for column, sign in enumerate(signs):
            _put(board, state, number * COLUMNS + column, sign, in_play)


def _put(board: Board, state: State, space: int, sign: str, in_play: set[int]) -> None:
    printed = GROUND_SIGNS[board.ground[space]]
    row, column = divmod(space, COLUMNS)
    if len(sign) == 1:
        if sign != printed:
            raise UnreadablePosition(
                "genesis-position-ground", space=name_of(space), sign=sign, printed=printed
            )
        if space in in_play:
            state.free[row] |= 1 << column
        return
    terrain, seat = _TERRAIN_LETTERS.index(sign[0]), _SPECIES_LETTERS.index(sign[1])
    if board.ground[space] != Ground.FREE or space not in in_play:
        raise UnreadablePosition("genesis-position-not-in-play", space=name_of(space), tile=sign)
    if seat >= state.players:
        raise UnreadablePosition("genesis-position-species", space=name_of(space), tile=sign)
    if state.stock[seat, terrain] == 0:
        raise UnreadablePosition("genesis-position-thirteen", tile=sign, space=name_of(space))
    state.stock[seat, terrain] -= 1
    state.land[terrain, row] |= 1 << column
    state.kin[seat, row] |= 1 << column


def _put_dice(state: State, clauses: Clauses) -> None:
    left = terrains_left(state, int(state.turn))
    if not left:
        raise UnreadablePosition("genesis-position-no-tiles", seat=str(state.turn))
    if "dice" in clauses:
        faces = clauses.words("dice")
        if len(faces) != 2 or set(faces) - set(FACE_NAMES):
            text = " ".join(faces)[:60]
            raise UnreadablePosition("genesis-position-dice", text=text, faces=", ".join(FACE_NAMES))
        state.dice[:] = sorted(FACE_NAMES.index(face) for face in faces)
    if "second" in clauses:
        names = clauses.words("second")
        allowed = [name for terrain, name in enumerate(TERRAIN_NAMES) if has(left, terrain)]
        if not is_rolled(state) or not names or set(names) - set(allowed):
            text = " ".join(names)[:60]
            raise UnreadablePosition("genesis-position-second", text=text, terrains=", ".join(allowed))
        for name in names:
            state.second |= 1 << TERRAIN_NAMES.index(name)
