"""`python -m pangea` is `pangea`."""

from pangea.cli import main

main()
