"""What can be done at tables, a file for each act.

An act is checked, written down, and answered with what the actor sees then.
"""

from __future__ import annotations

from pangea.server.tables.acts.arranging import change_settings, fill
from pangea.server.tables.acts.creating import create
from pangea.server.tables.acts.ending import end
from pangea.server.tables.acts.hinting import hint
from pangea.server.tables.acts.hosting import end_as_host, free_seats, stand_in_as_host
from pangea.server.tables.acts.inviting import invite
from pangea.server.tables.acts.joining import join
from pangea.server.tables.acts.leaving import come_back, leave
from pangea.server.tables.acts.looking import (
    admit,
    finished,
    listed,
    look,
    past,
    position,
    record,
    show,
    who_is_there,
)
from pangea.server.tables.acts.moving import move
from pangea.server.tables.acts.offering import answer, offer
from pangea.server.tables.acts.rematching import rematch
from pangea.server.tables.acts.talking import talk, talk_says, talk_switches
from pangea.server.tables.acts.undoing import undo
from pangea.server.tables.acts.unlisting import unlist
from pangea.server.tables.acts.waiting import invitations, waiting

__all__ = [
    "admit",
    "answer",
    "change_settings",
    "come_back",
    "create",
    "end",
    "end_as_host",
    "fill",
    "finished",
    "free_seats",
    "hint",
    "invitations",
    "invite",
    "join",
    "leave",
    "listed",
    "look",
    "move",
    "offer",
    "past",
    "position",
    "record",
    "rematch",
    "show",
    "stand_in_as_host",
    "talk",
    "talk_says",
    "talk_switches",
    "undo",
    "unlist",
    "waiting",
    "who_is_there",
]
