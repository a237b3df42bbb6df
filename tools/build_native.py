"""Compiles the modules: mypyc writes C, and gcc compiles what changed of it on all cores."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

from setuptools import Extension  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

from native import PACKAGE, ROOT, make_stamp
from regalia._native import DEVELOPMENT, FOLDER, LIBRARY, RELEASE, STAMP, TEST, library_file

CORES = os.cpu_count() or 1
KIND = "REGALIA_BUILD"  # the kind of build, in the environment
OBJECTS = ROOT / "build" / "objects"
COMMON = [
    "-g0",
    "-ffp-contract=off",  # no fused multiply-add: the same numbers as pure Python on every processor
    "-fno-semantic-interposition",  # otherwise nothing exported is ever inlined
]
FLAGS = {
    RELEASE: ["-O3", *COMMON, "-flto", "-fno-fat-lto-objects"],
    TEST: ["-O1", *COMMON],
    DEVELOPMENT: ["-O0", *COMMON],
}
HARMLESS = (  # what mypyc warns of and we mean: made once for each instance, of which there is one
    "Unsupported default attribute value",
    "Treating generator comprehension as list",
)
# All that a small module needs of Python's headers, which take four times as long to read as the rest of it.
INCLUDED = "#include <Python.h>"
DECLARED = """
#define NULL ((void *)0)
typedef struct _object PyObject;
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF Py_DecRef
void Py_DecRef(PyObject *), PyErr_Clear(void), *PyCapsule_GetPointer(PyObject *, const char *);
PyObject *Py_BuildValue(const char *, ...), *PyObject_GetAttrString(PyObject *, const char *),
    *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
"""
LINK_FLAGS = {
    # Of 128 parts, as GCC would make, each reads again what it shares with others.
    RELEASE: ["-O3", f"-flto={CORES}", f"--param=lto-partitions={4 * CORES}", "-fno-semantic-interposition"],
    TEST: [],
    DEVELOPMENT: [],
}


class BuildNative(build_ext):  # type: ignore[misc]
    """Builds the compiled modules, and puts a stamp beside them that tells what they were made of."""

    def build_extensions(self) -> None:
        """Compile everything into the folder of a build."""
        self.kind = os.environ.get(KIND, RELEASE)
        self.folder = Path(self.build_lib, PACKAGE.name, FOLDER)
        version = subprocess.run([*self.compiler.compiler[:1], "--version"], capture_output=True, check=False)
        self.gcc = b"Free Software Foundation" in version.stdout
        self.version = version.stdout
        stamp = make_stamp(self.kind)
        library, *shims = self._write_c(stamp)
        if self.gcc and self.kind != DEVELOPMENT:
            library.sources = _joined(library.sources)
        with ThreadPoolExecutor(CORES) as pool:
            largest_first = sorted(library.sources, key=os.path.getsize, reverse=True)
            headers = b"".join(sorted(path.read_bytes() for path in Path("build/mypyc").glob("*.h")))
            compiling = [pool.submit(self._object, library, source, headers) for source in largest_first]
            compiling += [pool.submit(self._shim, shim) for shim in shims]
            kept = _gather(compiling)
        objects = sorted(path for path in kept if path.suffix == ".o")
        _say("linking")
        self._link(library, objects)
        for leftover in set(self._objects().iterdir()).difference(kept):
            leftover.unlink()
        (self.folder / STAMP).write_text(json.dumps(stamp, indent=1) + "\n")

    def get_outputs(self) -> list[str]:
        """What was built."""
        folder = Path(self.build_lib, PACKAGE.name, FOLDER)
        return [str(file) for file in folder.rglob("*") if file.is_file()]

    def _write_c(self, stamp: dict[str, Any]) -> list[Extension]:
        """Have mypyc write C: the shared library first, then the small modules that lead into it.

        Types of other packages' sources are left out, nine tenths of the work; `make lint` checks them. Where
        a wheel is built apart, most of those packages are not even installed.
        Other compilers than GCC get one large file, since their way to optimise across files was not tried.
        """
        from mypyc.build import mypycify  # noqa: PLC0415, as a pure build needs no mypy

        _say("mypyc")
        said = StringIO()
        try:
            with redirect_stdout(said):
                found: list[Extension] = mypycify(
                    [
                        "--config-file=",
                        "--follow-imports=skip",
                        "--ignore-missing-imports",
                        *_paths(stamp["sources"]),
                    ],
                    only_compile_paths=_paths(stamp["compiled"]),
                    multi_file=self.gcc,
                    group_name=LIBRARY.removesuffix("__mypyc"),
                    target_dir="build/mypyc",
                )
        finally:
            lines = said.getvalue().splitlines(keepends=True)
            sys.stdout.writelines(line for line in lines if not any(known in line for known in HARMLESS))
        if self.gcc:
            found[0].extra_compile_args += FLAGS[self.kind]
        return found

    def _objects(self) -> Path:
        folder = OBJECTS / self.kind
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    def _object(self, library: Extension, source: str, headers: bytes) -> Path:
        """Compile one file of C, unless the same was compiled before."""
        kept = self._kept(library, source, headers, ".o")
        if not kept.exists():
            (made,) = self._compile(library, source)
            Path(made).replace(kept)
        return kept

    def _kept(self, extension: Extension, source: str, headers: bytes, suffix: str) -> Path:
        """Where the outcome of compiling a file of C is kept."""
        how = repr((self.compiler.compiler_so, extension.extra_compile_args, extension.include_dirs)).encode()
        parts = (how, self.version, headers, Path(source).read_bytes())
        key = hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()
        return self._objects() / f"{extension.name}-{Path(source).stem}-{key[:16]}{suffix}"

    def _compile(self, extension: Extension, source: str) -> list[str]:
        made: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )
        return made

    def _link(self, library: Extension, objects: list[Path]) -> None:
        file = library_file(self.folder, library.name)
        flags = LINK_FLAGS[self.kind] if self.gcc else []
        self.compiler.link_shared_object([str(path) for path in objects], str(file), extra_postargs=flags)

    def _shim(self, shim: Extension) -> Path:
        """Make one of the small modules, unless it was made before."""
        source = shim.sources[0]
        if self.gcc:
            shim.extra_compile_args = ["-O1", "-g0"]
            text = Path(source).read_text()
            if "PyModuleDef" not in text:  # as they are where Python has its lock
                Path(source).write_text(text.replace(INCLUDED, DECLARED))
        kept = self._kept(shim, source, b"", ".so")
        if not kept.exists():
            self.compiler.link_shared_object(self._compile(shim, source), f"{kept}.new")
            Path(f"{kept}.new").replace(kept)
        file = library_file(self.folder, shim.name)
        file.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(kept, file)
        return kept


def _joined(sources: list[str]) -> list[str]:
    """One file of C for the modules of each folder, as the headers take longer to read than most modules.

    A development build has one for each module, to compile only what changed.
    """
    folders: dict[str, list[Path]] = {}
    for source in map(Path, sources):
        folder = source.stem.rpartition("___")[0] if source.stem.startswith("__native_") else ""
        folders.setdefault(folder or source.stem, []).append(source)
    for folder, files in folders.items():
        if len(files) > 1:
            joined = files[0].with_name(f"{folder}___together.c")
            joined.write_bytes(b"\n".join(file.read_bytes() for file in sorted(files)))
            folders[folder] = [joined]
    return [str(file) for files in folders.values() for file in files]


def _paths(modules: Iterable[str]) -> list[str]:
    return [str(Path("src", PACKAGE.name, module)) for module in modules]


def _gather(futures: list[Future[Path]]) -> list[Path]:
    """The files that are made, in any order; shows how many, and the first error ends it."""
    made = []
    for done in as_completed(futures):
        made.append(done.result())
        _say(f"C, {len(made)} of {len(futures)} files")
    return made


def _say(text: str) -> None:
    """Show someone who looks on how far it is."""
    if sys.stderr.isatty():
        print(f"\r\033[Kregalia: {text}", end="", file=sys.stderr, flush=True)
