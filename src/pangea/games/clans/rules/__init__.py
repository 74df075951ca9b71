"""The rules of Clans, a file for each chapter; `verbs` puts them together as the contract wants them."""

from pangea.games.clans.rules.refusing import REFUSALS
from pangea.games.clans.rules.verbs import RULES
from pangea.games.clans.rules.villages import ENDINGS

__all__ = ["ENDINGS", "REFUSALS", "RULES"]
