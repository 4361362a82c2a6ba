"""Lowers a rule to LLVM IR: like Numba, with the counts of its traffic."""

from typing import Any

from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.ir import Assign, Branch, Expr
from numba.core.lowering import Lower
from numba.core.typed_passes import BaseNativeLowering

from .traffic import rule_out_errors, tell


class RuleLower(Lower):
    """Lowers one rule, and keeps its branches in the order of its source."""

    def init(self) -> None:
        """Called by Numba after its own set-up."""
        super().init()
        self._branches: list[list[Any]] = []
        """For each jump of the code, all branches on its condition."""
        self._is_next: list[Any] = []
        """The conditions of loops' next items that have a branch already."""

    def lower_inst(self, inst: Any) -> None:
        """Lower one statement."""
        builder: Any = self.builder
        block = builder.block
        super().lower_inst(inst)
        if isinstance(inst, Branch):
            self._branches.append([builder.block.terminator, *self._is_next])
            self._is_next = []
        elif _steps_on(inst) and block.is_terminated:
            self._is_next = [block.terminator]

    def post_lower(self) -> None:
        """Called by Numba when all is lowered."""
        super().post_lower()
        rule_out_errors(self.function)
        tell(self.library.rule, self.function, self._branches)


@register_pass(mutates_CFG=True, analysis_only=False)
class RuleLowering(BaseNativeLowering):
    """Numba's lowering, with our class."""

    _name = "passgo_lowering"

    @property
    def lowering_class(self) -> type[RuleLower]:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Called by Numba."""
        return RuleLower


@register_pass(mutates_CFG=True, analysis_only=False)
class Register(LoweringPass):
    """Make a rule available to its callers by a token: there is no machine code yet."""

    _name = "passgo_register"

    def __init__(self) -> None:
        """Nothing to set up, but Numba requires the method."""
        super().__init__()

    def run_pass(self, state: Any) -> bool:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Do the same as Numba's lowering for a compiled function."""
        token = object()
        state.targetctx.insert_user_function(token, state.cr.fndesc, [state.library])
        state.cr = state.cr._replace(cfunc=token)
        return True


def _steps_on(inst: Any) -> bool:
    """Whether a statement fetches a loop's next item."""
    if not isinstance(inst, Assign):
        return False
    value: Any = inst.value
    return isinstance(value, Expr) and bool(value.op == "iternext")
