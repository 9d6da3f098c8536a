"""What the program exits with."""

from typing import Final

DONE: Final = 0
FAILED: Final = 1
WRONG_USE: Final = 2
INTERRUPTED: Final = 130
"""By custom, for a program that is interrupted."""
