"""The place of a compiled function in the cache folder.

Numba uses the whole path of its source. Here it is the path within the package, so that checkouts
with the same sources share the cache.
"""

from pathlib import Path

from numba.core.caching import UserProvidedCacheLocator

from .rooms import ROOT


class Shelf(UserProvidedCacheLocator):  # type: ignore[misc]  # Numba is untyped here.
    """Numba's own locator, except for the name of the folder."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """The source's folder within the package; for other sources, Numba's own choice."""
        folder, root = Path(py_file).resolve().parent, ROOT.resolve()
        if not folder.is_relative_to(root):
            return str(super().get_suitable_cache_subpath(py_file))
        return ".".join(folder.relative_to(root).parts)
