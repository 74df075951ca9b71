"""What browsers, bots and scripts call. It translates, and decides nothing.

protocol     connections, and those that are begun and not finished
middleware   who asks, and may they: before every request
errors       what was refused, as the asker may read it
routes       acts and answers, by subject; the browser's pages; the OpenAPI document
fast_move    the shorter way of a move
socket       what happens, over a WebSocket
"""
