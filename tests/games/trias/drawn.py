"""Positions of Trias drawn by hand, for what random play hardly ever comes to.

P South Pole, M mountain, S steppe, F forest; a, b, c herds of seats 0, 1, 2, capitals spent ones; ~ swimmers.
"""

from __future__ import annotations

PENINSULA = """phase act; map
         M     S
      F     Pa    F     S     M
         S     M
"""
"""Seat 0 stands on the South Pole; to the east a peninsula: 1,0 forest, 2,0 steppe, 3,0 mountain."""

LAKE = """phase act; map
         M     S
Pa    F           S
         S     M
"""
"""A ring of six tiles around the inner sea 2,0. Lifting 1,0 opens it."""

BAY = """phase act; map
         M     S
Pa    F
   Mb    S     F
"""
"""The same ring without 3,0: 2,0 is a bay, which a tile on 3,0 would close. 0,1 is a mountain with a herd."""

ISLAND = """phase act; map
                              S     F     M     F
                           M                       S
                        S                             F
                     F           Saa   Pb    Sa          S
                        F                 F           M
                           S                       S
                              M     S     F     Sab
"""
"""A ring of eighteen tiles; in the inner sea within it, an island of four with the South Pole."""

NESTED = """phase act; map
                     S     F     S
                  M                 F
               S           Saa         S     M     P     Mb
                  F                 Sa
                     S     M     S
"""
"""West of the South Pole a ring of twelve around a lone steppe with two herds."""

HUB = """phase act; map
               Sb
Pa    M     S
               Fc
"""
"""2,0 joins three arms: 1,0 with the South Pole, 3,-1 and 2,1. Lifting it makes three parts."""

TWO_CONTINENTS = """phase act; map
            Mc
               Sb
Pa    M     S           Fbb   Scc
"""
"""2,0 ties a peninsula, 3,-1 and 3,-2, to the South Pole; further east is another continent, 4,0 and 5,0."""

FIRST_VECTOR = """players 4; phase act; map
                     Sd
Pa    S     M     Faaab Fbbcc
"""
"""T7.v1: beyond 2,0 lie three tiles with 3 herds of seat 0, 3 of seat 1, 2 of seat 2, 1 of seat 3."""

SECOND_VECTOR = """players 4; phase act; map
Pa    S     M     Faa   Sb
"""
"""T7.v2: beyond 2,0 lie two tiles with 2 herds of seat 0 and 1 of seat 1."""

FAR_SPLIT = """phase act; map
P     S           Sa    M     Sb    Fc
"""
"""A continent away from the South Pole that falls apart when 4,0 is lifted."""

SWIMMERS = """phase act; turn 1; map
         ~bbc  S
      F     Pb    Ma
         ~bb   ~a    Fccc
"""
"""Seat 1 swims on 0,-1 (two) and on -1,1 (two); seat 0 on 0,1; seat 2 too on 0,-1."""

FERRY = """phase act; map
         ~aabb S
      F     Pa    M
         S     Fc
"""
"""Two herds each of seats 0 and 1 swim on 0,-1, which is outer sea, one step out."""

LANDING = """phase act; map
   ~aabbc
S     M     P     Sa    F
   S     F     M
"""
"""Five swimmers on -1,-1, two steps out: tiles from the first ring can be put under them."""

CROWDED = """players 3; phase act; map
         Maabbc
      F     P     Sa
         Fbbbbb
"""
"""Mountains and forests over their capacity: 0,-1 holds five herds of three players, -1,1 five of one."""

FULL = """phase act; map
         Mbb   Sbbb
      Fcccc Paaa  Maa
         Sa    Fa
"""
"""The tiles around the South Pole, but for 0,1 and -1,1, are at their capacity, and so is it."""

BREEDERS = """phase act; map
         M     S
      F     PaA   Faa   S
         Sbbb
"""
"""On the South Pole a fresh and a spent herd of seat 0, on 1,0 two fresh ones."""

EDGE = """phase act; tiles 0,0:P 30,0:Sa 31,0:F 30,1:M 29,1:S -31,0:S -31,1:Fa"""
"""At the edge of the table: 31 steps east, and two tiles 31 steps west."""

NO_HERD = """phase choose; turn 1; hands forest forest forest; map
         M     S
      F     Pa    F
         S     M
"""
"""Seat 1, to choose a card, has no herd anywhere."""

LAST_ROUND = """phase act; last 2; turn 1; map
         Mb    S
      F     Pa    Fb
         S     Mc
"""
"""Seat 1 has the last turn but one."""

ALL = {name.lower(): value for name, value in globals().items() if name.isupper() and isinstance(value, str)}
