"""Entry points: compiled functions that Python calls, each optimised once with everything it calls.

Numba optimises every function separately and makes machine code of it, with everything it calls
linked in and optimised again: a rule ten calls deep is optimised ten times. Here a rule called by
another is only lowered to LLVM IR; an entry point includes all the rules it reaches, and is
optimised, made into machine code and cached on disk as a whole. Python passes it records by their
address.
"""

import ctypes
import gc
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

import numpy as np
from llvmlite import ir
from llvmlite.binding import (
    Linkage,
    create_pass_builder,
    create_pipeline_tuning_options,
    llvm_version_info,
    parse_assembly,
    set_option,
)
from numba.core import boxing  # noqa: F401  Numba's own ways come first, ours takes the place of one.
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.pythonapi import NativeValue, _unboxers
from numba.core.registry import CPUDispatcher
from numba.core.targetconfig import TargetConfig
from numba.core.typed_passes import NativeLowering
from numba.core.types import Record
from numba.core.types.misc import unliteral

from .lowering import Register, RuleLowering
from .traffic import entry_points, outline

_COMPILED = "passgo.compiled."
_KNOWN_LLVM = 22
"""The release whose options are known; with an unknown option, LLVM ends the process."""
_NEEDLESS = {
    "WithLifting",
    "InlineClosureLikes",
    "RewriteSemanticConstants",
    "DeadBranchPrune",
    "RewriteDynamicRaises",
    "MakeFunctionToJitFunction",
    "InlineInlinables",
    "FindLiterallyCalls",
    "LiteralUnroll",
    "LiteralPropagationSubPipelinePass",
    "InlineOverloads",
    "NopythonRewrites",
    "NoPythonSupportedFeatureValidation",
    "AnnotateTypes",
    "DumpParforDiagnostics",
}
"""Passes for features that rules do not use: closures, contexts, loops over tuples, expressions of
whole arrays. In rules they find only one or two branches that are never taken, which LLVM removes
as well."""
_ADDRESS = object.__basicsize__ + ctypes.sizeof(ctypes.c_ssize_t)
"""The offset of the data address in a NumPy record: after the header of variable-size objects."""


class RuleLibrary(JITCodeLibrary):
    """The code of one rule, which knows its name."""

    _linking_libraries: list[Any]
    rule: str


class InnerLibrary(RuleLibrary):
    """The code of one rule, to be linked into entry points, never run separately."""

    def finalize(self) -> None:
        """Leave the code as lowered; entry points link what it calls."""
        self._finalized = True


class EntryPointLibrary(RuleLibrary):
    """The code of an entry point, with that of every rule it reaches."""

    def finalize(self) -> None:
        """Link everything called, directly or not, then optimise and make machine code."""
        self._linking_libraries = _callers_first(self._linking_libraries)
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Tell LLVM that the linked rules have no other callers, so that most are inlined.

        Loops of rules are short, over the lots of a group or the seats of a table: neither
        vectorising nor unrolling helps them, and both make a third more code, which takes longer to
        compile and to fetch. Numba optimises twice, for reference counting, which is not used here.
        """
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.linkonce_odr:
                function.linkage = "internal"
        if self.rule in entry_points():
            self._final_module.link_in(parse_assembly(outline()))
        options = create_pipeline_tuning_options(speed_level=3)
        options.loop_vectorization = options.slp_vectorization = False
        options.loop_interleaving = options.loop_unrolling = False
        builder = create_pass_builder(self._codegen._tm, options)
        builder.getModulePassManager().run(self._final_module, builder)

    def _verify_declare_only_symbols(self) -> None:
        """Numba checks only its own functions; a missing rule would be a call to no code."""
        super()._verify_declare_only_symbols()
        for function in self._final_module.functions:
            if function.is_declaration and function.name.startswith("_ZN"):
                raise AssertionError(f"{self.name}: {function.name} is not linked")


class InnerCompiler(CompilerBase):
    """Lowers a rule that another calls."""

    def define_pipelines(self) -> list[Any]:
        """Numba's pipeline for plain rules, up to the lowered code."""
        state = self.state
        state.library = _library(InnerLibrary, state)
        state.flags.no_cpython_wrapper = True
        state.flags.no_cfunc_wrapper = True
        state.flags.no_compile = True
        pipeline = _plain_pipeline(state)
        pipeline.add_pass_after(Register, RuleLowering)
        pipeline.finalize()
        return [pipeline]


class EntryPointCompiler(CompilerBase):
    """Compiles a rule that Python calls."""

    def define_pipelines(self) -> list[Any]:
        """Numba's pipeline for plain rules, with a library that includes all callees."""
        state = self.state
        state.library = _library(EntryPointLibrary, state)
        state.library.enable_object_caching()
        state.flags.no_cfunc_wrapper = True
        pipeline = _plain_pipeline(state)
        pipeline.finalize()
        return [pipeline]

    def compile_extra(self, func: Any) -> Any:
        """Compile the rule and all it reaches, without garbage collection meanwhile.

        Collecting would take a tenth of the time, and all parts refer to each other anyway.
        """
        sweeps = gc.isenabled()
        gc.disable()
        try:
            return super().compile_extra(func)
        finally:
            if sweeps:
                gc.enable()


class Rule(CPUDispatcher):
    """A compiled rule: lowered code for other rules, an entry point for Python."""

    def __init__(
        self,
        function: Callable[..., Any],
        options: Mapping[str, Any],
        make_entry_point: Callable[[], Any],
    ) -> None:
        """Take the function, the options of ``njit`` and a function that makes its entry point."""
        # As ``njit`` passes them on; CUDA reads them from here too.
        targetoptions = {"nopython": True, "boundscheck": None, **options}
        super().__init__(function, targetoptions=targetoptions, pipeline_class=InnerCompiler)
        self._make_entry_point = make_entry_point

    @cached_property
    def entry_point(self) -> Any:
        """The entry for Python; most rules never need one."""
        return self._make_entry_point()

    def __call__(self, *args: Any, **named: Any) -> Any:
        """Call the entry point."""
        return self.entry_point(*args, **named)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Lower a rule once for all numbers: Numba would do it for each literal of a caller."""
        named = {name: unliteral(kind) for name, kind in kws.items()}
        return super().get_call_template([unliteral(kind) for kind in args], named)

    def add_overload(self, result: Any) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Keep lowered code for callers, and out of the table of functions for Python."""
        self.overloads[tuple(result.signature.args)] = result


def _plain_pipeline(state: Any) -> Any:
    """Numba's pipeline without the passes that rules do not need, and with our lowering."""
    pipeline = DefaultPassBuilder.define_nopython_pipeline(state)
    pipeline.passes = [one for one in pipeline.passes if one[0].__name__ not in _NEEDLESS]
    pipeline.add_pass_after(RuleLowering, NativeLowering)
    pipeline.passes = [one for one in pipeline.passes if one[0] is not NativeLowering]
    return pipeline


def _library(kind: type[RuleLibrary], state: Any) -> RuleLibrary:
    name = state.func_id.func_qualname
    library = kind(state.targetctx.codegen(), name)
    library.rule = f"{state.func_id.modname.removeprefix(_COMPILED)}.{name}"
    return library


def _callers_first(direct: list[Any]) -> list[Any]:
    """All libraries reached, callers before callees.

    LLVM links such a function only if one linked earlier calls it.
    """
    done: dict[Any, None] = {}

    def visit(library: Any) -> None:
        if library in done:
            return
        if isinstance(library, InnerLibrary):
            for called in library._linking_libraries:
                visit(called)
        done[library] = None

    for library in direct:
        visit(library)
    return list(reversed(done))


def _unbox_record(kind: Any, record: Any, compiler: Any) -> Any:
    """Read a record's data address from the object.

    Numba requests its buffer, for which NumPy describes every column: slower than most rules.
    """
    builder, byte = compiler.builder, ir.IntType(8).as_pointer()
    place = builder.gep(builder.bitcast(record, byte), [ir.Constant(ir.IntType(64), _ADDRESS)])
    address = builder.load(builder.bitcast(place, byte.as_pointer()))
    return NativeValue(builder.bitcast(address, compiler.context.get_value_type(kind)))


def _equal_flags(self: Any, other: Any) -> Any:
    """Whether two compilations have the same flags.

    Numba compares them for every call that it types, by printing all flags, set or not.
    """
    if isinstance(other, TargetConfig):
        return self._values == other._values or self.values() == other.values()
    return NotImplemented


def _hash_flags(self: Any) -> int:
    """Numba hashes the names of all flags, set or not, which are always the same."""
    return hash(type(self))


def _spell_once(self: Any) -> str:
    """Describe a record type once: Numba would do it before every pass over a rule."""
    if not hasattr(self, "_spelt"):
        self._spelt = _spell_record(self)
    return str(self._spelt)


def _holds_its_address() -> bool:
    """Whether records have the layout that this file expects."""
    records = np.zeros(2, [("one", np.int64), ("two", np.int64)])
    for number, at in enumerate((records[0], records.view(np.recarray)[1])):
        held = ctypes.c_void_p.from_address(id(at) + _ADDRESS).value
        if held != records.ctypes.data + number * records.itemsize:
            return False
    return True


if llvm_version_info[0] == _KNOWN_LLVM:
    # Order blocks by their traffic, not by branch.
    set_option("passgo", "-enable-ext-tsp-block-placement=true")

if _holds_its_address():
    _unboxers.functions[Record] = _unbox_record

_spell_record = Record.__repr__
Record.__repr__ = _spell_once  # type: ignore[method-assign]

TargetConfig.__eq__ = _equal_flags
TargetConfig.__hash__ = _hash_flags
