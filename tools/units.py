"""Cut the engine's C code into units that several cores compile at once, and lose no speed by it.

mypyc writes a C file for each module. Here each game's rules become a unit, its bots another, and
what they share a third kind; random play is then as fast as from a single file:

- what is shared and small may be inlined in every unit (without it Desert lost over a third);
- what runs once, or only from plain Python, is hardly optimized: module bodies alone took a
  quarter of the compile time.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

SHARED = "shared"
SMALL = 120  # lines of C that may be worth inlining
HEADERS = '#include "__native_simoun.h"\n#include "__native_internal_simoun.h"\n'
MACROS = """
#if defined(__GNUC__) && !defined(__clang__)
#define SELDOM __attribute__((optimize("O1")))
#else
#define SELDOM
#endif
#if defined(__GNUC__)
#define INLINED extern inline __attribute__((gnu_inline))
#endif
"""

FUNCTION = re.compile(r"^(?!static)(\w[\w *]*CPyDef_\w+\([^;{}]*\)) \{\n(.*?)^\}\n", re.M | re.S)
MODULE_BODY = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(void\) \{)", re.M)
FROM_PYTHON = re.compile(r"^ +(?=PyObject \*CPyPy_\w+\(.*\) \{)", re.M)


def cut(sources: Iterable[str], folder: Path) -> list[str]:
    """Write the units, the largest first."""
    files = sorted((unit_of(Path(file).name), file) for file in sources)
    texts = {
        unit: "".join(text_of(Path(file)) for _, file in members)
        for unit, members in groupby(files, key=lambda pair: pair[0])
    }
    inlined = "".join(small_functions([Path(f) for unit, f in files if unit == SHARED]))
    largest_first = sorted(texts, key=lambda unit: -len(texts[unit]))
    return [str(written(folder / f"{unit}.c", texts[unit], inlined)) for unit in largest_first]


def unit_of(file: str) -> str:
    """__native_simoun___games___sky___tiles.c belongs to games_sky."""
    parts = file.removesuffix(".c").split("___")
    if len(parts) < 4 or parts[2] == "team":
        return SHARED
    return f"{parts[1]}_{parts[2]}"


def text_of(file: Path) -> str:
    if not file.name.startswith("__native"):  # mypyc's own library
        return f'#include "{file.resolve().as_posix()}"\n'
    return FROM_PYTHON.sub("SELDOM ", MODULE_BODY.sub("SELDOM ", file.read_text()))


def small_functions(files: Iterable[Path]) -> Iterable[str]:
    """For the eyes of the other units only: each is compiled once, in its own."""
    for file in files:
        if file.name.startswith("__native_simoun___"):
            for head, body in FUNCTION.findall(file.read_text()):
                if "_____top_level__" not in head and body.count("\n") < SMALL:
                    yield f"INLINED {head} {{\n{body}}}\n"


def written(unit: Path, text: str, inlined: str) -> Path:
    """An unchanged unit keeps its date, and isn't compiled again."""
    others = "" if unit.stem == SHARED else f"#ifdef INLINED\n{inlined}#endif\n"
    content = MACROS + (text if unit.stem == SHARED else HEADERS + others + text)
    if not unit.exists() or unit.read_text() != content:
        unit.parent.mkdir(parents=True, exist_ok=True)
        unit.write_text(content)
    return unit
