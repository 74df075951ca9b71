"""The wire: what browsers, bots and scripts call. It translates, and decides nothing.

protocol   connections, and those that are begun and not finished
door       who asks, and may they: before every request
troubles   what was refused, as the asker may read it
games, me, tables, replays   acts and answers over HTTP
events     what happens, over a WebSocket
pages      the browser's pages
document   the OpenAPI document
"""
