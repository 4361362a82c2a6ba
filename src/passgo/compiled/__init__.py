"""The kernels a second time, compiled.

This package holds no module of its own. Its path is the folder above, so that
``passgo.compiled.estate.rules.step`` is the very file ``passgo/estate/rules/step.py``, loaded
under another name; ``kernel/rule.py`` sees that name and makes ``@rule`` compile. Both targets
live in one process and give the same bytes (docs/adr/0002-two-targets-one-process.md).
"""

from pathlib import Path

__path__ = [str(Path(__file__).parent.parent)]
