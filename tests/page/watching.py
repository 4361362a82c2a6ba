"""What must never happen in the page: errors in its console, exceptions, requests that fail."""


class Watch:
    """Listens to a context's pages from their first moment on."""

    def __init__(self, context):
        self.found = []
        self.forgiven = []
        context.on("console", self._console)
        context.on("weberror", lambda error: self.found.append(f"exception: {error.error}"))
        context.on("requestfailed", self._failed)
        context.on("response", self._answered)

    def forgive(self, *words):
        """What is expected in this test: a line that is cut says so in the console."""
        self.forgiven += words

    def _note(self, what):
        if not any(word in what for word in self.forgiven):
            self.found.append(what)

    def _console(self, message):
        if message.type in {"error", "warning"}:
            where = message.location.get("url", "")
            self._note(f"console: {message.text} ({where})")

    def _failed(self, request):
        # What the page itself gives up when it leaves an address has not failed.
        if request.failure != "net::ERR_ABORTED":
            self._note(f"request: {request.method} {request.url}: {request.failure}")

    def _answered(self, response):
        if response.status >= 400:
            self._note(f"answer: {response.request.method} {response.url}: {response.status}")

    def check(self):
        """Fail with everything that was found."""
        assert not self.found, "\n".join(self.found)
