"""What stands between a connection and its route, one concern each. In the order in which they are asked:

refused_sockets   a WebSocket that is refused is answered like any other request, and logged
request_log       what the host is told of a request: figures and a line of the log
limits            how often an address may ask; further down, how often a person may
origin            by which name the service is called, in which form, and from which page
identity          who asks, and whether the host has shut them out
paths             ids that can be nobody's, and which methods a route takes

`headers` is about answers: it adds what protects a page. A move has a shorter way from here: `fast_move`.
"""
