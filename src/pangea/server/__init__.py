"""The web service: the referee and the memory behind every browser, bot and script.

http       requests and sockets: it translates, and decides nothing
messages   what goes over the wire, and nothing else does
tables     where games are played; `scenes` is the only way from a state to the wire
compute    what takes a processor: compilers, bots that think, analyses
store      the database
"""

from __future__ import annotations

from pangea.core.extras import needed

# Whoever installed the library alone is told what to install, and not which module of it fails first.
needed("serve")
