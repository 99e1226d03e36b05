# make run    play in the terminal (a demonstration game where there is no terminal)
# make test   everything CI checks: lint, types, import rules, rule coverage, tests
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready

.PHONY: run test check lint types imports rules tests mutants soak bench warmup clean

run: $(READY)
	@$(BIN)/tablee play offline

test check: lint types imports tests rules

# Pinned versions, no compiler, nothing outside this folder.
$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Tablée needs Python 3.11 or newer; name one with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 2; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv module is missing; on Debian or Ubuntu: apt install python3-venv"; exit 2; }
	@rm -rf $(VENV)
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[test]'
	@touch $@

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

imports: $(READY)
	$(BIN)/lint-imports --no-cache

tests: $(READY)
	$(BIN)/python -m pytest -n 2 --dist loadgroup -q

# Every clause of every contract with the tests that name it; fails on a clause without a test.
rules: $(READY)
	$(BIN)/python tools/rules.py

mutants: $(READY)
	$(BIN)/python tools/mutants.py

soak: $(READY)
	$(BIN)/python tools/soak.py

bench: $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[bench]'
	$(BIN)/tablee bench

warmup: $(READY)
	$(BIN)/tablee warmup

clean:
	rm -rf $(VENV)
