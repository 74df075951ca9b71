"""Draw the map of a Clans board: from facts (who is whose neighbour) to outlines, lakes, rivers, a coast.

The content file of a board says which territories are neighbours (rule C1.3); this program adds the drawing.
It is the project's own: only the facts of rule C9 go in. Four steps lead from the one to the other:

1. `layout`: put a dot at the rough place of every territory and a line between neighbours. The inner faces of
   that plane graph are triangles, each a point where three territories meet, and the shores of the lakes. So
   the faces say which borders end where: the map is the dual of the graph.
2. `settle`: let the borders pull tight like rubber bands while every territory keeps its share of the land.
   That gives plump territories of equal size without changing who touches whom.
3. `ink`: go over the taut lines with an unsteady hand, whole coasts, lakes and rivers in one stroke each.
4. `faults`: check the result; where a line came out too wild, ink it again more calmly.

Run it from the root of the repository; it rewrites the drawing in the content file:

    python -m tools.clans_map [--preview map.svg]
"""
