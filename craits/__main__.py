"""``python -m craits`` is the same as ``craits``."""

import sys

from craits.cli import main

sys.exit(main())
