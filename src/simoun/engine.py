"""Which engine runs: the compiled one, or the plain Python it was compiled from.

SIMOUN_PLAIN=1 chooses the plain one even where a compiled copy lies beside it.
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

HERE = os.path.dirname(__file__)

COMPILED = "compiled"
PLAIN = "plain Python"


def prefer_source() -> None:
    """From now on, import this package's modules from .py files only."""
    for folder, _, _ in os.walk(HERE):
        sys.path_importer_cache[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def name() -> str:
    from simoun.core import rules

    return PLAIN if rules.__file__.endswith(".py") else COMPILED
