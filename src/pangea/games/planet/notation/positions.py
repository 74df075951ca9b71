"""Positions as a line of text, or as lines a person draws.

    players 2; rules full; animals open; round 4; next place; turn 1; habitats ocean ?; table 17 4 33 8;
    left 3 / -; new 0-2 9 11-16; planets 0:OOFFD 3:GGMMM | 0:DDDMG; cards 3:panda>0 4:fox 5:owl

A planet is its covered faces, each with the letters of its five portions, from portion 0 on. `left` are the
tiles put aside for the rounds 11 and 12, `new` those not seen yet. A card has the round it lies under at
first, and who got it: `>0` seat 0, `>-` nobody.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import numpy as np

from pangea.core.bits import bit, has, members_of, set_of
from pangea.core.contract import PLAYING
from pangea.core.errors import UnreadablePosition
from pangea.core.positions import NOTHING, Clauses
from pangea.games.planet.board.content import HABITATS, LETTERS, TILES, turned
from pangea.games.planet.board.globe import ACROSS, EDGES, FACE_ACROSS, FACES
from pangea.games.planet.board.tables import (
    CARDS,
    COLUMN,
    LEFTOVERS,
    NEW_ROUNDS,
    OPEN_AT_FIRST,
    ROUNDS,
    SLOTS,
    Board,
)
from pangea.games.planet.rules.regions import meet
from pangea.games.planet.rules.setup import setup
from pangea.games.planet.state import (
    NO_ANIMAL,
    NO_HABITAT,
    NO_SEAT,
    NO_TILE,
    OPTIONS,
    PHASES,
    SEATS,
    TWELVE_ROUNDS,
    Phase,
    State,
)

RULES, ANIMALS = (option.values for option in OPTIONS)
OVER_WORD = "over"
_CLAUSES = (
    "players", "rules", "animals", "round", "next", "turn",
    "habitats", "table", "left", "new", "planets", "cards",
)  # fmt: skip


def write_position(board: Board, state: State) -> str:
    seats = range(state.players)
    clauses = {
        "players": str(state.players),
        "rules": RULES[state.beginners],
        "animals": ANIMALS[state.surprise],
        "round": str(state.round_now),
        "next": PHASES[state.phase] if state.ending == PLAYING else OVER_WORD,
        "turn": str(state.turn),
        "habitats": " ".join(_habitat_word(state, seat) for seat in seats),
        "table": _row(int(tile) for tile in state.open_tiles),
        "left": " / ".join(_row(int(tile) for tile in state.leftover[pile]) for pile in range(LEFTOVERS)),
        "new": _ranges(members_of(int(state.new_tiles))),
        "planets": " | ".join(planet_words(state, seat) for seat in seats),
        "cards": " ".join(
            _card_word(board, state, card) for card in range(CARDS) if state.animal[card] != NO_ANIMAL
        ),
    }
    return "; ".join(f"{name} {value or NOTHING}" for name, value in clauses.items())


def _habitat_word(state: State, seat: int) -> str:
    if seat >= state.dealt:
        return NOTHING
    return HABITATS[state.habitat[seat]] if state.habitat[seat] != NO_HABITAT else "?"


def _row(tiles: Iterable[int]) -> str:
    return " ".join(str(tile) for tile in tiles if tile != NO_TILE) or NOTHING


def _ranges(numbers: list[int]) -> str:
    """Numbers in a row, runs of them as `3-7`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return " ".join(str(first) if first == last else f"{first}-{last}" for first, last in runs)


def face_letters(state: State, seat: int, face: int) -> str:
    """The letters of a covered face from portion 0 on; nothing for a bare one."""
    if has(int(state.bare[seat]), face):
        return ""
    return "".join(LETTERS[habitat] for habitat in state.cover[seat, face * EDGES : (face + 1) * EDGES])


def planet_words(state: State, seat: int) -> str:
    letters = {face: face_letters(state, seat, face) for face in range(FACES)}
    return " ".join(f"{face}:{word}" for face, word in letters.items() if word) or NOTHING


def _card_word(board: Board, state: State, card: int) -> str:
    word = f"{COLUMN[state.surprise, card]}:{board.names['animals'][state.animal[card]]}"
    if has(int(state.waiting), card):
        return word
    return f"{word}>{state.owner[card] if state.owner[card] != NO_SEAT else NOTHING}"


def read_position(board: Board, text: str) -> State:
    """What is not said is as usual: two players, full rules, round 1, bare planets, no cards."""
    clauses = Clauses(text, _CLAUSES)
    state = State.blank()
    players = clauses.number("players", 2, 2, SEATS)
    options = [clauses.choice("rules", RULES[0], RULES), clauses.choice("animals", ANIMALS[0], ANIMALS)]
    setup(state, players, np.array(options, np.int64))
    state.round_now = clauses.number("round", 1, 1, ROUNDS)
    state.first = (int(state.round_now) - 1) % players
    state.turn = clauses.number("turn", int(state.first), 0, players - 1)
    phase = clauses.choice("next", PHASES[Phase.PLACING], (*PHASES, OVER_WORD))
    state.phase = min(phase, Phase.PLACING)
    state.ending = TWELVE_ROUNDS if phase > Phase.PLACING else PLAYING
    _read_habitats(state, clauses.words("habitats"))
    _read_cards(board, state, clauses.words("cards"))
    _read_planets(state, " ".join(clauses.words("planets")))
    _read_tiles(board, state, clauses)
    _check_enough(state)
    return state


def _read_habitats(state: State, words: list[str]) -> None:
    """Left out, all are dealt and unknown; for beginners, and before the deal, there are none."""
    is_dealing = not state.beginners and (state.phase != Phase.LAYING or state.round_now > 1)
    possible = {*HABITATS, "?", NOTHING} if is_dealing else {NOTHING}
    words = words or ["?" if is_dealing else NOTHING] * int(state.players)
    known = [word for word in words if word in HABITATS]
    if len(words) != state.players or set(words) - possible or len(known) != len(set(known)):
        raise UnreadablePosition(
            "planet-position-habitats", text=" ".join(words), habitats=", ".join(HABITATS)
        )
    for seat, word in enumerate(words):
        state.habitat[seat] = HABITATS.index(word) if word in HABITATS else NO_HABITAT
    all_are_dealt = is_dealing and state.phase != Phase.DEALING
    state.dealt = state.players if all_are_dealt else len(words) - words.count(NOTHING)


def _read_cards(board: Board, state: State, words: list[str]) -> None:
    for word in words:
        column, _, rest = word.partition(":")
        name, given, owner = rest.partition(">")
        places = [card for card in range(CARDS) if str(COLUMN[state.surprise, card]) == column]
        free = [card for card in places if state.animal[card] == NO_ANIMAL]
        is_owner = not given or owner == NOTHING or (owner.isdecimal() and int(owner) < state.players)
        if not free or name not in board.names["animals"] or not is_owner:
            raise UnreadablePosition("planet-position-card", text=word)
        animal = board.names["animals"].index(name)
        if not has(state.new_animals, animal):
            raise UnreadablePosition("planet-position-card-twice", text=word)
        state.animal[free[0]] = animal
        state.new_animals &= ~bit(animal)
        if not given:
            state.waiting |= 1 << free[0]
        elif owner != NOTHING:
            state.owner[free[0]] = int(owner)
    state.shown = _shown(state, len(words))


def _shown(state: State, cards: int) -> int:
    """P2.2, P6.2  How many animals have been shown by now, also where a drawing leaves some out."""
    at_first = int(OPEN_AT_FIRST[state.surprise])
    if state.phase == Phase.LAYING and state.round_now == 1:
        return cards
    turned_up = int(state.round_now) - 1 - (state.phase == Phase.LAYING)
    return min(CARDS, at_first + turned_up)


def _read_planets(state: State, text: str) -> None:
    planets = text.split("|") if text else []
    if len(planets) > state.players:
        raise UnreadablePosition("planet-position-planets", count=len(planets), players=int(state.players))
    for seat, planet in enumerate(planets):
        for word in planet.split():
            if word != NOTHING:
                _cover(state, seat, word)


def _cover(state: State, seat: int, word: str) -> None:
    """One face of a drawn planet, with any letters: each portion is a region at first, then they meet."""
    number, _, letters = word.partition(":")
    is_face = number.isdecimal() and int(number) < FACES and has(int(state.bare[seat]), int(number))
    if not is_face or len(letters) != EDGES or set(letters) - set(LETTERS):
        raise UnreadablePosition("planet-position-face", text=word, letters=" ".join(LETTERS))
    face = int(number)
    corner = face * EDGES
    state.bare[seat] &= ~(1 << face)
    for edge, letter in enumerate(letters):
        habitat, portion = LETTERS.index(letter), corner + edge
        state.cover[seat, portion], state.head[seat, portion], state.extent[seat, portion] = (
            habitat,
            portion,
            1,
        )
        state.heads[seat, habitat] |= bit(portion)
    for edge in range(EDGES):
        meet(state, seat, corner + edge, corner + (edge + 1) % EDGES)
    for edge in range(EDGES):
        if not has(int(state.bare[seat]), FACE_ACROSS[face, edge]):
            meet(state, seat, corner + edge, int(ACROSS[face, edge]))


def _read_tiles(board: Board, state: State, clauses: Clauses) -> None:
    """Left out, nothing lies open, as many are left over as must be by now, and the others are new."""
    table = _tiles(clauses.words("table"), SLOTS)
    placed = {face_letters(state, seat, face) for seat in range(state.players) for face in range(FACES)}
    unseen = [tile for tile in range(TILES) if tile not in table and not placed & _turns(board.tiles[tile])]
    if "left" in clauses:
        piles = [_tiles(pile.split(), SLOTS) for pile in " ".join(clauses.words("left")).split("/")]
    else:
        piles = _usual_piles(state, unseen)
    if len(piles) > LEFTOVERS:
        raise UnreadablePosition("planet-position-tiles", text=" ".join(clauses.words("left")))
    left = [tile for pile in piles for tile in pile]
    new = [tile for tile in unseen if tile not in left] if state.round_now <= NEW_ROUNDS else []
    new = _tiles(clauses.words("new"), TILES) if "new" in clauses else new
    if len({*table, *left, *new}) < len(table) + len(left) + len(new):
        raise UnreadablePosition("planet-position-tile-twice")
    for slot, tile in enumerate(table):
        state.open_tiles[slot] = tile
    state.on_table = len(table)
    for pile, tiles in enumerate(piles):
        for slot, tile in enumerate(tiles):
            state.leftover[pile, slot] = tile
    state.put_aside = len(left) if state.round_now <= NEW_ROUNDS else LEFTOVERS * SLOTS
    state.new_tiles = set_of(new)


def contradictions(board: Board, state: State) -> Iterator[str]:
    """Yield why no game can reach a position, a sentence each; a position that is read may be any drawing."""
    yield from _contradictions_of_tiles(board, state)
    yield from _contradictions_of_animals(board, state)


def _contradictions_of_tiles(board: Board, state: State) -> Iterator[str]:
    """P2.1, P3.1, P3.2  Each tile is in one place, and as many are placed, open and put aside as must be."""
    number_of = {word: number for number, tile in enumerate(board.tiles) for word in _turns(tile)}
    places: dict[int, str] = {}
    for where, number in _places_of_tiles(state, number_of):
        if number < 0:
            yield f"{where} is none of the tiles"
        elif number in places:
            yield f"tile {number} is in two places: {places[number]} and {where}"
        places[number] = where
    players, is_over = int(state.players), state.ending != PLAYING
    placed = players if is_over else (int(state.turn) - int(state.first)) % players
    for seat in range(players):
        faces = FACES - int(state.bare[seat]).bit_count()
        due = int(state.round_now) - 1 + ((seat - int(state.first)) % players < placed)
        if faces != due:
            yield f"seat {seat} has covered {faces} faces, and must have covered {due} by now"
    aside = min(LEFTOVERS * SLOTS, (SLOTS - players) * (int(state.round_now) - 1))
    counts = {"table": (int(state.on_table), 0 if is_over else SLOTS - placed)}
    for pile in range(LEFTOVERS):
        is_due = state.round_now <= NEW_ROUNDS + pile
        due = max(0, min(SLOTS, aside - pile * SLOTS)) if is_due else 0
        counts[f"pile for round {NEW_ROUNDS + 1 + pile}"] = _pile_count(state, pile), due
    for where, (count, due) in counts.items():
        if count != due and state.phase == Phase.PLACING:
            yield f"{where}: there are {count} tiles, and there must be {due} by now"


def _places_of_tiles(state: State, number_of: Mapping[str, int]) -> Iterator[tuple[str, int]]:
    """Where each tile is that has been seen, and its number; -1 for five letters that are no tile."""
    for seat in range(state.players):
        for face in range(FACES):
            if letters := face_letters(state, seat, face):
                yield f"face {face} of seat {seat}, {letters},", number_of.get(letters, -1)
    for tile in (int(tile) for tile in state.open_tiles if tile != NO_TILE):
        yield "the table", tile
    for pile in range(LEFTOVERS):
        for tile in (int(tile) for tile in state.leftover[pile] if tile != NO_TILE):
            yield f"the pile for round {NEW_ROUNDS + 1 + pile}", tile


def _contradictions_of_animals(board: Board, state: State) -> Iterator[str]:
    """P4.1, P4.3, P4.4  Animals are given out once all have placed, each to a seat except at the end."""
    is_over = state.ending != PLAYING
    finished = ROUNDS if is_over else int(state.round_now) - 1
    for card in range(CARDS):
        if state.animal[card] == NO_ANIMAL:
            continue
        name, column = board.names["animals"][state.animal[card]], int(COLUMN[state.surprise, card])
        if has(int(state.waiting), card):
            if is_over:
                yield f"{name} is still to be given out, and the game is over"
        elif column > finished:
            yield f"{name} is given out before the last tile of round {column} is placed"
        elif state.owner[card] == NO_SEAT and not is_over:
            yield f"no seat got {name}, which happens only after round {ROUNDS}"
    shown = sum(animal != NO_ANIMAL for animal in state.animal)
    if shown != state.shown:
        yield f"{shown} animals are shown, and there must be {state.shown} by now"


def _usual_piles(state: State, unseen: list[int]) -> list[list[int]]:
    """P3.2  What must have been left over by now: the last of the tiles that are to be seen nowhere."""
    left_in_a_round = SLOTS - int(state.players)
    aside = min(LEFTOVERS * SLOTS, left_in_a_round * (int(state.round_now) - 1))
    tiles = unseen[len(unseen) - aside :]
    piles = [tiles[:SLOTS], tiles[SLOTS:]]
    # In round 11 the first pile lies open on the table, in round 12 both do.
    return [pile if state.round_now <= NEW_ROUNDS + number else [] for number, pile in enumerate(piles)]


def _check_enough(state: State) -> None:
    """Is there what the rest of the game needs: open tiles, new ones, tiles left over, bare faces?"""
    if state.ending != PLAYING:
        return
    players, number = int(state.players), int(state.round_now)
    waiting = players - (int(state.turn) - int(state.first)) % players
    rounds = max(0, NEW_ROUNDS - number)
    is_placing = state.phase == Phase.PLACING
    unopened = number <= NEW_ROUNDS and not is_placing
    needs = {
        "table": (int(state.on_table), waiting if is_placing else 0),
        "new": (int(state.new_tiles).bit_count(), SLOTS * rounds + (SLOTS - int(state.on_table)) * unopened),
    }
    still_left = (int(state.on_table) - waiting if is_placing else SLOTS - players) + (
        SLOTS - players
    ) * rounds
    for pile in range(LEFTOVERS):
        if number <= NEW_ROUNDS + pile:
            coming = int(state.put_aside) + still_left - pile * SLOTS if number <= NEW_ROUNDS else 0
            needs[f"left {NEW_ROUNDS + 1 + pile}"] = max(coming, _pile_count(state, pile)), players
    for seat in range(players):
        has_placed = (seat - int(state.first)) % players < (int(state.turn) - int(state.first)) % players
        needs[f"planets {seat}"] = int(state.bare[seat]).bit_count(), ROUNDS + 1 - number - has_placed
    for clause, (count, needed) in needs.items():
        if count < needed:
            raise UnreadablePosition("planet-position-few", clause=clause, count=count, needed=needed)


def _pile_count(state: State, pile: int) -> int:
    return sum(int(tile) != NO_TILE for tile in state.leftover[pile])


def _turns(tile: str) -> set[str]:
    return {turned(tile, turn) for turn in range(EDGES)}


def _tiles(words: list[str], most: int) -> list[int]:
    """Tiles from their numbers, runs of them as `3-7`."""
    tiles: list[int] = []
    for word in words:
        if word == NOTHING:
            continue
        first, _, last = word.partition("-")
        last = last or first
        if not (first.isdecimal() and last.isdecimal() and int(first) <= int(last) < TILES):
            raise UnreadablePosition("planet-position-tiles", text=" ".join(words)[:60])
        tiles += range(int(first), int(last) + 1)
    if len(tiles) > most:
        raise UnreadablePosition("planet-position-tiles", text=" ".join(words)[:60])
    return tiles
