"""Compile the engine on all cores, and say how far it is; without a C compiler it stays plain."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from setuptools import Extension
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError
from units import cut

FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition"]  # calls between functions: +50 %
QUIET = ["-w", "-Wno-error"]  # nobody reads the C code
DOOR = """
#define NULL ((void *)0)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF Py_DecRef
typedef struct _object PyObject;
void Py_DecRef(PyObject *);
void PyErr_Clear(void);
void *PyCapsule_GetPointer(PyObject *, const char *);
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
"""
OURS = ["setup.py", "tools/compiling.py", "tools/units.py"]


def extensions(modules: list[str]) -> list[Extension]:
    """The engine itself, then a door to each of its modules."""
    from mypyc.build import mypycify

    say(f"translating {len(modules)} modules to C")
    options: dict[str, Any] = {"opt_level": "3", "debug_level": "0", "multi_file": True}
    built: list[Any] = mypycify(modules, group_name="simoun", **options)
    for extension in built:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS, *QUIET]
    built[0].sources = cut(built[0].sources, Path("build/units"))
    if os.name == "posix":
        for door in built[1:]:
            door.sources = [lightened(Path(door.sources[0]), Path("build/doors") / door.name)]
    return built


def lightened(door: Path, folder: Path) -> str:
    """The same few lines without Python's headers: reading those took most of the time."""
    folder.mkdir(parents=True, exist_ok=True)
    lighter = folder / door.name
    lighter.write_text(door.read_text().replace("#include <Python.h>", DOOR))
    return str(lighter)


class Compile(build_ext):
    def build_extensions(self) -> None:
        try:
            if self.extensions:
                self.build_engine(*self.extensions)
        except CCompilerError as mistake:
            say(f"no C compiler that works, so the engine is plain Python: {mistake}")
            self.extensions = []
        self.forget_others()

    def build_engine(self, engine: Extension, *doors: Extension) -> None:
        """The large units first, so that no core waits for the last one."""
        objects: dict[str, str] = {}

        def compile_unit(unit: str) -> None:
            objects[unit] = self.object_of(unit, engine)

        def build_door(door: Extension) -> None:
            self.build_extension(door)

        units = [str(unit) for unit in engine.sources]
        works = [bound(compile_unit, unit) for unit in units]
        all_at_once([*works, *(bound(build_door, door) for door in doors)])
        self.compiler.link_shared_object(
            [objects[unit] for unit in units],
            self.get_ext_fullpath(engine.name),
            extra_postargs=engine.extra_link_args,
            build_temp=self.build_temp,
        )

    def object_of(self, unit: str, engine: Extension) -> str:
        target: str
        (target,) = self.compiler.object_filenames([unit], output_dir=self.build_temp)
        if is_older(target, [unit, *engine.depends, *OURS]):
            self.compiler.compile(
                [unit],
                output_dir=self.build_temp,
                include_dirs=engine.include_dirs,
                extra_postargs=engine.extra_compile_args,
            )
        return target

    def forget_others(self) -> None:
        """What an earlier build compiled would shadow a module that is plain now."""
        kept = {Path(file) for file in self.get_outputs()}
        for compiled in Path(self.build_lib).rglob("*"):
            if compiled.suffix in (".so", ".pyd") and compiled not in kept:
                compiled.unlink()


class BuildEngineFirst(build):
    """While it compiles, the browser's pages are made (see backend.py)."""

    sub_commands = sorted(build.sub_commands, key=lambda command: command[0] != "build_ext")


class PackWhenReady(build_py):
    def run(self) -> None:
        import backend

        backend.await_pages()
        super().run()


def bound(work: Callable[[Any], None], what: object) -> Callable[[], None]:
    return lambda: work(what)


def all_at_once(works: list[Callable[[], None]]) -> None:
    """On all cores, in this order; the first failure is told when all have ended."""
    start = time.monotonic()
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        running = [pool.submit(work) for work in works]
        for n, done in enumerate(as_completed(running), 1):
            if mistake := done.exception():
                pool.shutdown(cancel_futures=True)
                raise mistake
            if n % 10 == 0 or n == len(works) or n < 10:
                say(f"compiled {n} of {len(works)} ({time.monotonic() - start:.0f} s)")


def is_older(target: str, sources: list[str]) -> bool:
    """Also when it isn't there."""
    made = Path(target).stat().st_mtime if Path(target).exists() else 0
    return any(Path(source).stat().st_mtime > made for source in sources)


def say(words: str) -> None:
    print(f"  {words}", file=sys.stderr, flush=True)
