"""`python -m regalia` is the `regalia` command."""

from regalia.cli import main

main(prog_name="regalia")
