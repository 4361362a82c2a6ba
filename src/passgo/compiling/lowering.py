"""How a rule becomes LLVM's language: as Numba does it, with what is known of its traffic."""

from typing import Any

from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.ir import Assign, Branch, Expr
from numba.core.lowering import Lower
from numba.core.typed_passes import BaseNativeLowering

from .traffic import rule_out_errors, tell


class RuleLower(Lower):
    """Lowers one rule, and keeps its branches in the order of its source."""

    def init(self) -> None:
        """Called by Numba when it has set up its own things."""
        super().init()
        self._branches: list[list[Any]] = []
        """For each jump of the code, all that branches on its condition."""
        self._is_next: list[Any] = []
        """What a loop has branched on already, to find its next item."""

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
    """Numba's lowering, by our class."""

    _name = "passgo_lowering"

    @property
    def lowering_class(self) -> type[RuleLower]:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Called by Numba."""
        return RuleLower


@register_pass(mutates_CFG=True, analysis_only=False)
class Register(LoweringPass):
    """Make a rule known to its callers, who find it by a token: there is no machine code yet."""

    _name = "passgo_register"

    def __init__(self) -> None:
        """Nothing to set up, but Numba wants it written."""
        super().__init__()

    def run_pass(self, state: Any) -> bool:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Do what Numba's lowering does for a function that it has compiled."""
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
