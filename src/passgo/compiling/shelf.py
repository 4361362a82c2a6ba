"""Where in the cache's folder a compiled function lies.

Numba files it by the whole path of its source. Here it lies where its source lies within the
package, so that checkouts with the same sources share what is compiled.
"""

from pathlib import Path

from numba.core.caching import UserProvidedCacheLocator

from .rooms import ROOT


class Shelf(UserProvidedCacheLocator):  # type: ignore[misc]  # Numba is untyped here.
    """Numba's own way of finding a place, but for the name of the folder."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """The source's folder within the package; of a source elsewhere: what Numba would say."""
        folder, root = Path(py_file).resolve().parent, ROOT.resolve()
        if not folder.is_relative_to(root):
            return str(super().get_suitable_cache_subpath(py_file))
        return ".".join(folder.relative_to(root).parts)
