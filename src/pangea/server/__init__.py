"""The web service: the referee and the memory behind every browser, bot and script.

messages   what goes over the wire, and nothing else does
sight      what one pair of eyes may be told of a game: the only way from a state to the wire
"""
