"""Repeated launches: recorded once as a CUDA graph, then launched as one."""

from collections.abc import Callable
from importlib import import_module

from .device import IS_SIMULATED
from .device_types import DeviceModule, DeviceObject, Stream


class Recording:
    """The launches of ``launch`` on a stream; without graphs it is called every time."""

    def __init__(self, stream: Stream, launch: Callable[[], object]) -> None:
        """Record; every kernel must have been launched before, so that it is loaded."""
        self._launch, self._stream = launch, stream
        self._graph = None if IS_SIMULATED else _record(stream, launch)

    @property
    def is_graph(self) -> bool:
        """Whether there is a graph."""
        return self._graph is not None

    def play(self) -> None:
        """Launch the graph, or each kernel."""
        if self._graph is None:
            self._launch()
            return
        _done(_driver().cuGraphLaunch(self._graph, int(self._stream.handle)))


def _driver() -> DeviceModule:
    """NVIDIA's bindings, a dependency of numba-cuda; they have no types."""
    return import_module("cuda.bindings.driver")


def _record(stream: Stream, launch: Callable[[], object]) -> DeviceObject:
    driver = _driver()
    mode = driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED
    handle = int(stream.handle)
    _done(driver.cuStreamBeginCapture(handle, mode))
    try:
        launch()
    finally:
        ended = driver.cuStreamEndCapture(handle)
    return _done(driver.cuGraphInstantiate(_done(ended), 0))


def _done(answer: DeviceObject) -> DeviceObject:
    """The driver's result; an error is raised."""
    error, *rest = answer
    if int(error) != 0:
        raise RuntimeError(f"CUDA: {error}")
    return rest[0] if rest else None
