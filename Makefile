# The only list of commands. Each one sets up what it needs in .venv and is quick the second time.

PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
RUNTIME := $(VENV)/.runtime
DEV := $(VENV)/.dev
BENCH := $(VENV)/.bench
UV := $(VENV)/.uv
PAGE := $(VENV)/.page

WEB := $(BIN)/python hatch_build.py
# What the page is made of; a change of any builds it again.
WEB_SOURCES := hatch_build.py $(shell find web -type f -not -path "*/node_modules/*" -not -path "*/made/*" \
	-not -path "*/fixtures/*" 2>/dev/null) $(shell find src/passgo -name "*.ftl")

# Of what is installed only a part is ever run: Python compiles that when it is first read.
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet install --no-compile
HASHED := --require-hashes --only-binary :all:
# uv installs in a fraction of pip's time; where it is not to be had, or does not reach what pip is
# set up to reach, pip does it.
INSTALL := install() { $(BIN)/uv pip install --quiet --system-certs --python $(BIN)/python "$$@" 2>/dev/null || \
	$(PIP) "$$@"; }; install
COMPILE := $(BIN)/uv pip compile --quiet --universal --generate-hashes --fork-strategy fewest \
	--python-version 3.11 --custom-compile-command "make lock"

# The checkers that run on Node make much and keep little: a larger nursery is swept less often.
export NODE_OPTIONS ?= --max-semi-space-size=64
# Python starts often here, and reads what it has compiled before, whatever the environment says.
unexport PYTHONDONTWRITEBYTECODE

# The compiler leaves part of two processors free, and there the tools are installed and the page is
# built, none of which holds it up; the tests begin when all that is done. Unless ARGS name some
# tests, the checks go on beside them; what they say is shown when the tests have ended, and if either
# fails, so does the command.
READY := $(VENV)/.ready
BESIDE = { nice -n 5 $(MAKE) --no-print-directory $(DEV) && \
	{ { nice -n 5 $(MAKE) --no-print-directory $(PAGE) chromium && touch $(READY)$(if $(ARGS),, && \
		nice -n 5 $(MAKE) --no-print-directory web-check); } & page=$$!; \
	$(if $(ARGS),true,nice -n 5 $(MAKE) --no-print-directory collected style); styled=$$?; \
	wait $$page && [ $$styled -eq 0 ]; }; }
CHECKED = rm -f $(READY); sh -c '$(BESIDE)' >$(VENV)/beside.log 2>&1 & checks=$$!; \
	trap 'kill $$checks 2>/dev/null' INT TERM; \
	$(BIN)/passgo warm --loops || { kill $$checks; exit 1; }; \
	while [ ! -e $(READY) ] && kill -0 $$checks 2>/dev/null; do sleep 0.2; done; \
	[ -e $(READY) ] || { cat $(VENV)/beside.log; exit 1; }; \
	echo "Passgo: running the tests, three at a time."; \
	( $(TESTED) ); tested=$$?; \
	wait $$checks; checked=$$?; \
	cat $(VENV)/beside.log; \
	[ $$tested -eq 0 ] && [ $$checked -eq 0 ]

# Three at a time, for two processors: many a test waits for a browser, a socket or a clock. One that
# never comes to its end fails after twenty minutes and says where it stood; tests named by ARGS may take
# as long as they like.
# Tests that need a browser are left out where there is none, and that is said where one looks last.
TESTED = marks="not slow"; command -v chromium >/dev/null || marks="$$marks and not browser"; \
	$(BIN)/python -m pytest -n 3 --dist worksteal -m "$$marks" \
		$(if $(ARGS),$(ARGS),-o faulthandler_timeout=1200 -o faulthandler_exit_on_timeout=true); code=$$?; \
	if [ "$$marks" != "not slow" ]; then \
		echo "Passgo: LEFT OUT: the tests of the page in a browser (tests/page), for there is no Chromium here."; \
		echo "Passgo: to have them: sudo apt-get install chromium (Debian), then make test."; \
	fi; \
	exit $$code

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check style web web-check web-fixtures shots bench ladder soak chaos load mutants \
	gpu-check gpu-moments goldens lock clean venv-module chromium collected

help: ## list these commands
	@echo "Passgo. Commands (more words for the command itself: make play ARGS=\"--help\"):"
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1|\2/p' Makefile | \
		while IFS='|' read -r name what; do printf '%-16s %s\n' "$$name" "$$what"; done

play: $(PAGE) ## play in the browser (ARGS=--text: in this terminal)
	@$(BIN)/passgo play $(ARGS)

test: $(RUNTIME) ## check style and types, run every test (ARGS go to pytest: then those tests alone)
	@echo "Passgo: testing with $$($(BIN)/python --version)."
	@echo "Passgo: compiling the rules, or finding them compiled$(if $(ARGS),, (format, style and types are checked meanwhile))."
	@$(CHECKED)

check: $(DEV) style ## check format, style, types, layers and texts
	@echo "Passgo: layers and texts."
	@$(BIN)/python -m pytest -q tests/test_layers.py tests/texts

style: $(DEV)
	@echo "Passgo: format."
	@$(BIN)/ruff format --check .
	@echo "Passgo: style."
	@$(BIN)/ruff check .
	@echo "Passgo: types."
	@$(BIN)/mypy --strict src
	@$(BIN)/basedpyright

# Every worker reads all tests before it begins: what Python makes of them is there by then.
collected: $(DEV)
	@$(BIN)/python -m pytest --collect-only -qq >/dev/null || true

web: $(PAGE) ## build the page that the server shows

web-check: $(PAGE) ## check the page: format, style, types, tests
	@echo "Passgo: the page's format, style, types and tests."
	@$(WEB) node tools/make.ts
	@$(WEB) node node_modules/prettier/bin/prettier.cjs --check --log-level warn .
	@$(WEB) node node_modules/eslint/bin/eslint.js .
	@$(WEB) node node_modules/svelte-check/bin/svelte-check --fail-on-warnings --output human
	@$(WEB) node node_modules/vitest/vitest.mjs run

shots: $(DEV) $(PAGE) chromium ## picture every screen and panel, in shots/ (ARGS="--only trade --size phone")
	@$(BIN)/python -m tests.shots $(ARGS)

web-fixtures: $(DEV) ## play games between bots and write what the page's gallery and tests show
	@$(BIN)/python web/tools/fixtures.py web/fixtures

bench: $(BENCH) $(DEV) ## measure speed, write bench/latest.json
	@$(BIN)/python -m bench --out bench/latest.json $(ARGS)
	@$(if $(ARGS),:,$(BIN)/python -m tests.trials.telling)
	@$(if $(ARGS),:,! command -v chromium >/dev/null || $(BIN)/python -m tests.trials.opening)

ladder: $(RUNTIME) ## let the computer's players meet, and rate them
	@$(BIN)/passgo ladder $(ARGS)

soak: $(RUNTIME) ## play millions of random actions and check every one
	@$(BIN)/passgo soak $(ARGS)

chaos: $(DEV) ## kill and crowd servers under play, and check that nothing is lost
	@$(BIN)/passgo warm
	@$(BIN)/python -m tests.trials.chaos $(ARGS)

load: $(DEV) ## a thousand live tables, and floods: how long an action takes to be heard
	@$(BIN)/passgo warm
	@$(BIN)/python -m tests.trials.load $(ARGS)

mutants: $(DEV) ## change the rules one token at a time: does a test fail? (ARGS="--seed 1 --count 300")
	@nice -n 5 $(BIN)/python -m tests.mutants $(ARGS)

gpu-check: $(DEV) ## compare games on a CUDA device with the processor's (no device: passgo exits 3)
	@code=0; $(BIN)/passgo gpu-check $(ARGS) || code=$$?; \
	if [ $$code -eq 3 ]; then echo "Passgo: nothing was compared, there is no CUDA device here."; fi; \
	exit $$code

gpu-moments: $(DEV) ## try all that scenarios try on a CUDA device too (ARGS="--only euro/RENT")
	@$(BIN)/python -m tests.trials.cuda_moments $(ARGS)

goldens: $(DEV) ## write the golden games, slides and answers anew
	@$(BIN)/python -m tests.goldens.write $(ARGS)

lock: $(UV) ## renew the pins in requirements/ (ARGS=--upgrade: newest versions)
	@echo "Passgo: pinning the packages."
	@$(COMPILE) $(ARGS) pyproject.toml -o requirements/runtime.txt
	@$(COMPILE) $(ARGS) pyproject.toml --group dev -c requirements/runtime.txt -o requirements/dev.txt
	@$(COMPILE) $(ARGS) --group bench -c requirements/runtime.txt -o requirements/bench.txt
	@$(COMPILE) $(ARGS) --group build -o requirements/build.txt
	@$(COMPILE) $(ARGS) --group lock -o requirements/lock.txt
	@if grep -n '://' requirements/*.txt; then echo "A lock names a host."; exit 1; fi

clean: ## remove what these commands made here, .venv too
	rm -rf $(VENV) web/node_modules web/made web/fixtures shots src/passgo/server/static build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Passgo needs Python 3.11 or newer: install python3 (or name one: make PYTHON=python3.12)."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || $(MAKE) --no-print-directory venv-module
	@echo "Passgo: making a Python environment in $(VENV)."
	@$(PYTHON) -m venv $(VENV)
	@touch $@

# Debian's python3 comes without venv: the superuser gets it here, anyone else is told.
venv-module:
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Passgo: installing Python's venv module (python3-venv)."; \
		apt-get -qq update && apt-get -qq install -y python3-venv >/dev/null; \
	else \
		echo "Passgo needs Python's venv module: install it (on Debian: sudo apt install python3-venv)."; \
		exit 1; \
	fi

# Chromium plays the page in the tests: the superuser gets Debian's here, as in CI; anyone else is told
# when the tests have run.
chromium:
	@if ! command -v chromium >/dev/null && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Passgo: installing Chromium, for the tests of the page."; \
		{ apt-get -qq update && DEBIAN_FRONTEND=noninteractive \
			apt-get -qq install -y --no-install-recommends chromium >/dev/null; } || \
			echo "Passgo: Chromium could not be installed."; \
	fi

$(UV): $(VENV)/.made requirements/lock.txt
	@$(PIP) $(HASHED) -r requirements/lock.txt || echo "Passgo: without uv, pip installs the rest."
	@touch $@

$(RUNTIME): $(UV) requirements/build.txt requirements/runtime.txt pyproject.toml
	@echo "Passgo: installing the packages it runs on (the first time, half a minute or so)."
	@$(INSTALL) $(HASHED) -r requirements/build.txt -r requirements/runtime.txt
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(PAGE): $(RUNTIME) $(WEB_SOURCES)
	@echo "Passgo: building the page (the first time, a minute or so)."
	@$(WEB)
	@touch $@

$(DEV): $(RUNTIME) requirements/dev.txt
	@echo "Passgo: installing the tools it is tested with (the first time, half a minute or so)."
	@$(INSTALL) $(HASHED) -r requirements/dev.txt
	@touch $@

$(BENCH): $(RUNTIME) requirements/bench.txt
	@echo "Passgo: installing the physics engine it is measured against."
	@$(INSTALL) $(HASHED) -r requirements/bench.txt
	@touch $@
