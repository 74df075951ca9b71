"""What goes over the wire, by subject. The OpenAPI document and the browser's types are made from these.

Words travel as messages (an id of the catalogues and what it speaks of): the reader's browser says them in
the reader's language. A seat is a number from 0; the *number* of a table counts all that happened at it.
"""
