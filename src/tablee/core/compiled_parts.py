"""Rules compiled as parts: code that only ever runs inside an entry point.

Left to itself Numba makes machine code, and the wrappers to call it from Python, of every rule and again of all that the rule
calls, which takes more than half of the time. A part stops at optimised intermediate code, ready to be linked into the entry
point that reaches it; machine code is made there, once.
"""

from __future__ import annotations

from typing import Any

import numba
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.typed_passes import NativeLowering


class PartLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a part, good for linking and for nothing else."""

    def _optimize_final_module(self) -> None:
        """Inline and tidy up; the full suite of passes runs over the entry point."""
        passes, builder = self._codegen._module_pass_manager(
            loop_vectorize=False, slp_vectorize=False, opt=self._codegen._opt_level, cost="cheap"
        )
        passes.run(self._final_module, builder)

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


@register_pass(mutates_CFG=False, analysis_only=False)
class PartLinking(LoweringPass):  # type: ignore[misc]
    """Lets other parts call this one; what stands for it in Python is only a name."""

    _name = "tablee_part_linking"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        """Give the lowered part a name that callers find it by."""
        lowered = state.cr
        part: Any = {}.popitem  # Numba wants a built-in function, each part its own; this one raises if Python ever calls it
        state.library._ensure_finalized()
        state.targetctx.insert_user_function(part, lowered.fndesc, [state.library])
        state.reload_init.extend(state.library._reload_init)
        state.cr = lowered._replace(cfunc=part)
        return True


class PartCompiler(CompilerBase):  # type: ignore[misc]
    """Numba's compiler, up to code that can be linked."""

    def define_pipelines(self) -> list[Any]:
        """The usual passes; lowering ends before machine code."""
        state = self.state
        state.flags.no_compile = True
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        passes = DefaultPassBuilder.define_nopython_pipeline(state, "nopython")
        passes.add_pass_after(PartLinking, NativeLowering)
        passes.finalize()
        return [passes]


TRIED = ("0.68",)
"""Versions of Numba with which parts were tried; they need some of its inner workings. With others rules compile as usual."""

PART: dict[str, Any] = (
    {"pipeline_class": PartCompiler, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    if numba.__version__.rpartition(".")[0] in TRIED
    else {}
)
"""What `numba.njit` is told to make a part."""
